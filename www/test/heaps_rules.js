/** Games of heaps by their bare rules, written out in a few lines. */

/**
 * The nimbers of the heaps from 0 on.
 * @param {(heap: number) => number[][]} optionsOf the heaps that each move leaves @param {number} count
 */
export function nimbersOf(optionsOf, count) {
  /** @type {number[]} */
  const values = [];
  for (let heap = 0; heap < count; heap += 1) {
    const left = new Set(optionsOf(heap).map((parts) => parts.reduce((sum, part) => sum ^ (values[part] ?? 0), 0)));
    let mex = 0;
    while (left.has(mex)) mex += 1;
    values.push(mex);
  }
  return values;
}
