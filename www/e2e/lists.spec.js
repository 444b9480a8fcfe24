/** Lists that are too long for a link: opened, dropped and pasted. */
import { attributes, expect, hashOf, settled, test, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {number} count @param {(index: number) => number} numberAt */
const listOf = (count, numberAt) => Array.from({ length: count }, (_, index) => numberAt(index)).join('\n');

/** Drops a file anywhere on the page. @param {Page} page @param {string} name @param {string} text */
async function drop(page, name, text) {
  // What listens is fetched after the page.
  await page.waitForLoadState('networkidle');
  const file = `new File([${JSON.stringify(text)}], '${name}')`;
  const data = await page.evaluateHandle(`(() => { const data = new DataTransfer(); data.items.add(${file}); return data; })()`);
  await page.locator('.board').first().dispatchEvent('drop', { dataTransfer: data });
}

test(
  'a file of many heaps is opened, stepped through and explained; it is asked for again after a reload',
  { tag: '@engine' },
  async ({ page }) => {
    await visit(page, '#/nim?heaps=3,4,5&lang=en');
    await page.locator('.list-files summary').click();
    const text = listOf(20_000, (index) => (index === 15_000 ? 4095 : 1 + (index % 1000)));
    await page
      .locator('.list-files input[type=file]')
      .setInputFiles({ name: 'heaps.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect(page).toHaveURL(/file=heaps\.txt/);
    await settled(page);
    expect(await attributes(page)).toMatchObject({ outcome: 'N', for: '#/nim?lang=en&file=heaps.txt' });
    await expect(page.locator('.rule')).toContainText('“heaps.txt”');
    await expect(page.locator('.notes')).toContainText('too long for a link');
    await page.keyboard.press('Escape');
    // The heap of the move is the last one with a row; all others are one row.
    await page.keyboard.press('End');
    await expect(page.locator('.heap-rows tbody tr')).toHaveCount(102);
    await expect(page.locator('.heap-rows tbody tr').nth(100)).toContainText('heap 15,001');
    await expect(page.locator('.heap-rows tr.rest')).toContainText('and 19,899 more');
    await expect(page.locator('.caption, .subtitle').first()).toContainText('Heap 15,001');
    await page.locator('.heap-name').nth(100).click();
    await expect(page.locator('.explanation')).toContainText('4095');
    await page.getByRole('button', { name: 'Play a game' }).click();
    await expect(page.locator('.notes')).toContainText('at most 100 numbers');
    await page.goBack();
    await page.reload();
    await settled(page, 'error');
    await expect(page.locator('output[name=verdict]')).toContainText('“heaps.txt”. Please open the file again');
  },
);

test('what is dropped and is no list is refused with its place or its limit, and what was on show stays', async ({ page }) => {
  await visit(page, '#/staircase?stairs=0,3,1,4&lang=en');
  await drop(
    page,
    'stairs.txt',
    listOf(6_000, (index) => index % 7),
  );
  await settled(page);
  const rest = page.locator('.row-rest');
  await expect(rest).toHaveText('and 5,900 more');
  for (const [name, text, sentence] of /** @type {const} */ ([
    ['words.txt', `1\n2\nthree\n${'4\n'.repeat(20_000)}`, 'Number 2 of the stairs'],
    ['many.txt', '1 '.repeat(100_001), 'There are 100,001 stairs; at most 100,000 are allowed'],
    ['photo.png', `\0PNG${'x'.repeat(30_000)}`, '“photo.png” isn’t a text file'],
  ])) {
    await drop(page, name, text);
    await settled(page, 'error');
    await expect(page.locator('output[name=verdict], .problem').first()).toContainText(sentence);
    await expect(rest).toHaveText('and 5,900 more');
  }
  // A short list is a link, also after those.
  await drop(page, 'short.txt', '4\n0 5 2 7\n');
  await settled(page);
  expect(await hashOf(page)).toBe('#/staircase?lang=en&stairs=0,5,2,7');
});

test('coins are read with the number of cells that judges write before them', async ({ page }) => {
  await visit(page, '#/coins?board=1101000100&reading=goal&lang=en');
  await drop(
    page,
    'game.in',
    `1000000000 20000\n${listOf(20_000, (index) => 1 + index + 3 * Math.floor(index / 4)).replaceAll('\n', ' ')}\n`,
  );
  await settled(page);
  expect(await hashOf(page)).toContain('m=1000000000');
  await expect(page.locator('.row-rest')).toHaveText('and 19,900 more coins further left');
  await page.keyboard.press('End');
  await expect(page.locator('.row-place.coin')).toHaveCount(100);
});

test('a file of Nim heaps with other games between them is a sum: solved, told in rows, and stepped through', async ({ page }) => {
  await visit(page, '#/sum?parts=nim:3+subtraction:2-6:17&lang=en');
  await drop(
    page,
    'parts.txt',
    `${listOf(20_000, (index) => (index === 15_000 ? 4095 : 1 + (index % 1000)))}\nsubtraction:1,4:9 octal:0.07:9\n`,
  );
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N', for: '#/sum?lang=en&file=parts.txt' });
  await expect(page.locator('output[name=verdict]')).toContainText('from heap 15,001');
  await expect(page.locator('.rule')).toContainText('“parts.txt”');
  await expect(page.locator('.notes')).toContainText('too long for a link');
  await page.keyboard.press('End');
  // The heap of the move is the last one with a row; all others are one row.
  await expect(page.locator('.heap-rows tbody tr')).toHaveCount(102);
  await expect(page.locator('.heap-rows tbody tr').nth(100)).toContainText('heap 15,001');
  await expect(page.locator('.heap-rows tr.rest')).toContainText('and 19,901 more');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.caption, .subtitle').first()).toContainText('The other 19,901 heaps');
  await page.locator('.heap-name').nth(100).click();
  await expect(page.locator('.explanation')).toContainText('heap 15,001');
  await page.getByRole('button', { name: 'Play a game' }).click();
  await expect(page.locator('.notes')).toContainText('at most 100 numbers');
});
