/** Lists of numbers in links and as judges write them, and who wins. */

/** @import { Problem } from './types.js' */

/** The numbers of a list in a link. @param {string | undefined} list */
export const listed = (list = '') => list.split(',');

/** A list as judges write it: how many numbers, then the numbers. @param {string | undefined} list */
export const counted = (list) => `${listed(list).length}\n${listed(list).join(' ')}`;

/** @param {string | undefined} list */
export const sumOf = (list) => listed(list).reduce((sum, one) => sum + BigInt(one), 0n);

/** Their number and the sum of all: larger positions have more. @param {string | undefined} list */
export const sizeOf = (list) => sumOf(list) + BigInt(listed(list).length);

/**
 * What a judge says where the first player wins, and where the second does.
 * @param {string} first @param {string} second
 * @returns {Problem['write']}
 */
export const winner =
  (first, second) =>
  ({ outcome }) =>
    outcome === 'N' ? first : second;
