/**
 * Questions on paper: the same link gives the same sheet, the key is what an answered question says, and nothing is cut on either
 * paper.
 */
import { CONTRACTS } from './contract.js';
import { attributes, expect, hashOf, open, test } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Opens a sheet and waits until all of it is drawn. @param {Page} page @param {string} hash */
async function openSheet(page, hash) {
  await page.goto('about:blank');
  await page.goto(`./${hash}`);
  await expect(page.locator('main[data-made]')).toHaveAttribute('data-made', /\d/);
  await page.waitForFunction(() => {
    const main = /** @type {HTMLElement | null} */ (document.querySelector('main[data-made]'));
    return main !== null && main.dataset.made === main.dataset.wanted;
  });
}

/** Reasons that say only where winning moves lead, or that there are none. */
const SAYS_NO_MORE = /where the next player (wins|loses)\.$|^No move wins/;

/** What is on the paper. @param {Page} page */
const paper = (page) => page.locator('.sheet').evaluateAll((sheets) => sheets.map((sheet) => sheet.innerHTML));

/** How many pages a sheet takes. @param {Page} page @param {'A4' | 'Letter'} format */
const pagesOn = async (page, format) => (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g)?.length;

for (const { route } of CONTRACTS)
  test(
    `the key of ${route} gives the reasons that its answered questions give`,
    { tag: route === 'nim' ? ['@chromium'] : ['@chromium', '@long'] },
    async ({ page }) => {
      await openSheet(page, `#/worksheet?game=${route}&ask=outcome&seed=5&count=3&level=small&lang=en`);
      const key = await page
        .locator('.sheet-key li')
        .evaluateAll((items) => items.map((item) => [item.querySelector('b')?.textContent, item.querySelector('span')?.textContent]));
      expect(key).toHaveLength(3);
      await expect(page.locator('.sheet-item img')).toHaveCount(3);
      // What would have been asked twice was passed over.
      const [, told = ''] = /Question numbers ([\d–, ]+)\./.exec(await page.locator('.sheet footer').innerText()) ?? [];
      const seeds = told.split(', ').flatMap((run) => {
        const [from = 0, to = from] = run.split('–').map(Number);
        return Array.from({ length: to - from + 1 }, (_, at) => from + at);
      });
      expect([seeds.length, seeds[0]]).toEqual([3, 5]);
      for (const [index, [answer, why]] of key.entries()) {
        await open(page, `#/${route}?ask=outcome&ask-seed=${seeds[index]}&ask-level=small&lang=en`, 'hidden');
        await expect(page.locator('.section')).not.toHaveClass(/posing/);
        await page.getByRole('button', { name: 'Show the answer' }).click();
        await expect(page.locator('output[name=verdict]')).toHaveAttribute('data-state', 'ready');
        const { outcome } = await attributes(page);
        expect(answer).toBe(outcome);
        // A reason that says no more than the verdict is not on paper.
        const reason = await page.locator('.ask-why').innerText();
        const verdict = page.locator('output[name=verdict] > span').last();
        await expect(SAYS_NO_MORE.test(reason) ? verdict : page.locator('.ask-why')).toHaveText(why ?? '');
      }
    },
  );

test(
  'the same link gives the same sheet; another seed another; variants have questions of their own',
  { tag: '@chromium' },
  async ({ page }) => {
    const hash = '#/worksheet?game=nim&ask=number:grundy&seed=7&count=2&variants=2&lang=zh';
    await openSheet(page, hash);
    const first = await paper(page);
    expect(first).toHaveLength(3);
    expect(first[0]).not.toBe(first[1]);
    // The second variant begins where the first ends.
    await openSheet(page, '#/worksheet?game=nim&ask=number:grundy&seed=9&count=2&lang=zh&key=0');
    const [second] = await paper(page);
    const pictures = (/** @type {string | undefined} */ html) => html?.match(/<img src="[^"]*"/g);
    expect(pictures(second)).toEqual(pictures(first[1]));
    await expect(page.locator('.sheet-key')).toHaveCount(0);
    await openSheet(page, hash);
    expect(await paper(page)).toEqual(first);
  },
);

test(
  'the key gives the reason of every answer: why the position loses, or why the winning moves win',
  { tag: '@chromium' },
  async ({ page }) => {
    const key = page.locator('.sheet-key li');
    await openSheet(page, '#/worksheet?game=nim&ask=outcome&seed=1&count=3&lang=en');
    await expect(key.filter({ hasText: /^P/ })).toHaveText(
      'P Write the heaps as sums of 4, 2 and 1: 5 = 4 + 1, 3 = 2 + 1 and 6 = 4 + 2. Each number comes up an even number of times, ' +
        'so the XOR is 0. Every move breaks that, and your opponent mends it.',
    );
    await openSheet(page, '#/worksheet?game=subtraction&ask=move&seed=2&count=1&lang=en');
    await expect(key).toHaveText(/^the player to move wins: take .* The (XOR|value) is \d+, not 0/);
  },
);

test('heaps are told once: by the picture, whose text alternative says them', { tag: '@chromium' }, async ({ page }) => {
  await openSheet(page, '#/worksheet?game=nim&seed=1&count=1&key=0&lang=en');
  await expect(page.locator('.sheet-item img')).toHaveAttribute('alt', /^Heaps of \d+(, \d+)+$/);
  await expect(page.locator('.sheet-item')).not.toContainText(/heaps|\d/i);
  await openSheet(page, '#/worksheet?game=staircase&seed=1&count=1&key=0&lang=en');
  await expect(page.locator('.sheet-item')).toContainText('Stones, from the floor up: ');
  await expect(page.locator('.sheet-item')).not.toContainText('Stairs: ');
});

test('what leads to paper says what it opens: a worksheet, then the print of this page', async ({ page }) => {
  await open(page, '#/nim?heaps=3,4,5&ask=outcome&ask-seed=3&lang=en', 'hidden');
  await page.getByRole('link', { name: 'Make a worksheet', exact: true }).click();
  await expect(page).toHaveURL(/#\/worksheet\?.*game=nim/);
  await expect(page.getByRole('button', { name: 'Print this page', exact: true })).toBeEnabled();
});

test('a worksheet keeps the rule of the question that it is made from, until it is of another game', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&k=3&ask=outcome&ask-seed=3&lang=en', 'hidden');
  await page.getByRole('link', { name: 'Make a worksheet', exact: true }).click();
  await expect(page.locator('.sheet-rule, .sheet-item').first()).toContainText('3 times');
  await page.getByRole('combobox', { name: 'Games' }).selectOption('nim');
  await expect(page).toHaveURL(/game=nim/);
  expect(await hashOf(page)).not.toMatch(/\bk=/);
});

test('a move, a step and a number on paper; fields change the sheet; mistakes get messages', { tag: '@chromium' }, async ({ page }) => {
  await openSheet(page, '#/worksheet?game=dynamic-nim&ask=next&count=2&lang=en');
  await expect(page.locator('.sheet-key li b').first()).toHaveText(/^\d+$/);
  await page.getByRole('combobox', { name: 'What is asked' }).selectOption('move');
  await expect(page.locator('.sheet-key li').first()).toContainText(/the player to move wins with a pile of \d+|No move wins/);
  await page.getByRole('textbox', { name: 'Questions' }).fill('13');
  await page.getByRole('textbox', { name: 'Questions' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('“13” is not a whole number from 1 to 12');
  await expect(page.locator('.sheet')).toHaveCount(0);
  for (const [link, said] of /** @type {const} */ ([
    ['game=chess', 'There is no game “chess” here'],
    ['game=race&ask=number:grundy', '“number:grundy”'],
    ['seed=-1', '“-1” is not a whole number'],
    ['variants=9', '“9” is not a whole number from 1 to 4'],
  ])) {
    await page.goto('about:blank');
    await page.goto(`./#/worksheet?${link}&lang=en`);
    await expect(page.getByRole('alert')).toContainText(said);
  }
  // What is ignored is told, and the sheet is made.
  await page.goto('about:blank');
  await page.goto('./#/worksheet?level=hard&count=1&lang=en');
  await expect(page.locator('.worksheet-form')).toContainText('“hard”');
  await expect(page.locator('.sheet-item')).toHaveCount(1);
});

test('printed on A4 and Letter no question is cut', { tag: '@chromium' }, async ({ page }) => {
  await openSheet(page, '#/worksheet?game=hackenbush&count=6&variants=2&lang=en');
  await page.emulateMedia({ media: 'print' });
  // Inside the margins, at 96 pixels an inch.
  for (const [width, height] of [
    [688, 1024],
    [710, 957],
  ]) {
    await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
    const items = await page
      .locator('.sheet:not(.sheet-key) ol > li:not(:last-child)')
      .evaluateAll((all) =>
        all.map((item) => ({ height: item.getBoundingClientRect().height, avoid: getComputedStyle(item).breakInside })),
      );
    expect(items).toHaveLength(10);
    for (const item of items) {
      expect(item.avoid).toBe('avoid');
      expect(item.height).toBeLessThan((height ?? 0) / 3);
    }
    // The last question with what stands below the sheet.
    for (const item of await page.locator('.sheet li:last-child:has(footer)').all()) {
      await expect(item).toHaveCSS('break-inside', 'avoid');
      expect((await item.boundingBox())?.height).toBeLessThan((height ?? 0) / 2);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width ?? 0);
  }
  await expect(page.locator('.worksheet-form')).toBeHidden();
  // Six questions need two pages, a variant; and the key.
  expect(await pagesOn(page, 'A4')).toBeLessThanOrEqual(7);
});

test('six questions of Nim stand on one page, and their key on another', { tag: '@chromium' }, async ({ page }) => {
  for (const lang of ['en', 'zh']) {
    await openSheet(page, `#/worksheet?game=nim&level=small&lang=${lang}`);
    expect(await pagesOn(page, 'A4')).toBe(2);
  }
});

test('two grids to write in stand on a page, with cells of seven millimetres', { tag: '@chromium' }, async ({ page }) => {
  for (const link of ['wythoff&ask=outcome&lang=en', 'wythoff&ask=move&lang=zh', 'dynamic-nim&ask=next&lang=en']) {
    await openSheet(page, `#/worksheet?game=${link}&key=0`);
    for (const format of /** @type {const} */ (['A4', 'Letter'])) expect(await pagesOn(page, format)).toBe(3);
  }
  await openSheet(page, '#/worksheet?game=wythoff&ask=outcome&count=1&key=0&lang=en');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 1024 });
  // The grid of the first question, of piles of 4 and 9, has thirteen columns.
  const cell_mm = await page.locator('.sheet-item img').evaluate((element) => {
    const image = /** @type {HTMLImageElement} */ (element);
    const drawn = decodeURIComponent(image.src).matchAll(/<tspan x="([\d.]+)" y="([\d.]+)">(\d+)</g);
    const columns = [...drawn].filter(([, , y]) => Number(y) < 20).map(([, x, , column]) => [Number(x), Number(column)]);
    const [[from = 0, first = 0] = [], [to = 0, last = 0] = []] = [columns[0], columns.at(-1)];
    const scale = Math.min(image.clientWidth / image.naturalWidth, image.clientHeight / image.naturalHeight);
    return (((to - from) / (last - first)) * scale * 25.4) / 96;
  });
  expect(cell_mm).toBeGreaterThanOrEqual(7);
});

for (const { route } of CONTRACTS)
  test(`six questions of ${route} need two pages, or three`, { tag: ['@chromium', '@long'] }, async ({ page }) => {
    for (const lang of ['en', 'zh']) {
      await openSheet(page, `#/worksheet?game=${route}&key=0&lang=${lang}`);
      expect(await pagesOn(page, 'A4')).toBeLessThanOrEqual(route === 'wythoff' ? 3 : 2);
    }
  });
