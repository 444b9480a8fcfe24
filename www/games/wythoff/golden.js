/** The golden ratio for ink: where the two rays run, at any number of digits. What is a star is the solver's word. */

/** Binary digits of φ that are kept: more than the longest place has. */
const BITS = 3600n;

/** The whole part of a square root, by Newton's method. @param {bigint} square */
function isqrt(square) {
  let root = 1n << BigInt((square.toString(16).length * 4 + 1) >> 1);
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** φ · 2^BITS; worked out when it is first needed. */
let phi = 0n;

/** About nφ: a pixel of a ray from that of its column. @param {bigint} n */
export function timesPhi(n) {
  phi ||= ((1n << BITS) + isqrt(5n << (2n * BITS))) >> 1n;
  return (n * phi) >> BITS;
}

/** About n/φ. @param {bigint} n */
export const overPhi = (n) => timesPhi(n) - n;
