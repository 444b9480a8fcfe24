/** The page of Wythoff's game: contract, methods and views, the grid as a map without edges, explanation, play, bad input. */
import { EXAMPLES } from '../games/wythoff/examples.js';
import { attributes, caption, count, expect, open, settled, test, verdict } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {[bigint, bigint]} Piles */

/** The whole part of a square root, digit by digit in binary. @param {bigint} square */
function isqrt(square) {
  let root = 0n;
  for (let bit = 1n << BigInt((square.toString(2).length + 1) >> 1); bit > 0n; bit >>= 1n) if ((root + bit) ** 2n <= square) root += bit;
  return root;
}

/** aᵢ. @param {bigint} i */
const lowerOf = (i) => (i + isqrt(5n * i * i)) / 2n;

/** The other pile of the one star with this pile. @param {bigint} n */
function partnerOf(n) {
  const below = (isqrt(5n * n * n) - n) / 2n;
  for (const i of [below, below + 1n]) if (lowerOf(i) === n) return n + i;
  for (const i of [n - below - 1n, n - below]) if (i >= 0n && lowerOf(i) + i === n) return lowerOf(i);
  throw new Error(`${n} is in no star`);
}

/** Where the winning moves of a position lead, as `data-moves` says it. @param {Piles} position */
function movesOf([a, b]) {
  const [small, d] = a < b ? [a, b - a] : [b, a - b];
  const [low, high] = [lowerOf(d), lowerOf(d) + d];
  /** @type {Map<string, Piles>} */
  const found = new Map();
  /** @param {Piles} star */
  const add = (star) => found.set(star.join(), star);
  if (partnerOf(b) < a) add([partnerOf(b), b]);
  if (partnerOf(a) < b) add([a, partnerOf(a)]);
  if (low < small) add(a < b ? [low, high] : [high, low]);
  return JSON.stringify(
    [...found.values()].sort((x, y) => (x[0] < y[0] || (x[0] === y[0] && x[1] < y[1]) ? -1 : 1)).map((star) => star.map(String)),
  );
}

/** Grundy values by the bare rules, to 120. */
const GRUNDY = (() => {
  /** @type {number[][]} */
  const values = [];
  for (let a = 0; a <= 120; a += 1) {
    const column = (values[a] = /** @type {number[]} */ ([]));
    for (let b = 0; b <= 120; b += 1) {
      const reached = new Set();
      for (let take = 1; take <= Math.max(a, b); take += 1)
        reached
          .add(values[a - take]?.[b])
          .add(column[b - take])
          .add(values[a - take]?.[b - take]);
      let value = 0;
      while (reached.has(value)) value += 1;
      column.push(value);
    }
  }
  return values;
})();

/** Two neighbours of the Fibonacci numbers with so many digits: one shift apart, and so a star. @param {number} digits @returns {Piles} */
function starOf(digits) {
  let [low, high] = [1n, 2n];
  while (String(low).length < digits) [low, high] = [low + high, low + 2n * high];
  return [low, high];
}

const STAR = starOf(400);
const FAR = 10n ** 400n;

/** @type {[string, string, string, (string | null)?][]} query, outcome, moves, Grundy value beyond the table of the bare rules */
const ANSWERS = [
  ['a=112&b=120', 'N', '[["12","20"],["74","120"],["112","69"]]'],
  ['a=7&b=7', 'N', '[["0","0"],["4","7"],["7","4"]]'],
  ['a=0&b=0', 'P', '[]'],
  ['a=0&b=5', 'N', '[["0","0"]]'],
  ['a=1&b=2', 'P', '[]'],
  ['a=2&b=1', 'P', '[]'],
  ['a=12&b=20', 'P', '[]'],
  ['a=20&b=12&method=mex', 'P', '[]'],
  ['a=5&b=4&method=beatty', 'N', '[["2","1"],["5","3"]]'],
  ['a=007&b=00007', 'N', '[["0","0"],["4","7"],["7","4"]]'],
  ['a=%EF%BC%97&b=%EF%BC%91%EF%BC%90', 'N', movesOf([7n, 10n])],
  ['a=2000&b=2000&method=mex', 'N', movesOf([2000n, 2000n])],
  ['a=2000&b=2001&method=mex', 'N', movesOf([2000n, 2001n]), null],
  ['a=1000000000000009&b=1618033988749910&method=beatty', 'P', '[]', '0'],
  [`a=${STAR[0]}&b=${STAR[1]}&method=beatty`, 'P', '[]', '0'],
  [`a=${STAR[1]}&b=${STAR[0] + 1n}&method=beatty`, 'N', movesOf([STAR[1], STAR[0] + 1n]), null],
  [`a=5&b=${'9'.repeat(1000)}&method=beatty`, 'N', movesOf([5n, 10n ** 1000n - 1n]), null],
];

/** Another link in the same page. @param {Page} page @param {string} query @param {string} [state] */
async function visit(page, query, state = 'ready') {
  await page.evaluate((hash) => (location.hash = hash), `#/wythoff?${query}`);
  await settled(page, state);
}

test('outcome, all winning moves in order, and the Grundy value, at any size', { tag: '@solver' }, async ({ page }) => {
  await open(page, '#/wythoff');
  for (const [query, outcome, moves, beyond] of ANSWERS) {
    await visit(page, query);
    const { for: asked, outcome: told, moves: written, grundy } = await attributes(page);
    expect([asked, told, written]).toEqual([`#/wythoff?${query}`, outcome, moves]);
    const [a = 0, b = 0] = [...new URLSearchParams(query).values()].map((value) => Number(value.normalize('NFKC')));
    if (beyond !== undefined) expect(grundy ?? null, query).toBe(beyond);
    else if (a > 120 || b > 120) expect(grundy, query).toMatch(/^[1-9]\d*$/);
    else expect(grundy, query).toBe(String(GRUNDY[a]?.[b]));
  }
});

test('the sentence names where to go, and is right about zeros typed twice', async ({ page }) => {
  await open(page, '#/wythoff?a=112&b=120');
  await expect(page.locator('output')).toHaveCount(1);
  await expect(verdict(page)).toHaveText(/^N \(112, 120\).*\(12, 20\).*\(74, 120\).*\(112, 69\)$/);
  await open(page, '#/wythoff?a=00&b=0');
  await expect(verdict(page)).toContainText('there is no move');
});

test('the Grundy value is told with the answer, and never without it', async ({ page }) => {
  await open(page, '#/wythoff?a=7&b=7&hide=1', 'hidden');
  expect(await attributes(page)).toEqual({ state: 'hidden', for: '#/wythoff?a=7&b=7&hide=1' });
  await page.getByRole('button', { name: 'Show the answer' }).press('Enter');
  await settled(page);
  expect(await attributes(page)).toEqual({
    state: 'ready',
    for: '#/wythoff?a=7&b=7&hide=1',
    outcome: 'N',
    grundy: '5',
    moves: '[["0","0"],["4","7"],["7","4"]]',
  });
  const seen = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const output = /** @type {HTMLElement} */ (document.querySelector('output'));
        /** @type {string[]} */
        const states = [];
        new MutationObserver(() => {
          const { state, grundy } = output.dataset;
          states.push(`${state} ${grundy ?? '-'}`);
          if (state === 'ready') location.hash = '#/wythoff?a=x&b=2';
          if (state === 'error') resolve(states);
        }).observe(output, { attributes: true });
        location.hash = '#/wythoff?a=1&b=2';
      }),
  );
  expect(new Set(/** @type {string[]} */ (seen))).toEqual(new Set(['working -', 'ready 0', 'error -']));
});

/** Every caption from here on, by a key. @param {Page} page @param {string} key @param {number} steps */
async function captions(page, key, steps) {
  const said = [await caption(page).textContent()];
  for (let i = 0; i < steps; i += 1) {
    await page.keyboard.press(key);
    said.push(await caption(page).textContent());
  }
  return said;
}

for (const [query, steps, last] of /** @type {[string, number, string][]} */ ([
  ['a=3&b=5&method=stars', 37, 'Beyond it every star is known too'],
  ['a=3&b=5&method=mex', 23, 'Beyond it every star is known too'],
  ['a=112&b=120&method=beatty', 6, '3 winning moves'],
  ['a=112&b=120&method=beatty&view=partition', 5, '112 = b₄₃'],
  ['a=112&b=120&method=beatty&view=zeckendorf&x=100', 5, '(100, 162)'],
  ['a=112&b=120&method=beatty&view=ratio', 89, '144 / 89'],
])) {
  test(`${query}: forward and back show the same steps`, async ({ page }) => {
    await open(page, `#/wythoff?${query}`);
    await expect(count(page)).toContainText(`0 of ${steps}`);
    const forward = await captions(page, 'ArrowRight', steps);
    expect(new Set(forward).size).toBe(steps + 1);
    await expect(count(page)).toContainText(`${steps} of ${steps}`);
    const back = await captions(page, 'ArrowLeft', steps);
    expect(back.reverse()).toEqual(forward);
    await page.keyboard.press('End');
    await expect(caption(page)).toContainText(last);
    // The answer is to the link, wherever the steps are.
    await settled(page);
    expect(await attributes(page)).toMatchObject(query.startsWith('a=3&') ? { outcome: 'P' } : { outcome: 'N' });
  });
}

/** The method or view, what Shift with the right arrow comes to, and a step in its middle with the numbers said there. @type {[string, number[], number, RegExp][]} */
const MILESTONES = [
  ['a=12&b=20&method=stars', [4, 8, 12], 14, /b = 5.*\(3, 5\)/],
  ['a=12&b=20&method=mex', [2, 4, 7], 7, /3 \+ 2 = 5/],
  ['a=112&b=120&method=beatty', [1, 2, 3], 2, /17/],
  ['a=112&b=120&method=beatty', [1, 2, 3, 4], 3, /\(12, 20\)/],
  ['a=112&b=120&method=beatty&view=partition&x=11', [1, 2, 3], 3, /p \+ q = 10/],
  ['a=112&b=120&method=beatty&view=zeckendorf&x=100', [3, 4, 5], 2, /11.*8/],
  ['a=112&b=120&method=beatty&view=ratio', [1, 2, 3, 5, 8, 13], 21, /33 \/ 21 = 1\.57142/],
];

test('the seek bar and the milestones of every method and view', async ({ page }) => {
  await open(page, '#/wythoff');
  for (const [query, marks, middle, said] of MILESTONES) {
    // The last step may not have come to the address yet: the same link again would be none.
    await visit(page, 'a=1&b=1');
    await visit(page, query);
    await expect(count(page)).toContainText(/^0 of [1-9]/);
    for (const mark of marks) {
      await page.keyboard.press('Shift+ArrowRight');
      await expect(count(page)).toContainText(`${mark} of`);
    }
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(count(page)).toContainText(`${marks.at(-2)} of`);
    await page.getByRole('slider').fill(String(middle));
    await expect(caption(page)).toContainText(said);
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', new RegExp(`^${middle} of`));
  }
});

/** Link, its place, the step it is, the place after one more step. @type {[string, string, number, string][]} */
const PLACES = [
  ['a=12&b=20&method=stars', '3,5', 16, '5,3,placed'],
  ['a=12&b=20&method=stars', '5,3,row', 18, '5,3,column'],
  ['a=16&b=26&method=mex', '5', 15, '6,a'],
  ['a=16&b=26&method=mex', '4,passed', 10, '4,a'],
  ['a=112&b=120&method=beatty', 'star', 3, 'row'],
  ['a=11&b=18&method=beatty&view=partition', 'sum', 3, 'next'],
  ['a=11&b=18&method=beatty&view=zeckendorf', '1', 1, '2'],
  ['a=11&b=18&method=beatty&view=ratio', '21', 21, '22'],
];

test('a link names a step of every method and view; stepping rewrites it, and it opens the same step', async ({ page }) => {
  for (const [query, at, step, next] of PLACES) {
    await open(page, `#/wythoff?${query}&at=${at}`);
    await expect(count(page)).toContainText(`${step} of`);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`at=${next}$`));
    const said = await caption(page).textContent();
    expect(said).not.toBe('');
    await open(page, await page.evaluate(() => location.hash));
    await expect(count(page)).toContainText(`${step + 1} of`);
    await expect(caption(page)).toHaveText(said ?? '');
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(new RegExp(`at=${at}$`));
    await settled(page);
  }
});

test('a place that is none is a note, and the beginning', async ({ page }) => {
  await open(page, '#/wythoff?a=12&b=20');
  for (const [query, places] of /** @type {[string, string[]][]} */ ([
    ['a=12&b=20&method=stars', ['3,4', '13,21', '%E0', '<b>']],
    ['a=12&b=20&method=mex', ['3,passed', '14']],
    ['a=12&b=20&method=beatty', ['3,5', 'toString']],
    ['a=12&b=20&method=beatty&view=partition', ['root']],
    ['a=12&b=20&method=beatty&view=zeckendorf', ['99']],
    ['a=12&b=20&method=beatty&view=ratio', ['90']],
  ])) {
    for (const at of places) {
      await visit(page, `${query}&at=${at}`);
      await expect(page.locator('.notes'), at).toContainText(`“${at}”`);
      await expect(count(page)).toContainText('0 of');
      expect(await attributes(page)).toMatchObject({ outcome: 'P' });
    }
  }
});

/** The canvas, and where a cell of the grid at home is on it. @param {Page} page @param {number} a @param {number} b @param {number} last the larger pile of the link */
async function cellAt(page, a, b, last) {
  const canvas = page.locator('.board-canvas');
  const { width, height, label } = await canvas.evaluate((element) => ({
    width: element.clientWidth,
    height: element.clientHeight,
    label: parseFloat(getComputedStyle(element).getPropertyValue('--board-label')),
  }));
  const [left, top] = [Math.ceil(label * 3.9), Math.ceil(label * 1.6)];
  const side = Math.floor(Math.min(width - left, height - top - 2) / Math.max(13, last + 3 + Math.floor(last / 24)));
  return { canvas, position: { x: left + (a + 0.5) * side, y: top + (b + 0.5) * side } };
}

/** @param {Page} page @param {number} a @param {number} b @param {number} last */
async function clickCell(page, a, b, last) {
  const { canvas, position } = await cellAt(page, a, b, last);
  await canvas.click({ position });
}

/** @param {Page} page @param {string} selector */
async function boxOf(page, selector) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  return box;
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
    await open(page, `#/wythoff?${query}`);
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
  await open(page, '#/wythoff?a=400&b=1&method=stars&at=start');
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

test('piles typed wrong: a sentence with the value and the limit; the last good board stays', async ({ page }) => {
  await open(page, '#/wythoff?a=12&b=20&method=stars&at=3,5');
  for (const name of ['a', 'b']) {
    for (const value of WRONG) {
      const input = page.getByLabel(`Pile ${name}`, { exact: true });
      await input.fill(value);
      await input.press('Enter');
      await settled(page, 'error');
      await expect(page.locator('#problem')).toHaveText(sentenceAbout(name, value));
      await expect(verdict(page)).toHaveText(sentenceAbout(name, value));
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveValue(value);
      expect(Object.keys(await attributes(page)).sort()).toEqual(['for', 'state']);
      await expect(count(page)).toContainText('16 of 69');
      await expect(page.locator('.notes')).toContainText('(12, 20)');
      await page.goBack();
      await settled(page);
    }
  }
  expect(await page.title()).toContain('Mexplorer');
});

test('piles linked wrong, cold: the sentence, and the board of the example', async ({ page }) => {
  for (const [name, rest] of [
    ['a', 'b=20'],
    ['b', 'a=12'],
  ]) {
    for (const value of WRONG) {
      await open(page, `#/wythoff?${rest}&${name}=${encodeURIComponent(value)}`, 'error');
      await expect(verdict(page)).toHaveText(sentenceAbout(String(name), value));
      await expect(count(page)).toContainText('0 of 69');
      expect(await page.evaluate(() => document.images.length + document.querySelectorAll('main script').length)).toBe(0);
    }
  }
  await open(page, '#/wythoff?a=%E0&b=2&method=beatty&view=partition', 'error');
  await expect(verdict(page)).toContainText('“%E0”');
  await open(page, '#/wythoff?a=1&b=2&method=magic', 'error');
  await expect(verdict(page)).toContainText(/“magic”.*stars, mex, beatty/);
});

test('an integer that is none, typed or linked: a sentence at its field; the chart stays, the verdict stands', async ({ page }) => {
  for (const view of ['partition', 'zeckendorf']) {
    await open(page, `#/wythoff?a=11&b=18&method=beatty&view=${view}`);
    const field = page.getByLabel('Integer x');
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
      await open(page, `#/wythoff?a=11&b=18&method=beatty&view=${view}&x=${encodeURIComponent(value)}`);
      await expect(page.locator('.integer [role=alert]')).toHaveText(sentenceAbout('x', value));
      await page.getByLabel('Integer x').fill('13');
      await page.getByLabel('Integer x').press('Enter');
      await expect(caption(page)).toContainText('13');
    }
  }
});

test('unknown views, layers and places of the map are notes', async ({ page }) => {
  await open(page, '#/wythoff?a=12&b=20');
  for (const [query, words] of /** @type {[string, string[]][]} */ ([
    ['method=beatty&view=chart', ['view', '“chart”']],
    ['layer=sg', ['layer', '“sg”']],
    ['map=1,x', ['map', '“1,x”']],
    ['map=%3Cb%3E', ['map', '“<b>”']],
    ['method=stars&view=ratio', ['Ratio']],
    ['foo=1&play=chess', ['foo', '“chess”']],
  ])) {
    await visit(page, `a=12&b=20&${query}`);
    for (const word of words) await expect(page.locator('.notes'), query).toContainText(word);
    await expect(page.locator('.board-canvas')).toBeVisible();
    expect(await attributes(page)).toMatchObject({ outcome: 'P' });
  }
});

test('a position is explained by a click; its buttons make it the position and play from it', async ({ page }) => {
  await open(page, '#/wythoff?a=12&b=20&method=stars&at=12,20');
  await clickCell(page, 7, 7, 20);
  const panel = page.locator('.explanation');
  await expect(panel.getByRole('heading')).toHaveText('N (7, 7)');
  await expect(panel.locator('.lines li.below')).toHaveText([/3.*\(4, 7\)/, /3.*\(7, 4\)/, /7.*\(0, 0\)/]);
  await clickCell(page, 4, 5, 20);
  await expect(panel.getByRole('heading')).toHaveText('N (4, 5)');
  await expect(panel.locator('.lines li')).toHaveText([/1.*\(3, 5\)/, /\(4, 7\).*2/, /3.*\(1, 2\)/]);
  await expect(panel.locator('.lines li.beyond')).toHaveCount(1);
  await clickCell(page, 5, 3, 20);
  await expect(panel.getByRole('heading')).toHaveText('P (5, 3)');
  await expect(panel.locator('.lines')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await clickCell(page, 0, 0, 20);
  await expect(panel).toContainText('No stones');
  await clickCell(page, 9, 4, 20);
  await panel.getByRole('button', { name: 'Make it the position' }).click();
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
  await open(page, '#/wythoff?a=12&b=20&method=stars&at=12,20');
  await clickCell(page, 7, 7, 20);
  await expect(panel).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(panel).toHaveCount(0);
});

test('from the end of a large grid to a small one, by every method', async ({ page }) => {
  for (const method of ['stars', 'mex']) {
    await open(page, `#/wythoff?a=30&b=60&method=${method}`);
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

for (const [language, words] of /** @type {const} */ ([
  ['en', { star: 'A star', board: /^Board/ }],
  ['zh', { star: '一颗星', board: /^棋盘/ }],
])) {
  test(`the keyboard alone, ${language}: walk the grid, explain, leave, change the piles and the method`, async ({ page }) => {
    await open(page, `#/wythoff?a=6&b=11&method=stars&at=6,10&lang=${language}`);
    const board = page.locator('.board-canvas');
    for (let i = 0; i < 30; i += 1) {
      await page.keyboard.press('Tab');
      if (await board.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(board).toBeFocused();
    await expect(board).toHaveAccessibleName(words.board);
    const status = page.locator('.board [role=status]').first();
    await expect(status).toHaveText('(6, 11)');
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(status).toHaveText('(6, 10)');
    await expect(readout(page)).toContainText('(6, 10)');
    await page.keyboard.press('Enter');
    await expect(page.locator('.explanation')).toContainText(words.star);
    await page.keyboard.press('Escape');
    await expect(page.locator('.explanation')).toHaveCount(0);
    await expect(board).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(board).not.toBeFocused();
    await page.locator('input[name=b]').focus();
    await page.keyboard.press('ArrowDown');
    await settled(page);
    expect(await attributes(page)).toMatchObject({ outcome: 'P', grundy: '0' });
    await page.locator('input[name=method]:checked').focus();
    await page.keyboard.press('ArrowRight');
    await settled(page);
    await expect(page).toHaveURL(/method=mex/);
    await page.keyboard.press('ArrowRight');
    await settled(page);
    await expect(page).toHaveURL(/method=beatty/);
    await page.locator('input[name=view]:checked').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.ratio-chart')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(board).toBeVisible();
  });
}

test('what is under the pointer is told; with the Grundy layer its value too, zero where the stars are', async ({ page }) => {
  await open(page, '#/wythoff?a=12&b=20&method=beatty');
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
  await reads(7, 7, /^\(7, 7\).*N$/);
  await reads(5, 3, /^\(5, 3\).*P$/);
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
    await reads(a, b, new RegExp(`^\\(${a}, ${b}\\).*${value === 0 ? 'P' : 'N'}.* ${value}$`));
  }
  await page.mouse.move(2, 2);
  await expect(readout(page)).toContainText('2,000');
  await settled(page);
  await layer.click();
  await expect(page).not.toHaveURL(/layer/);
  await reads(7, 7, /^\(7, 7\).*N$/);
  // The same stars, drawn as stars again.
  await page.mouse.move(2, 2);
  await expect.poll(() => starPixels(page)).toBe(plain);
});

test('Grundy values are printed where cells are large, and end at 2,000', async ({ page }) => {
  await open(page, '#/wythoff?a=2000&b=2001&method=beatty&layer=grundy&map=1990,1990,20');
  const board = page.locator('.board-canvas');
  await board.focus();
  await expect(readout(page)).toContainText('(2000, 2001)');
  await expect(readout(page)).not.toContainText('Grundy');
  await page.keyboard.press('ArrowUp');
  await expect(readout(page)).toHaveText(/\(2000, 2000\).*N.*\d$/, { timeout: 20_000 });
  const told = /([\d,]+)$/.exec((await readout(page).textContent()) ?? '')?.[1]?.replaceAll(',', '');
  await open(page, '#/wythoff?a=2000&b=2000&method=mex');
  expect((await attributes(page)).grundy).toBe(told);
});

test('zoom by button, wheel and keys; drag; the place is in the link and opens cold; home again', async ({ page }) => {
  await open(page, '#/wythoff?a=112&b=120&method=beatty');
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
  await expect(readout(page)).toContainText(/\(\d+, \d+\)/);
  await settled(page);
  const told = (await readout(page).textContent()) ?? '';
  const [, a = 0, b = 0] = (/\((\d+), (\d+)\)/.exec(told) ?? []).map(Number);
  await open(page, await page.evaluate(() => location.hash));
  await page.mouse.move(box.x + 250, box.y + 251);
  await page.mouse.move(box.x + 250, box.y + 250);
  // A place names whole cells: the first row and column may have been cut.
  await expect(readout(page)).toContainText(new RegExp(`\\((${a}|${a - 1}), (${b}|${b - 1})\\)`));
  await page.getByRole('button', { name: 'To the position' }).click();
  const [middle_x, middle_y] = [box.x + (51 + box.width) / 2, box.y + (21 + box.height - 2) / 2];
  await page.mouse.move(middle_x, middle_y + 1);
  await page.mouse.move(middle_x, middle_y);
  await expect(readout(page)).toContainText('(112, 120)');
  await page.keyboard.down('Control');
  for (let level = 0; level < 8; level += 1) await page.mouse.wheel(0, 120);
  await page.keyboard.up('Control');
  await page.mouse.move(middle_x + 3, middle_y);
  await expect(readout(page)).toContainText(/a square of side \d+: \d+ of/);
  await page.getByRole('button', { name: 'Back to the corner' }).click();
  await expect(page).not.toHaveURL(/map=/);
  await settled(page);
});

test('four hundred digits away: every star is where it belongs, by pointer, by keys and from a cold link', async ({ page }) => {
  const [a, b] = STAR;
  await open(page, `#/wythoff?a=${a}&b=${b}&method=beatty`);
  await expect(readout(page)).toContainText(/…|10/);
  await page.getByRole('button', { name: 'To the position' }).click();
  await expect(page).toHaveURL(/map=\d{398,400},\d{398,400},\d+$/);
  const board = page.locator('.board-canvas');
  const box = await boxOf(page, '.board-canvas');
  const [middle_x, middle_y] = [box.x + (51 + box.width) / 2, box.y + (21 + box.height - 2) / 2];
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
  await expect(page.locator('.explanation')).toContainText('A star');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.explanation .lines li.below')).not.toHaveCount(0);
  await page.locator('.explanation').getByRole('button', { name: 'Make it the position' }).click();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: movesOf([a, b + 1n]) });
  await page.goBack();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'P', moves: '[]', grundy: '0' });
});

/** @param {Page} page @param {string} line @param {string} take */
async function takes(page, line, take) {
  await page.locator('label', { has: page.locator(`input[name=line][value=${line}]`) }).click();
  await page.locator('input[name=take]').fill(take);
  await page.locator('input[name=take]').press('Enter');
}

test('a game won against the app by clicking where the queen is to go', async ({ page }) => {
  await open(page, '#/wythoff?a=7&b=7&play=perfect&hide=1', 'hidden');
  const moves = page.locator('.moves li');
  // No line of the queen leads there, so there is no move; nor is anything explained.
  await clickCell(page, 5, 3, 7);
  await expect(moves).toHaveCount(0);
  await expect(page.locator('.explanation')).toHaveCount(0);
  for (const [turn, [a, b]] of /** @type {const} */ ([
    [4, 7],
    [3, 5],
    [1, 2],
    [0, 0],
  ]).entries()) {
    await clickCell(page, a, b, 7);
    await expect(moves.nth(2 * turn)).toContainText(`(${a}, ${b})`);
    if (a) await expect(moves).toHaveCount(2 * turn + 2);
  }
  await expect(page.locator('.play-status')).toContainText('You win');
  await expect(page.locator('.moves')).not.toContainText('gave');
  // The answer stays covered until it is asked for.
  expect(Object.keys(await attributes(page)).sort()).toEqual(['for', 'state']);
});

for (const [language, words] of /** @type {const} */ ([
  ['en', { play: 'Play a game', hint: 'Hint', won: 'You win', undo: 'Undo', gave: 'gave the win away', again: 'New game' }],
  ['zh', { play: '对弈', hint: '提示', won: '你赢了', undo: '悔棋', gave: '送掉了胜局', again: '再来一局' }],
])) {
  test(`a game played to its end by keyboard alone, by its hints, ${language}`, async ({ page }) => {
    await open(page, `#/wythoff?a=9&b=4&lang=${language}`);
    await page.getByRole('button', { name: words.play, exact: true }).focus();
    await page.keyboard.press('Enter');
    await settled(page, 'hidden');
    const take = page.locator('input[name=take]');
    // First a slip, seen and taken back.
    await take.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.moves')).toContainText(words.gave);
    await page.getByRole('button', { name: words.undo }).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.moves li')).toHaveCount(0);
    for (let turn = 0; turn < 12; turn += 1) {
      const hint = page.getByRole('button', { name: words.hint });
      await expect(hint.and(page.locator(':enabled')).or(page.getByText(words.won))).toBeVisible();
      if (await page.getByText(words.won).isVisible()) break;
      await hint.focus();
      await page.keyboard.press('Enter');
      // The hint is put into the form.
      await take.focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('.play-status')).toContainText(words.won);
    await expect(page.locator('.moves')).not.toContainText(words.gave);
    await page.locator('output button').focus();
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: movesOf([9n, 4n]) });
    await page.getByRole('button', { name: words.again }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.moves li')).toHaveCount(0);
  });
}

test('a star is lost against the app: hint says so, why explains, undo goes back to your move', async ({ page }) => {
  await open(page, '#/wythoff?a=3&b=5&play=perfect&hide=1', 'hidden');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.play')).toContainText('No move wins');
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.locator('.explanation').getByRole('heading')).toHaveText('P (3, 5)');
  await takes(page, 'diagonal', '1');
  await expect(page.locator('.explanation')).toHaveCount(0);
  const moves = page.locator('.moves li');
  await expect(moves).toHaveText([/1.*both.*\(2, 4\)/, /\(2, 1\)/]);
  await expect(page.locator('.moves')).not.toContainText('gave');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(moves).toHaveCount(0);
  await takes(page, 'column', '4');
  await expect(moves.nth(1)).toContainText(/\((1, 2|2, 1|0, 0)\)/);
  await takes(page, 'row', '1');
  await expect(page.locator('.play-status')).toContainText('The app wins');
  await expect(moves.last()).toContainText('(0, 0)');
});

test('two people, a take that is not allowed, a slip that is marked, and the app first', async ({ page }) => {
  await open(page, '#/wythoff?a=7&b=4&play=person&hide=1', 'hidden');
  await expect(page.locator('.play-status')).toContainText('First player');
  await takes(page, 'row', '8');
  await expect(page.locator('.play [role=alert]')).toHaveText(/7.*“8”/);
  await expect(page.locator('.moves li')).toHaveCount(0);
  await takes(page, 'row', '1');
  await expect(page.locator('.play-status')).toContainText('Second player');
  await expect(page.locator('.play-status')).toContainText('6 and 4');
  await takes(page, 'column', '2');
  await takes(page, 'column', '1');
  await expect(page.locator('.moves li')).toHaveText([/\(6, 4\)/, /\(6, 2\).*gave the win away/, /\(6, 1\)/]);
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
  await page.getByRole('button', { name: 'Leave the play' }).click();
  await settled(page);
  await expect(page.locator('.play')).toHaveCount(0);
  await expect(page).not.toHaveURL(/play=|hide=/);
});

test('piles of four hundred digits are played too; the answer is covered in every method and view', async ({ page }) => {
  await open(page, `#/wythoff?a=${FAR}&b=5&play=perfect&hide=1`, 'hidden');
  await takes(page, 'column', '1');
  await expect(page.locator('.moves li')).toHaveCount(2);
  await expect(page.locator('.moves li').nth(1)).toContainText('(7, 4)');
  for (const [query, said] of /** @type {const} */ ([
    ['a=12&b=20&method=stars', 'Nothing is decided yet'],
    ['a=12&b=20&method=mex', 'mex'],
    ['a=12&b=20&method=beatty&at=answer', 'covered'],
    ['a=12&b=401&method=stars', ''],
  ])) {
    await open(page, `#/wythoff?${query}&hide=1`, 'hidden');
    await expect(caption(page)).toContainText(said);
    expect(await starPixels(page), query).toBe(0);
    await page.locator('.board-canvas').focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
    await expect(page.locator('.explanation')).toHaveCount(0);
    await expect(readout(page)).not.toContainText(/: (P|N)/);
  }
  for (const view of ['partition', 'zeckendorf', 'ratio']) {
    await open(page, `#/wythoff?a=12&b=20&method=beatty&view=${view}&hide=1`, 'hidden');
    await expect(page.locator('.board-message')).toContainText('covered');
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.locator('.chart-view figcaption')).toBeVisible();
  }
});

test('a new position, method and view are entries of the history; back comes home with the step', async ({ page }) => {
  await open(page, '#/wythoff?a=12&b=20&method=stars&at=3,5');
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
  await expect(page.getByLabel('Integer x')).toHaveValue('13');
  await page.goBack();
  await expect(count(page)).toContainText('2 of 5');
  await expect(page.getByLabel('Integer x')).toHaveValue('12');
  await page.goBack();
  await expect(page.locator('.board-canvas')).toBeVisible();
  await page.goBack();
  await settled(page);
  await page.goBack();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ for: '#/wythoff?a=12&b=20&method=stars&at=3,5', outcome: 'P' });
  await expect(count(page)).toContainText('16 of 69');
  await page.goForward();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N' });
});

test('the charts are clicked: an integer becomes x, a point of the ratio is sought', async ({ page }) => {
  await open(page, '#/wythoff?a=11&b=18&method=beatty&view=partition&x=11');
  await page
    .locator('.strip g', { has: page.getByText('16', { exact: true }) })
    .locator('.strip-number')
    .click();
  await expect(page.getByLabel('Integer x')).toHaveValue('16');
  await expect(caption(page)).toContainText('16');
  await open(page, '#/wythoff?a=11&b=18&method=beatty&view=ratio&at=89');
  await expect(page.locator('.ratio-point')).toHaveCount(89);
  const box = await boxOf(page, '.ratio-chart');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => page.locator('.ratio-point').count()).toBeLessThan(60);
  await expect.poll(() => page.locator('.ratio-point').count()).toBeGreaterThan(30);
});

test('pairs: the number line and the table fill up with the steps', async ({ page }) => {
  await open(page, '#/wythoff?a=16&b=26&method=mex&at=3');
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

test('all of the page in Chinese: methods, captions, verdict, explanation, play', async ({ page }) => {
  await open(page, '#/wythoff?lang=zh');
  const own = ['Mexplorer', 'mex', 'div', 'Beatty', 'map'];
  for (const query of [
    'a=112&b=120&method=stars&at=3,5',
    'a=112&b=120&method=mex&at=4,passed',
    'a=112&b=120&method=beatty&at=answer&layer=grundy',
    'a=11&b=18&method=beatty&view=partition&at=one',
    'a=11&b=18&method=beatty&view=zeckendorf&at=4',
    'a=11&b=18&method=beatty&view=ratio&at=21',
    'a=112&b=120&play=beatable&hide=1',
    'a=1&b=401&method=stars&view=ratio&at=7&map=x',
  ]) {
    await visit(page, `${query}&lang=zh`, query.includes('hide') ? 'hidden' : 'ready');
    if (query.includes('view=') && query.includes('beatty')) await expect(page.locator('.chart-view figcaption')).toBeVisible();
    if (query.includes('=4,passed')) await clickCell(page, 7, 7, 120);
    const text = await page.locator('body').evaluate((body) => {
      const copy = /** @type {HTMLElement} */ (body);
      const code = copy.querySelector('.code');
      return copy.innerText.replace(code instanceof HTMLElement ? code.innerText : '', '');
    });
    expect(text.match(/[a-z]{3,}/gi)?.filter((word) => !own.includes(word)) ?? [], query).toEqual([]);
    expect(text).not.toContain('⟨');
  }
  await open(page, '#/wythoff?a=12&b=20&method=stars&at=3,5');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(verdict(page)).toContainText('先手必败');
  await expect(caption(page)).toContainText(/对角线.*\(3, 5\)/);
  await expect(page).toHaveTitle(/威佐夫/);
  await expect(count(page)).toContainText('16 / 69');
});

test('every example opens without a note, and shows what it promises', async ({ page }) => {
  await open(page, '#/wythoff');
  for (const { params } of EXAMPLES) {
    await visit(page, String(new URLSearchParams(params)));
    await expect(page.locator('.notes')).toHaveCount(0);
    await expect(page.locator('.board-canvas, .chart-view figcaption').first()).toBeVisible();
    expect((await attributes(page)).moves).toBe(movesOf([BigInt(String(params.a)), BigInt(String(params.b))]));
  }
});
