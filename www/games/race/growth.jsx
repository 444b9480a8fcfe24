/** How the pairs of cells grow with the side of the board, on logarithmic scales: the family at hand, and the double tree that outgrows n³. */
import { useSignal } from '@preact/signals';
import { Numbers as Table } from '../../canvas/chart.jsx';
import { Plot } from '../../canvas/plot.jsx';
import { useResource } from '../../solver/resource.js';
import { rich, text } from '../../ui/messages.js';
import { FAMILIES, familyOf } from './families.js';
import { GrowthChart } from './growth_chart.jsx';
import { perCube, seriesOf } from './growth_model.js';
import { entryAt } from '../../ui/entry_at.js';
import './growth.css';

/** @import { Signal } from '@preact/signals' */
/** @import { Place } from '../../canvas/point_chart.jsx' */
/** @import { Family, Numbers } from './families.js' */
/** @import { Growth as Model, Point } from './growth_model.js' */
/** @import { Page } from './state.js' */

/** @param {{page: Page}} props */
export function Growth({ page }) {
  const growth = useGrowth(page);
  /** A point of a series, or with series 2 the board at hand. @type {Signal<Place | null>} */
  const at = useSignal(null);
  const title = text('race-growth-title');
  if (!growth) return <figure class="chart-view growth-view" />;
  const tree = growth.series[1].points;
  const [first, last] = [entryAt(tree, 0), entryAt(tree, tree.length - 1)];
  return (
    <figure class="chart-view growth-view">
      <figcaption>{title}</figcaption>
      <Plot>{(frame) => <GrowthChart frame={frame} growth={growth} at={at} title={title} />}</Plot>
      <p class="growth-said" role="status">
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
  /** @param {AbortSignal} abort @returns {Promise<Model>} */
  async function growth(abort) {
    const of_board = options?.board === null ? familyOf(options.sample ?? '') : null;
    // A board of no family is compared with open ones, and so is the double tree.
    const { family, numbers } = of_board && of_board.family !== 'double-tree' ? of_board : OPEN;
    const others = FAMILIES[family].slice(1).map((field) => Number(numbers[field]));
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

/** A point in words; without one, the board at hand. @param {Model} growth @param {Place | null} at */
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

/** The chart in numbers, by side. @param {Model} growth */
function rowsOf({ series: [own, tree] }) {
  const counted = (/** @type {number} */ count) => text('race-growth-count', { count });
  /** @param {Point} [point] */
  const cells = (point) => (point ? [counted(point.states), text('race-growth-ratio', { ratio: perCube(point) })] : []);
  return own.points.map((point, i) => ({ cells: [counted(point.side), ...cells(point), ...cells(tree.points[i])] }));
}
