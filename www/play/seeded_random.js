/** Random by a seed, the same everywhere. */
import { noise } from './play.js';

/** @typedef {(below: number) => number} Random a whole number from 0 on, below another */

/** A series of numbers by a seed. @param {number} seed @param {string} [series] the name of another series @returns {Random} */
export function seededRandom(seed, series = '') {
  let place = Array.from(series).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 0);
  return (below) => Math.floor(noise(seed, (place += 1)) * below);
}
