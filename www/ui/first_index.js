/**
 * Binary search: the first of 0, 1, …, count - 1 from which on a condition holds, or count.
 * @param {number} count @param {(index: number) => boolean} holds
 */
export function firstIndex(count, holds) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
