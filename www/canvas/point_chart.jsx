/**
 * A chart of points in lines. The pointer finds the nearest point; the chart is one stop of the Tab key, and the arrows lead along a
 * line and from one to the next. The game draws the lines.
 */
import { bisector, least } from 'd3-array';
import { useRef } from 'preact/hooks';
import { Tip } from './chart.jsx';

/** @import { ComponentChildren, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact' */
/** @import { Spot } from './chart.jsx' */
/** @import { Frame } from './plot.jsx' */

/** @typedef {{series: number, point: number}} Place */

/** The pointer finds a point from so far. */
const NEAR_PX = 32;

const by_x = bisector((/** @type {Spot} */ spot) => spot.x);

/**
 * @param {object} props
 * @param {Frame} props.frame
 * @param {string} props.title
 * @param {string} [props.kind] further class
 * @param {readonly (readonly Spot[])[]} props.spots by series, from left to right; of two in one place the later one is found
 * @param {Place | null} props.at
 * @param {(to: Place | null) => void} props.move
 * @param {Place} props.first where the keys begin
 * @param {1 | -1} props.up the series that ArrowUp leads to: the next one or the one before
 * @param {string} [props.words] of the point
 * @param {ComponentChildren} props.children
 */
export function PointChart({ frame, title, kind = '', spots, at, move, first, up, words = '', children }) {
  /** A pointer that gives the chart the focus has its own place. */
  const pressed = useRef(false);
  const active = at && spots[at.series]?.[at.point];

  /** @param {TargetedPointerEvent<SVGSVGElement>} event */
  function onPointerMove({ currentTarget, clientX, clientY }) {
    const { left, top } = currentTarget.getBoundingClientRect();
    const all = spots.flatMap((line, series) =>
      line.map(({ x, y }, point) => ({ series, point, far: Math.hypot(x - clientX + left, y - clientY + top) })),
    );
    const near = least(all.reverse(), ({ far }) => far);
    move(near && near.far <= NEAR_PX ? { series: near.series, point: near.point } : null);
  }

  /** The point of a neighbouring series that is nearest to left and right. @param {Place} from @param {1 | -1} by @returns {Place} */
  function beside({ series, point }, by) {
    const to = Math.min(Math.max(series + by, 0), spots.length - 1);
    return { series: to, point: by_x.center(spots[to] ?? [], spots[series]?.[point]?.x ?? 0) };
  }

  /** @param {TargetedKeyboardEvent<SVGSVGElement>} event */
  function onKeyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const now = at ?? first;
    const last = (spots[now.series]?.length ?? 1) - 1;
    const to = {
      ArrowRight: () => ({ ...now, point: Math.min(now.point + 1, last) }),
      ArrowLeft: () => ({ ...now, point: Math.max(now.point - 1, 0) }),
      ArrowUp: () => beside(now, up),
      ArrowDown: () => beside(now, up === 1 ? -1 : 1),
      Home: () => ({ ...now, point: 0 }),
      End: () => ({ ...now, point: last }),
      Escape: () => null,
    }[event.key];
    if (!to) return;
    event.preventDefault();
    // These keys step everywhere else on the page.
    event.stopPropagation();
    move(to());
    if (event.key === 'Escape') event.currentTarget.blur();
  }

  return (
    <svg
      class={`chart-picture ${kind}`}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      font-size={frame.label}
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
        if (!pressed.current) move(first);
      }}
      onBlur={() => move(null)}
    >
      {children}
      {active && <Tip frame={frame} spot={active} words={words} />}
    </svg>
  );
}
