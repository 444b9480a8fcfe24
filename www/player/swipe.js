/** Steps by touch. */
import { SWIPE_PX } from '../canvas/pointers.js';

/** @import { TargetedTouchEvent } from 'preact' */
/** @import { Player } from './player.js' */

/** A sideways swipe beside the board is a step. @param {TargetedTouchEvent<HTMLElement>} start @param {Player} player */
export function startSwipe(start, player) {
  const from = start.changedTouches[0];
  if (!from || start.touches.length > 1) return;
  /** @param {TouchEvent} end */
  const onEnd = (end) => {
    const to = end.changedTouches[0];
    if (!to) return;
    const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY];
    if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) player.step(dx < 0 ? 1 : -1);
  };
  start.currentTarget.addEventListener('touchend', onEnd, { once: true });
}
