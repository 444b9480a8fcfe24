/** What the rare heaps save: how many splits were looked at, and how many there are. */

/** @import { Count, Line, Space } from './types.js' */

/** @param {Float64Array} numbers as `Sum.space` of the solver has them @returns {Space} */
export function spaceOf(numbers) {
  const from = 1 + (numbers[0] ?? 0);
  const counts = Array.from({ length: Math.ceil((numbers.length - from) / 3) }, (_, index) => {
    const [size = 0, looked_at = 0, splits = 0] = numbers.subarray(from + 3 * index);
    return { size, looked_at, splits };
  });
  return { rare: [...numbers.subarray(1, from)], counts };
}

/** The counts that a logarithmic scale can show. @param {Space} space */
export const splitCounts = ({ counts }) => counts.filter(({ looked_at, splits }) => looked_at > 0 && splits > 0);

/** Both methods at the same counts of heaps: the naive one looks at all splits. @param {Count[]} counts @returns {[Line, Line]} */
export const linesOf = (counts) => [
  { method: 'naive', points: counts.map(({ size, splits }) => ({ size, work: splits })) },
  { method: 'sparse', points: counts.map(({ size, looked_at }) => ({ size, work: looked_at })) },
];

/** How many times fewer splits are looked at; below 1 where the rare heaps cost more. @param {Count} count */
export const savingOf = ({ looked_at, splits }) => (looked_at > 0 ? splits / looked_at : 1);
