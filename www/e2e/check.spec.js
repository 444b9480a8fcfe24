/** Where is my table wrong? In a browser: pasted, typed, dropped or opened; in both languages, by keyboard, on a phone, and very long. */
import { expect, test } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const verdict = (page) => page.locator('.check-verdict');
/** @param {Page} page */
const table = (page) => page.locator('textarea[name=table]');

/** @param {Page} page @param {string} hash @param {string} text @param {string | RegExp} check */
async function expectCheck(page, hash, text, check) {
  await page.goto(`./${hash}`);
  await table(page).fill(text);
  await expect(verdict(page)).toHaveAttribute('data-check', check);
}

/** Pastes a text into the field, as a clipboard does. @param {Page} page @param {string} text */
const paste = (page, text) =>
  table(page).evaluate((field, words) => {
    const data = new DataTransfer();
    data.setData('text/plain', words);
    field.dispatchEvent(
      new InputEvent('beforeinput', { inputType: 'insertFromPaste', dataTransfer: data, bubbles: true, cancelable: true }),
    );
  }, text);

const THRESHOLDS = '1 2 3 1 5 1 2 8 1 2 3 1 13 1 2 3 1 5 1 2 21';

test('from a game’s page; a wrong value opens its step on the board; a known mistake is named', { tag: '@engine' }, async ({ page }) => {
  await page.goto('./#/dynamic-nim?k=2&lang=en');
  await page.getByRole('link', { name: 'Where is my table wrong?' }).click();
  await expect(page.locator('h1')).toHaveText('Where is my table wrong?');
  expect(await page.evaluate(() => location.hash)).toContain('k=2');
  await page.getByRole('radio', { name: 'f(n), the smallest winning take' }).check();
  await table(page).fill(THRESHOLDS.replace(' 13 ', ' 12 '));
  await expect(verdict(page)).toHaveAttribute('data-check', 'wrong:13,12,13');
  await expect(verdict(page)).toContainText('The value at index 13 is wrong: your table says 12, but it should be 13.');
  await expect(verdict(page)).toContainText('All 12 values before it are right');
  await expect(page.locator('.check-cell [data-caption]')).toContainText('(13, 13)');
  await expect(page.locator('[data-outcome]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open this board' })).toHaveAttribute(
    'href',
    /dynamic-nim\?k=2&n=13&method=definition&at=13(,|%2C)13/,
  );
  // The cap is one too small.
  await table(page).fill('1 1 3 1 1 6');
  await expect(verdict(page)).toHaveAttribute('data-check', /^wrong:2,1,2/);
  await table(page).fill(THRESHOLDS);
  await expect(verdict(page)).toHaveAttribute('data-check', 'right:21');
  await expect(page.locator('.check-cell')).toHaveCount(0);
  // It stays in this window, and never comes into the link.
  expect(await page.evaluate(() => location.hash)).not.toContain('13');
  await page.reload();
  await expect(verdict(page)).toHaveAttribute('data-check', 'right:21');
  await page.locator('input[name=k]').fill('3');
  await page.locator('input[name=k]').press('Enter');
  await expect(verdict(page)).toHaveAttribute('data-check', 'wrong:4,1,4');
});

test('grids and lists of other games, in Chinese', { tag: '@chromium' }, async ({ page }) => {
  await expectCheck(page, '#/check?game=wythoff&list=np&lang=zh', 'PNNN\nNNPN\nNPNN\nNNNP', 'wrong:3.3,P,N');
  await expect(verdict(page)).toContainText('第 3 行第 3 列有误：你的表中是 P，应为 N。');
  await expectCheck(page, '#/check?game=race&board=A.x/.../x.B&lang=zh', '0 1 #\n1 2 3\n# 3 5', 'wrong:2.2,5,4');
  await expect(verdict(page)).toContainText('相邻格子中最小的距离是 3，所以它是 4。');
  await expectCheck(page, '#/check?game=subtraction&set=1,3,4&lang=zh', '0 1 0 1 2 3 2 0 1 0 2', 'wrong:10,2,1');
  await expect(page.locator('.check-cell [data-caption]')).toContainText('10');
  await expectCheck(page, '#/check?game=octal&code=0.77&lang=zh', '0 1 2 0 1 2 0', 'wrong:3,0,3');
  await expect(verdict(page)).toContainText('如果漏掉了把一行分成两段的走法');
  await expectCheck(page, '#/check?game=lab&list=nimber&lang=zh', '0 1 0 1 2 3 2 0 1 1', 'wrong:9,1,0');
  await expectCheck(page, '#/check?game=turning&turn=1-3&lang=zh', '1 2 4 7 9', 'wrong:5,9,8');
});

test('how the text is read can be chosen, and is in the link', { tag: '@chromium' }, async ({ page }) => {
  await expectCheck(page, '#/check?game=dynamic-nim&list=f&k=2&lang=en', `0 ${THRESHOLDS}`, 'right:21');
  await expect(verdict(page)).toContainText('Read as a list of values, starting at index 0.');
  await page.locator('input[name=from]').fill('1');
  await page.locator('input[name=from]').press('Enter');
  await expect(verdict(page)).toHaveAttribute('data-check', 'wrong:1,0,1');
  expect(await page.evaluate(() => location.hash)).toContain('from=1');
  await page.getByRole('radio', { name: 'index and value' }).check();
  expect(await page.evaluate(() => location.hash)).toContain('form=indexed');
  await table(page).fill('1 2 3');
  await expect(verdict(page)).toContainText('can’t be read in this form');
  await expect(verdict(page)).not.toHaveAttribute('data-check', /./);
});

test('what is no table: a sentence with its line and column, and the text stays', { tag: '@chromium' }, async ({ page }) => {
  await expectCheck(page, '#/check?game=dynamic-nim&list=f&lang=en', '1 2 3\n1 five', 'error:2,3');
  await expect(page.getByRole('alert')).toHaveText('“five” in line 2, column 3 isn’t a value of a table.');
  await expect(table(page)).toHaveValue('1 2 3\n1 five');
  await table(page).fill('1 <b>2</b>');
  await expect(verdict(page)).toHaveAttribute('data-check', 'error:1,3');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.out', mimeType: 'application/octet-stream', buffer: Buffer.from([127, 69, 76, 70, 0, 255]) });
  await expect(verdict(page)).toHaveAttribute('data-check', /^error:1,/);
  await page.goto('./#/check?game=nowhere&lang=en');
  await expect(page.getByRole('alert')).toContainText('nowhere');
  await page.goto('./#/check?game=dynamic-nim&list=f&k=x&lang=en');
  await table(page).fill('1 2 3');
  await expect(page.getByRole('alert')).toContainText('The factor must be a number above 0');
});

test('a million numbers are pasted, judged while the page answers, and 10⁷ characters are refused', async ({ page }) => {
  await page.goto('./#/check?game=dynamic-nim&list=f&k=2&lang=en');
  /** f(1), f(2), … by the definition. */
  const f = [Infinity];
  for (let m = 1; m <= 1_000_000; m += 1) {
    let take = 1;
    while (take < m && !((f[m - take] ?? 0) > 2 * take)) take += 1;
    f.push(take);
  }
  f[765_432] = 99;
  await paste(page, f.slice(1).join(' '));
  await expect(verdict(page)).toHaveAttribute('data-check', /^wrong:765432,99,\d+$/, { timeout: 60_000 });
  await expect(page.locator('.check .long-text')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(verdict(page)).toContainText('Nothing to check yet.');
  await paste(page, '1 '.repeat(5_000_000));
  await expect(verdict(page)).toHaveAttribute('data-check', /^error:1,/, { timeout: 60_000 });
  await expect(page.getByRole('alert')).toContainText('10,000,000 characters');
});

test('on a phone nothing is wider than the window, and the verdict is in view', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await expectCheck(page, '#/check?game=dynamic-nim&list=f&k=2&lang=zh', THRESHOLDS.replace(' 8 ', ' 9 '), 'wrong:8,9,8');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(page.locator('.check-wrong')).toBeInViewport();
  await page.locator('.check-cell').scrollIntoViewIfNeeded();
  await expect(page.locator('.check-cell [data-caption]')).toBeVisible();
});
