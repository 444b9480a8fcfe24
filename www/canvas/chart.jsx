/**
 * Parts of charts of points, as SVG: real text, sharp on paper. Scales and ticks are d3's; the data and the words are the game's. Lines
 * differ by dashes and marks, never by colour.
 */

import { contextOf } from './stage.js';

/** @import { ComponentChildren } from 'preact' */
/** @import { Frame } from './plot.jsx' */
/** @import { Axis, Row } from './types.js' */

/** @typedef {{x: number, y: number}} Spot in CSS pixels */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box in CSS pixels */
/** The mark of a line, and its dashes in widths of its stroke. @typedef {{mark: string, dashes?: readonly number[]}} Look */

/** Marks of lines on a square from -1 to 1. */
export const MARKS = {
  square: 'M-1 -1H1V1H-1Z',
  triangle: 'M0 -1.25 1.2 0.9H-1.2Z',
  circle: 'M-1.1 0A1.1 1.1 0 1 0 1.1 0 1.1 1.1 0 1 0 -1.1 0Z',
  diamond: 'M0 -1.4 1.4 0 0 1.4 -1.4 0Z',
};

const measure = contextOf(document.createElement('canvas'));

/** @param {string} words @param {Frame} frame @param {number} [weight] */
export function widthOf(words, { label, font }, weight = 400) {
  measure.font = `${weight} ${label}px ${font}`;
  return measure.measureText(words).width;
}

/** Spots as the attribute of a polyline or a polygon. @param {readonly Spot[]} spots */
export const pointsOf = (spots) => spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** @param {{frame: Frame, box: Box, x: Axis, y: Axis, children: ComponentChildren}} props children: what the axes are */
export function Axes({ frame, box, x, y, children }) {
  const { label, width } = frame;
  return (
    <g class="chart-axes">
      {x.ticks.map((tick) => {
        const at = x.scale(tick);
        const name = x.name(tick);
        return (
          <g key={tick}>
            {!x.is_plain && <line x1={at} x2={at} y1={box.top} y2={box.bottom} />}
            <text x={Math.min(at, width - widthOf(name, frame) / 2)} y={box.bottom + label * 1.3} text-anchor="middle">
              {name}
            </text>
          </g>
        );
      })}
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line x1={box.left} x2={box.right} y1={y.scale(tick)} y2={y.scale(tick)} />
          <text x={box.left - label * 0.6} y={y.scale(tick)} dy="0.35em" text-anchor="end">
            {y.name(tick)}
          </text>
        </g>
      ))}
      {children}
    </g>
  );
}

/** The name of an axis. @param {{x: number, y: number, anchor?: 'start' | 'middle' | 'end', children: ComponentChildren}} props */
export const AxisName = ({ x, y, anchor = 'start', children }) => (
  <text x={x} y={y} text-anchor={anchor} class="axis-name">
    {children}
  </text>
);

/**
 * @param {{frame: Frame, look: Look, spots: readonly Spot[], marked?: readonly Spot[], is_chosen: boolean}} props marked: where marks are,
 *   if not everywhere
 */
export function Line({ frame: { stroke }, look, spots, marked = spots, is_chosen }) {
  const mark_px = stroke * 1.2;
  return (
    <g class={is_chosen ? 'chart-line chosen' : 'chart-line'}>
      {spots.length > 1 && (
        <polyline
          points={pointsOf(spots)}
          stroke-width={stroke * 0.8}
          stroke-dasharray={look.dashes?.map((one) => one * stroke).join(' ')}
        />
      )}
      {marked.map(({ x, y }, i) => (
        <path
          key={i}
          d={look.mark}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${mark_px})`}
          stroke-width={(stroke * 0.75) / mark_px}
        />
      ))}
    </g>
  );
}

/** Radius of a ring. @param {Frame} frame */
export const ringOf = ({ label }) => label * 0.55;

/** Marks the present point. @param {{frame: Frame, spot: Spot, is_chosen: boolean}} props */
export function Ring({ frame, spot: { x, y }, is_chosen }) {
  const [radius, stroke] = [ringOf(frame), frame.stroke];
  return (
    <g class="chart-ring">
      <circle class="halo" cx={x} cy={y} r={radius} stroke-width={stroke * (is_chosen ? 2 : 1.6)} />
      <circle cx={x} cy={y} r={radius} stroke-width={stroke * (is_chosen ? 1 : 0.75)} />
    </g>
  );
}

/** Measures of a key in widths of a label: a row; a piece of a line, and a mark alone; the room beside a name. */
const [ROW, PIECE, SINGLE, BESIDE] = [1.5, 2, 0.4, 1.6];

/** @param {Frame} frame @param {readonly Row[]} rows @param {boolean} has_pieces rows show pieces of lines, not marks alone */
export function keySize(frame, rows, has_pieces) {
  const widest = (/** @type {string[]} */ words) => Math.max(0, ...words.map((word) => widthOf(word, frame, 700)));
  const [names_px, numbers_px] = [widest(rows.map(({ name }) => name)), widest(rows.map(({ number = '' }) => number))];
  const beside = (has_pieces ? PIECE : SINGLE) + BESIDE + (numbers_px > 0 ? 0.8 : 0);
  return { width: names_px + numbers_px + frame.label * beside, height: frame.label * (ROW * rows.length + 0.4) };
}

/** @param {{frame: Frame, box: Box, rows: readonly Row[], has_pieces: boolean}} props */
export function Key({ frame, box, rows, has_pieces }) {
  const { label } = frame;
  const piece_px = label * (has_pieces ? PIECE : SINGLE);
  const from = box.left + label * 0.5;
  return (
    <g class="chart-key">
      <rect x={box.left} y={box.top} width={box.right - box.left} height={box.bottom - box.top} rx={label * 0.4} />
      {rows.map(({ name, number, look, is_chosen, is_dark = is_chosen }, i) => {
        const y = box.top + label * (0.2 + ROW * (i + 0.5));
        const middle = { x: from + piece_px / 2, y };
        const ends = has_pieces ? [from, from + piece_px].map((x) => ({ x, y })) : [];
        return (
          <g key={name} class={is_chosen ? 'chosen' : undefined}>
            {look ? (
              <Line frame={frame} look={look} spots={ends} marked={[middle]} is_chosen={is_dark} />
            ) : (
              <Ring frame={frame} spot={middle} is_chosen />
            )}
            <text x={from + piece_px + label * 0.6} y={y} dy="0.35em">
              {name}
            </text>
            {number && (
              <text x={box.right - label * 0.4} y={y} dy="0.35em" text-anchor="end">
                {number}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The point under the pointer or the keys. @param {{frame: Frame, spot: Spot, words: string}} props */
export function Tip({ frame, spot, words }) {
  const { label, stroke } = frame;
  const [width, height] = [widthOf(words, frame, 600) + label * 1.4, label * 1.9];
  const left = Math.min(Math.max(spot.x - width / 2, 2), frame.width - width - 2);
  const top = spot.y + (spot.y < height + label ? label : -height - label);
  return (
    <g class="chart-tip">
      <circle cx={spot.x} cy={spot.y} r={label * 0.5} stroke-width={stroke} />
      {words && (
        <>
          <rect x={left} y={top} width={width} height={height} rx={label * 0.5} />
          <text x={left + width / 2} y={top + height / 2} dy="0.35em" text-anchor="middle" font-weight="600">
            {words}
          </text>
        </>
      )}
    </g>
  );
}

/**
 * The chart in numbers, which open in its place.
 * @param {object} props
 * @param {string} props.summary
 * @param {string} props.title
 * @param {readonly string[]} props.columns
 * @param {readonly {cells: readonly string[], is_chosen?: boolean}[]} props.rows the first cell names its row
 */
export function Numbers({ summary, title, columns, rows }) {
  return (
    <details class="chart-numbers">
      <summary>{summary}</summary>
      <div class="chart-rows" role="region" aria-label={title} tabIndex={0}>
        <table class="cost">
          <thead>
            <tr>
              {columns.map((column, i) => (
                <th key={i} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells: [name, ...cells], is_chosen }, i) => (
              <tr key={i} class={is_chosen ? 'chosen' : undefined}>
                <th scope="row">{name}</th>
                {cells.map((cell, j) => (
                  <td key={j}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
