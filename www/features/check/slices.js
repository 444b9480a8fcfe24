/** Carries out long work in the page in slices, with pauses in which it can be stopped and the page answers. */

/** How long a slice is. */
const SLICE_MS = 12;

/**
 * @template T
 * @param {Generator<number, T>} work yields the part done
 * @param {AbortSignal} signal @param {(part: number) => void} [progress]
 * @returns {Promise<T>}
 */
export async function inSlices(work, signal, progress) {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const { done, value } = work.next();
      if (done) return value;
      progress?.(value);
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
}
