/** Wythoff’s game by plain arithmetic and by its bare rules: what the solver is compared with. */

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
export function movesOf([a, b]) {
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
export const GRUNDY = (() => {
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
export function starOf(digits) {
  let [low, high] = [1n, 2n];
  while (String(low).length < digits) [low, high] = [low + high, low + 2n * high];
  return [low, high];
}
