/**
 * What each method costs: its counted steps against the size of the pile, on logarithmic scales. Methods are named at the ends of their
 * lines, and the present run is marked with what it counted.
 */
import { groups, sort, transpose } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useState } from 'preact/hooks';
import { Axes, Key, keySize, Line, MARKS, Numbers, Ring, ringOf, widthOf } from '../../canvas/chart.jsx';
import { Plot } from '../../canvas/plot.jsx';
import { PointChart } from '../../canvas/point_chart.jsx';
import { powerTicks } from '../../canvas/ticks.js';
import { useResource } from '../../solver/resource.js';
import { entryAt } from '../../ui/entry_at.js';
import { rich, text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { power } from '../../ui/signs.js';
import { createPlacer, exponentsFor, FEWEST_EXPONENTS, linesOf, log10, runsOf, sizeText } from './cost_model.js';
import './cost.css';

/** @import { ComponentChildren } from 'preact' */
/** @import { Box, Spot } from '../../canvas/chart.jsx' */
/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { Place } from '../../canvas/point_chart.jsx' */
/** @import { Page } from './state.js' */
/** @import { CostLine, Run } from './types.js' */

const LOOKS = {
  definition: { mark: MARKS.square, dashes: [0.1, 2] },
  rows: { mark: MARKS.triangle, dashes: [3.2, 1.8] },
  walls: { mark: MARKS.circle },
  numeration: { mark: MARKS.diamond, dashes: [5, 2, 0.1, 2] },
};
/** Where to look for room, beside the end of a line and beside a ring: left to right and top to bottom, each from -1 to 1. */
const BESIDE_END = transpose([
  [-1, -0.6, -0.3, 0, 1, 1, 1, 0.5, -1, -1],
  [-1, -1, -1, -1, 0, -1, 1, 1, 0, 1],
]);
const BESIDE_RING = transpose([
  [-1, -1, 1, 1, -1, 1, 0, 0, 1, -1],
  [0, -0.6, 0.6, 0, -1, 1, -1, 1, -1, 1],
]);

/** @param {{page: Page, children: ComponentChildren}} props */
export function CostChart({ page, children }) {
  const solved = page.solution.value;
  const { k, limit = null, n } = solved?.options ?? page.options.value;
  const pile = n ?? '';
  const exponents = exponentsFor(pile);
  /** The last ones stay until those of another rule are counted. @type {CostLine[] | null} */
  const lines = useResource(
    solved && JSON.stringify([k, limit, exponents]),
    async (abort) => linesOf(await page.session.ask('costs', { maxExponent: exponents }, abort)),
    { stays: true },
  );
  const title = text('dynamic-nim-cost-title', { rule: limit === null ? 'factor' : 'limit', k: k ?? '' });

  const timeline = page.timeline.value;
  /** @type {Run | null} */
  const run = timeline && /[1-9]/.test(pile) ? { pile, size: log10(pile), chosen: timeline.method, counted: runsOf(timeline) } : null;
  const is_beyond = run !== null && run.size > exponents;
  return (
    <figure class="chart-view">
      <figcaption>{title}</figcaption>
      <Plot>{(frame) => lines && <Chart frame={frame} lines={lines} run={is_beyond ? null : run} title={title} />}</Plot>
      {children}
      {is_beyond && <p class="chart-why">{text('dynamic-nim-cost-beyond', { digits: pile.length, exponent: power(exponents) })}</p>}
      <p class="chart-why">{rich('dynamic-nim-cost-why')}</p>
      {lines && (
        <Numbers
          summary={text('dynamic-nim-cost-table')}
          title={title}
          columns={[text('dynamic-nim-cost-axis-size'), ...lines.map(({ method }) => text(`dynamic-nim-method-${method}`))]}
          rows={rowsOf(lines, run)}
        />
      )}
    </figure>
  );
}

/** The chart in numbers: the present run, then every size that is counted. @param {CostLine[]} lines @param {Run | null} run */
function rowsOf(lines, run) {
  const points = lines.flatMap((line) => line.points.map((point) => ({ method: line.method, ...point })));
  const sizes = groups(
    sort(points, ({ size }) => size),
    ({ size }) => size.toFixed(6),
  );
  /** @param {string | number} number */
  const written = (number) => text('dynamic-nim-cost-number', { number });
  /** @param {string | number} size @param {{method: string, steps: number}[]} counted @param {boolean} is_chosen */
  const rowOf = (size, counted, is_chosen) => {
    const steps_of = new Map(counted.map(({ method, steps }) => [method, written(steps)]));
    return { cells: [written(size), ...lines.map(({ method }) => steps_of.get(method) ?? '')], is_chosen };
  };
  const rows = sizes.map(([, counted]) => rowOf(sizeText(entryAt(counted, 0)), counted, false));
  return run ? [rowOf(readable(run.pile), run.counted, true), ...rows] : rows;
}

/** @param {{frame: Frame, lines: CostLine[], run: Run | null, title: string}} props */
function Chart({ frame, lines, run, title }) {
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
  const placer = createPlacer({ ...plot, left: plot.left + 4, right: plot.right + label * 0.8, top: 0 }, spots);
  for (const { spot } of rings)
    placer.take({ left: spot.x - ring_px, right: spot.x + ring_px, top: spot.y - ring_px, bottom: spot.y + ring_px });
  // The run's numbers are between the steep lines and the flat one, where there is room.
  const key_size = keySize(frame, rings, false);
  const key_top = plot.top + label * 3.1;
  const key = { left: plot.right - key_size.width, right: plot.right, top: key_top, bottom: key_top + key_size.height };
  if (rings.length > 0) placer.take(key);
  const names = lines.map(({ method, points }, i) => {
    const end = entryAt(entryAt(spots, i), points.length - 1);
    const [name, order] = [text(`dynamic-nim-method-${method}`), text(`dynamic-nim-cost-order-${method}`)];
    const size = { width: Math.max(widthOf(name, frame, 700), widthOf(order, frame)), height: label * 2.4 };
    const box = placer.put(end, size, label * 0.6, BESIDE_END);
    // Words lean on the side that faces what they name.
    return { method, name, order, box, end, is_left: end.x >= box.right };
  });
  const chosen = rings.find((ring) => ring.is_chosen);
  const number_size = { width: widthOf(chosen?.number ?? '', frame, 700), height: label * 1.1 };
  const number_box = chosen && placer.put(chosen.spot, number_size, ring_px + label * 0.35, BESIDE_RING);

  const line_at = at && lines[at.series];
  const point_at = at && line_at?.points[at.point];
  const point_words = point_at ? text('dynamic-nim-cost-point', { size: sizeText(point_at), steps: point_at.steps }) : '';
  const shown_at = lines.findIndex(({ method }) => method === run?.chosen);
  const series = Math.max(shown_at, 0);
  /** The last point of the method on show. */
  const first = { series, point: (lines[series]?.points.length ?? 1) - 1 };

  const is_right = run !== null && run_x > (plot.left + plot.right) / 2;
  const pile = run ? text('dynamic-nim-cost-pile', { size: readable(run.pile) }) : '';
  const half_px = widthOf(pile, frame, 700) / 2;
  return (
    <>
      <PointChart frame={frame} title={title} spots={spots} at={at} move={setAt} first={first} up={-1} words={point_words}>
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
        {names.map(({ method, name, order, box, end, is_left }) => (
          <g key={method} class={method === run?.chosen ? 'cost-name chosen' : 'cost-name'}>
            <Leader from={end} box={box} least={label * 1.6} />
            <text text-anchor={is_left ? 'end' : 'start'}>
              <tspan x={is_left ? box.right : box.left} y={box.top + label * 0.95} font-weight="700">
                {name}
              </tspan>
              <tspan x={is_left ? box.right : box.left} y={box.top + label * 2.15}>
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
        {line_at &&
          point_words &&
          text('dynamic-nim-cost-point-of', { method: text(`dynamic-nim-method-${line_at.method}`), point: point_words })}
      </p>
    </>
  );
}

/** A line to words that stand far off. @param {{from: Spot, box: Box, least: number}} props */
function Leader({ from, box, least }) {
  const to = { x: Math.min(Math.max(from.x, box.left - 3), box.right + 3), y: Math.min(Math.max(from.y, box.top), box.bottom) };
  if (Math.hypot(to.x - from.x, to.y - from.y) < least) return null;
  return <line class="leader" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}
