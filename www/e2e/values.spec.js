/** Lists of values in a browser: from Share, in every format, with what is found; a wrong link gets a message. */
import { readFileSync } from 'node:fs';
import { attributes, expect, open, settled, test } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const shown = (page) => page.locator('.values-shown');

test('from Share the rule of the link goes with it; formats and ranges are in the link', { tag: '@chromium' }, async ({ page }) => {
  await open(page, '#/subtraction?set=2-6&heaps=17&at=answer&lang=en');
  await page.locator('.act-share').click();
  await page.getByRole('link', { name: 'Values for your programs' }).click();
  await expect(shown(page)).toHaveText(/^0 0 1 1 2 2 3 3 0 0 1 1/);
  await expect(page.locator('.values-found')).toContainText('proved The values repeat with period 8');
  await page.getByRole('radio', { name: 'C', exact: true }).check();
  await expect(shown(page)).toContainText('static const int T[100]');
  await expect(shown(page)).toContainText('g[n] = T[n % 8]; proved');
  await page.locator('input[name=to]').fill('15');
  await page.locator('input[name=to]').press('Enter');
  await expect(shown(page)).toContainText('T[16]');
  expect(await page.evaluate(() => location.hash)).toContain('set=2-6');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save 16 values' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('subtraction-nimber.h');
  expect(readFileSync(await download.path(), 'utf8')).toContain('0, 0, 1, 1, 2, 2, 3, 3, 0');
  await page.reload();
  await expect(shown(page)).toContainText('T[16]');
});

test('losing piles and their recurrence, on a phone in Chinese', { tag: '@engine' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('./#/values?game=dynamic-nim&k=2&list=losing&to=40&lang=zh');
  await expect(shown(page)).toHaveText(/^1 2 3 5 8 13 21 34 /);
  await expect(page.locator('.values-found')).toContainText('已证明 它们依次是：斐波那契数');
  const known = page.locator('.values-found').getByRole('link', { name: 'OEIS A000045' });
  await expect(known).toHaveAttribute('href', 'https://oeis.org/A000045');
  await expect(known).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.locator('.values-found')).toContainText('a(n − 1) + a(n − 2)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the solver of a list ends a minute after it was asked last', { tag: '@chromium' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('./#/values?game=subtraction&set=2-6&lang=en');
  await expect(shown(page)).toHaveText(/^0 0 1 1/);
  expect(page.workers()).toHaveLength(1);
  await page.clock.fastForward(90_000);
  await expect.poll(() => page.workers().length).toBe(0);
  await page.locator('input[name=to]').fill('5');
  await page.locator('input[name=to]').press('Enter');
  await expect(shown(page)).toHaveText(/^0 0 1 1 2 2\s*$/);
});

test('a formula is checked against the nimbers, and opens the laboratory where it fails first', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('./#/values?game=subtraction&set=2-6&to=200&lang=en');
  const formula = page.getByRole('textbox', { name: 'Check my formula' });
  const said = page.locator('.values-formula [role=status]');
  await formula.fill('(n mod 8) div 2');
  await formula.press('Enter');
  await expect(said).toContainText('It holds for all 201 numbers of the list, up to n = 200. That’s no proof.');
  await formula.fill('(n mod 9) div 2');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(said).toContainText('It fails first at n = 8, where the list has 0.');
  await page.getByRole('link', { name: 'See it in the laboratory' }).click();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ conjecture: 'fails:8' });
  await page.goBack();
  await formula.fill('n mod');
  await formula.press('Enter');
  await expect(said).toHaveClass('wrong');
  await expect(said).toContainText('Line 1, character 6');
  await page.goto('about:blank');
  await page.goto('./#/values?game=dynamic-nim&lang=en');
  await formula.fill('1 + (n + 1) mod 2');
  await formula.press('Enter');
  await expect(said).toContainText('It fails first at n = 3, where the list has 3.');
  await page.goto('about:blank');
  await page.goto('./#/values?game=wythoff&list=lower&lang=en');
  await formula.fill('(n + isqrt(5*n*n)) div 2');
  await formula.press('Enter');
  await expect(said).toContainText('It holds for all 100 numbers of the list, up to n = 99');
  await page.getByText('The numbers, by their digits').click();
  await expect(page.getByRole('row', { name: '32 100000 1010100', exact: true })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`./#/values?game=lab&rule=${encodeURIComponent('(n) -> (n - t) for t in {1, 4}')}&lang=en`);
  await expect(page.locator('.values-found')).toContainText('The values repeat with period 5');
  await formula.fill('(n mod 5) mod 2');
  await formula.press('Enter');
  await expect(said).toContainText('It fails first at n = 4, where the list has 2.');
  await page.goto('about:blank');
  await page.goto('./#/values?game=turning&turn=1-2&to=60&lang=en');
  await formula.fill('n');
  await formula.press('Enter');
  await expect(said).toContainText('It holds for all');
});

test(
  'a pattern goes into the field; a list that ends says so; the laboratory opens with a rule that has a formula',
  { tag: '@chromium' },
  async ({ page }) => {
    const said = page.locator('.values-formula [role=status]');
    await page.goto('./#/values?game=turning&turn=1-3&to=60&lang=en');
    await page.locator('.values-found li', { hasText: 'popcount' }).getByRole('button', { name: 'Check it below' }).click();
    await expect(page.locator('input[name=formula]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(said).toContainText('It holds for all 60 numbers');
    await page.goto('about:blank');
    await page.goto('./#/values?game=nim&lang=en');
    await page.getByRole('combobox', { name: 'Games' }).selectOption({ label: 'Laboratory' });
    await expect(page.locator('.values-found')).toContainText('The values repeat with period 7');
    expect(await page.evaluate(() => location.hash)).toContain('rule=');
    await page.getByRole('radio', { name: 'C', exact: true }).check();
    await expect(shown(page)).toContainText('/* lab (n) -> (n - t) for t in {1, 3, 4} nimber, n = 0 to 99');
    await page.getByRole('radio', { name: 'losing piles' }).check();
    await expect(page.locator('.values-found')).toContainText('they are the n with n mod 7 = 0, 2');
    await page.getByRole('button', { name: 'Check it below' }).click();
    await expect(page.locator('input[name=formula]')).toHaveValue('n mod 7 = 0 or n mod 7 = 2');
    await page.keyboard.press('Enter');
    await expect(said).toContainText('It holds for all');
    await page.goto('about:blank');
    await page.goto('./#/values?game=dynamic-nim&k=7/2&as=c&lang=en');
    await expect(shown(page)).toContainText('/* dynamic-nim k=7/2 f, n = 1 to 100 */');
    await page.goto('about:blank');
    await page.goto('./#/values?game=octal&as=c&lang=en');
    await expect(shown(page)).toContainText('/* octal code=0.07 nimber, n = 0 to 99');
    await page.goto('about:blank');
    await page.goto(`./#/values?game=lab&rule=${encodeURIComponent('(n) -> (n - t) for t in {1, 4}\ntable (0..20)')}&to=50&lang=en`);
    await expect(page.getByText('The list ends at n = 20')).toBeVisible();
  },
);

test('a wrong link gets a message', { tag: '@chromium' }, async ({ page }) => {
  // What is ignored is told, and the list is there.
  await page.goto('./#/values?game=octal&list=zzz&as=yyy&foo=1&lang=en');
  await expect(shown(page)).toHaveText(/^0 0 1/);
  for (const said of ['also names foo', 'The link sets list to “zzz”', 'The link sets as to “yyy”'])
    await expect(page.locator('main')).toContainText(said);
  for (const [link, said] of /** @type {const} */ ([
    ['game=race', '“race” has no list of values'],
    ['game=dynamic-nim&from=0', 'From 0 to'],
    ['game=dynamic-nim&list=losing&to=201', 'to 201'],
    ['game=dynamic-nim&k=0', 'k'],
    ['game=octal&code=9x', '9x'],
    ['game=turning&to=1e3', '1e3'],
  ])) {
    await page.goto('about:blank');
    await page.goto(`./#/values?${link}&lang=en`);
    await expect(page.getByRole('alert')).toContainText(said);
  }
});
