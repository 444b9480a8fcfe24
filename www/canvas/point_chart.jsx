/**
 * A chart of points in series, as SVG: real text, sharp on paper. The pointer finds the nearest point; the chart is one stop of the Tab
 * key, and the arrows walk along a series and from one to the next. What is drawn is the game's business.
 */
import { useRef } from 'preact/hooks';

/** @typedef {{x: number, y: number}} Spot in CSS pixels */
/** @typedef {{series: number, point: number}} Place */

/** The pointer finds a point from so far. */
const NEAR_PX = 32;

/** Measures words. */
export const measure = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));

/**
 * @param {object} props
 * @param {import('./plot.jsx').Frame} props.frame
 * @param {string} props.title
 * @param {string} [props.kind] further class
 * @param {readonly (readonly Spot[])[]} props.spots by series and point; of two in one place the later one is found
 * @param {Place | null} props.at
 * @param {(to: Place | null) => void} props.move
 * @param {() => Place} props.first where the keys begin
 * @param {(from: Place, by: 1 | -1) => Place} props.beside one series up or down
 * @param {import('preact').ComponentChildren} props.children
 */
export function PointChart({ frame: { width, height, label }, title, kind = '', spots, at, move, first, beside, children }) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  /** A pointer that gives the chart the focus has its own place. */
  const pressed = useRef(false);

  /** @param {PointerEvent} event */
  function onPointerMove(event) {
    const box = /** @type {SVGSVGElement} */ (svg.current).getBoundingClientRect();
    let [near, least] = [/** @type {Place | null} */ (null), NEAR_PX];
    spots.forEach((line, series) =>
      line.forEach(({ x, y }, point) => {
        const far = Math.hypot(x - event.clientX + box.left, y - event.clientY + box.top);
        if (far <= least) [near, least] = [{ series, point }, far];
      }),
    );
    move(near);
  }

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const now = at ?? first();
    const last = (spots[now.series]?.length ?? 1) - 1;
    const to = {
      ArrowRight: () => ({ ...now, point: Math.min(now.point + 1, last) }),
      ArrowLeft: () => ({ ...now, point: Math.max(now.point - 1, 0) }),
      ArrowUp: () => beside(now, 1),
      ArrowDown: () => beside(now, -1),
      Home: () => ({ ...now, point: 0 }),
      End: () => ({ ...now, point: last }),
      Escape: () => null,
    }[event.key];
    if (!to) return;
    event.preventDefault();
    // These keys step everywhere else on the page.
    event.stopPropagation();
    move(to());
    if (event.key === 'Escape') svg.current?.blur();
  }

  return (
    <svg
      ref={svg}
      class={`cost-chart ${kind}`}
      viewBox={`0 0 ${width} ${height}`}
      font-size={label}
      tabindex={0}
      role="application"
      aria-label={title}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
      onPointerMove={onPointerMove}
      onPointerDown={(event) => {
        pressed.current = true;
        onPointerMove(event);
      }}
      onPointerUp={() => (pressed.current = false)}
      onPointerLeave={(event) => {
        // A finger that is lifted has still pointed.
        if (event.pointerType !== 'touch') move(null);
      }}
      onKeyDown={onKeyDown}
      onFocus={() => {
        if (!pressed.current) move(first());
      }}
      onBlur={() => move(null)}
    >
      {children}
    </svg>
  );
}
