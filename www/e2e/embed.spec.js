/** In another page: the pages of docs/EMBED.md as they stand there, what is never told, and a SCORM package in a fake system. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { serveFolder } from '../../scripts/site_server.mjs';
import { expect, test } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/EMBED.md'), 'utf8');
/** The pages in it. */
const [BOARD = '', ELEMENT = '', GRADED = ''] = [...DOCUMENT.matchAll(/```html\n([^]*?)```/g)].map(([, html]) => html);

/** A page of others on the same host, with the app where it says. @param {Page} page @param {string} html */
async function openHost(page, html) {
  await page.route('**/host.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: html.replaceAll('https://your.host/mexplorer/', './') }),
  );
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    /** @type {any} */ (window).heard = [];
    addEventListener('message', ({ data }) => /** @type {any} */ (window).heard.push(data));
  });
  await page.goto('./host.html');
}

/** What the frame has told, oldest first. @param {Page} page @returns {Promise<any[]>} */
const heard = (page) => page.evaluate(() => /** @type {any} */ (window).heard);
/** @param {Page} page */
const subjects = async (page) => (await heard(page)).map(({ subject }) => subject);
/** @param {Page} page */
const inner = (page) => page.frameLocator('iframe');
/** @param {Page} page @param {string} name @param {string} [state] */
const shows = (page, name, state = 'ready') => expect(inner(page).locator('output[name=verdict]')).toHaveAttribute(name, state);

test('a board in a frame is silent', { tag: '@engine' }, async ({ page }) => {
  await openHost(page, BOARD);
  await shows(page, 'data-outcome', 'N');
  await expect(inner(page).locator('header.top')).toHaveCount(0);
  expect(await subjects(page)).toEqual([]);
});

test('an element tells the verdict of its link, of every next one, and nothing that is covered', { tag: '@engine' }, async ({ page }) => {
  await openHost(page, ELEMENT);
  await expect(page.locator('#said')).toHaveText('#/wythoff?a=3&b=5&lang=en&embed=1: P');
  await page.locator('mexplorer-board').evaluate((board) => board.setAttribute('link', '#/nim?heaps=3,4,6&lang=en'));
  await expect(page.locator('#said')).toHaveText('#/nim?heaps=3,4,6&lang=en&embed=1: N');
  const told = (await heard(page)).filter(({ subject }) => subject === 'mexplorer.verdict').at(-1).verdict;
  expect(told).toMatchObject({ state: 'ready', grundy: '1', moves: '[["0","1"]]' });
  await page.evaluate(() => {
    /** @type {any} */ (window).heard.length = 0;
  });
  await page.locator('mexplorer-board').evaluate((board) => board.setAttribute('link', '#/nim?heaps=3,4,5&hide=1'));
  await expect(page.locator('#said')).toHaveText('#/nim?heaps=3,4,5&hide=1&embed=1: hidden');
  await page.locator('mexplorer-board').evaluate((board) => board.setAttribute('link', '#/nim?heaps=3,4,9&ask=outcome'));
  await expect(page.locator('#said')).toHaveText('#/nim?heaps=3,4,9&ask=outcome&embed=1: hidden');
  for (const { verdict } of (await heard(page)).filter(
    ({ subject, verdict: { for: link } = { for: '' } }) => subject === 'mexplorer.verdict' && /hide|ask/.test(link),
  ))
    expect(Object.keys(verdict).filter((name) => /outcome|moves|grundy|winner/.test(name))).toEqual([]);
});

test('the element stands in a page of another host, with a script from the app', { tag: '@engine' }, async ({ page, baseURL }) => {
  const app = new URL('./', baseURL).href;
  const { address, close } = await serveFolder(import.meta.dirname, {
    'host.html': ELEMENT.replaceAll('https://your.host/mexplorer/', app),
  });
  await page.goto(`${address.replace('127.0.0.1', 'localhost')}host.html`);
  await expect(page.locator('#said')).toHaveText('#/wythoff?a=3&b=5&lang=en&embed=1: P');
  close();
});

test(
  'a question tells its host nothing before its answer, then score and state, which comes back',
  { tag: '@engine' },
  async ({ page }) => {
    await openHost(page, GRADED);
    await shows(page, 'data-state', 'hidden');
    await expect(inner(page).locator('.ask-N')).toBeVisible();
    await expect(inner(page).locator('.ask-series')).toHaveCount(0);
    expect(await subjects(page)).toEqual(['SPLICE.getState']);
    await inner(page).locator('.ask-N').click();
    await expect(page.locator('#book')).toContainText('score');
    expect(await subjects(page)).toEqual(['SPLICE.getState', 'SPLICE.reportScoreAndState', 'lti.frameResize']);
    const [, first] = await heard(page);
    expect([0, 1]).toContain(first.score);
    expect(Object.keys(first.state).sort()).toEqual(['code', 'done']);
    const resize = (await heard(page)).at(-1);
    expect(resize.height).toBeGreaterThan(100);
    await page.reload();
    await shows(page, 'data-state', 'hidden');
    await expect(inner(page).locator('.ask-tally')).toContainText(first.score === 1 ? '1 right' : '0 right');
    expect(await subjects(page)).toEqual(['SPLICE.getState']);
  },
);

test('a lesson as a SCORM package: in a system it gives a score and comes back', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('./#/lesson?lang=en');
  await page.getByText('As text', { exact: true }).click();
  await page
    .getByRole('textbox', { name: 'The text of the lesson' })
    .fill(
      '# Two questions\n\n## #/nim?heaps=1,1\nask: outcome\nnext: at-once\n\nWho wins?\n\n## #/nim?heaps=1,2\nask: outcome\n\nAnd here?\n',
    );
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'As a SCORM package' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('Two-questions.zip');
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(strFromU8(files['imsmanifest.xml'] ?? new Uint8Array())).toContain('<title>Two questions</title>');
  await page.route('**/sco/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop() ?? '';
    const contentType = name.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    return files[name] ? route.fulfill({ contentType, body: Buffer.from(files[name]) }) : route.abort();
  });
  await page.route('**/lms.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>A system</title><script>
        const kept = JSON.parse(sessionStorage.getItem('lms') ?? '{}');
        const keep = () => { sessionStorage.setItem('lms', JSON.stringify(kept)); return 'true'; };
        window.API = {
          LMSInitialize: () => 'true', LMSFinish: keep, LMSCommit: keep, LMSGetLastError: () => '0',
          LMSGetValue: (name) => kept[name] ?? '', LMSSetValue: (name, value) => { kept[name] = value; return 'true'; },
        };
      </script><iframe src="./sco/index.html" width="1200" height="680"></iframe>`,
    }),
  );
  await page.goto('./lms.html');
  const lesson = page.frameLocator('iframe').frameLocator('iframe');
  const kept = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('lms') ?? '{}'));
  await expect(lesson.locator('.guide')).toContainText('Who wins?');
  await lesson.locator('.ask-P').click();
  await expect.poll(async () => (await kept())['cmi.core.score.raw']).toBe('50');
  expect((await kept())['cmi.core.lesson_status']).toBe('incomplete');
  expect((await kept())['cmi.suspend_data'].length).toBeLessThanOrEqual(1024);
  // Another computer: nothing of the first one's is there but what the system has.
  await page.evaluate(() => {
    const lms = sessionStorage.getItem('lms') ?? '';
    sessionStorage.clear();
    sessionStorage.setItem('lms', lms);
  });
  await page.goto('./lms.html');
  await expect(lesson.locator('.guide')).toContainText('Who wins?');
  await lesson.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(lesson.locator('.guide')).toContainText('And here?');
  await lesson.locator('.ask-N').click();
  await expect.poll(async () => (await kept())['cmi.core.score.raw']).toBe('100');
  expect((await kept())['cmi.core.lesson_status']).toBe('completed');
});
