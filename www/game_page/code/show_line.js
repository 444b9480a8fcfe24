/** The lit line of a box of code comes into view. */
import { useLayoutEffect } from 'preact/hooks';

/** @import { RefObject } from 'preact' */

/** How much of a box is in sight: what is around it scrolls, too. @param {HTMLElement} box */
function heightInSight(box) {
  const { top } = box.getBoundingClientRect();
  // On a phone the side has no box of its own.
  const around = ['.side', 'main, article'].flatMap((one) => box.closest(one)?.getBoundingClientRect() ?? []);
  const bottom = Math.min(...around.filter(({ height }) => height > 0).map((one) => one.bottom));
  return Math.min(box.clientHeight, bottom - top);
}

/** A box of which less than so many lines are in sight is scrolled as if all of it were. */
const LEAST_LINES = 2;

/** Scrolls a listing in its own box, as little as needed; nothing around it moves. @param {HTMLElement} box @param {number} lit */
function showLine(box, lit) {
  const line = /** @type {HTMLElement} */ (box.children[lit]);
  const height_px = line.offsetHeight;
  const in_sight_px = heightInSight(box);
  const room_px = in_sight_px < LEAST_LINES * height_px ? box.clientHeight : in_sight_px;
  const [top, bottom] = [line.offsetTop - height_px, line.offsetTop + 2 * height_px];
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + room_px) box.scrollTop = bottom - room_px;
}

/**
 * Shows the lit line when it is another one, and once more when what is around the box, as the answer above it, has another height.
 * @param {RefObject<HTMLElement | null>} box @param {number} lit -1 for none @param {unknown} [place] of the box on the page
 */
export function useShownLine(box, lit, place) {
  useLayoutEffect(() => {
    const show = () => box.current && lit >= 0 && showLine(box.current, lit);
    show();
    const around = new ResizeObserver(show);
    for (const one of box.current?.closest('.side')?.children ?? []) around.observe(one);
    return () => around.disconnect();
  }, [lit, place]);
}
