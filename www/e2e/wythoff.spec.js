/** The page of Wythoff's game: contract, methods and views, the grid as a map without edges, explanation, play, bad input. */
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
  return JSON.stringify([...found.values()].sort((x, y) => (x[0] < y[0] || (x[0] === y[0] && x[1] < y[1]) ? -1 : 1)).map((star) => star.map(String)));
}

/** Grundy values by the bare rules, to 120. */
const GRUNDY = (() => {
  /** @type {number[][]} */
  const values = [];
  for (let a = 0; a <= 120; a += 1) {
    const column = (values[a] = /** @type {number[]} */ ([]));
    for (let b = 0; b <= 120; b += 1) {
      const reached = new Set();
      for (let take = 1; take <= Math.max(a, b); take += 1) reached.add(values[a - take]?.[b]).add(column[b - take]).add(values[a - take]?.[b - take]);
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

for (const [query, outcome, moves, beyond] of ANSWERS) {
  test(`${query.length > 60 ? `${query.slice(0, 60)}…` : query} is ${outcome}`, { tag: '@solver' }, async ({ page }) => {
    await open(page, `#/wythoff?${query}`);
    const { state, outcome: told, moves: written, grundy } = await attributes(page);
    expect([state, told, written]).toEqual(['ready', outcome, moves]);
    const [a = 0, b = 0] = [...new URLSearchParams(query).values()].map((value) => Number(value.normalize('NFKC')));
    if (beyond !== undefined) expect(grundy ?? null).toBe(beyond);
    else if (a > 120 || b > 120) expect(grundy).toMatch(/^[1-9]\d*$/);
    else expect(grundy).toBe(String(GRUNDY[a]?.[b]));
  });
}

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
  expect(await attributes(page)).toEqual({ state: 'ready', for: '#/wythoff?a=7&b=7&hide=1', outcome: 'N', grundy: '5', moves: '[["0","0"],["4","7"],["7","4"]]' });
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

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const WRONG = ['-1', '2.5', '', 'ten', '9'.repeat(1001), MARKUP];

/** What is said of a wrong pile or integer. @param {string} name @param {string} value */
const sentenceAbout = (name, value) => {
  const got = value === '' ? 'nothing was given' : value.length > 40 ? `“${value.slice(0, 39)}…”` : `“${value}”`;
  return new RegExp(`${name} must be .*1,000 digits.*${got.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
};

test('piles linked wrong, cold: the sentence, and the board of the example', async ({ page }) => {
  for (const [name, rest] of [['a', 'b=20'], ['b', 'a=12']]) {
    for (const value of WRONG) {
      await open(page, `#/wythoff?${rest}&${name}=${encodeURIComponent(value)}`, 'error');
      await expect(verdict(page)).toHaveText(sentenceAbout(String(name), value));
      await expect(count(page)).toContainText('0 of 68');
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
