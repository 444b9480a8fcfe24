/** The chart itself: methods differ by dashes and marks, never by colour, and are named at the ends of their lines. */
import { useState } from 'preact/hooks';
import { text } from '../../ui/messages.jsx';
import { readable } from '../../ui/numbers.js';
import { power } from '../../ui/signs.js';
import { measure, PointChart } from '../../canvas/point_chart.jsx';
import { createRoom, FEWEST_EXPONENTS, ticksTo } from './cost_model.js';
import './cost_chart.css';

/** @typedef {import('./cost_model.js').Line} Line */
/** @typedef {import('./cost_model.js').Point} Point */
/** @typedef {import('./cost_model.js').Spot} Spot */
/** @typedef {import('../../canvas/point_chart.jsx').Place} Place */

/** The dashes of a line in widths of its stroke, and its mark on a square from -1 to 1. */
const LOOKS = {
  definition: { dashes: [0.1, 2], mark: 'M-1 -1H1V1H-1Z' },
  rows: { dashes: [3.2, 1.8], mark: 'M0 -1.25 1.2 0.9H-1.2Z' },
  walls: { dashes: [], mark: 'M-1.1 0A1.1 1.1 0 1 0 1.1 0 1.1 1.1 0 1 0 -1.1 0Z' },
  numeration: { dashes: [5, 2, 0.1, 2], mark: 'M0 -1.4 1.4 0 0 1.4 -1.4 0Z' },
};
/** Where to look for room beside the end of a line, a ring. */
const BESIDE_END = /** @type {const} */ ([
  [-1, -1],
  [-0.6, -1],
  [-0.3, -1],
  [0, -1],
  [1, 0],
  [1, -1],
  [1, 1],
  [0.5, 1],
  [-1, 0],
  [-1, 1],
]);
const BESIDE_RING = /** @type {const} */ ([
  [-1, 0],
  [-1, -0.6],
  [1, 0.6],
  [1, 0],
  [-1, -1],
  [1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, 1],
]);
/** @param {{frame: import('../../canvas/plot.jsx').Frame, lines: Line[], run: import('./cost.jsx').Run | null, title: string}} props */
export function Chart({ frame, lines, run, title }) {
  const [at, setAt] = useState(/** @type {Place | null} */ (null));
  const { width, height, label, stroke } = frame;
  const plot = { left: label * 4.4, right: width - label, top: label, bottom: height - label * 3.3 };
  const all = lines.flatMap(({ points }) => points);
  const most = {
    size: Math.max(FEWEST_EXPONENTS, ...all.map((point) => point.size)),
    work: Math.ceil(Math.max(1, ...all.map((point) => point.work), ...(run?.counted ?? []).map(({ steps }) => Math.log10(steps)))),
  };
  /** @param {number} size */
  const x = (size) => plot.left + (size / most.size) * (plot.right - plot.left);
  /** @param {number} work */
  const y = (work) => plot.bottom - (work / most.work) * (plot.bottom - plot.top);
  /** @param {string} words @param {number} [weight] */
  const widthOf = (words, weight = 400) => {
    measure.font = `${weight} ${label}px ${frame.font}`;
    return measure.measureText(words).width;
  };

  const spots = lines.map(({ points }) => points.map((point) => ({ x: x(point.size), y: y(point.work) })));
  const rings = (run?.counted ?? []).map((one) => ({
    ...one,
    is_chosen: one.method === run?.chosen,
    x: x(run?.size ?? 0),
    y: y(Math.log10(one.steps)),
  }));
  const ring_px = label * 0.55;
  const room = createRoom({ ...plot, left: plot.left + 4, right: plot.right + label * 0.8, top: 0 }, spots);
  for (const ring of rings) room.take({ left: ring.x - ring_px, right: ring.x + ring_px, top: ring.y - ring_px, bottom: ring.y + ring_px });
  // The run's numbers stand where the steep lines have left and the flat one has not come yet.
  const key = rings.map(({ method, steps, is_chosen }) => ({
    method,
    is_chosen,
    name: text(`dynamic-nim-method-${method}`),
    steps: text('dynamic-nim-cost-number', { number: steps }),
  }));
  const key_box = { left: 0, right: plot.right, top: plot.top + label * 3.1, bottom: plot.top + label * (3.4 + 1.4 * key.length) };
  const number_width = Math.max(0, ...key.map(({ steps }) => widthOf(steps, 700)));
  key_box.left = key_box.right - Math.max(0, ...key.map(({ name }) => widthOf(name, 700))) - number_width - label * 2.8;
  if (key.length > 0) room.take(key_box);
  const names = lines.map(({ method }, i) => {
    const end = /** @type {Spot} */ (spots[i]?.at(-1));
    const words = [text(`dynamic-nim-method-${method}`), text(`dynamic-nim-cost-order-${method}`)];
    const box = room.put(
      end,
      { width: Math.max(widthOf(words[0] ?? '', 700), widthOf(words[1] ?? '')), height: label * 2.4 },
      label * 0.6,
      BESIDE_END,
    );
    return { method, words, box, end };
  });
  const chosen = rings.find((ring) => ring.is_chosen);
  const number = chosen && text('dynamic-nim-cost-number', { number: chosen.steps });
  const number_box =
    chosen && room.put(chosen, { width: widthOf(number ?? '', 700), height: label * 1.1 }, ring_px + label * 0.35, BESIDE_RING);

  const active = at &&
    lines[at.series] && {
      method: lines[at.series]?.method ?? '',
      point: lines[at.series]?.points[at.point],
      spot: spots[at.series]?.[at.point],
    };
  const said = active?.point
    ? text('dynamic-nim-cost-point', { size: active.point.pile ?? power(active.point.size), steps: active.point.steps })
    : '';

  /** The last point of the method on show. @returns {Place} */
  function firstPlace() {
    const series = Math.max(
      0,
      lines.findIndex(({ method }) => method === run?.chosen),
    );
    return { series, point: (lines[series]?.points.length ?? 1) - 1 };
  }

  /** The point of a neighbouring line with the nearest pile. @param {Place} from @param {1 | -1} by up is the line before @returns {Place} */
  function beside(from, by) {
    const series = Math.min(Math.max(from.series - by, 0), lines.length - 1);
    const size = lines[from.series]?.points[from.point]?.size ?? 0;
    const points = lines[series]?.points ?? [];
    const point = points.reduce(
      (best, one, i) => (Math.abs(one.size - size) < Math.abs((points[best]?.size ?? Infinity) - size) ? i : best),
      0,
    );
    return { series, point };
  }

  const mark_px = stroke * 1.15;
  const run_x = run ? x(run.size) : 0;
  const run_is_right = run_x > (plot.left + plot.right) / 2;
  const pile = run ? text('dynamic-nim-cost-pile', { size: readable(run.pile) }) : '';
  const pile_width = widthOf(pile, 700);
  return (
    <>
      <PointChart frame={frame} title={title} spots={spots} at={at} move={setAt} first={firstPlace} beside={beside}>
        <g class="cost-axes">
          {ticksTo(most.size, (plot.right - plot.left) / (label * 4)).map((exponent) => (
            <g key={exponent}>
              <line x1={x(exponent)} x2={x(exponent)} y1={plot.top} y2={plot.bottom} />
              <text x={Math.min(x(exponent), width - widthOf(power(exponent)) / 2)} y={plot.bottom + label * 1.3} text-anchor="middle">
                {power(exponent)}
              </text>
            </g>
          ))}
          {ticksTo(most.work, (plot.bottom - plot.top) / (label * 1.8)).map((exponent) => (
            <g key={exponent}>
              <line x1={plot.left} x2={plot.right} y1={y(exponent)} y2={y(exponent)} />
              <text x={plot.left - label * 0.6} y={y(exponent)} dy="0.35em" text-anchor="end">
                {power(exponent)}
              </text>
            </g>
          ))}
          <text x={run_is_right ? plot.left : plot.right} y={height - label * 0.5} text-anchor={run_is_right ? 'start' : 'end'}>
            {text('dynamic-nim-cost-axis-size')}
          </text>
          <text transform={`translate(${label} ${(plot.top + plot.bottom) / 2}) rotate(-90)`} text-anchor="middle">
            {text('dynamic-nim-cost-axis-steps')}
          </text>
        </g>
        {run && rings.length > 0 && (
          <g class="cost-run">
            <line x1={run_x} x2={run_x} y1={Math.min(...rings.map((ring) => ring.y))} y2={plot.bottom} />
            <text
              x={Math.min(Math.max(run_x, plot.left + pile_width / 2), plot.right - pile_width / 2)}
              y={height - label * 0.5}
              text-anchor="middle"
            >
              {pile}
            </text>
          </g>
        )}
        {lines.map(({ method }, i) => (
          <g key={method} class={method === run?.chosen ? 'cost-line chosen' : 'cost-line'}>
            <polyline
              points={spots[i]?.map((spot) => `${spot.x.toFixed(1)},${spot.y.toFixed(1)}`).join(' ')}
              stroke-width={stroke * 0.8}
              stroke-dasharray={LOOKS[method].dashes.map((one) => one * stroke).join(' ')}
            />
            {spots[i]?.map((spot, j) => (
              <path
                key={j}
                d={LOOKS[method].mark}
                transform={`translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) scale(${mark_px})`}
                stroke-width={(stroke * 0.75) / mark_px}
              />
            ))}
          </g>
        ))}
        {names.map(({ method, words, box, end }) => (
          <g key={method} class={method === run?.chosen ? 'cost-name chosen' : 'cost-name'}>
            <Leader from={end} box={box} least={label * 1.6} />
            <text>
              <tspan x={nearSide(end, box).x} y={box.top + label * 0.95} text-anchor={nearSide(end, box).anchor} font-weight="700">
                {words[0]}
              </tspan>
              <tspan x={nearSide(end, box).x} y={box.top + label * 2.15} text-anchor={nearSide(end, box).anchor}>
                {words[1]}
              </tspan>
            </text>
          </g>
        ))}
        {rings.map(({ method, is_chosen, x: ring_x, y: ring_y }) => (
          <g key={method} class={is_chosen ? 'cost-ring chosen' : 'cost-ring'}>
            <circle class="halo" cx={ring_x} cy={ring_y} r={ring_px} stroke-width={stroke * (is_chosen ? 2.1 : 1.6)} />
            <circle cx={ring_x} cy={ring_y} r={ring_px} stroke-width={stroke * (is_chosen ? 1.1 : 0.75)} />
          </g>
        ))}
        {chosen && number_box && (
          <g class="cost-ring">
            <Leader from={chosen} box={number_box} least={ring_px + label * 1.2} />
            <text x={number_box.left} y={number_box.bottom - label * 0.2} font-weight="700" stroke-width={label * 0.25}>
              {number}
            </text>
          </g>
        )}
        {key.length > 0 && (
          <g class="cost-key">
            <rect x={key_box.left} y={key_box.top} width={key_box.right - key_box.left} height={key_box.bottom - key_box.top} />
            {key.map(({ method, is_chosen, name, steps }, i) => {
              const middle = key_box.top + label * (0.85 + 1.4 * i);
              return (
                <g key={method} class={is_chosen ? 'chosen' : undefined}>
                  <g class={is_chosen ? 'cost-line chosen' : 'cost-line'}>
                    <path
                      d={LOOKS[method].mark}
                      transform={`translate(${key_box.left + label * 0.7} ${middle}) scale(${mark_px})`}
                      stroke-width={(stroke * 0.75) / mark_px}
                    />
                  </g>
                  <text x={key_box.left + label * 1.5} y={middle} dy="0.35em">
                    {name}
                  </text>
                  <text x={key_box.right - label * 0.4} y={middle} dy="0.35em" text-anchor="end">
                    {steps}
                  </text>
                </g>
              );
            })}
          </g>
        )}
        {active?.spot && (
          <Tip words={said} spot={active.spot} width={widthOf(said, 600) + label * 1.4} label={label} stroke={stroke} frame={frame} />
        )}
      </PointChart>
      <p class="unseen" role="status">
        {said && text('dynamic-nim-cost-point-of', { method: text(`dynamic-nim-method-${active?.method ?? ''}`), point: said })}
      </p>
    </>
  );
}

/** Words lean on the side that faces what they name. @param {Spot} end @param {import('./cost_model.js').Box} box */
function nearSide(end, box) {
  if (end.x >= box.right) return { x: box.right, anchor: /** @type {const} */ ('end') };
  return { x: box.left, anchor: /** @type {const} */ ('start') };
}

/** A line to words that stand far off. @param {{from: Spot, box: import('./cost_model.js').Box, least: number}} props */
function Leader({ from, box, least }) {
  const to = { x: Math.min(Math.max(from.x, box.left - 3), box.right + 3), y: Math.min(Math.max(from.y, box.top), box.bottom) };
  if (Math.hypot(to.x - from.x, to.y - from.y) < least) return null;
  return <line class="leader" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}

/** The point under the pointer or the keys. @param {{words: string, spot: Spot, width: number, label: number, stroke: number, frame: {width: number}}} props */
function Tip({ words, spot, width, label, stroke, frame }) {
  const height = label * 1.9;
  const left = Math.min(Math.max(spot.x - width / 2, 2), frame.width - width - 2);
  const top = spot.y - height - label < 0 ? spot.y + label : spot.y - height - label;
  return (
    <g class="cost-tip">
      <circle cx={spot.x} cy={spot.y} r={label * 0.5} stroke-width={stroke} />
      <rect x={left} y={top} width={width} height={height} rx={label * 0.5} />
      <text x={left + width / 2} y={top + height / 2} dy="0.35em" text-anchor="middle" font-weight="600">
        {words}
      </text>
    </g>
  );
}
