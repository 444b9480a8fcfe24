/** What replaces a sum's board: points, bars and splits, by keys and pointer, and what they tell. */
import { readFileSync } from 'node:fs';
import { attributes, expect, hashOf, settled, test, visit } from './fixtures.js';

/** @param {import('@playwright/test').Page} page */
const picture = (page) => page.locator('.chart-view').getByRole('img');
/** @param {import('@playwright/test').Page} page */
const walk = (page) => page.locator('.chart-view').getByRole('slider');

test('the scatter tells its heaps and the period, grows, and explains the heap that is picked', async ({ page }) => {
  await visit(page, '#/octal?code=0.07&heaps=10,7');
  await page.getByRole('radio', { name: 'Scatter' }).check({ force: true });
  await expect(picture(page)).toHaveAccessibleName(/rows 0 to 999, from 0 to 9; .*From 53 on .* every 34 rows\.$/);
  await walk(page).focus();
  await page.keyboard.press('PageUp');
  await expect(walk(page)).toHaveAttribute('aria-valuetext', 'row 34: nimber 4');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.locator('.explanation')).toContainText('33');
  await page.getByRole('button', { name: 'To 10,000' }).click();
  await expect(picture(page)).toHaveAccessibleName(/rows 0 to 9,999/);
  // What the steps do not change has no steps beside it.
  await expect(page.locator('.transport')).toBeHidden();
});

test('the frequencies are shown as bars, as a sentence and as numbers', async ({ page }) => {
  await visit(page, '#/subtraction?set=2-6&heaps=17,30&view=frequency');
  await expect(page.locator('.chart-sentence')).toHaveText('1,000 heaps have 4 different values, from 0 to 3. Each occurs 250 times.');
  await walk(page).focus();
  await page.keyboard.press('End');
  await expect(walk(page)).toHaveAttribute('aria-valuetext', 'nimber 3: 250 heaps (25%)');
  await page.getByText('The numbers').click();
  await expect(page.locator('.chart-rows tbody tr')).toHaveCount(4);
});

test('the splits of the current row are shown', async ({ page }) => {
  await visit(page, '#/octal?code=0.07&heaps=10,7&view=splits');
  await expect(page.locator('.chart-sentence')).toHaveText('Row 10 has 9 splits; one has XOR 0 and wins when the row is alone.');
  await walk(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(walk(page)).toHaveAttribute('aria-valuetext', 'row 4 = 0 + 2: 0 XOR 1 = 1');
  await visit(page, '#/octal?code=0.33&heaps=10&view=splits');
  await expect(page.locator('.chart-view')).toContainText('never splits a row in two');
});

test('a covered answer is in none of the views', async ({ page }) => {
  for (const view of ['scatter', 'frequency', 'splits', 'work']) {
    await visit(page, `#/octal?code=0.07&heaps=10,7&hide=1&view=${view}`, 'hidden');
    await expect(page.locator('.chart-view')).toContainText('covered');
    await expect(page.locator('.chart-plot, .chart-sentence')).toHaveCount(0);
  }
});

test('a sum is put together by buttons: parts are added and removed, and an invalid one gets a message', async ({ page }) => {
  await visit(page, '#/sum?parts=nim:3+subtraction:2-6:17');
  await page.locator('.change-rule summary').press('Enter');
  await page.getByLabel('Game of the new part').selectOption('octal');
  await page.locator('input[name=part-heap]').fill('37');
  await page.locator('input[name=part-heap]').press('Enter');
  await settled(page);
  expect(await hashOf(page)).toBe('#/sum?parts=nim:3+subtraction:2-6:17+octal:0.07:37');
  await page.getByRole('button', { name: 'Remove take 2-6: 17' }).click();
  await settled(page);
  expect(await hashOf(page)).toBe('#/sum?parts=nim:3+octal:0.07:37');
  expect(await attributes(page)).toMatchObject({ outcome: 'N', grundy: '2' });
  await page.locator('input[name=part-rule]').fill('1.7');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await settled(page, 'error');
  await page.getByRole('button', { name: /^Remove .*1\.7/ }).click();
  await settled(page);
  expect(await hashOf(page)).toBe('#/sum?parts=nim:3+octal:0.07:37');
  await page.keyboard.press('Escape');
  await page.goBack();
  await settled(page, 'error');
});

test('the chart of the work: splits tried beside all splits, point by point, and where nothing is gained', async ({ page }) => {
  await visit(page, '#/octal?code=0.56&heaps=40&view=work');
  await expect(page.locator('.chart-sentence')).toContainText('one in 3');
  await page.getByRole('button', { name: 'To 10,000' }).click();
  await expect(page.locator('.chart-sentence')).toContainText('10,001 rows');
  await page.locator('.chart-picture').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.chart-view [role=status]')).toHaveText(/[\d,]+ rows, with rare values: [\d,]+/);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.chart-view [role=status]')).toHaveText(/[\d,]+ rows, every split: [\d,]+/);
  await visit(page, '#/octal?code=0.07&heaps=40&view=work');
  await expect(page.locator('.chart-sentence')).toContainText('save nothing');
  await visit(page, '#/octal?code=0.3&heaps=4&view=work');
  await expect(page.locator('.chart-view')).toContainText('not found with rare values');
});

test('phone: the answer is whole above the sentence, and the strip keeps its lines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [query, lines] of /** @type {const} */ ([
    ['subtraction?set=2-6&heaps=17,30', 4],
    ['octal?code=0.07&heaps=10,7', 2],
  ]))
    for (const lang of ['en', 'zh']) {
      await visit(page, `#/${query}&lang=${lang}`);
      await page.keyboard.press('End');
      await expect(page.locator('.verdict')).toBeInViewport({ ratio: 1 });
      const bottom = async (/** @type {string} */ of) => page.locator(of).evaluate((one) => one.getBoundingClientRect().bottom);
      const sentence = await page.locator('.subtitle').evaluate((one) => one.getBoundingClientRect().top);
      expect(await bottom('.verdict'), `${query}, ${lang}`).toBeLessThanOrEqual(sentence);
      // A line is 18 pixels high at least, below the numbers of the columns.
      const strip = await page.locator('.sums .board-canvas').evaluate((one) => one.getBoundingClientRect().height);
      expect(strip, `${query}, ${lang}`).toBeGreaterThanOrEqual(24 + 18 * lines);
    }
});

test('a proved period is saved as a certificate; a seen one is not', { tag: '@chromium' }, async ({ page }) => {
  await visit(page, '#/octal?code=0.77&heaps=12&method=period&lang=en');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a certificate' }).click();
  const saved = JSON.parse(readFileSync(await (await coming).path(), 'utf8'));
  expect(saved).toMatchObject({ format: 'period certificate 1', preperiod: 71, period: 12, values: 168, moves: { 1: 7, 2: 7 } });
  expect(saved.sha256).toMatch(/^[\da-f]{64}$/);
  await expect(page.locator('.certificate [role=status]')).toContainText('in a minute');
  await visit(page, '#/octal?code=4.[3]&heaps=12&method=period&lang=en');
  await expect(page.getByRole('button', { name: 'Save a certificate' })).toHaveCount(0);
});

test(
  'the map of periods: a by its slider, a game by the keys and by a click, which opens it with its proof',
  { tag: '@chromium' },
  async ({ page }) => {
    await visit(page, '#/subtraction?set=2-6&heaps=17&view=map&lang=en');
    await expect(page.locator('.period-kinds')).toContainText('period b + c: 2,932');
    await page.getByRole('slider', { name: 'a =', exact: true }).focus();
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => hashOf(page)).toContain('a=3');
    await page.locator('.walk').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await expect(page.locator('.walk')).toHaveAttribute('aria-valuetext', '{3, 5, 7}: period 10 = a + c, from n = 0');
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await hashOf(page)).toMatch(/set=3%2C5%2C7|set=3,5,7/);
    await page.keyboard.press('End');
    await expect(page.locator('[data-caption]')).toContainText('g(n + 10) = g(n)');
  },
);
