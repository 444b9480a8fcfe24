/** What only the page of Wythoff's game has; what it has in common with all is in contract.spec.js. */
import { mapAreaOf } from '../canvas/axis.js';
import { GRUNDY, movesOf, starOf } from '../test/wythoff_rules.js';
import { attributes, byHand, caption, count, drawn, expect, foreignWords, open, settled, test, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */
const STAR = starOf(400);
const FAR = 10n ** 400n;

const AXES = { row: 'pile b ↓', column: 'pile a →', brief: { row: 'b ↓', column: 'a →' } };

/**
 * The canvas, and where a cell of the grid at home is on it.
 * @param {Page} page @param {number} a @param {number} b @param {number} last the larger pile of the link @param {number} [rows] at home
 */
async function cellAt(page, a, b, last, rows = Math.max(13, last + 3 + Math.floor(last / 24))) {
  const canvas = page.locator('.board-canvas');
  const { width, height, label } = await canvas.evaluate((element) => ({
    width: element.clientWidth,
    height: element.clientHeight,
    label: parseFloat(getComputedStyle(element).getPropertyValue('--board-label')),
  }));
  const palette = /** @type {any} */ ({ px: { label } });
  const { left, top, ...area } = mapAreaOf({ width, height }, 99_999n, palette, AXES);
  const side = Math.floor(Math.min(area.width, area.height) / rows);
  return { canvas, position: { x: left + (a + 0.5) * side, y: top + (b + 0.5) * side } };
}

/** @param {Page} page @param {number} a @param {number} b @param {number} last @param {number} [rows] */
async function clickCell(page, a, b, last, rows) {
  const { canvas, position } = await cellAt(page, a, b, last, rows);
  await canvas.click({ position });
}

/** @param {Page} page @param {string} selector */
async function boxOf(page, selector) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  return box;
}

/** The middle of the cells, at a desk. @param {{x: number, y: number, width: number, height: number}} box of the board */
function middleOf({ x, y, width, height }) {
  const area = mapAreaOf({ width, height }, 99_999n, /** @type {any} */ ({ px: { label: 13 } }), AXES);
  return [x + area.left + area.width / 2, y + area.top + area.height / 2];
}

/** @param {Page} page */
const readout = (page) => page.locator('.readout');

/** How many pixels of the board have the colour of a star. @param {Page} page */
const starPixels = (page) =>
  page.locator('.board-canvas').evaluate((canvas) => {
    const element = /** @type {HTMLCanvasElement} */ (canvas);
    const copy = Object.assign(document.createElement('canvas'), { width: element.width, height: element.height });
    const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext('2d', { willReadFrequently: true }));
    context.drawImage(element, 0, 0);
    const { data } = context.getImageData(0, 0, element.width, element.height);
    const colour = getComputedStyle(element).getPropertyValue('--board-p-strong').trim();
    const star = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    let found = 0;
    for (let i = 0; i < data.length; i += 4)
      if (data[i] === star[0] && data[i + 1] === star[1] && data[i + 2] === star[2] && data[i + 3] === 255) found += 1;
    return found;
  });

test('past what is stepped through the verdict is ready, the page says why there are no steps, and the grid is drawn', async ({ page }) => {
  for (const [query, limit] of /** @type {[string, string][]} */ ([
    ['a=1&b=401&method=stars', '400'],
    ['a=1&b=1000001&method=mex', '1,000,000'],
  ])) {
    await visit(page, `#/wythoff?${query}`);
    expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: '[["1","2"]]' });
    await expect(page.locator('.notes')).toContainText(limit);
    await expect(caption(page)).toBeEmpty();
    await expect(count(page)).toContainText('0 of 0');
    // The stars are there all the same, without a step.
    await expect.poll(() => starPixels(page)).toBeGreaterThan(100);
    await page.locator('.methods').getByText('Beatty').click();
    await settled(page);
    await expect(page.locator('.notes')).toHaveCount(0);
    await expect(count(page)).toContainText('0 of 6');
  }
  await visit(page, '#/wythoff?a=400&b=1&method=stars&at=start');
  await expect(page.locator('.notes')).toHaveCount(0);
  expect(await starPixels(page)).toBe(0);
});

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const WRONG = ['-1', '2.5', '', 'ten', '9'.repeat(1001), MARKUP];

/** What is said of a wrong pile or integer. @param {string} name @param {string} value */
const sentenceAbout = (name, value) => {
  const got = value === '' ? 'nothing was given' : value.length > 40 ? `“${value.slice(0, 39)}…”` : `“${value}”`;
  return new RegExp(`${name} must be .*1,000 digits.*${got.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
};

test('an invalid integer, typed or linked, has a sentence at its field; chart and verdict stay', async ({ page }) => {
  for (const view of ['partition', 'zeckendorf']) {
    await visit(page, `#/wythoff?a=11&b=18&method=beatty&view=${view}`);
    const field = page.getByLabel('Number x');
    await expect(field).toHaveValue('11');
    const drawn = page.locator('g:has(.strip-chosen) .strip-number, .zeckendorf figcaption');
    for (const value of WRONG) {
      await field.fill(value);
      await field.press('Enter');
      await expect(page.locator('.integer [role=alert]')).toHaveText(sentenceAbout('x', value));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(drawn).toContainText('11');
      expect(await attributes(page)).toMatchObject({ outcome: 'P' });
    }
    await field.fill('１２');
    await field.press('Enter');
    await expect(page.locator('.integer [role=alert]')).toHaveCount(0);
    await expect(page).toHaveURL(/x=12/);
    await expect(drawn).toContainText('12');
    await expect(caption(page)).toContainText('12');
    for (const value of ['-1', MARKUP]) {
      await visit(page, `#/wythoff?a=11&b=18&method=beatty&view=${view}&x=${encodeURIComponent(value)}`);
      await expect(page.locator('.integer [role=alert]')).toHaveText(sentenceAbout('x', value));
      await page.getByLabel('Number x').fill('13');
      await page.getByLabel('Number x').press('Enter');
      await expect(caption(page)).toContainText('13');
    }
  }
});

test('a position is explained by a click; its buttons make it the position and play from it', async ({ page }) => {
  await visit(page, '#/wythoff?a=12&b=20&method=stars&at=12,20');
  await clickCell(page, 7, 7, 20);
  const panel = page.locator('.explanation');
  await expect(panel.getByRole('heading')).toHaveText('N (7, 7)');
  await expect(panel.locator('.lines li.below')).toHaveText([/3.*\(4,\s7\)/, /3.*\(7,\s4\)/, /7.*\(0,\s0\)/]);
  await clickCell(page, 4, 5, 20);
  await expect(panel.getByRole('heading')).toHaveText('N (4, 5)');
  await expect(panel.locator('.lines li')).toHaveText([/1.*\(3,\s5\)/, /\(4,\s7\).*2/, /3.*\(1,\s2\)/]);
  await expect(panel.locator('.lines li.beyond')).toHaveCount(1);
  await clickCell(page, 5, 3, 20);
  await expect(panel.getByRole('heading')).toHaveText('P (5, 3)');
  await expect(panel.locator('.lines')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await clickCell(page, 0, 0, 20);
  await expect(panel).toContainText('No stones');
  await clickCell(page, 9, 4, 20);
  await panel.getByRole('button', { name: 'Start from this position' }).click();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: movesOf([9n, 4n]) });
  await expect(page.getByLabel('Pile a')).toHaveValue('9');
  await expect(page.getByLabel('Pile b')).toHaveValue('4');
  await expect(panel).toHaveCount(0);
  await clickCell(page, 2, 3, 9);
  await panel.getByRole('button', { name: 'Play from here' }).click();
  await settled(page, 'hidden');
  await expect(page.locator('.play-status')).toContainText('2 and 3');
  // A step takes the explanation away.
  await visit(page, '#/wythoff?a=12&b=20&method=stars&at=12,20');
  await clickCell(page, 7, 7, 20);
  await expect(panel).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(panel).toHaveCount(0);
  await visit(page, '#/wythoff?a=16&b=20&method=mex&at=4,passed&lang=zh');
  await expect(count(page)).toContainText('10 /');
  await clickCell(page, 7, 7, 20);
  await expect(panel).toBeVisible();
  expect(await foreignWords(page, ['Mexplorer', 'mex', 'div', 'Beatty', 'map'])).toEqual([]);
});

test('from the end of a large grid to a small one, by every method', async ({ page }) => {
  for (const method of ['stars', 'mex']) {
    await visit(page, `#/wythoff?a=30&b=60&method=${method}`);
    await page.keyboard.press('End');
    await page.getByLabel('Pile a').fill('2');
    await page.getByLabel('Pile a').press('Enter');
    await settled(page);
    await page.keyboard.press('End');
    await page.getByLabel('Pile b').fill('3');
    await page.getByLabel('Pile b').press('Enter');
    await settled(page);
    expect(await attributes(page)).toMatchObject({ moves: movesOf([2n, 3n]) });
    await expect(count(page)).toContainText('0 of');
  }
});

test('the views of Beatty’s theorem by the keyboard alone, and the words for each cell', async ({ page }) => {
  await visit(page, '#/wythoff?a=6&b=11&method=stars&at=6,10');
  const board = page.locator('.board-canvas');
  await board.focus();
  await expect(board).toHaveAccessibleName(/^Board/);
  const status = page.locator('.board [role=status]').first();
  await expect(status).toHaveText('(6, 11)');
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(status).toHaveText('(6, 10)');
  await expect(readout(page)).toContainText('(6, 10)');
  await page.locator('input[name=method]:checked').focus();
  for (const method of ['mex', 'beatty']) {
    await page.keyboard.press('ArrowRight');
    await settled(page);
    await expect(page).toHaveURL(new RegExp(`method=${method}`));
  }
  await page.locator('input[name=view]:checked').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.ratio-chart')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(board).toBeVisible();
  await visit(page, '#/wythoff?a=6&b=11&lang=zh');
  await expect(board).toHaveAccessibleName(/^棋盘/);
});

for (const [name, link] of [
  ['Wythoff’s grid', '#/wythoff?method=beatty&a=6&b=11'],
  ['Dynamic Nim’s map', '#/dynamic-nim?view=map'],
]) {
  test(`${name}: while the cell cursor walks, the readout tells of cells and of nothing else`, async ({ page }) => {
    await visit(page, link ?? '');
    await page.locator('.board-canvas').focus();
    await expect(readout(page)).toHaveText(/: (P|N)/);
    await readout(page).evaluate((element) => {
      const told = /** @type {string[]} */ ([]);
      new MutationObserver(() => told.push(element.textContent)).observe(element, { childList: true, characterData: true, subtree: true });
      Object.assign(window, { told });
    });
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft']) {
      const before = (await readout(page).textContent()) ?? '';
      await page.keyboard.press(key);
      await expect(readout(page)).not.toHaveText(before);
      await expect(readout(page)).toHaveText(/: (P|N)/);
    }
    const told = await page.evaluate(() => /** @type {any} */ (window).told);
    expect(told.filter((/** @type {string} */ words) => /mover (wins|loses)/.test(words))).toEqual([]);
  });
}

test('the readout describes the cell under the pointer, with the Grundy layer its value too: zero on the stars', async ({ page }) => {
  await visit(page, '#/wythoff?a=12&b=20&method=beatty');
  const layer = page.getByRole('button', { name: 'Grundy values' });
  await expect(layer).toHaveAttribute('aria-pressed', 'false');
  const plain = await starPixels(page);
  expect(plain).toBeGreaterThan(200);
  /** @param {number} a @param {number} b @param {RegExp} said */
  const reads = async (a, b, said) => {
    const { canvas, position } = await cellAt(page, a, b, 20);
    await canvas.hover({ position });
    await expect(readout(page)).toHaveText(said);
  };
  await reads(7, 7, /^\(7,\s7\).*N$/);
  await reads(5, 3, /^\(5,\s3\).*P$/);
  await layer.click();
  await expect(page).toHaveURL(/layer=grundy/);
  await expect(layer).toHaveAttribute('aria-pressed', 'true');
  for (const [a, b] of /** @type {const} */ ([
    [7, 7],
    [5, 3],
    [3, 5],
    [4, 9],
    [9, 4],
    [0, 20],
    [16, 11],
  ])) {
    const value = Number(GRUNDY[a]?.[b]);
    await reads(a, b, new RegExp(`^\\(${a},\\s${b}\\).*${value === 0 ? 'P' : 'N'}.* ${value}$`));
  }
  await page.mouse.move(2, 2);
  await expect(readout(page)).toContainText('2,000');
  await settled(page);
  await layer.click();
  await expect(page).not.toHaveURL(/layer/);
  await reads(7, 7, /^\(7,\s7\).*N$/);
  // The same stars, drawn as stars again.
  await page.mouse.move(2, 2);
  await expect.poll(() => starPixels(page)).toBe(plain);
});

test('Grundy values are printed where cells are large, and end at 2,000', async ({ page }) => {
  await visit(page, '#/wythoff?a=2000&b=2001&method=beatty&layer=grundy&map=1990,1990,20');
  const board = page.locator('.board-canvas');
  await board.focus();
  await expect(readout(page)).toContainText('(2000, 2001)');
  await expect(readout(page)).not.toContainText('Grundy');
  await page.keyboard.press('ArrowUp');
  await expect(readout(page)).toHaveText(/\(2000,\s2000\).*N.*\d$/);
  const told = /([\d,]+)$/.exec((await readout(page).textContent()) ?? '')?.[1]?.replaceAll(',', '');
  await visit(page, '#/wythoff?a=2000&b=2000&method=mex');
  expect((await attributes(page)).grundy).toBe(told);
});

test('zoom by button, wheel and keys; drag; the place is in the link and opens cold; home again', async ({ page }) => {
  await visit(page, '#/wythoff?a=112&b=120&method=beatty');
  const board = page.locator('.board-canvas');
  const box = await boxOf(page, '.board-canvas');
  await expect(page).not.toHaveURL(/map=/);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page).toHaveURL(/map=0,0,\d+/);
  const before = await board.screenshot();
  await page.mouse.move(box.x + 300, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 180, box.y + 140, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/map=[1-9]\d*,[1-9]\d*,\d+/);
  expect(before.equals(await board.screenshot())).toBe(false);
  await expect(page.locator('.explanation')).toHaveCount(0);
  await page.mouse.move(box.x + 250, box.y + 250);
  await expect(readout(page)).toContainText(/\(\d+,\s\d+\)/);
  await settled(page);
  // The last cell's words stay until the next one's are there.
  await page.waitForTimeout(500);
  const told = (await readout(page).textContent()) ?? '';
  const [, a = 0, b = 0] = (/\((\d+),\s(\d+)\)/.exec(told) ?? []).map(Number);
  await open(page, await page.evaluate(() => location.hash));
  await page.mouse.move(box.x + 250, box.y + 251);
  await page.mouse.move(box.x + 250, box.y + 250);
  // A place names whole cells: the first row and column may have been cut.
  await expect(readout(page)).toContainText(new RegExp(`\\((${a}|${a - 1}),\\s(${b}|${b - 1})\\)`));
  await page.getByRole('button', { name: 'Go to the position', exact: true }).click();
  const [middle_x = 0, middle_y = 0] = middleOf(box);
  await page.mouse.move(middle_x, middle_y + 1);
  await page.mouse.move(middle_x, middle_y);
  await expect(readout(page)).toContainText('(112, 120)');
  await page.keyboard.down('Control');
  for (let level = 0; level < 8; level += 1) await page.mouse.wheel(0, 120);
  await page.keyboard.up('Control');
  await page.mouse.move(middle_x + 3, middle_y);
  await expect(readout(page)).toContainText(/square of side \d+.*, \d+ of/);
  await page.getByRole('button', { name: 'Back to the corner' }).click();
  await expect(page).not.toHaveURL(/map=/);
  await settled(page);
});

test('four hundred digits away: every star is where it belongs, by pointer, by keys and from a cold link', async ({ page }) => {
  const [a, b] = STAR;
  await visit(page, `#/wythoff?a=${a}&b=${b}&method=beatty`);
  await expect(readout(page)).toContainText(/…|10/);
  await page.getByRole('button', { name: 'Go to the position', exact: true }).click();
  await expect(page).toHaveURL(/map=\d{398,400},\d{398,400},\d+$/);
  const board = page.locator('.board-canvas');
  const box = await boxOf(page, '.board-canvas');
  const [middle_x = 0, middle_y = 0] = middleOf(box);
  await page.mouse.move(middle_x, middle_y);
  await expect(readout(page)).toContainText(new RegExp(`…${String(a % 100000n).padStart(5, '0')}.*400.*P`));
  await page.mouse.move(middle_x + 40, middle_y);
  await expect(readout(page)).toContainText(/400.*N/);
  expect(await starPixels(page)).toBeGreaterThan(200);
  await page.mouse.move(middle_x, middle_y);
  await page.mouse.down();
  await page.mouse.move(middle_x - 90, middle_y - 60, { steps: 3 });
  await page.mouse.up();
  await settled(page);
  const hash = await page.evaluate(() => location.hash);
  await open(page, hash);
  // The link is left as it was written.
  expect(await page.evaluate(() => location.hash)).toBe(hash);
  await page.mouse.move(2, 2);
  await board.focus();
  await expect(readout(page)).toContainText(/400.*P/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.explanation')).toContainText('a star');
  // Back from the explanation to the cell.
  await page.keyboard.press('Escape');
  await expect(board).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.explanation .lines li.below')).not.toHaveCount(0);
  await page.locator('.explanation').getByRole('button', { name: 'Start from this position' }).click();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: movesOf([a, b + 1n]) });
  await page.goBack();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'P', moves: '[]', grundy: '0' });
});

/** @param {Page} page @param {string} line @param {string} take */
async function takes(page, line, take) {
  await byHand(page);
  await page.locator('label', { has: page.locator(`input[name=line][value=${line}]`) }).click();
  await page.locator('input[name=take]').fill(take);
  await page.locator('input[name=take]').press('Enter');
}

test('a game won against the app by clicking where the queen is to go', async ({ page }) => {
  await visit(page, '#/wythoff?a=7&b=7&play=perfect&hide=1', 'hidden');
  const moves = page.locator('.moves li');
  // No line of the queen leads there, so there is no move; nor is anything explained.
  // The board of a play fits its piles.
  await clickCell(page, 5, 3, 7, 8);
  await expect(moves).toHaveCount(0);
  await expect(page.locator('.explanation')).toHaveCount(0);
  for (const [turn, [a, b]] of /** @type {const} */ ([
    [4, 7],
    [3, 5],
    [1, 2],
    [0, 0],
  ]).entries()) {
    await clickCell(page, a, b, 7, 8);
    await expect(moves.nth(2 * turn)).toContainText(`(${a}, ${b})`);
    if (a) await expect(moves).toHaveCount(2 * turn + 2);
  }
  await expect(page.locator('.play-status')).toContainText('You win');
  await expect(page.locator('.moves')).not.toContainText('gave');
  // The answer stays covered until it is asked for.
  expect(Object.keys(await attributes(page)).sort()).toEqual(['for', 'state']);
});

test('on a star the app wins: the hint says so, “why” explains, undo returns to your move', { tag: '@long' }, async ({ page }) => {
  await visit(page, '#/wythoff?a=3&b=5&play=perfect&hide=1', 'hidden');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.play-bar')).toContainText('No move wins');
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.locator('.line-of-play li')).toHaveText([/^You: .*→ \(/, /^Opponent: .*→ \(/]);
  await page.getByRole('button', { name: 'Show the losing cells' }).click();
  await expect(page.locator('.explanation').getByRole('heading')).toHaveText('P (3, 5)');
  await takes(page, 'diagonal', '1');
  await expect(page.locator('.explanation')).toHaveCount(0);
  const moves = page.locator('.moves li');
  await expect(moves).toHaveText([/1.*both.*\(2,\s4\)/, /\(2,\s1\)/]);
  await expect(page.locator('.moves')).not.toContainText('gave');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(moves).toHaveCount(0);
  await takes(page, 'column', '4');
  await expect(moves.nth(1)).toContainText(/\((1,\s2|2,\s1|0,\s0)\)/);
  await takes(page, 'row', '1');
  await expect(page.locator('.play-status')).toContainText('The computer wins');
  await expect(moves.last()).toContainText('(0, 0)');
});

test('two people, a take that is not allowed, a slip that is marked, and the app first', { tag: '@long' }, async ({ page }) => {
  await visit(page, '#/wythoff?a=7&b=4&play=person&hide=1', 'hidden');
  await expect(page.locator('.play-status')).toContainText('First player');
  await takes(page, 'row', '8');
  await expect(page.locator('.play [role=alert]')).toHaveText(/7.*“8”/);
  await expect(page.locator('.moves li')).toHaveCount(0);
  await takes(page, 'row', '1');
  await expect(page.locator('.play-status')).toContainText('Second player');
  await expect(page.locator('.play-status')).toContainText('6 and 4');
  await takes(page, 'column', '2');
  await takes(page, 'column', '1');
  await page.getByRole('button', { name: 'Show mistakes' }).click();
  await expect(page.locator('.moves li')).toHaveText([/\(6,\s4\)/, /\(6,\s2\).*gave the win away/, /\(6,\s1\)/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.moves li')).toHaveCount(2);
  for (const [line, take] of /** @type {const} */ ([
    ['row', '6'],
    ['column', '2'],
  ]))
    await takes(page, line, take);
  await expect(page.locator('.play-status')).toContainText('Second player wins');
  await page.getByLabel('Opponent').selectOption('perfect');
  await expect(page).toHaveURL(/play=perfect/);
  await page.getByLabel('Who starts').selectOption('other');
  await expect(page.locator('.moves li')).toHaveCount(0);
  await expect(page.locator('.play-status')).toContainText('You to move');
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await settled(page);
  await expect(page.locator('.play')).toHaveCount(0);
  await expect(page).not.toHaveURL(/play=|hide=/);
});

test('piles of four hundred digits are played too; the answer is covered in every method and view', { tag: '@long' }, async ({ page }) => {
  await visit(page, `#/wythoff?a=${FAR}&b=5&play=perfect&hide=1`, 'hidden');
  await takes(page, 'column', '1');
  await expect(page.locator('.moves li')).toHaveCount(2);
  await expect(page.locator('.moves li').nth(1)).toContainText('(7, 4)');
  for (const [query, said] of /** @type {const} */ ([
    ['a=12&b=20&method=stars', 'Every star is a losing position'],
    ['a=12&b=20&method=mex', 'mex'],
    ['a=12&b=20&method=beatty&at=answer', 'covered'],
    ['a=12&b=401&method=stars', ''],
  ])) {
    await visit(page, `#/wythoff?${query}&hide=1`, 'hidden');
    await expect(caption(page)).toContainText(said);
    expect(await starPixels(page), query).toBe(0);
    await page.locator('.board-canvas').focus();
    await page.keyboard.press('Enter');
    await drawn(page);
    await expect(page.locator('.explanation')).toHaveCount(0);
    await expect(readout(page)).not.toContainText(/: (P|N)/);
  }
  for (const view of ['partition', 'zeckendorf', 'ratio']) {
    await visit(page, `#/wythoff?a=12&b=20&method=beatty&view=${view}&hide=1`, 'hidden');
    await expect(page.locator('.board-message')).toContainText('covered');
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.locator('.chart-view figcaption')).toBeVisible();
  }
});

test('a new position, method and view are entries of the history; back comes home with the step', { tag: '@long' }, async ({ page }) => {
  await visit(page, '#/wythoff?a=12&b=20&method=stars&at=3,5');
  await page.getByLabel('Pile b').fill('21');
  await page.getByLabel('Pile b').press('Enter');
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N', for: '#/wythoff?a=12&b=21&method=stars' });
  await page.locator('.methods').getByText('Beatty').click();
  await settled(page);
  await page.getByText('Partition', { exact: true }).click();
  await expect(page.locator('.strip')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/at=uppers/);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByLabel('Number x')).toHaveValue('13');
  await page.goBack();
  await expect(count(page)).toContainText('2 of 5');
  await expect(page.getByLabel('Number x')).toHaveValue('12');
  await page.goBack();
  await expect(page.locator('.board-canvas')).toBeVisible();
  await page.goBack();
  await settled(page);
  await page.goBack();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ for: '#/wythoff?a=12&b=20&method=stars&at=3,5', outcome: 'P' });
  await expect(count(page)).toContainText('8 of 35');
  await page.goForward();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N' });
});

test('the charts are clicked: an integer becomes x, a point of the ratio is sought', async ({ page }) => {
  await visit(page, '#/wythoff?a=11&b=18&method=beatty&view=partition&x=11');
  await page
    .locator('.strip g', { has: page.getByText('16', { exact: true }) })
    .locator('.strip-number')
    .click();
  await expect(page.getByLabel('Number x')).toHaveValue('16');
  await expect(caption(page)).toContainText('16');
  await visit(page, '#/wythoff?a=11&b=18&method=beatty&view=ratio&at=89');
  await expect(page.locator('.ratio-point')).toHaveCount(89);
  const box = await boxOf(page, '.ratio-chart');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => page.locator('.ratio-point').count()).toBeLessThan(60);
  await expect.poll(() => page.locator('.ratio-point').count()).toBeGreaterThan(30);
});

test('pairs: the number line and the table fill up with the steps', async ({ page }) => {
  await visit(page, '#/wythoff?a=16&b=26&method=mex&at=3');
  const line = page.locator('.number-line li');
  await expect(line.nth(7)).toHaveText('7b3');
  await expect(line.nth(4)).toHaveText('4a3');
  await expect(line.nth(6)).toHaveText('6');
  await expect(page.locator('.pairs')).toContainText('4');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('5');
  await expect(line.nth(5)).toHaveText('5b2');
  await expect(line.nth(5)).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('ArrowRight');
  await expect(line.nth(6)).toHaveText('6a4');
  await expect(page.locator('.pairs td.now')).toHaveText('6');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(line.nth(6)).toHaveText('6');
});
