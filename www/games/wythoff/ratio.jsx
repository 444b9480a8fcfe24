/** How aᵢ/i comes to the golden ratio: every point lies between φ − 1/i and φ, which says more than that it lies between 1 and 2. */
import { range } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { Axes, pointsOf } from '../../canvas/chart.jsx';
import { text } from '../../ui/messages.js';
import { RATIOS } from './lesson.js';
import { TheoremView } from './theorem_view.jsx';

/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { Page } from './state.js' */

const PHI = (1 + Math.sqrt(5)) / 2;
/** The least and the greatest ratio of the chart. */
const [LOW, HIGH] = [0.9, 2.1];
/** What follows from i ≤ aᵢ ≤ 2i alone. */
const BOUNDS = [1, 2];

/** @param {{page: Page}} props */
export function Ratio({ page: { viewed, player, cursor }, page }) {
  const data = viewed.answer.value;
  return (
    <TheoremView page={page} view="ratio" has_field={false}>
      {data?.view === 'ratio' && ((frame) => <Chart frame={frame} lowers={data.is} cursor={cursor.value} seek={(i) => player.seek(i)} />)}
    </TheoremView>
  );
}

/** @param {{frame: Frame, lowers: Uint32Array, cursor: number, seek: (i: number) => void}} props */
function Chart({ frame, lowers, cursor, seek }) {
  const { width, height, label, stroke } = frame;
  const box = { left: label * 3.2, right: width - label * 1.2, top: label * 0.8, bottom: height - label * 2.6 };
  const x = scaleLinear([0.5, RATIOS + 0.5], [box.left, box.right]);
  const y = scaleLinear([LOW, HIGH], [box.bottom, box.top]);
  const band = range(1, RATIOS + 1).map((i) => ({ x: x(i), y: y(Math.max(LOW, PHI - 1 / i)) }));
  const points = range(1, cursor + 1).map((i) => ({ x: x(i), y: y((lowers[i] ?? 0) / i) }));
  const now = points.at(-1);
  return (
    <svg
      class="chart-picture ratio-chart"
      role="img"
      aria-label={text('wythoff-ratio-title')}
      font-size={label}
      onClick={(event) => {
        const i = Math.round(x.invert(event.clientX - event.currentTarget.getBoundingClientRect().left));
        seek(Math.min(Math.max(i, 0), RATIOS));
      }}
    >
      <Axes
        frame={frame}
        box={box}
        x={{ scale: x, ticks: [1, ...x.ticks(width > 500 ? 9 : 4)], name: String, is_plain: true }}
        y={{ scale: y, ticks: [1, 1.25, 1.5, 1.75, 2], name: (ratio) => text('wythoff-number', { number: ratio }) }}
      >
        <text x={box.right} y={box.bottom + label * 2.4} text-anchor="end" font-style="italic">
          i
        </text>
      </Axes>
      <polygon class="ratio-band" points={pointsOf([...band, { x: x(RATIOS), y: y(PHI) }, { x: x(1), y: y(PHI) }])} />
      <line class="ratio-phi" x1={box.left} x2={box.right} y1={y(PHI)} y2={y(PHI)} stroke-width={stroke * 0.7} />
      <text class="ratio-name" x={box.right} y={y(PHI) - label * 0.6} text-anchor="end">
        φ = 1.6180339887…
      </text>
      {BOUNDS.map((bound) => (
        <g key={bound}>
          <line class="ratio-bound" x1={box.left} x2={box.right} y1={y(bound)} y2={y(bound)} stroke-width={stroke * 0.5} />
          <text class="ratio-bound-name" x={box.right} y={y(bound) - label * 0.4} text-anchor="end">
            {bound === 1 ? 'i ≤ aᵢ' : 'aᵢ ≤ 2i'}
          </text>
        </g>
      ))}
      {points.map((point, index) => (
        <circle key={index} class="ratio-point" cx={point.x} cy={point.y} r={Math.max(2.5, Math.min(5, width / 200))} />
      ))}
      {now && <circle class="ratio-now" cx={now.x} cy={now.y} r={Math.max(5, width / 110)} stroke-width={stroke} />}
    </svg>
  );
}
