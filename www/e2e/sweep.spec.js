/** The sweep of k: by keyboard, by drag, by its buttons and by the link, in both languages. */
import { AXE, expect, overflow, settled, test, violations, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const slider = (page) => page.locator('.sweep-range');
/** @param {Page} page */
const sentence = (page) => page.locator('.sweep-sentence');
/** The k of the address bar. @param {Page} page */
const linked = (page) => page.evaluate(() => new URLSearchParams(location.hash.split('?')[1]).get('k'));
/** @param {Page} page */
const entries = (page) => page.evaluate(() => history.length);
/** @param {Page} page @param {string} said */
const says = (page, said) => expect(slider(page)).toHaveAttribute('aria-valuetext', said);

/**
 * Where a factor stands on the strip, in pixels of the screen: above it lies the middle of the slider's thumb.
 * @param {Page} page @param {number} k
 */
async function placeOf(page, k) {
  const strip = /** @type {{x: number, y: number, height: number}} */ (await page.locator('.sweep-strip').boundingBox());
  const range = /** @type {{x: number, width: number}} */ (await slider(page).boundingBox());
  return { x: range.x + 12 + ((k - 0.5) / 5.5) * (range.width - 24), y: strip.y + strip.height * 0.6 };
}

test('a link opens the sweep at its exact factor', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=22/7&view=sweep');
  await says(page, 'k = 22/7');
  await expect(sentence(page)).toHaveText(
    'k = 22/7 plays like 3 with one pile: all factors from 3 to just below 7/2 have the same losing piles: 1, 2, 3, 4, 6, 8, 11, 15, 21, 29, …',
  );
  await visit(page, '#/dynamic-nim?n=24&k=2.50&view=sweep');
  await expect(sentence(page)).toHaveText(
    'k = 5/2: all factors from 5/2 to just below 3 have the same losing piles: 1, 2, 3, 5, 7, 10, 15, 22, …',
  );
  await visit(page, '#/dynamic-nim?n=24&k=3/4&view=sweep');
  await expect(sentence(page)).toContainText('for all factors below 1 there is one losing pile, 1.');
  await visit(page, '#/dynamic-nim?n=24&k=10&view=sweep');
  await expect(sentence(page)).toHaveText('k = 10 lies beyond the strip, which ends at 6. Losing piles: 1, 2, 3, 4, 5, 6, 7, 8, …');
});

test('by keyboard: stops, breaks, ends; one entry of the history a key, and back again', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=22/7&view=sweep&at=11,8');
  await slider(page).focus();
  const before = await entries(page);
  await page.keyboard.press('ArrowRight');
  await says(page, 'k = 63/20');
  expect(await linked(page)).toBe('63/20');
  expect(await entries(page)).toBe(before + 1);
  await page.keyboard.press('PageUp');
  await says(page, 'k = 7/2');
  await page.keyboard.press('ArrowUp');
  await says(page, 'k = 211/60');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await says(page, 'k = 3');
  await page.keyboard.press('ArrowLeft');
  await says(page, 'k = 179/60');
  await page.keyboard.press('End');
  await says(page, 'k = 6');
  await page.keyboard.press('Home');
  await says(page, 'k = 1/2');
  expect(await linked(page)).toBe('1/2');
  await settled(page);
  await expect(page.getByLabel('Factor k').first()).toHaveValue('1/2');
  // The steps have not moved: the keys were the slider's.
  await expect(page.locator('.transport-count')).toContainText('row 11');
  await page.goBack();
  await says(page, 'k = 6');
  await settled(page);
});

test('a key that is held becomes one link when it is let go', { tag: '@long' }, async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&view=sweep');
  await slider(page).focus();
  const before = await entries(page);
  for (let i = 0; i < 30; i += 1) await page.keyboard.down('ArrowRight');
  await says(page, 'k = 5/2');
  expect(await linked(page)).toBe('2');
  await page.keyboard.up('ArrowRight');
  expect(await linked(page)).toBe('5/2');
  expect(await entries(page)).toBe(before + 1);
});

test('by drag on the strip: the words follow, the link when it is let go', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&view=sweep');
  const [from, over, to] = [await placeOf(page, 2.2), await placeOf(page, 2.9), await placeOf(page, 3.668)];
  const before = await entries(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(over.x, over.y);
  await expect(sentence(page)).toContainText('plays like 5/2');
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await says(page, 'k = 11/3');
  await expect(page.locator('input[name=k]')).toHaveValue('11/3');
  expect(await linked(page)).toBe('2');
  await page.mouse.up();
  expect(await linked(page)).toBe('11/3');
  expect(await entries(page)).toBe(before + 1);
  await settled(page);
  await expect(sentence(page)).toContainText('k = 11/3: all factors from 11/3 to just below 43/11');
});

test('by drag on the slider, whose thumb stands under the handle', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&view=sweep');
  const range = /** @type {{y: number, height: number}} */ (await slider(page).boundingBox());
  const y = range.y + range.height / 2;
  await page.mouse.move((await placeOf(page, 2)).x, y);
  await page.mouse.down();
  await page.mouse.move((await placeOf(page, 4)).x, y, { steps: 4 });
  await page.mouse.up();
  const k = String(await linked(page))
    .split('/')
    .map(Number);
  expect((k[0] ?? 0) / (k[1] ?? 1)).toBeGreaterThan(3.9);
  expect((k[0] ?? 0) / (k[1] ?? 1)).toBeLessThan(4.1);
});

test('the buttons go from break to break', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=22/7&view=sweep');
  await page.getByRole('button', { name: 'Next break 7/2' }).click();
  await page.getByRole('button', { name: 'Next break 11/3' }).click();
  await page.getByRole('button', { name: 'Next break 43/11' }).click();
  await says(page, 'k = 43/11');
  expect(await linked(page)).toBe('43/11');
  await page.getByRole('button', { name: 'Previous break 11/3' }).click();
  await says(page, 'k = 11/3');
  await visit(page, '#/dynamic-nim?n=24&k=1&view=sweep');
  await page.getByRole('button', { name: 'Previous break' }).focus();
  await page.keyboard.press('Enter');
  await says(page, 'k = 1');
  await expect(page.getByRole('button', { name: 'Previous break' })).toBeFocused();
});

test('a factor typed into the rule moves the slider', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&view=sweep');
  await page.locator('.rule input[name=k]').fill('9/2');
  await page.locator('.rule input[name=k]').press('Enter');
  await settled(page);
  await says(page, 'k = 9/2');
  // What is no factor leaves the last good one.
  await page.locator('.rule input[name=k]').fill('oops');
  await page.locator('.rule input[name=k]').press('Enter');
  await settled(page, 'error');
  await says(page, 'k = 9/2');
});

test('a list has no factor; a covered answer stays covered', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&limit=2,2,3,5&view=sweep');
  await expect(page.getByText('This link gives a list of limits, so there is no factor k to sweep.')).toBeVisible();
  await page.getByRole('button', { name: 'Sweep from k = 2' }).click();
  await settled(page);
  await says(page, 'k = 2');
  await visit(page, '#/dynamic-nim?n=24&k=2&view=sweep&hide=1', 'hidden');
  await expect(page.getByText('The answer is covered, and the losing piles would give it away.')).toBeVisible();
  await expect(slider(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await says(page, 'k = 2');
});

test('in Chinese', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=22/7&view=sweep&lang=zh');
  await expect(sentence(page)).toHaveText(
    '只有一堆时，k = 22/7 与 3 一样：k 从 3 到 7/2（不含 7/2）时，必败堆都相同：1、2、3、4、6、8、11、15、21、29……',
  );
  await page.getByRole('button', { name: '下一断点 7/2' }).click();
  await says(page, 'k = 7/2');
});

/** Text that does not fit its box. @param {Page} page */
const clipped = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.sweep *, .chart-view *')]
      .filter(
        (one) =>
          one instanceof HTMLElement &&
          one.offsetParent !== null &&
          one.matches('p, button, figcaption') &&
          !one.matches('.unseen') &&
          one.scrollWidth > one.clientWidth + 1,
      )
      .map((one) => one.outerHTML.slice(0, 100)),
  );

/**
 * Both views in every language, on a screen and on a phone.
 * @param {Page} page @param {string} theme @param {(scene: string, lang: string) => Promise<void>} look
 */
async function eachScene(page, theme, look) {
  await page.addInitScript({ path: AXE });
  for (const [width, height] of /** @type {const} */ ([
    [1280, 720],
    [360, 640],
  ])) {
    await page.setViewportSize({ width, height });
    for (const lang of ['en', 'zh', 'en-XA']) {
      for (const view of ['sweep', 'cost']) {
        await visit(page, `#/dynamic-nim?n=60&k=43/11&view=${view}&theme=${theme}&lang=${lang}`);
        await expect(page.locator('.sweep-sentence strong, .chart-key')).toBeVisible();
        await look(`${view}, ${lang}, ${width}×${height}`, lang);
      }
    }
  }
}

for (const theme of ['light', 'dark', 'projector']) {
  /** Words change no colours and no roles: by default every theme is asked about in one language. @param {string} lang */
  const hasAxe = (lang) => lang === 'en';

  test(`${theme}: fits in every language, on a screen and on a phone, and axe finds nothing`, { tag: '@long' }, async ({ page }) => {
    test.slow();
    await eachScene(page, theme, async (scene, lang) => {
      // The words of a language may come a moment after the link.
      await expect.poll(() => overflow(page), scene).toEqual({ sideways: false, down: false });
      await expect.poll(() => clipped(page), scene).toEqual([]);
      if (hasAxe(lang)) expect(await violations(page), scene).toEqual([]);
    });
  });

  test(`${theme}: axe finds nothing in the other languages`, { tag: '@long' }, async ({ page }) => {
    test.slow();
    await eachScene(page, theme, async (scene, lang) => {
      if (!hasAxe(lang)) expect(await violations(page), scene).toEqual([]);
    });
  });
}
