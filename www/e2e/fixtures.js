/** What every end-to-end test has: a page that may not complain, nor ask another host for anything. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test as base } from '@playwright/test';

export { expect };

export const SINGLE_FILE = pathToFileURL(join(import.meta.dirname, '../../dist/mexplorer.html')).href;

/** For a screenshot Playwright tries this style; the page's policy refuses it, which Firefox tells with its hash. */
const STYLE_OF_SCREENSHOTS = createHash('sha256').update('body {}').digest('base64');

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {(complaints: string[]) => Promise<void>} use */
async function complaintsOf(page, use) {
  /** @type {string[]} */
  const complaints = [];
  page.on('pageerror', ({ message }) => {
    if (!message.includes(STYLE_OF_SCREENSHOTS)) complaints.push(`exception: ${message}`);
  });
  page.on('console', (message) => {
    // Playwright’s own word, where a test does without it.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  const own = new URL(process.env.MEXPLORER_SITE ?? '').host;
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    // Another host of a test's own is called by this name.
    if (protocol.startsWith('http') && host !== own && !host.startsWith('localhost:')) complaints.push(`request: ${request.url()}`);
  });
  await use(complaints);
  expect(complaints).toEqual([]);
}

/**
 * Playwright tells Firefox of media features by a command that Firefox 153 does not know and these tests do not need.
 * @param {any} browser
 */
function doWithoutMediaFeatures(browser) {
  const session = Object.getPrototypeOf(browser._connection.toImpl(browser)._browserSession);
  const { send } = session;
  /** @param {string} method @param {unknown} params @returns {Promise<unknown>} */
  session.send = function (method, params) {
    return method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send.call(this, method, params);
  };
}

/** @typedef {import('@playwright/test').PlaywrightTestArgs} TestArgs */
/** @typedef {import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions} WorkerArgs */

export const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<{complaints: string[]}, {}, TestArgs, WorkerArgs>} */ ({
    browser: [
      async ({ browser, browserName }, use) => {
        if (browserName === 'firefox') doWithoutMediaFeatures(browser);
        await use(browser);
      },
      { scope: 'worker' },
    ],
    // Errors that a test expects are taken out of the list by that test.
    complaints: [({ page }, use) => complaintsOf(page, use), { auto: true }],
  }),
);

/** `npm test -- --long`: all there is. */
export const IS_LONG = Boolean(process.env.MEXPLORER_LONG);

/** @param {Page} page */
export const verdict = (page) => page.locator('output[name=verdict]');
/** @param {Page} page */
export const caption = (page) => page.locator('.caption');
/** @param {Page} page */
export const count = (page) => page.locator('.transport-count');

/** Waits until the verdict answers the present link. @param {Page} page @param {string} [state] */
export async function settled(page, state = 'ready') {
  await page.waitForFunction((wanted) => {
    const output = document.querySelector('output[name=verdict]');
    // A long link is named by its length and a digest.
    const named = (/** @type {string | undefined} */ name) =>
      name === location.hash || (location.hash.length > 2000 && name?.startsWith(`${location.hash.length}:`));
    return output instanceof HTMLElement && output.dataset.state === wanted && named(output.dataset.for);
  }, state);
}

/** A cold link. @param {Page} page @param {string} hash @param {string} [state] */
export async function open(page, hash, state = 'ready') {
  await page.goto('about:blank');
  await page.goto(`./${hash}`);
  await settled(page, state);
}

/** A link that has nothing of the one before: by the home page, where every game is left behind. @param {Page} page */
export async function leave(page) {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.locator('.page.home').waitFor();
}

/**
 * A link in the page that is there, as one that is typed or clicked: the hash changes, and the verdict settles on it. If there is no
 * page yet it is opened, and the very link that is there already is come to again, by the home page.
 * @param {Page} page @param {string} hash @param {string} [state]
 */
export async function visit(page, hash, state = 'ready') {
  if (!page.url().startsWith('http')) return open(page, hash, state);
  if ((await page.evaluate(() => location.hash)) === hash) await leave(page);
  await page.evaluate(async (wanted) => {
    const changed = () => new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    // A step that is still to be written into the link may come between the change and its event.
    for (let written = ''; written !== location.hash;) {
      const heard = changed();
      location.hash = wanted;
      written = location.hash;
      await heard;
    }
  }, hash);
  await settled(page, state);
}

/** The notes about the link. @param {Page} page */
export const notes = (page) => page.locator('.notes');
/** The link in the address bar. @param {Page} page */
export const hashOf = (page) => page.evaluate(() => location.hash);

/**
 * Words of the page in Latin letters, beside its code; and names of messages that are not there.
 * @param {Page} page @param {readonly string[]} own words that stay as they are
 */
export async function foreignWords(page, own) {
  const text = await page.locator('body').evaluate((body) => {
    const code = body.querySelector('.code-panel');
    return /** @type {HTMLElement} */ (body).innerText.replace(code instanceof HTMLElement ? code.innerText : '', '');
  });
  return (text.match(/[a-z]{3,}|⟨/gi) ?? []).filter((word) => !own.includes(word));
}

/** The attributes of the verdict. @param {Page} page */
export function attributes(page) {
  return verdict(page).evaluate((output) => ({ .../** @type {HTMLElement} */ (output).dataset }));
}

/** The script of axe-core, for `page.addInitScript`: see {@link violations}. */
export const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Whether the page scrolls. @param {Page} page */
export const overflow = (page) =>
  page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth > innerWidth,
    down: document.documentElement.scrollHeight > innerHeight,
  }));

/** What axe finds on the page. @param {Page} page @returns {Promise<string[]>} */
export function violations(page) {
  return page.evaluate(async () => {
    const { violations: found } = await /** @type {any} */ (window).axe.run(document);
    return found.flatMap((/** @type {any} */ one) =>
      one.nodes.map((/** @type {any} */ node) => `${one.id}: ${node.html.slice(0, 120)} ${node.any[0]?.message ?? ''}`),
    );
  });
}

/** A phone in Chinese, a projector with long words, a screen in the dark: width, height, and what a link says for it. */
export const THREE_LOOKS = /** @type {const} */ ([
  [360, 640, 'lang=zh'],
  [1280, 720, 'theme=projector&lang=en-XA'],
  [1280, 720, 'theme=dark'],
]);

/** Nothing of a link is markup. @param {Page} page */
export async function expectNoMarkup(page) {
  expect(await page.evaluate(() => document.images.length + document.querySelectorAll('main script').length)).toBe(0);
  expect(await page.title()).toContain('Mexplorer');
}

/** Opens “Change the rule”, if there is something under it. @param {Page} page */
export async function openRule(page) {
  if ((await page.locator('.change-rule:not([open])').count()) > 0) await page.locator('.change-rule summary').click();
}

/** A field of the rule by its label, in the sentence or under “Change the rule”. @param {Page} page @param {string} label */
export async function ruleField(page, label) {
  const field = page.getByLabel(label, { exact: true });
  if (!(await field.isVisible())) await openRule(page);
  return field;
}

/** Waits until everything that was changed has been drawn. @param {Page} page */
export const drawn = (page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))));

/** Opens what lets a move be typed, or chosen from a list. @param {import('@playwright/test').Page} page */
export async function byHand(page) {
  await page.locator('.by-hand').waitFor();
  if ((await page.locator('.by-hand[open]').count()) === 0) await page.locator('.by-hand > summary').press('Enter');
}
