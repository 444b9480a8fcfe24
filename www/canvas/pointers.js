/** Pointers and the wheel on a board. */
import { embedded } from '../ui/settings.js';

/** @import { BoardState, Point, PointerActions } from './types.js' */

/** A drag shorter than this is a click. */
const CLICK_PX = 6;
/** A sideways stroke longer than this is a swipe. */
export const SWIPE_PX = 50;

/**
 * Drag pans, two fingers zoom, a short press picks, the wheel zooms with Ctrl or when the board has the focus.
 * @param {HTMLCanvasElement} element @param {BoardState} board @param {PointerActions} actions
 */
export function listenToPointers(element, board, { pick, swipe, hover, stroke }) {
  /** @type {Map<number, Point>} */
  const down = new Map();
  let travelled = 0;
  let pinch = 0;
  let from_x = 0;
  let drawing = false;
  const spread = () => {
    const [a, b] = [...down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  /** @param {{clientX: number, clientY: number}} event */
  const place = (event) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  /** Whether a stroke is that of the page: of a finger, on a board that a finger does not move. @param {PointerEvent} event */
  const isOfPage = (event) => event.pointerType === 'touch' && !board.takes_touch.value;

  /** @param {PointerEvent} event */
  const onDown = (event) => {
    if (event.button !== 0) return;
    // The keys go on stepping: only the keyboard gives the board the focus.
    event.preventDefault();
    if (down.size === 0) {
      travelled = 0;
      from_x = place(event).x;
    }
    down.set(event.pointerId, place(event));
    // A second finger ends the stroke of the first, and they zoom.
    if (down.size > 1 && drawing) stroke('end', null);
    drawing = down.size === 1 && stroke('begin', place(event));
    pinch = spread();
    element.setPointerCapture(event.pointerId);
  };
  /** @param {PointerEvent} event */
  const onMove = (event) => {
    const before = down.get(event.pointerId);
    const now = place(event);
    if (!before) {
      if (event.pointerType === 'mouse') hover(now);
      return;
    }
    down.set(event.pointerId, now);
    if (drawing) return void stroke('move', now);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (down.size === 2) {
      const ratio = spread() / (pinch || 1);
      if (ratio < 0.65 || ratio > 1.55) {
        board.zoom(ratio > 1 ? 1 : -1, now.x, now.y);
        pinch = spread();
      }
    } else if (travelled > CLICK_PX && !isOfPage(event)) board.pan(now.x - before.x, now.y - before.y);
  };
  /** @param {PointerEvent} event */
  const onUp = (event) => {
    const at = down.get(event.pointerId);
    down.delete(event.pointerId);
    if (drawing) {
      drawing = false;
      return void stroke('end', null);
    }
    if (!at || event.type !== 'pointerup') return;
    if (travelled <= CLICK_PX) pick(at.x, at.y);
    else if (isOfPage(event) && Math.abs(at.x - from_x) > SWIPE_PX) swipe(at.x < from_x ? 1 : -1);
  };
  let wheeled = 0;
  /** @param {WheelEvent} event */
  const onWheel = (event) => {
    if (embedded.value || !(event.ctrlKey || document.activeElement === element)) return;
    event.preventDefault();
    wheeled += event.deltaY;
    if (Math.abs(wheeled) < 60) return;
    const { x, y } = place(event);
    board.zoom(wheeled < 0 ? 1 : -1, x, y);
    wheeled = 0;
  };

  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('pointerleave', () => hover(null), { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => listening.abort();
}
