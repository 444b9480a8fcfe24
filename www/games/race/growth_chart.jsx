/** The chart itself: the series differ by dashes and marks, never by colour. */
import { text } from '../../ui/messages.js';
import { power } from '../../ui/signs.js';
import { measure, PointChart } from '../../canvas/point_chart.jsx';
import { perCube, referenceLine, scalesOf, sideTicks } from './growth_model.js';

/** @typedef {import('./growth_model.js').Point} Point */
/** @typedef {import('./growth.jsx').Place} Place */

/** The mark of each series on a square from -1 to 1. */
const MARKS = ['M-1 0A1 1 0 1 0 1 0 1 1 0 1 0 -1 0Z', 'M0 -1.4 1.4 0 0 1.4 -1.4 0Z'];
/** @param {{frame: import('../../canvas/plot.jsx').Frame, growth: import('./growth_model.js').Growth, at: Place | null, move: (to: Place | null) => void, title: string}} props */
export function GrowthChart({ frame, growth, at, move, title }) {
  const { width, height, label, stroke, font } = frame;
  const { series, board } = growth;
  const scales = scalesOf(growth);
  const plot = { left: label * 3.2, right: width - label * 2.2, top: label * 0.8, bottom: height - label * 1.8 };
  // Marks at the ends are whole.
  const inset = { left: plot.left + label * 0.8, right: plot.right - label * 0.8 };
  /** @param {number} exponent of the side */
  const x = (exponent) => inset.left + ((exponent - scales.left) / (scales.right - scales.left)) * (inset.right - inset.left);
  /** @param {number} exponent of the count */
  const y = (exponent) => plot.bottom - ((exponent - scales.bottom) / (scales.top - scales.bottom)) * (plot.bottom - plot.top);
  /** @param {Point} point */
  const spotOf = ({ side, states }) => ({ x: x(Math.log10(side)), y: y(Math.log10(states)) });
  const spots = series.map(({ points }) => points.map(spotOf));
  const ring = board.states > 0 ? spotOf(board) : null;
  const active = at && (spots[at.series]?.[at.point] ?? ring);
  const tree = series[1].points;
  // n³ as far as the families agree, n⁴ where the double tree has arrived.
  const lines = [referenceLine(3, /** @type {Point} */ (tree[0]), scales), referenceLine(4, /** @type {Point} */ (tree.at(-1)), scales)];

  // What is beyond n³: from the last point that is not, above the line.
  const met = tree.findLastIndex((point) => perCube(point) <= perCube(/** @type {Point} */ (tree[0])));
  const onCube = (/** @type {Point} */ { side }) => spotOf({ side, states: side ** 3 * perCube(/** @type {Point} */ (tree[0])) });
  const beyond = [...tree.slice(met).map(onCube).reverse(), ...tree.slice(met + 1).map(spotOf)];

  /** The last series is the board at hand. */
  const places = ring ? [...spots, [ring]] : spots;
  const last = { series: 1, point: tree.length - 1 };
  /** @param {Place} from @param {1 | -1} by @returns {Place} */
  function beside(from, by) {
    const to = Math.min(Math.max(from.series + by, 0), places.length - 1);
    return { series: to, point: to === 2 ? 0 : from.series === 2 ? last.point : from.point };
  }

  const names = [...series.map(({ family }) => text(`race-family-${family}`)), ...(ring ? [text('race-growth-board')] : [])];
  measure.font = `700 ${label}px ${font}`;
  const key_size = {
    width: label * 3.6 + Math.max(...names.map((name) => measure.measureText(name).width)),
    height: label * (1.6 * names.length + 0.6),
  };
  // The corner above the lines; where that is too low, the one below.
  const corners = [
    { left: plot.left + label * 0.8, top: plot.top + label * 0.6 },
    { left: plot.right - label * 0.8 - key_size.width, top: plot.bottom - label * 0.6 - key_size.height },
  ];
  const [key = { left: 0, top: 0 }] = corners
    .map((corner) => ({
      ...corner,
      hidden: places
        .flat()
        .filter(
          (spot) =>
            spot.x > corner.left && spot.x < corner.left + key_size.width && spot.y > corner.top && spot.y < corner.top + key_size.height,
        ).length,
    }))
    .sort((one, other) => one.hidden - other.hidden);
  const mark_px = stroke * 1.25;
  const ring_px = label * 0.55;
  const every = (plot.bottom - plot.top) / (scales.top - scales.bottom) < label * 1.5 ? 2 : 1;
  const exponents = Array.from({ length: scales.top - scales.bottom + 1 }, (_, i) => scales.bottom + i);
  return (
    <PointChart frame={frame} title={title} kind="growth-chart" spots={places} at={at} move={move} first={() => last} beside={beside}>
      <g class="cost-axes">
        {sideTicks(scales).map((side) => (
          <g key={side}>
            <line x1={x(Math.log10(side))} x2={x(Math.log10(side))} y1={plot.top} y2={plot.bottom} />
            <text x={x(Math.log10(side))} y={plot.bottom + label * 1.3} text-anchor="middle">
              {text('race-growth-count', { count: side })}
            </text>
          </g>
        ))}
        {exponents.map((exponent) => (
          <g key={exponent}>
            <line x1={plot.left} x2={plot.right} y1={y(exponent)} y2={y(exponent)} />
            {(exponent - scales.bottom) % every === 0 && (
              <text x={plot.left - label * 0.6} y={y(exponent)} dy="0.35em" text-anchor="end">
                {power(exponent)}
              </text>
            )}
          </g>
        ))}
        <text x={plot.left - label * 0.6} y={plot.bottom + label * 1.3} text-anchor="end" font-style="italic">
          n
        </text>
      </g>
      <polygon class="growth-beyond" points={beyond.map((spot) => `${spot.x.toFixed(1)},${spot.y.toFixed(1)}`).join(' ')} />
      {lines.map(([from, to], i) => (
        <g key={i} class="growth-reference">
          <line
            x1={x(from.side)}
            y1={y(from.states)}
            x2={x(to.side)}
            y2={y(to.states)}
            stroke-width={stroke * 0.5}
            stroke-dasharray={`${stroke * 2} ${stroke * 1.6}`}
          />
          <text x={(to.side < scales.right ? x(to.side) : plot.right) + label * 0.4} y={y(to.states)} dy="0.35em">
            {i === 0 ? 'n³' : 'n⁴'}
          </text>
        </g>
      ))}
      {spots.map((line, i) => (
        <g key={i} class={i === 1 ? 'cost-line chosen' : 'cost-line'}>
          <polyline points={line.map((spot) => `${spot.x.toFixed(1)},${spot.y.toFixed(1)}`).join(' ')} stroke-width={stroke * 0.8} />
          {line.map((spot, j) => (
            <path
              key={j}
              d={MARKS[i]}
              transform={`translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) scale(${mark_px})`}
              stroke-width={(stroke * 0.75) / mark_px}
            />
          ))}
        </g>
      ))}
      {ring && (
        <g class="cost-ring">
          <circle class="halo" cx={ring.x} cy={ring.y} r={ring_px} stroke-width={stroke * 2} />
          <circle cx={ring.x} cy={ring.y} r={ring_px} stroke-width={stroke * 0.9} />
        </g>
      )}
      <g class="cost-key">
        <rect x={key.left} y={key.top} width={key_size.width} height={key_size.height} rx={label * 0.4} />
        {names.map((name, i) => {
          const middle = key.top + label * (0.3 + 1.6 * (i + 0.5));
          const [from, to] = [key.left + label * 0.5, key.left + label * 2.5];
          return (
            <g key={i} class={i === 2 ? 'chosen' : undefined}>
              {i < 2 ? (
                <g class={i === 1 ? 'cost-line chosen' : 'cost-line'}>
                  <polyline points={`${from},${middle} ${to},${middle}`} stroke-width={stroke * 0.8} />
                  <path
                    d={MARKS[i]}
                    transform={`translate(${(from + to) / 2} ${middle}) scale(${mark_px})`}
                    stroke-width={(stroke * 0.75) / mark_px}
                  />
                </g>
              ) : (
                <g class="cost-ring">
                  <circle cx={(from + to) / 2} cy={middle} r={ring_px} stroke-width={stroke * 0.9} />
                </g>
              )}
              <text x={to + label * 0.6} y={middle} dy="0.35em">
                {name}
              </text>
            </g>
          );
        })}
      </g>
      {active && (
        <g class="cost-tip">
          <circle cx={active.x} cy={active.y} r={label * 0.5} stroke-width={stroke} />
        </g>
      )}
    </PointChart>
  );
}
