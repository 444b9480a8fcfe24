/** Numbers of any length as a person can take them in. */
import { text } from './messages.js';

/** Numbers of more digits are cut. */
export const LONG = 20;

/** @param {string} number @param {number} longest that is kept whole, in digits @param {number} kept digits at each end of a longer one */
const cut = (number, longest, kept) => (number.length <= longest ? number : `${number.slice(0, kept)}…${number.slice(-kept)}`);

/** All of a number, or its first and last digits. @param {string} number */
export const ends = (number) => cut(number, LONG, 5);

/** The same with fewer digits, for a sentence of many numbers that stand whole elsewhere. @param {string} number */
export const briefEnds = (number) => cut(number, 12, 3);

/** All of a number, or its ends and its length. @param {string} number */
export const readable = (number) => (number.length <= LONG ? number : text('long-number', { ends: ends(number), digits: number.length }));

/** A whole number of any length: as the language writes it, while it is one a person would count. @param {string} digits */
export function readableWhole(digits) {
  const bare = digits.replace(/^0+(?=\d)/, '');
  return bare.length <= 15 ? Number(bare) : readable(bare);
}

/** The same of a count. @param {bigint} count */
export const counted = (count) => readableWhole(String(count));

/** The number that is typed; 0 if it is none. @param {string} typed */
export const wanted = (typed) => (/^\d{1,20000}$/.test(typed) ? BigInt(typed) : 0n);
