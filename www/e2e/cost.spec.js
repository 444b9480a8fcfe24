/** The chart of the counted work: its numbers, the present run, the keys and the pointer, in both languages. */
import { expect, settled, test, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const chart = (page) => page.locator('.chart-picture');
/** @param {Page} page */
const told = (page) => page.locator('.chart-plot [role=status]');

test('the four methods are named at their lines, and the present run is marked with what it counted', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&view=cost');
  await expect(page.locator('.cost-name')).toHaveText(['DefinitionO(S³)', 'RowsO(S²)', 'WallsO(S)', 'NumerationO(log S)']);
  await expect(page.locator('.chart-ring circle:not(.halo)')).toHaveCount(4);
  await expect(page.locator('.chart-key .chosen text')).toHaveText(['Walls', '70']);
  await expect(page.locator('.chart-ring text')).toHaveText('70');
  await expect(page.locator('.cost-run')).toHaveText('S = 24');
  // The same numbers as in the words beside the board: 46 tests and 24 pushes, 300 cells.
  await expect(page.locator('.chart-key text')).toHaveText(['Definition', '855', 'Rows', '300', 'Walls', '70', 'Numeration', '14']);
  await expect(page.locator('.side .cost')).toContainText('300 cells decided');
});

test('one Tab stop; the arrows walk the points and the methods, and the steps stand still', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&view=cost');
  for (let i = 0; i < 30; i += 1) {
    await page.keyboard.press('Tab');
    if (await chart(page).evaluate((svg) => svg === document.activeElement)) break;
  }
  await expect(told(page)).toHaveText('Walls, S = 1,000,000: 2,999,995 steps');
  await page.keyboard.press('ArrowLeft');
  await expect(told(page)).toHaveText('Walls, S = 500,000: 1,499,992 steps');
  await page.keyboard.press('ArrowUp');
  await expect(told(page)).toHaveText('Rows, S = 2,000: 2,001,000 steps');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(told(page)).toContainText('Numeration, S = 1,000: 30 steps');
  await page.keyboard.press('End');
  await expect(told(page)).toHaveText('Numeration, S = 10¹²: 129 steps');
  await expect(page.locator('.chart-tip text')).toHaveText('S = 10¹²: 129 steps');
  await page.keyboard.press('Home');
  await expect(told(page)).toHaveText('Numeration, S = 1: 2 steps');
  await expect(page.locator('.transport-count')).toContainText('0 of 70');
  await page.keyboard.press('Escape');
  await expect(page.locator('.chart-tip')).toHaveCount(0);
  // What the steps do not change has no steps beside it.
  await expect(page.locator('.transport')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.transport-count')).toContainText('0 of 70');
});

test('the pointer shows the nearest point', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&view=cost');
  const mark = page.locator('.chart-line.chosen path').nth(9);
  const box = /** @type {{x: number, y: number, width: number, height: number}} */ (await mark.boundingBox());
  await page.mouse.move(box.x + box.width / 2 + 3, box.y + box.height / 2 - 3);
  await expect(page.locator('.chart-tip text')).toHaveText('S = 1,000: 2,998 steps');
  await page.mouse.move(5, 5);
  await expect(page.locator('.chart-tip')).toHaveCount(0);
});

test('the numbers as a table', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&view=cost');
  await page.getByText('The numbers').click();
  const rows = page.locator('.chart-rows tbody tr');
  await expect(rows.first()).toHaveText('248553007014');
  await expect(page.getByRole('row', { name: '1,000 500,500 2,998 30' })).toBeVisible();
  await expect(rows.last()).toHaveText('10¹²129');
});

test('the chart follows the rule, and leaves out what is not offered', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&view=cost');
  await expect(page.locator('.cost-name')).toHaveCount(4);
  await page.getByLabel('Factor k').fill('1/2');
  await page.getByLabel('Factor k').press('Enter');
  await settled(page);
  await expect(page.locator('.chart-view figcaption')).toContainText('k = 1/2');
  await expect(page.locator('.cost-name')).toHaveCount(3);
  await visit(page, '#/dynamic-nim?n=24&limit=2,0&method=rows&view=cost');
  await expect(page.locator('.cost-name')).toHaveCount(2);
  await expect(page.locator('.chart-view figcaption')).toContainText('this list');
});

test('a pile of a thousand digits has its place, and the page says which pile is beyond the chart', async ({ page }) => {
  await visit(page, `#/dynamic-nim?n=1${'0'.repeat(998)}&k=2&method=numeration&view=cost`);
  await expect(page.locator('.chart-key text')).toHaveText(['Numeration', /^10,8\d\d$/]);
  await visit(page, `#/dynamic-nim?n=1${'0'.repeat(1800)}&k=2&method=numeration&view=cost`);
  await expect(page.locator('.chart-view')).toContainText('This pile has 1,801 digits. It lies beyond the chart, which ends at 10¹⁰⁰⁰.');
  await expect(page.locator('.chart-ring')).toHaveCount(0);
  // Without a table there is no run to mark.
  await visit(page, `#/dynamic-nim?n=1${'0'.repeat(40)}&k=2&view=cost`);
  await expect(page.locator('.cost-name')).toHaveCount(4);
  await expect(page.locator('.chart-ring')).toHaveCount(0);
});

test('in Chinese', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&view=cost&lang=zh');
  await expect(page.locator('.cost-name')).toHaveText(['按定义O(S³)', '逐行递推O(S²)', '墙O(S)', '必败堆分解O(log S)']);
  await chart(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(told(page)).toHaveText('墙，S = 500,000：1,499,992 步');
});

test('projector: text of 24 pixels, strokes of 3', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '#/dynamic-nim?n=24&k=2&view=cost&theme=projector');
  await expect(page.locator('.chart-key')).toBeVisible();
  const least = await page.evaluate(() => ({
    text: Math.min(
      ...[...document.querySelectorAll('.chart-picture text, .chart-view figcaption, .chart-view summary')].map((one) =>
        parseFloat(getComputedStyle(one).fontSize),
      ),
    ),
    line: Math.min(
      ...[...document.querySelectorAll('.chart-line polyline, .chart-ring circle')].map((one) =>
        parseFloat(getComputedStyle(one).strokeWidth),
      ),
    ),
  }));
  expect(least.text).toBeGreaterThanOrEqual(24);
  expect(least.line).toBeGreaterThanOrEqual(3);
});
