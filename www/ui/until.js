/** Waiting for what signals say. */
import { effect } from '@preact/signals';

/**
 * The first value that is not null, once the signals that it is read from have it.
 * @template Value
 * @param {() => Value | null} read @param {AbortSignal} abort
 * @returns {Promise<Value | null>} null if it is aborted
 */
export async function until(read, abort) {
  if (abort.aborted) return null;
  let stop = () => {};
  /** @type {Promise<Value | null>} */
  const found = new Promise((resolve) => {
    abort.addEventListener('abort', () => resolve(null), { once: true });
    stop = effect(() => {
      const value = read();
      if (value !== null) resolve(value);
    });
  });
  const value = await found;
  stop();
  return abort.aborted ? null : value;
}
