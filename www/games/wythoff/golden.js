/** Fibonacci numbers, and by them the golden ratio, for ink alone: where the two rays run, at any number of digits. */

/** 1, 2, 3, 5, … @param {number} count @returns {bigint[]} */
export function fibonacci(count) {
  const numbers = [1n, 2n];
  while (numbers.length < count) numbers.push((numbers.at(-1) ?? 0n) + (numbers.at(-2) ?? 0n));
  return numbers;
}

/** Binary digits of φ after the point: more than the longest place has. */
const BITS = 3600n;
/** The ratio of two neighbours from here on is exact to that many digits. */
const EXACT_FROM = 2700;

/** φ · 2^BITS, computed on first use. */
let phi = 0n;

/** About nφ: a pixel of a ray from that of its column. @param {bigint} n */
export function timesPhi(n) {
  if (phi === 0n) {
    const [low = 1n, high = 1n] = fibonacci(EXACT_FROM).slice(-2);
    phi = (high << BITS) / low;
  }
  return (n * phi) >> BITS;
}

/** About n/φ. @param {bigint} n */
export const overPhi = (n) => timesPhi(n) - n;
