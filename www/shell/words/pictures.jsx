/** A small picture of every term, 84 × 60, in the colours of the boards. */

/** @import { ComponentChild } from 'preact' */
/** @import { Term } from '../terms.jsx' */

const P = 'var(--board-p-fill)';
const WALL = 'var(--board-p-strong)';
const N = 'var(--board-n-fill)';
const F = 'var(--threshold)';
const NONE = 'var(--board-undecided)';

/** A row of cells. @param {{y: number, fills: readonly string[], x?: number, side?: number}} props */
const Cells = ({ y, fills, x = 6, side = 12 }) =>
  fills.map((fill, index) => <rect key={index} x={x + index * side} y={y} width={side} height={side} fill={fill} />);

/** A position as a letter on its colour. @param {{x: number, y: number, of: 'P' | 'N'}} props */
const Position = ({ x, y, of }) => (
  <>
    <rect x={x - 9} y={y - 9} width="18" height="18" rx="4" fill={of === 'P' ? P : N} />
    <text x={x} y={y + 4}>
      {of}
    </text>
  </>
);

/** @param {{from: [number, number], to: [number, number]}} props */
const Line = ({ from: [x1, y1], to: [x2, y2] }) => <line x1={x1} y1={y1} x2={x2} y2={y2} stroke={F} stroke-width="2.5" />;

/** Concentric circles. @param {{radii: readonly number[], lit?: number}} props */
const Rings = ({ radii, lit }) =>
  radii.map((r) => <circle key={r} cx="42" cy="30" r={r} fill="none" stroke={r === lit ? F : 'var(--edge)'} stroke-width="3" />);

/** @type {Record<Term, ComponentChild>} */
export const PICTURES = {
  xor: (
    <>
      {['011', '101', '110'].map((bits, row) =>
        [...bits].map((bit, column) => (
          <text key={`${row}${column}`} x={26 + 16 * column} y={17 + 18 * row + (row === 2 ? 3 : 0)}>
            {bit}
          </text>
        )),
      )}
      <Line from={[16, 41]} to={[68, 41]} />
    </>
  ),
  p: (
    <>
      <Line from={[42, 16]} to={[20, 44]} />
      <Line from={[42, 16]} to={[64, 44]} />
      <Position x={42} y={16} of="P" />
      <Position x={20} y={44} of="N" />
      <Position x={64} y={44} of="N" />
    </>
  ),
  n: (
    <>
      <Line from={[42, 16]} to={[20, 44]} />
      <Position x={42} y={16} of="N" />
      <Position x={20} y={44} of="P" />
      <Position x={64} y={44} of="N" />
    </>
  ),
  mex: (
    <>
      <Cells y={24} side={16} x={2} fills={[P, P, NONE, P, NONE]} />
      {['0', '1', '2', '3', '4'].map((digit, index) => (
        <text key={digit} x={10 + index * 16} y={36}>
          {digit}
        </text>
      ))}
      <rect x="34" y="24" width="16" height="16" fill="none" style="stroke: var(--threshold)" stroke-width="2.5" />
    </>
  ),
  nimber: (
    <>
      {[0, 1, 2].map((index) => (
        <circle key={index} cx={16 + index * 16} cy="30" r="6" fill={WALL} />
      ))}
      <text x="70" y="36" style="font-size: 18px">
        ∗3
      </text>
    </>
  ),
  cap: (
    <>
      <Cells y={24} fills={[N, N, N, NONE, NONE, NONE]} />
      <Line from={[42, 18]} to={[42, 42]} />
    </>
  ),
  f: (
    <>
      <Cells y={24} fills={[P, P, P, N, N, N]} />
      <rect x="42" y="24" width="12" height="12" fill="none" style="stroke: var(--threshold)" stroke-width="3" />
    </>
  ),
  ray: (
    <>
      <Cells y={10} fills={[WALL, WALL, WALL, WALL, WALL]} />
      <Cells y={22} fills={[P, N, N, N, N]} />
      <Cells y={34} fills={[P, P, N, N, N]} />
      <Line from={[12, 52]} to={[52, 16]} />
    </>
  ),
  wall: (
    <>
      <Cells y={12} fills={[P, N, N, N, N, N]} />
      <Cells y={24} fills={[WALL, WALL, WALL, WALL, WALL, N]} />
      <Cells y={36} fills={[P, P, N, N, N, N]} />
    </>
  ),
  stack: (
    <>
      <rect x="14" y="40" width="56" height="12" fill={WALL} />
      <rect x="14" y="26" width="42" height="12" fill={WALL} />
      <rect x="14" y="12" width="26" height="12" fill={WALL} />
    </>
  ),
  star: (
    <>
      <Line from={[42, 30]} to={[82, 30]} />
      <Line from={[42, 30]} to={[42, 58]} />
      <Line from={[42, 30]} to={[68, 56]} />
      <rect x="34" y="22" width="16" height="16" rx="3" fill={WALL} />
    </>
  ),
  layer: (
    <>
      <Cells y={6} x={18} fills={[NONE, NONE, NONE, P]} />
      <Cells y={18} x={18} fills={[NONE, NONE, P, NONE]} />
      <Cells y={30} x={18} fills={[NONE, P, NONE, NONE]} />
      <Cells y={42} x={18} fills={[P, NONE, NONE, NONE]} />
    </>
  ),
  ring: <Rings radii={[8, 17, 26]} lit={17} />,
  arc: (
    <>
      <Rings radii={[22]} />
      <path d="M42 8 A22 22 0 0 1 61 41" fill="none" stroke={F} stroke-width="6" />
    </>
  ),
};
