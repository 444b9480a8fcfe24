/** How aᵢ/i comes to the golden ratio: every point lies between φ − 1/i and φ. */
import { rich, text } from '../../ui/messages.jsx';
import { Plot } from '../../canvas/plot.jsx';
import { RATIOS } from './lesson.js';
import './ratio.css';

const PHI = (1 + Math.sqrt(5)) / 2;
/** The least and the greatest ratio of the chart. */
const [LOW, HIGH] = [0.9, 1.75];

/** @param {{page: import('./state.js').PageState}} props */
export function Ratio({ page }) {
  const data = page.view_data.value;
  const cursor = page.player.cursor.value;
  if (data?.view !== 'ratio') return <div class="chart-view" />;
  return (
    <figure class="chart-view lesson-view">
      <figcaption>{rich('wythoff-ratio-title')}</figcaption>
      <Plot>{(frame) => <Chart frame={frame} lowers={data.is} cursor={cursor} seek={(i) => page.player.seek(i)} />}</Plot>
      <p class="cost-why">{rich('wythoff-ratio-why')}</p>
    </figure>
  );
}

/** @param {{frame: import('../../canvas/plot.jsx').Frame, lowers: Uint32Array, cursor: number, seek: (i: number) => void}} props */
function Chart({ frame: { width, height, label, stroke }, lowers, cursor, seek }) {
  const box = { left: label * 3.2, right: width - label * 1.2, top: label * 0.8, bottom: height - label * 2.6 };
  /** @param {number} i */
  const x = (i) => box.left + ((i - 0.5) / RATIOS) * (box.right - box.left);
  /** @param {number} ratio */
  const y = (ratio) => box.bottom - ((ratio - LOW) / (HIGH - LOW)) * (box.bottom - box.top);
  const band = [...Array(RATIOS)].map((_, index) => `${x(index + 1)} ${y(Math.max(LOW, PHI - 1 / (index + 1)))}`);
  const points = Array.from({ length: cursor }, (_, index) => ({ i: index + 1, ratio: (lowers[index + 1] ?? 0) / (index + 1) }));
  const now = points.at(-1);
  const ticks = [1, ...[10, 20, 30, 40, 50, 60, 70, 80].filter((_, index) => width > 500 || index % 2 === 1)];
  return (
    <svg
      class="cost-chart ratio-chart"
      role="img"
      aria-label={text('wythoff-ratio-title')}
      font-size={label}
      onClick={(event) => {
        const at = (event.clientX - event.currentTarget.getBoundingClientRect().left - box.left) / (box.right - box.left);
        seek(Math.min(Math.max(Math.round(at * RATIOS + 0.5), 0), RATIOS));
      }}
    >
      <g class="cost-axes">
        {[1, 1.25, 1.5, 1.75].map((ratio) => (
          <g key={ratio}>
            <line x1={box.left} x2={box.right} y1={y(ratio)} y2={y(ratio)} />
            <text x={box.left - label * 0.5} y={y(ratio) + label * 0.35} text-anchor="end">
              {text('wythoff-number', { number: ratio })}
            </text>
          </g>
        ))}
        {ticks.map((i) => (
          <text key={i} x={x(i)} y={box.bottom + label * 1.3} text-anchor="middle">
            {i}
          </text>
        ))}
        <text x={box.right} y={box.bottom + label * 2.4} text-anchor="end" font-style="italic">
          i
        </text>
      </g>
      <polygon class="ratio-band" points={`${band.join(' ')} ${x(RATIOS)} ${y(PHI)} ${x(1)} ${y(PHI)}`} />
      <line class="ratio-phi" x1={box.left} x2={box.right} y1={y(PHI)} y2={y(PHI)} stroke-width={stroke * 0.7} />
      <text class="ratio-name" x={box.right} y={y(PHI) - label * 0.6} text-anchor="end">
        φ = 1.6180339887…
      </text>
      {points.map(({ i, ratio }) => (
        <circle key={i} class="ratio-point" cx={x(i)} cy={y(ratio)} r={Math.max(2.5, Math.min(5, width / 200))} />
      ))}
      {now && <circle class="ratio-now" cx={x(now.i)} cy={y(now.ratio)} r={Math.max(5, width / 110)} stroke-width={stroke} />}
    </svg>
  );
}
