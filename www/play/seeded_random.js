/** Random numbers by a seed, the same everywhere. */

/** @typedef {(below: number) => number} Random a whole number from 0 on, below another */

/** A number in 0..1 from a seed and a place: the same game every time. @param {number} seed @param {number} place */
export function noise(seed, place) {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(place + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** A series of whole numbers by a seed. @param {number} seed @param {string} [series] the name of another series @returns {Random} */
export function seededRandom(seed, series = '') {
  let place = Array.from(series).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 0);
  return (below) => Math.floor(noise(seed, (place += 1)) * below);
}
