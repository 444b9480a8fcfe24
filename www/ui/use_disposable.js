/** An object that a component creates when it is mounted and destroys when it is unmounted: nothing starts while a page is rendered. */
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * @template {{destroy: () => void}} Owned
 * @param {() => Owned} create @param {readonly unknown[]} of other values create another one
 * @returns {Owned | null} null until it is created
 */
export function useDisposable(create, of) {
  const [made, setMade] = useState(/** @type {Owned | null} */ (null));
  useLayoutEffect(() => {
    const one = create();
    setMade(one);
    return () => one.destroy();
  }, [...of]);
  return made;
}
