/** What the rare heaps save: splits that were looked at, and splits that there are, by the count of heaps. */

/**
 * What the solver tells of a sparse space.
 * @typedef {object} Space
 * @property {number[]} rare by value: how many heaps are rare
 * @property {number[]} sizes counts of heaps, ascending, the last one of all that are known
 * @property {number[]} lookedAt how many splits were looked at for so many
 * @property {number[]} splits how many they have, mirror images left out
 */
/** @typedef {{size: number, work: number}} Point */
/** The methods, the naive one first; all splits are those that it looks at. @typedef {{method: 'naive' | 'sparse', points: Point[]}} Line */

/** Counts of heaps below this have too few splits to be compared. */
const LEAST_SIZE = 16;

/** @param {Float64Array} told as `Sum.space` of the edge has it @returns {Space} */
export function spaceOf(told) {
  const values = told[0] ?? 0;
  const counted = [...told.subarray(values + 1)];
  const column = (/** @type {number} */ of) => counted.filter((_, i) => i % 3 === of);
  return { rare: [...told.subarray(1, values + 1)], sizes: column(0), lookedAt: column(1), splits: column(2) };
}

/** @param {Space} space @returns {[Line, Line]} */
export function linesOf({ sizes, lookedAt, splits }) {
  /** @param {number[]} work */
  const points = (work) => sizes.flatMap((size, i) => (size >= LEAST_SIZE && (work[i] ?? 0) > 0 ? [{ size, work: work[i] ?? 0 }] : []));
  return [
    { method: 'naive', points: points(splits) },
    { method: 'sparse', points: points(lookedAt) },
  ];
}

/** How many times fewer splits are looked at, of all heaps that are known; below 1 where the rare heaps cost more. @param {Space} space */
export function savingOf({ lookedAt, splits }) {
  const [looked_at, all] = [lookedAt.at(-1) ?? 0, splits.at(-1) ?? 0];
  return looked_at > 0 ? all / looked_at : 1;
}
