/** Programs beside the board, in step with it. */
import { readFileSync } from 'node:fs';
import { AXE, expect, leave, open, settled, test, violations, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const listing = (page) => page.locator('.listing');
/** @param {Page} page */
const lit = (page) => page.locator('.listing .lit');
/** @param {Page} page */
const values = (page) => page.locator('.program-values');

/** @param {Page} page @param {string} language */
const choose = (page, language) => page.getByRole('radio', { name: language, exact: true }).check({ force: true });

test('a program has the line of the step lit, and its values change with every step', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&at=11,8');
  await expect(listing(page)).toHaveCount(0);
  await choose(page, 'C++');
  await expect(lit(page)).toHaveText('f[m] = m - top;');
  await expect(lit(page)).toHaveAttribute('aria-current', 'step');
  await expect(values(page)).toHaveText('m = 11, top = 8, m - top = 3');
  await expect(page.locator('.program-input')).toHaveText('Input: 24 23 2 1');
  // Markers are for tests alone.
  await expect(listing(page)).not.toContainText('@');
  await page.locator('main').focus();
  await page.keyboard.press('ArrowRight');
  await expect(lit(page)).toHaveText('stack.push_back(m);');
  await expect(values(page)).toHaveText('m = 11, f[11] = 3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(lit(page)).toHaveText('stack.pop_back();');
  await expect(values(page)).toHaveText('m = 11, top = 10, f[10] = 2');
  await page.keyboard.press('Home');
  await expect(lit(page)).toHaveCount(0);
  // By another method: numbers that are fetched, the search's own steps, another game.
  await visit(page, '#/dynamic-nim?n=24&k=2&method=numeration&at=d2');
  await expect(values(page)).toHaveText('rest = 3, d = 3');
  await visit(page, '#/dynamic-nim?n=8&k=2&method=memo&at=move,1,1');
  await expect(lit(page)).toHaveText("char answer = 'P';");
  await visit(page, '#/wythoff?a=12&b=20&method=mex&at=4');
  await expect(values(page)).toHaveText('i = 4, a[4] = 6, b[4] = 10');
  // A view with steps of its own has its own lines.
  await visit(page, '#/wythoff?a=12&b=20&method=beatty&view=ratio');
  await expect(page.locator('.code')).toContainText('φ');
  await expect(page.locator('.code-languages')).toHaveCount(0);
});

test('the language is remembered, in the language of the page too; a play and what is covered have the pseudo-code', async ({ page }) => {
  await visit(page, '#/wythoff?a=12&b=20&at=3,5');
  await choose(page, 'Python');
  await expect(lit(page)).toHaveText('cover_lines(a, b)');
  await page.reload();
  await settled(page);
  await expect(lit(page)).toHaveText('cover_lines(a, b)');
  await visit(page, '#/wythoff?a=12&b=20&at=3,5&lang=zh');
  await expect(page.getByRole('radio', { name: '伪代码' })).not.toBeChecked();
  await expect(page.locator('.program-input')).toHaveText('输入： 12 20');
  for (const covered of ['hide=1', 'ask=outcome&ask-seed=2', 'play=gentle']) {
    await leave(page);
    await page.goto(`./#/wythoff?a=12&b=20&${covered}`);
    await expect(page.locator('.board, .ask-page, .play-head').first()).toBeVisible();
    await expect(listing(page)).toHaveCount(0);
    await expect(page.locator('.code-languages')).toHaveCount(0);
  }
  await open(page, '#/wythoff?a=12&b=20&hide=1&at=3,5', 'hidden');
  await page.locator('.answer').getByRole('button').first().click();
  await settled(page);
  await expect(lit(page)).toHaveCount(1);
});

test('what a program cannot read is said, and nothing is lit', async ({ page }) => {
  for (const link of ['dynamic-nim?limit=2,2,3,5&n=24&at=11', 'dynamic-nim?n=4000000000000000000&k=3&method=numeration&at=h3']) {
    await visit(page, `#/${link}`);
    await choose(page, 'C++');
    await expect(page.locator('.program-unread')).toContainText('can’t read this position');
    await expect(listing(page)).toContainText('int main()');
    await expect(lit(page)).toHaveCount(0);
  }
  // Python reads numbers of any size.
  await choose(page, 'Python');
  await expect(lit(page)).toHaveCount(1);
});

test('a program is copied and saved as it runs elsewhere', { tag: '@chromium' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '#/dynamic-nim?n=24&k=2');
  await choose(page, 'Python');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.locator('.program-ways [role=status]')).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# Dynamic Nim by walls[^@]*stack\.append\(m\)\n[^@]*print\("second"\)\n$/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('dynamic-nim-walls.py');
  expect(readFileSync(await download.path(), 'utf8')).toBe(copied);
});

test('comments are in the language of the page, on the screen and copied', { tag: '@chromium' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '#/dynamic-nim?n=24&k=2&at=11,8');
  await choose(page, 'C++');
  await expect(listing(page)).toContainText('// The walls that are still in sight.');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(listing(page)).toContainText('// 还能挡住射线的墙。');
  await expect(listing(page)).not.toContainText('The walls');
  await expect(lit(page)).toHaveText('f[m] = m - top;');
  await page.getByRole('button', { name: '复制', exact: true }).click();
  await expect(page.locator('.program-ways [role=status]')).toHaveText('已复制。');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\/\/ 动态减法博弈：墙[^@]*f\[m\] = m - top;\n[^@]*\}\n$/);
  await choose(page, 'Python');
  await expect(listing(page)).toContainText('# 还能挡住射线的墙。');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(listing(page)).toContainText('# The walls that are still in sight.');
});

test('on a phone the program scrolls in its own box, and the page stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '#/dynamic-nim?n=24&k=2&at=11,8');
  await page.getByRole('button', { name: 'Code' }).click();
  await choose(page, 'C++');
  await expect(lit(page)).toHaveCount(1);
  await values(page).evaluate((element) => element.scrollIntoView());
  const places = () =>
    page.evaluate(() => [
      document.querySelector('main')?.scrollTop,
      scrollY,
      document.documentElement.scrollWidth > innerWidth || (document.querySelector('main')?.scrollWidth ?? 0) > innerWidth,
    ]);
  const before = await places();
  expect(before[2]).toBe(false);
  const box = listing(page);
  await box.evaluate((element) => element.scrollTo({ top: 0 }));
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(lit(page)).toBeInViewport({ ratio: 1 });
  }
  expect(await box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  expect(await places()).toEqual(before);
  for (const button of await page.locator('.code-languages label, .program-ways button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(36);
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('beside the board the lit line is in sight, by desk and by projector, and axe finds nothing', async ({ page }) => {
  await page.addInitScript({ path: AXE });
  for (const [width, height, theme] of /** @type {const} */ ([
    [1280, 720, 'light'],
    [1280, 720, 'dark'],
    [1280, 720, 'projector'],
    [360, 640, 'light'],
  ])) {
    await page.setViewportSize({ width, height });
    await open(page, `#/dynamic-nim?n=24&k=2&at=11,10&theme=${theme}`);
    if (width < 560) await page.getByRole('button', { name: 'Code' }).click();
    await choose(page, 'C++');
    if (width > 760) {
      for (let step = 0; step < 3; step += 1) {
        await expect(lit(page)).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('ArrowRight');
      }
    }
    await expect(lit(page)).toHaveCount(1);
    expect(await violations(page), theme).toEqual([]);
  }
  // By Tab one comes to the listing, whose box the keys then scroll.
  await listing(page).focus();
  await expect(listing(page)).toBeFocused();
});

test('programs of heaps, of rows and of a board are in step, and read the position line by line', async ({ page }) => {
  await visit(page, '#/nim?heaps=3,4,5&at=column,1');
  await choose(page, 'Python');
  await expect(values(page)).toHaveText('c = 1, odd = 1');
  for (const [link, shown, input] of [
    ['nim?heaps=5,9&max=3&rule=every&at=heap,1', 'i = 2, a[2] = 9, steps[2] = 5, most = 3', '2 3\n5 9\n'],
    ['subtraction?set=2-6&heaps=17&method=period&at=compared,1', 'n = 1, p = 8, g[1] = 0, g[9] = 0', '1 5\n17\n2 3 4 5 6\n'],
    ['octal?code=0.07&heaps=10,7&at=options,9', 'n = 9, values = [1, 3, 1, 3]', '2 2\n10 7\n0 0 7\n0 0 0\n'],
    ['race?board=A.../.x../..../...B&method=rings&at=2,b', 'i = 2, p = 3, l[0] = 0, r[0] = 0', '4 4\nA...\n.#..\n....\n...B\n'],
  ]) {
    await visit(page, `#/${link}`);
    await expect(lit(page)).toHaveCount(1);
    await expect(values(page)).toHaveText(shown ?? '');
    expect(await page.locator('.program-input samp').innerText()).toBe(input?.trim());
  }
});
