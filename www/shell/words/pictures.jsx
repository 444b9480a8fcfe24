/** A small picture of every term, 84 × 60, in the colours of the boards. */

/** @import { ComponentChildren } from 'preact' */
/** @import { Term } from '../terms.jsx' */

const P = 'var(--board-p-fill)';
const WALL = 'var(--board-p-strong)';
const N = 'var(--board-n-fill)';
const F = 'var(--threshold)';
const NONE = 'var(--board-undecided)';

/** A row of cells. @param {number} y @param {readonly string[]} fills @param {number} [x] @param {number} [side] */
const cells = (y, fills, x = 6, side = 12) =>
  fills.map((fill, index) => <rect key={`${y} ${index}`} x={x + index * side} y={y} width={side} height={side} fill={fill} />);

/** A position as a letter on its colour. @param {number} x @param {number} y @param {'P' | 'N'} outcome */
const position = (x, y, outcome) => (
  <g key={`${x} ${y}`}>
    <rect x={x - 9} y={y - 9} width="18" height="18" rx="4" fill={outcome === 'P' ? P : N} />
    <text x={x} y={y + 4}>
      {outcome}
    </text>
  </g>
);

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
const line = (x1, y1, x2, y2) => <line key={`${x1} ${y1} ${x2}`} x1={x1} y1={y1} x2={x2} y2={y2} stroke={F} stroke-width="2.5" />;

/** A cell with a frame. @param {number} x @param {number} side @param {number} width of the frame */
const frame = (x, side, width) => (
  <rect key="frame" x={x} y="24" width={side} height={side} fill="none" style="stroke: var(--threshold)" stroke-width={width} />
);

/** A filled rectangle. @param {number} x @param {number} y @param {number} width @param {number} height @param {number} [rx] */
const block = (x, y, width, height, rx) => <rect key={y} x={x} y={y} width={width} height={height} rx={rx} fill={WALL} />;

/** Concentric circles. @param {readonly number[]} radii @param {number} [lit] */
const rings = (radii, lit) =>
  radii.map((r) => <circle key={r} cx="42" cy="30" r={r} fill="none" stroke={r === lit ? F : 'var(--edge)'} stroke-width="3" />);

/** Letters at equal distances. @param {string} letters @param {number} x of the first @param {number} y */
const row = (letters, x, y) =>
  [...letters].map((letter, index) => (
    <text key={`${y} ${index}`} x={x + 16 * index} y={y}>
      {letter}
    </text>
  ));

/** @type {Record<Term, ComponentChildren> & {[more: string]: ComponentChildren}} */
export const PICTURES = {
  binary: [row('421', 26, 24), line(16, 31, 68, 31), row('101', 26, 52)],
  xor: [row('011', 26, 17), row('101', 26, 35), row('110', 26, 56), line(16, 41, 68, 41)],
  p: [line(42, 16, 20, 44), line(42, 16, 64, 44), position(42, 16, 'P'), position(20, 44, 'N'), position(64, 44, 'N')],
  n: [line(42, 16, 20, 44), position(42, 16, 'N'), position(20, 44, 'P'), position(64, 44, 'N')],
  mex: [cells(24, [P, P, NONE, P, NONE], 2, 16), row('01234', 10, 36), frame(34, 16, 2.5)],
  nimber: [
    [16, 32, 48].map((x) => <circle key={x} cx={x} cy="30" r="6" fill={WALL} />),
    <text key="value" x="70" y="36" style="font-size: 18px">
      ∗3
    </text>,
  ],
  cap: [cells(24, [N, N, N, NONE, NONE, NONE]), line(42, 18, 42, 42)],
  f: [cells(24, [P, P, P, N, N, N]), frame(42, 12, 3)],
  ray: [cells(10, [WALL, WALL, WALL, WALL, WALL]), cells(22, [P, N, N, N, N]), cells(34, [P, P, N, N, N]), line(12, 52, 52, 16)],
  wall: [cells(12, [P, N, N, N, N, N]), cells(24, [WALL, WALL, WALL, WALL, WALL, N]), cells(36, [P, P, N, N, N, N])],
  stack: [block(14, 12, 56, 12), block(14, 26, 42, 12), block(14, 40, 26, 12)],
  star: [line(42, 30, 82, 30), line(42, 30, 42, 58), line(42, 30, 68, 56), block(34, 22, 16, 16, 3)],
  option: [line(42, 16, 20, 44), line(42, 16, 64, 44), position(42, 16, 'N'), position(20, 44, 'P'), position(64, 44, 'N')],
  end: [line(42, 14, 42, 44), position(42, 16, 'N'), position(42, 44, 'P')],
  sum: [block(12, 22, 20, 30), block(34, 12, 20, 40), row('+', 42, 36)],
  monotone: [cells(10, [P, N, N, N, N, N]), cells(22, [P, P, N, N, N, N]), cells(34, [P, P, P, P, N, N])],
  period: [cells(24, [P, N, N, P, N, N]), line(6, 42, 40, 42)],
  saltus: [line(10, 50, 26, 40), line(26, 40, 42, 30), line(42, 30, 58, 20), line(58, 20, 74, 10)],
  layer: [0, 1, 2, 3].map((at) => cells(6 + 12 * at, [NONE, NONE, NONE, NONE].with(3 - at, P), 18)),
  ring: rings([8, 17, 26], 17),
  arc: [rings([22]), <path key="arc" d="M42 8 A22 22 0 0 1 61 41" fill="none" stroke={F} stroke-width="6" />],
};
