/** What the charts of a sum have in common: their frame, what lies under them, and places that the pointer and the keys go to. */
import { useSignal } from '@preact/signals';
import { Tip } from '../../canvas/chart.jsx';
import { useResource } from '../../solver/resource.js';
import { text } from '../../ui/messages.js';
import './views.css';

/** @import { SparseSpace } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { Signal } from '@preact/signals' */
/** @import { ComponentChildren } from 'preact' */
/** @import { Box, Spot } from '../../canvas/chart.jsx' */
/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Page } from './state.js' */

/** @param {number} number */
export const written = (number) => text('sums-chart-number', { number });

/** The ticks that are whole numbers. @param {readonly number[]} ticks */
export const whole = (ticks) => ticks.filter((tick) => Number.isInteger(tick) && tick >= 0);

/**
 * The sparse space of the charted values: undefined until it is there, null if there is none.
 * @param {Page} page
 * @returns {SparseSpace | null | undefined}
 */
export function useSpace({ kind: { value: kind }, charted_count, session, solution }) {
  const about = { kind: kind ?? '', count: charted_count.value, steps: false };
  return useResource(
    kind === null ? null : JSON.stringify([solution.value?.options, about]),
    async (abort) => ({ space: (await session.ask('space', about, abort)) ?? null }),
    { stays: true },
  )?.space;
}

/**
 * Draws a box pixel by pixel.
 * @param {Stage} stage @param {Box} box
 * @param {(width: number, height: number, ratio: number) => Uint8ClampedArray<ArrayBuffer>} paint ratio: pixels of the canvas for one of
 *   CSS
 */
export function drawRaster({ context, size, createCanvas, canvas }, { left, top, right, bottom }, paint) {
  const ratio = canvas.width / size().width;
  const width = Math.max(1, Math.round((right - left) * ratio));
  const height = Math.max(1, Math.round((bottom - top) * ratio));
  const raster = Object.assign(createCanvas(), { width, height });
  raster.getContext('2d')?.putImageData(new ImageData(paint(width, height, ratio), width, height), 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(raster, left, top, right - left, bottom - top);
}

/**
 * A chart with its title; or why there is none.
 * @param {{page: Page, covered: boolean, title: string, why?: string | null, children: ComponentChildren}} props why: in its place
 */
export function ChartView({ page, covered, title, why = null, children }) {
  const message =
    page.kind.value === null ? text('sums-chart-none', { of: page.called }) : (why ?? (covered ? text('sums-chart-covered') : null));
  return (
    <figure class="chart-view sums-chart">
      <figcaption>{title}</figcaption>
      {message ? (
        <p class="board-message" role="status">
          {message}
        </p>
      ) : (
        children
      )}
    </figure>
  );
}

/** What lies under points and cells, or over them. @param {{frame: Frame, children: ComponentChildren}} props */
export const Ground = ({ frame, children }) => (
  <svg class="chart-picture" viewBox={`0 0 ${frame.width} ${frame.height}`} font-size={frame.label} aria-hidden="true">
    {children}
  </svg>
);

/**
 * A chart as a slider: the pointer and the keys go to one of its places.
 * @param {object} props
 * @param {Frame} props.frame
 * @param {string} props.label
 * @param {number} props.count of places
 * @param {number} props.stride places that PageUp and PageDown pass
 * @param {(x: number, y: number) => number} props.placeAt the place at a distance from the left and the top
 * @param {number} [props.line] places that ArrowUp and ArrowDown pass, if places are in lines
 * @param {(place: number) => Spot} props.spotOf
 * @param {(place: number) => string} props.wordsOf
 * @param {(place: number) => void} [props.pick]
 * @param {ComponentChildren} [props.children]
 */
export function Walk({ frame, label, count, stride, line = -1, placeAt, spotOf, wordsOf, pick, children }) {
  /** @type {Signal<number | null>} */
  const at = useSignal(null);
  const within = (/** @type {number} */ place) => Math.max(0, Math.min(count - 1, place));
  const here = within(at.value ?? 0);

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
      ArrowUp: here - line,
      ArrowLeft: here - 1,
      ArrowDown: here + line,
      PageUp: here + stride,
      PageDown: here - stride,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (event.key === 'Enter' && pick) pick(here);
    else if (to === undefined) return;
    else at.value = within(to);
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
      onPointerMove={(event) => (at.value = pointed(event))}
      onPointerLeave={(event) => {
        // The tip stays where a finger was lifted.
        if (event.pointerType !== 'touch' && document.activeElement !== event.currentTarget) at.value = null;
      }}
      onClick={(event) => pick?.(pointed(event))}
      onKeyDown={onKeyDown}
      onFocus={() => (at.value = here)}
      onBlur={() => (at.value = null)}
    >
      <Ground frame={frame}>
        {children}
        {at.value !== null && count > 0 && <Tip frame={frame} spot={spotOf(here)} words={wordsOf(here)} />}
      </Ground>
    </div>
  );
}
