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

test('the sentence names where to go, and is right about zeros typed twice', async ({ page }) => {
  await open(page, '#/wythoff?a=112&b=120');
  await expect(page.locator('output')).toHaveCount(1);
  await expect(verdict(page)).toHaveText(/^N \(112, 120\).*\(12, 20\).*\(74, 120\).*\(112, 69\)$/);
  await open(page, '#/wythoff?a=00&b=0');
  await expect(verdict(page)).toContainText('there is no move');
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
