/** What stopped a first reader: cells at the cursor, boards of the race, numbers as they are written, paper, small screens. */
import { CONTRACTS } from './contract.js';
import { attributes, byHand, expect, settled, test, verdict, visit } from './fixtures.js';

test('a cell says its value, Enter leads to its explanation, and Esc back', async ({ page }) => {
  for (const [query, keys, words] of /** @type {const} */ ([
    ['dynamic-nim?n=24&k=2&at=11', ['ArrowUp'], /cell \d+, \d+: [PN], (losing|winning)$/],
    ['race?sample=official-1&at=3', ['ArrowRight'], /Cell \(\d,\s\d\): .*(wall|layer|path)/i],
  ])) {
    await visit(page, `#/${query}`);
    const board = page.locator('.board-canvas').first();
    await board.focus();
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.locator('.board [role=status]').first()).toHaveText(words);
    await page.keyboard.press('Enter');
    await expect(page.locator('.explanation')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.explanation')).toHaveCount(0);
    await expect(board).toBeFocused();
  }
});

test('the race: its makers are in reach, nothing pushes the page away, and what is made is seen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '#/race?sample=official-1&method=rings&at=2');
  for (const summary of ['.make summary', '.files summary']) await expect(page.locator(summary)).toBeInViewport();
  await page.locator('.files summary').click();
  await page.locator('.side').evaluate((side) => side.scrollTo(0, side.scrollHeight));
  await page.locator('.files input[type=file]').focus();
  expect(await page.evaluate(() => [document.documentElement.scrollTop, document.body.scrollTop])).toEqual([0, 0]);
  await page.locator('.files summary').click();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator('.make summary').click();
  await page.getByLabel('Family').selectOption('double-tree');
  await expect(page.getByLabel('Level')).not.toHaveValue('');
  await page.locator('.make button.primary').click();
  await expect(page).toHaveURL(/sample=double-tree-120-[1-9]/);
  await settled(page);
  await expect(page.locator('.board-group .board-canvas')).toBeInViewport({ ratio: 0.9 });
  // The rings keep their words, and a size that can be read; on a phone they come when they are asked for.
  await visit(page, '#/race?sample=rings-15-7&at=11');
  await page.reload();
  await settled(page);
  await expect(page.locator('.arcs')).toHaveCount(0);
  await page.getByRole('button', { name: 'Chart', exact: true }).click();
  await expect(page.locator('.arcs figcaption')).toBeVisible();
  expect((await page.locator('.arcs canvas').first().boundingBox())?.width).toBeGreaterThan(120);
  // A wall more, and what is free is still told from it.
  await expect(page.locator('.legend')).toContainText('free, on no shortest path');
  await expect(page.locator('.legend')).toContainText('wall');
});

test('numbers as people write them, in fields and in links, and one place for what is wrong', async ({ page }) => {
  await visit(page, '#/wythoff?a=1,000&b=10^3');
  expect((await attributes(page)).state).toBe('ready');
  await visit(page, '#/dynamic-nim?k=2');
  const pile = page.locator('input[name=n]');
  await pile.fill('1 000');
  await pile.press('Enter');
  await settled(page);
  await expect(page).toHaveURL(/n=1000(&|$)/);
  await pile.fill('10^999999999');
  await pile.press('Enter');
  await expect(page.locator('#problem')).toContainText('at most 10,000 digits; got “10^999999999”');
  await visit(page, '#/race?board=A../.../..B');
  await page.getByLabel('Rows').fill('1');
  await page.getByLabel('Rows').press('Enter');
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await expect(page.getByLabel('Rows')).toHaveAccessibleDescription(/from 2 to 2,000/);
});

test('on paper a table is whole; on a phone millions of steps take three lines, and another method is seen at once @chromium', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '#/dynamic-nim?n=24&k=2&at=24');
  const shape = () => page.locator('.board-canvas').evaluate((/** @type {HTMLCanvasElement} */ { width, height }) => width / height);
  const before = await shape();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.waitForTimeout(300);
  expect(await shape()).toBe(before);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '#/dynamic-nim?n=9999999&k=2');
  await page.keyboard.press('End');
  await expect(page.locator('.transport-count')).toContainText('29,999,9');
  const lines = await page.locator('.transport-count').evaluate((element) => {
    const { lineHeight } = getComputedStyle(element);
    return Math.round(element.getBoundingClientRect().height / parseFloat(lineHeight));
  });
  expect(lines).toBeLessThanOrEqual(3);
  await visit(page, '#/race?sample=official-1');
  await page.locator('.beside-answer > select').selectOption({ label: 'Pairs' });
  await settled(page);
  await expect(page.locator('.board-group .board-canvas').first()).toBeInViewport();
  await expect(verdict(page)).toBeAttached();
});

test('short formulas and Chinese words do not break', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const link of [
    '#/dynamic-nim?n=24&k=2&at=11,8',
    '#/dynamic-nim?n=24&k=2&at=21&lang=zh',
    '#/wythoff?method=beatty&at=star&lang=zh',
  ]) {
    await visit(page, link);
    const broken = await page
      .locator('.caption .unbroken')
      .evaluateAll((all) =>
        all.filter((one) => new Set([...one.getClientRects()].map(({ top }) => top)).size > 1).map((one) => one.textContent),
      );
    expect(broken).toEqual([]);
    expect(await page.locator('.caption .unbroken').count()).toBeGreaterThan(0);
  }
});

test('in a play: after Take you can type the next number at once, the last move is in sight, and the end has its reason', async ({
  page,
}) => {
  for (const link of ['dynamic-nim?n=24&k=2', 'octal?code=0.07&heaps=10,7', 'wythoff?a=9&b=4']) {
    await visit(page, `#/${link}&play=person&hide=1`, 'hidden');
    await byHand(page);
    await page.locator('.by-hand').getByRole('button', { name: 'Take', exact: true }).click();
    await expect(page.locator('.moves li')).toHaveCount(1);
    await expect(page.locator('.play input[name=take]')).toBeFocused();
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, `#/dynamic-nim?n=24&k=2&theme=projector&play=person&hide=1&moves=${Array(13).fill(',1').join(';')}`, 'hidden');
  await expect(page.locator('.moves li')).toHaveCount(13);
  await expect(page.locator('.moves li').last()).toBeInViewport({ ratio: 0.9 });
  await visit(page, '#/subtraction?set=2-6&heaps=3&play=person&hide=1&moves=0,2', 'hidden');
  await expect(page.locator('.play-status')).toHaveText('First player wins. No move is left. Heap left: 1.');
});

test('on a phone the name of every game is whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { route, answers } of CONTRACTS) {
    for (const lang of ['en', 'zh']) {
      await visit(page, `#/${route}?${answers[0]?.[0]}&lang=${lang}`);
      const name = page.locator('.switch span');
      // An engine counts what letters take beyond their line; a line that is cut off is more.
      const beyond = await name.evaluate((span) => Math.max(span.scrollWidth - span.clientWidth, span.scrollHeight - span.clientHeight));
      expect(beyond, route).toBeLessThanOrEqual(4);
      const { height = 0 } = (await name.boundingBox()) ?? {};
      expect(height, route).toBeLessThan(40);
    }
  }
});
