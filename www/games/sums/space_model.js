/** What the rare heaps save: splits that were looked at, and splits that there are, by the count of heaps. */

/** @import { Space } from './types.js' */

/**
 * So many heaps from the empty one on; how many splits were looked at for them, and how many they have, mirror images left out.
 * @typedef {{size: number, looked_at: number, splits: number}} Count
 */
/** The methods, the naive one first; all splits are those that it looks at. @typedef {{method: 'naive' | 'sparse', points: {size: number, work: number}[]}} Line */

/** @param {Float64Array} told as `Sum.space` of the edge has it @returns {Space} */
export function spaceOf(told) {
  const from = 1 + (told[0] ?? 0);
  /** @type {Count[]} */
  const counts = [];
  for (let at = from; at < told.length; at += 3) {
    const [size = 0, looked_at = 0, splits = 0] = told.subarray(at, at + 3);
    counts.push({ size, looked_at, splits });
  }
  return { rare: [...told.subarray(1, from)], counts };
}

/** Those of the counts that have splits, as a scale of logarithms needs them. @param {Space} space */
export const splitCounts = ({ counts }) => counts.filter(({ looked_at, splits }) => looked_at > 0 && splits > 0);

/** Both methods at the same counts of heaps. @param {Count[]} counts @returns {[Line, Line]} */
export const linesOf = (counts) => [
  { method: 'naive', points: counts.map(({ size, splits }) => ({ size, work: splits })) },
  { method: 'sparse', points: counts.map(({ size, looked_at }) => ({ size, work: looked_at })) },
];

/** How many times fewer splits are looked at; below 1 where the rare heaps cost more. @param {Count} count */
export const savingOf = ({ looked_at, splits }) => (looked_at > 0 ? splits / looked_at : 1);
