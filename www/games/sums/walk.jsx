/** What lies over a chart: its axes, and one place after the other that the pointer or the keys go to and that is told. */
import { useState } from 'preact/hooks';
import { Tip } from '../../canvas/chart.jsx';

/** @import { ComponentChildren } from 'preact' */
/** @import { Spot } from '../../canvas/chart.jsx' */
/** @import { Frame } from '../../canvas/plot.jsx' */

/**
 * The axes, and what goes along them from left to right.
 * @param {object} props
 * @param {Frame} props.frame
 * @param {string} props.label what one goes through
 * @param {number} props.count of places
 * @param {number} props.stride places that PageUp and PageDown pass
 * @param {(x: number, y: number) => number} props.placeAt the place at a distance from the left and the top
 * @param {number} [props.line] places that the keys up and down pass, where there are lines of them
 * @param {(place: number) => Spot} props.spotOf
 * @param {(place: number) => string} props.wordsOf
 * @param {(place: number) => void} [props.pick]
 * @param {ComponentChildren} [props.children]
 */
export function Walk({ frame, label, count, stride, line = 1, placeAt, spotOf, wordsOf, pick, children }) {
  const [at, setAt] = useState(/** @type {number | null} */ (null));
  const within = (/** @type {number} */ place) => Math.max(0, Math.min(count - 1, place));
  const here = within(at ?? 0);

  /** @param {MouseEvent & {currentTarget: HTMLElement}} event */
  const pointed = ({ currentTarget, clientX, clientY }) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return within(placeAt(clientX - left, clientY - top));
  };

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = {
      ArrowRight: here + 1,
      ArrowUp: line > 1 ? here - line : here + 1,
      ArrowLeft: here - 1,
      ArrowDown: line > 1 ? here + line : here - 1,
      PageUp: here + stride,
      PageDown: here - stride,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (event.key === 'Enter' && pick) pick(here);
    else if (to === undefined) return;
    else setAt(within(to));
    event.preventDefault();
    // These keys step everywhere else on the page.
    event.stopPropagation();
  }

  return (
    <div
      class="walk"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={count - 1}
      aria-valuenow={here}
      aria-valuetext={wordsOf(here)}
      onPointerMove={(event) => setAt(pointed(event))}
      onPointerLeave={(event) => {
        // A finger that is lifted has still pointed.
        if (event.pointerType !== 'touch' && document.activeElement !== event.currentTarget) setAt(null);
      }}
      onClick={(event) => pick?.(pointed(event))}
      onKeyDown={onKeyDown}
      onFocus={() => setAt(here)}
      onBlur={() => setAt(null)}
    >
      <svg class="chart-picture" viewBox={`0 0 ${frame.width} ${frame.height}`} font-size={frame.label} aria-hidden="true">
        {children}
        {at !== null && count > 0 && <Tip frame={frame} spot={spotOf(here)} words={wordsOf(here)} />}
      </svg>
    </div>
  );
}

/** What lies under points and cells. @param {{frame: Frame, children: ComponentChildren}} props */
export const Ground = ({ frame, children }) => (
  <svg class="chart-picture" viewBox={`0 0 ${frame.width} ${frame.height}`} font-size={frame.label} aria-hidden="true">
    {children}
  </svg>
);

/** A chart with its title; or that it is covered, or has nothing to show. @param {{title: string, why?: string | null, children?: ComponentChildren}} props */
export const View = ({ title, why, children }) => (
  <figure class="chart-view sums-chart">
    <figcaption>{title}</figcaption>
    {why ? (
      <p class="board-message" role="status">
        {why}
      </p>
    ) : (
      children
    )}
  </figure>
);
