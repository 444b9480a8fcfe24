/** An edge and a vertex of the drawing of a graph. */
import { useMemo } from 'preact/hooks';
import { entryAt } from '../../ui/entry_at.js';
import { edgePath } from './geometry.js';

/** @import { ComponentChild, FunctionComponent } from 'preact' */
/** @import { Point } from '../../canvas/marks.js' */
/** @import { Press } from './gestures.js' */

/**
 * A component that is rendered again only when one of its properties changes.
 * @template {object} Props @param {(props: Props) => ComponentChild} render
 * @returns {FunctionComponent<Props>}
 */
const memo = (render) => (props) => useMemo(() => render(props), Object.values(props));

export const Edge = memo(
  /** @param {{d: string, looks: string, edge: string}} props */
  ({ d, looks, edge }) => (
    <g class={looks} data-edge={edge}>
      <path class="hit" d={d} />
      <path d={d} />
    </g>
  ),
);

/** The edge that is being drawn, from the vertex that was pressed to the pointer. @param {{points: readonly Point[], press: Press | null}} props */
export const EdgeToPointer = ({ points, press }) =>
  press?.to && press.vertex !== null ? (
    <path class="edge drawn" d={edgePath(entryAt(points, press.vertex), press.to, { points: [], radius: 2, looks_around: false })} />
  ) : null;

export const Vertex = memo(
  /**
   * @param {{vertex: number, x: number, y: number, radius: number, looks: string, words: string, poster: string, name: string, tokens: number, label:
   *   string, stop: boolean}} props
   */
  ({ vertex, x, y, radius, looks, words, poster, name, tokens, label, stop }) => {
    const side = radius * 1.75;
    const shape = /terminal/.test(looks) ? (
      <rect x={-side / 2} y={-side / 2} width={side} height={side} rx={radius * 0.2} />
    ) : (
      <circle class="disc" r={radius} />
    );
    return (
      <g
        class={looks}
        data-vertex={vertex}
        transform={`translate(${x} ${y})`}
        role="button"
        tabindex={stop ? 0 : -1}
        aria-label={label}
        aria-pressed={/\b(held|from)\b/.test(looks) ? 'true' : undefined}
      >
        <circle class="hit" r={Math.max(radius, 14)} />
        {shape}
        {poster !== '' && (
          <g class={`poster ${poster}`} aria-hidden="true">
            {shape}
          </g>
        )}
        <circle class="ring outer" r={radius + 4} />
        <circle class="ring inner" r={radius + 2.5} />
        {/* In the order of the accessible name, for those who speak what they see. */}
        {name !== '' && (
          <text class="name" x={radius * 0.8} y={-radius * 0.95}>
            {name}
          </text>
        )}{' '}
        {words !== '' && (
          <text class="label" dy="0.36em" font-size={radius * (words.length > 2 ? 0.72 : 1.05)}>
            {words}
          </text>
        )}{' '}
        {tokens > 0 && (
          <g class="token" transform={`translate(${-radius * 0.8} ${radius * 0.8})`}>
            <circle r={Math.max(6, radius * 0.5)} />
            {tokens > 1 && (
              <text dy="0.36em" font-size={Math.max(9, radius * 0.62)}>
                {tokens}
              </text>
            )}
          </g>
        )}
      </g>
    );
  },
);
