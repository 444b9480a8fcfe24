/** How the pairs of cells grow with the side of the board, on logarithmic scales: the family at hand, and the double tree that outgrows n³. */
import { useState } from 'preact/hooks';
import { Numbers } from '../../canvas/chart.jsx';
import { Plot } from '../../canvas/plot.jsx';
import { useResource } from '../../solver/resource.js';
import { rich, text } from '../../ui/messages.js';
import { FAMILIES, familyOf } from './families.js';
import { GrowthChart } from './growth_chart.jsx';
import { perCube, seriesOf } from './growth_model.js';
import { entryAt } from '../../ui/entry_at.js';
import './growth.css';

/** @import { RaceGrowth } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Point } from './growth_model.js' */
/** @import { Page } from './state.js' */

/** @typedef {import('./growth_model.js').Growth} Model */
/** A point of a series, or with series 2 the board at hand. @typedef {import('../../canvas/point_chart.jsx').Place} Place */

/** @param {{page: Page}} props */
export function Growth({ page }) {
  const growth = useGrowth(page);
  const [at, setAt] = useState(/** @type {Place | null} */ (null));
  const title = text('race-growth-title');
  if (!growth) return <figure class="chart-view growth-view" />;
  const tree = growth.series[1].points;
  const [first, last] = [entryAt(tree, 0), /** @type {Point} */ (tree.at(-1))];
  return (
    <figure class="chart-view growth-view">
      <figcaption>{title}</figcaption>
      <Plot>{(frame) => <GrowthChart frame={frame} growth={growth} at={at} move={setAt} title={title} />}</Plot>
      <p class="growth-said" role="status">
        {wordsOf(growth, at)}
      </p>
      <p class="growth-why">{rich('race-growth-why', { from: first.side, first: perCube(first), to: last.side, last: perCube(last) })}</p>
      <Numbers
        summary={text('race-growth-table')}
        title={title}
        columns={['n', ...growth.series.flatMap(({ family }) => [text(`race-family-${family}`), text('race-growth-per-cube')])]}
        rows={rowsOf(growth)}
      />
    </figure>
  );
}

/** The growth of the board on show; the last one stays until another is counted. @param {Page} page */
function useGrowth(page) {
  const options = page.solution.value?.options ?? null;
  return useResource(
    options && JSON.stringify(options),
    async (abort) => {
      const of_board = options && options.board === null ? familyOf(options.sample ?? '') : null;
      // A board of no family is compared with open ones, and so is the double tree.
      const { family, numbers } =
        of_board && of_board.family !== 'double-tree'
          ? of_board
          : { family: /** @type {const} */ ('open'), numbers: /** @type {Record<string, string>} */ ({}) };
      const others = FAMILIES[family].slice(1).map((field) => Number(numbers[field]));
      /** @param {string} name @param {number[]} of @returns {Promise<RaceGrowth>} */
      const ask = (name, of) => page.session.ask('growth', { family: name, numbers: of }, abort);
      const [own, tree] = await Promise.all([ask(family, others), ask('double-tree', [])]);
      return /** @type {Model} */ ({
        series: [seriesOf(family, own), seriesOf('double-tree', tree)],
        board: { side: own.side, states: Number(own.boardStates) },
      });
    },
    { stays: true },
  );
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
  /** @param {Point} [point] */
  const cells = (point) =>
    point ? [text('race-growth-count', { count: point.states }), text('race-growth-ratio', { ratio: perCube(point) })] : [];
  return own.points.map((point, i) => ({
    cells: [text('race-growth-count', { count: point.side }), ...cells(point), ...cells(tree.points[i])],
  }));
}
