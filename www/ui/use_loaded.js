/** A value that is loaded when a component comes, and again when what it depends on changes. */
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * @template T
 * @param {() => Promise<T> | undefined} load
 * @param {readonly unknown[]} of what the value depends on
 * @returns {T | null} null until the value for what it depends on now is there, and if it cannot be loaded
 */
export function useLoaded(load, of) {
  const [loaded, setLoaded] = useState(/** @type {{of: readonly unknown[], value: T} | null} */ (null));
  useLayoutEffect(() => {
    let is_wanted = true;
    load()?.then(
      (value) => is_wanted && setLoaded({ of, value }),
      () => {},
    );
    return () => void (is_wanted = false);
  }, [...of]);
  return loaded?.of.every((one, index) => one === of[index]) ? loaded.value : null;
}
