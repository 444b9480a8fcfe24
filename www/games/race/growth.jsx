/**
 * How the pairs of cells grow with the side of the board, on logarithmic scales: the family of this board, and the double tree that
 * outgrows n³.
 */
import { useSignal } from '@preact/signals';
import { least } from 'd3-array';
import { Axes, Key, keySize, Line, MARKS, Numbers as Table, pointsOf, Ring } from '../../canvas/chart.jsx';
import { Plot } from '../../canvas/plot.jsx';
import { PointChart } from '../../canvas/point_chart.jsx';
import { countTicks, decadesOf, powerTicks } from '../../canvas/ticks.js';
import { useResource } from '../../solver/resource.js';
import { entryAt } from '../../ui/entry_at.js';
import { rich, text } from '../../ui/messages.js';
import { power } from '../../ui/signs.js';
import { familyOf, fieldsOf } from './families.js';
import { perCube, referenceLine, scalesOf, seriesOf } from './growth_model.js';
import './growth.css';

/** @import { Signal } from '@preact/signals' */
/** @import { Box } from '../../canvas/chart.jsx' */
/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { Place } from '../../canvas/point_chart.jsx' */
/** @import { Family, Numbers } from './families.js' */
/** @import { Point, TwoSeries } from './growth_model.js' */
/** @import { Page } from './state.js' */

/** @param {{page: Page}} props */
export function Growth({ page }) {
  const growth = useGrowth(page);
  /** A point of a series, or with series 2 this board. @type {Signal<Place | null>} */
  const at = useSignal(null);
  const title = text('race-growth-title');
  if (!growth) return <figure class="chart-view growth-view" />;
  const tree = growth.series[1].points;
  const [first, last] = [entryAt(tree, 0), entryAt(tree, tree.length - 1)];
  return (
    <figure class="chart-view growth-view">
      <figcaption>{title}</figcaption>
      <Plot>{(frame) => <GrowthChart frame={frame} growth={growth} at={at} title={title} />}</Plot>
      <p class="growth-status" role="status">
        {wordsOf(growth, at.value)}
      </p>
      <p class="growth-why">{rich('race-growth-why', { from: first.side, first: perCube(first), to: last.side, last: perCube(last) })}</p>
      <Table
        summary={text('race-growth-table')}
        title={title}
        columns={['n', ...growth.series.flatMap(({ family }) => [text(`race-family-${family}`), text('race-growth-per-cube')])]}
        rows={rowsOf(growth)}
      />
    </figure>
  );
}

/** @type {{family: Family, numbers: Numbers}} */
const OPEN = { family: 'open', numbers: {} };

/** The growth of the board on show; the last one stays until another is counted. @param {Page} page */
function useGrowth(page) {
  const options = page.solution.value?.options ?? null;
  /** @param {AbortSignal} abort @returns {Promise<TwoSeries>} */
  async function growth(abort) {
    const of_board = options?.board === null ? familyOf(options.sample ?? '') : null;
    // A board of no family is compared with open ones, and so is the double tree.
    const { family, numbers } = of_board && of_board.family !== 'double-tree' ? of_board : OPEN;
    const others = fieldsOf(family)
      .slice(1)
      .map((field) => Number(numbers[field]));
    const [own, tree] = await Promise.all([
      page.session.ask('growth', { family, numbers: others }, abort),
      page.session.ask('growth', { family: 'double-tree', numbers: [] }, abort),
    ]);
    return {
      series: [seriesOf(family, own), seriesOf('double-tree', tree)],
      board: { side: own.side, states: Number(own.boardStates) },
    };
  }
  return useResource(options && JSON.stringify(options), growth, { stays: true });
}

/** A point in words; without one, this board. @param {TwoSeries} growth @param {Place | null} at */
function wordsOf({ series, board }, at) {
  const line = at && series[at.series];
  const point = line?.points[at?.point ?? 0] ?? board;
  return rich('race-growth-point', {
    name: line ? text(`race-family-${line.family}`) : text('race-growth-board'),
    side: point.side,
    count: point.states,
    ratio: perCube(point),
  });
}

/** The chart in numbers, by side. @param {TwoSeries} growth */
function rowsOf({ series: [own, tree] }) {
  const counted = (/** @type {number} */ count) => text('race-growth-count', { count });
  /** @param {Point} [point] */
  const cells = (point) => (point ? [counted(point.states), text('race-growth-ratio', { ratio: perCube(point) })] : []);
  return own.points.map((point, i) => ({ cells: [counted(point.side), ...cells(point), ...cells(tree.points[i])] }));
}

/**
 * The chart itself: the two series, n³ and n⁴, and what is beyond n³.
 * @param {{frame: Frame, growth: TwoSeries, at: Signal<Place | null>, title: string}} props
 */
function GrowthChart({ frame, growth, at, title }) {
  const { width, height, label, stroke } = frame;
  const { series, board } = growth;
  const plot = { left: label * 3.2, right: width - label * 2.2, top: label * 0.8, bottom: height - label * 1.8 };
  // Marks at the ends are whole.
  const scales = scalesOf(growth, { ...plot, left: plot.left + label * 0.8, right: plot.right - label * 0.8 });
  const { x, y } = scales;
  /** @param {Point} point */
  const spotOf = ({ side, states }) => ({ x: x(side), y: y(states) });
  const spots = series.map(({ points }) => points.map(spotOf));
  const ring = board.states > 0 ? spotOf(board) : null;
  /** The last series is this board. */
  const places = ring ? [...spots, [ring]] : spots;

  const tree = series[1].points;
  const [tree_first, tree_last] = [entryAt(tree, 0), entryAt(tree, tree.length - 1)];
  // n³ as far as the families agree, n⁴ where the double tree has arrived.
  const references = [
    { name: 'n³', ends: referenceLine(3, tree_first, scales) },
    { name: 'n⁴', ends: referenceLine(4, tree_last, scales) },
  ];
  // What is beyond n³: from the last point that is not, above the line.
  const met = tree.findLastIndex((point) => perCube(point) <= perCube(tree_first));
  const on_cube = tree.slice(met).map(({ side }) => spotOf({ side, states: side ** 3 * perCube(tree_first) }));
  const beyond = [...on_cube.reverse(), ...tree.slice(met + 1).map(spotOf)];

  const rows = series.map(({ family }, i) => ({
    look: { mark: i === 1 ? MARKS.diamond : MARKS.circle },
    name: text(`race-family-${family}`),
    is_chosen: false,
    is_dark: i === 1,
  }));
  const key_rows = ring ? [...rows, { name: text('race-growth-board'), is_chosen: true }] : rows;
  const key_size = keySize(frame, key_rows, true);
  /** @param {number} left @param {number} top @returns {Box} */
  const boxAt = (left, top) => ({ left, top, right: left + key_size.width, bottom: top + key_size.height });
  // The corner above the lines; where that is too low, the one below.
  const corners = [
    boxAt(plot.left + label * 0.8, plot.top + label * 0.6),
    boxAt(plot.right - label * 0.8 - key_size.width, plot.bottom - label * 0.6 - key_size.height),
  ];
  /** How many points a key would hide. @param {Box} box */
  const hidden = ({ left, right, top, bottom }) =>
    places.flat().filter((spot) => spot.x > left && spot.x < right && spot.y > top && spot.y < bottom).length;
  return (
    <PointChart
      frame={frame}
      title={title}
      kind="growth-chart"
      spots={places}
      at={at.value}
      move={(to) => (at.value = to)}
      first={{ series: 1, point: tree.length - 1 }}
      up={1}
    >
      <Axes
        frame={frame}
        box={plot}
        x={{ scale: x, ticks: countTicks(x), name: (side) => text('race-growth-count', { count: side }) }}
        y={{
          scale: y,
          ticks: powerTicks(y, decadesOf(y), label * 1.5),
          name: (states) => power(Math.round(Math.log10(states))),
        }}
      >
        <text x={plot.left - label * 0.6} y={plot.bottom + label * 1.3} text-anchor="end" font-style="italic">
          n
        </text>
      </Axes>
      <polygon class="growth-beyond" points={pointsOf(beyond)} />
      {references.map(({ name, ends: [start, end] }) => {
        const [from, to] = [spotOf(start), spotOf(end)];
        return (
          <g key={name} class="growth-reference">
            <line
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              stroke-width={stroke * 0.5}
              stroke-dasharray={`${stroke * 2} ${stroke * 1.6}`}
            />
            <text x={(end.side < (x.domain()[1] ?? 0) ? to.x : plot.right) + label * 0.4} y={to.y} dy="0.35em">
              {name}
            </text>
          </g>
        );
      })}
      {rows.map(({ look, name, is_dark }, i) => (
        <Line key={name} frame={frame} look={look} spots={spots[i] ?? []} is_chosen={is_dark} />
      ))}
      {ring && <Ring frame={frame} spot={ring} is_chosen />}
      <Key frame={frame} box={least(corners, hidden) ?? plot} rows={key_rows} has_pieces />
    </PointChart>
  );
}
