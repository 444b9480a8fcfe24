/** What a component makes when it comes and takes down when it goes: nothing of it starts while a page is rendered. */
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * @template {{destroy: () => void}} Owned
 * @param {() => Owned} create
 * @param {readonly unknown[]} of what it is made of; other values make another one
 * @returns {Owned | null} null until it is made
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
