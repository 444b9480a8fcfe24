/** The chart itself: methods are named at the ends of their lines, and the present run is marked with what it counted. */
import { scaleLinear } from 'd3-scale';
import { useState } from 'preact/hooks';
import { Axes, Key, keySize, Line, MARKS, Ring, ringOf, widthOf } from '../../canvas/chart.jsx';
import { PointChart } from '../../canvas/point_chart.jsx';
import { powerTicks } from '../../canvas/ticks.js';
import { text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { power } from '../../ui/signs.js';
import { createRoom, FEWEST_EXPONENTS, sizeText } from './cost_model.js';
import './cost_chart.css';

/** @import { Box, Spot } from '../../canvas/chart.jsx' */
/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { Place } from '../../canvas/point_chart.jsx' */
/** @import { Run } from './types.js' */

const LOOKS = {
  definition: { mark: MARKS.square, dashes: [0.1, 2] },
  rows: { mark: MARKS.triangle, dashes: [3.2, 1.8] },
  walls: { mark: MARKS.circle },
  numeration: { mark: MARKS.diamond, dashes: [5, 2, 0.1, 2] },
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

/** @param {{frame: Frame, lines: import('./cost_model.js').Line[], run: Run | null, title: string}} props */
export function Chart({ frame, lines, run, title }) {
  const [at, setAt] = useState(/** @type {Place | null} */ (null));
  const { width, height, label } = frame;
  const plot = { left: label * 4.4, right: width - label, top: label, bottom: height - label * 3.3 };
  const all = lines.flatMap(({ points }) => points);
  const counted = run?.counted ?? [];
  // Linear scales of logarithms: a pile may be beyond all doubles.
  const most_size = Math.max(FEWEST_EXPONENTS, ...all.map(({ size }) => size));
  const most_work = Math.ceil(Math.max(1, ...all.map(({ work }) => work), ...counted.map(({ steps }) => Math.log10(steps))));
  const x = scaleLinear([0, most_size], [plot.left, plot.right]);
  const y = scaleLinear([0, most_work], [plot.bottom, plot.top]);

  const spots = lines.map(({ points }) => points.map(({ size, work }) => ({ x: x(size), y: y(work) })));
  const run_x = x(run?.size ?? 0);
  const rings = counted.map(({ method, steps }) => ({
    is_chosen: method === run?.chosen,
    look: LOOKS[method],
    name: text(`dynamic-nim-method-${method}`),
    number: text('dynamic-nim-cost-number', { number: steps }),
    spot: { x: run_x, y: y(Math.log10(steps)) },
  }));
  const ring_px = ringOf(frame);
  const room = createRoom({ ...plot, left: plot.left + 4, right: plot.right + label * 0.8, top: 0 }, spots);
  for (const { spot } of rings)
    room.take({ left: spot.x - ring_px, right: spot.x + ring_px, top: spot.y - ring_px, bottom: spot.y + ring_px });
  // The run's numbers stand where the steep lines have left and the flat one has not come yet.
  const key_size = keySize(frame, rings, false);
  const key_top = plot.top + label * 3.1;
  const key = { left: plot.right - key_size.width, right: plot.right, top: key_top, bottom: key_top + key_size.height };
  if (rings.length > 0) room.take(key);
  const names = lines.map(({ method }, i) => {
    const end = /** @type {Spot} */ (spots[i]?.at(-1));
    const [name, order] = [text(`dynamic-nim-method-${method}`), text(`dynamic-nim-cost-order-${method}`)];
    const size = { width: Math.max(widthOf(name, frame, 700), widthOf(order, frame)), height: label * 2.4 };
    const box = room.put(end, size, label * 0.6, BESIDE_END);
    return { method, name, order, box, end, side: nearSide(end, box) };
  });
  const chosen = rings.find((ring) => ring.is_chosen);
  const number_size = { width: widthOf(chosen?.number ?? '', frame, 700), height: label * 1.1 };
  const number_box = chosen && room.put(chosen.spot, number_size, ring_px + label * 0.35, BESIDE_RING);

  const line_at = at && lines[at.series];
  const point_at = at && line_at?.points[at.point];
  const said = point_at ? text('dynamic-nim-cost-point', { size: sizeText(point_at), steps: point_at.steps }) : '';
  /** The last point of the method on show. */
  const series = Math.max(
    0,
    lines.findIndex(({ method }) => method === run?.chosen),
  );
  const first = { series, point: (lines[series]?.points.length ?? 1) - 1 };

  const is_right = run !== null && run_x > (plot.left + plot.right) / 2;
  const pile = run ? text('dynamic-nim-cost-pile', { size: readable(run.pile) }) : '';
  const half_px = widthOf(pile, frame, 700) / 2;
  return (
    <>
      <PointChart frame={frame} title={title} spots={spots} at={at} move={setAt} first={first} up={-1} words={said}>
        <Axes
          frame={frame}
          box={plot}
          x={{ scale: x, ticks: powerTicks(x, most_size, label * 5), name: power }}
          y={{ scale: y, ticks: powerTicks(y, most_work, label * 2), name: power }}
        >
          <text x={is_right ? plot.left : plot.right} y={height - label * 0.5} text-anchor={is_right ? 'start' : 'end'}>
            {text('dynamic-nim-cost-axis-size')}
          </text>
          <text transform={`translate(${label} ${(plot.top + plot.bottom) / 2}) rotate(-90)`} text-anchor="middle">
            {text('dynamic-nim-cost-axis-steps')}
          </text>
        </Axes>
        {rings.length > 0 && (
          <g class="cost-run">
            <line x1={run_x} x2={run_x} y1={Math.min(...rings.map(({ spot }) => spot.y))} y2={plot.bottom} />
            <text x={Math.min(Math.max(run_x, plot.left + half_px), plot.right - half_px)} y={height - label * 0.5} text-anchor="middle">
              {pile}
            </text>
          </g>
        )}
        {lines.map(({ method }, i) => (
          <Line key={method} frame={frame} look={LOOKS[method]} spots={spots[i] ?? []} is_chosen={method === run?.chosen} />
        ))}
        {names.map(({ method, name, order, box, end, side }) => (
          <g key={method} class={method === run?.chosen ? 'cost-name chosen' : 'cost-name'}>
            <Leader from={end} box={box} least={label * 1.6} />
            <text text-anchor={side.anchor}>
              <tspan x={side.x} y={box.top + label * 0.95} font-weight="700">
                {name}
              </tspan>
              <tspan x={side.x} y={box.top + label * 2.15}>
                {order}
              </tspan>
            </text>
          </g>
        ))}
        {rings.map(({ name, spot, is_chosen }) => (
          <Ring key={name} frame={frame} spot={spot} is_chosen={is_chosen} />
        ))}
        {chosen && number_box && (
          <g class="chart-ring">
            <Leader from={chosen.spot} box={number_box} least={ring_px + label * 1.2} />
            <text x={number_box.left} y={number_box.bottom - label * 0.2} font-weight="700" stroke-width={label * 0.25}>
              {chosen.number}
            </text>
          </g>
        )}
        {rings.length > 0 && <Key frame={frame} box={key} rows={rings} has_pieces={false} />}
      </PointChart>
      <p class="unseen" role="status">
        {line_at && said && text('dynamic-nim-cost-point-of', { method: text(`dynamic-nim-method-${line_at.method}`), point: said })}
      </p>
    </>
  );
}

/** Words lean on the side that faces what they name. @param {Spot} end @param {Box} box */
function nearSide(end, box) {
  if (end.x >= box.right) return { x: box.right, anchor: /** @type {const} */ ('end') };
  return { x: box.left, anchor: /** @type {const} */ ('start') };
}

/** A line to words that stand far off. @param {{from: Spot, box: Box, least: number}} props */
function Leader({ from, box, least }) {
  const to = { x: Math.min(Math.max(from.x, box.left - 3), box.right + 3), y: Math.min(Math.max(from.y, box.top), box.bottom) };
  if (Math.hypot(to.x - from.x, to.y - from.y) < least) return null;
  return <line class="leader" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}
