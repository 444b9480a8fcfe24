/** Whether an element is in view, or nearly so. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** @import { RefObject } from 'preact' */

/**
 * @template {HTMLElement} Element
 * @returns {[ref: RefObject<Element | null>, is_in_view: boolean]} the first is given to the element
 */
export function useInView() {
  /** @type {RefObject<Element | null>} */
  const element = useRef(null);
  const [is_in_view, setInView] = useState(false);
  useLayoutEffect(() => {
    const watch = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), { rootMargin: '15%' });
    if (element.current) watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return [element, is_in_view];
}
