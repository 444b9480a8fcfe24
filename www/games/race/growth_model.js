/** Counts of pairs against the side of the board: the series of the chart, its scales and reference lines. */
import { extent } from 'd3-array';
import { scaleLog } from 'd3-scale';

/** @import { RaceGrowth } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Box } from '../../canvas/chart.jsx' */
/** @import { Family } from './families.js' */

/** @typedef {{side: number, states: number}} Point */
/** @typedef {{family: Family, points: Point[]}} Series */
/** The family at hand and the double tree, and this board. @typedef {{series: [Series, Series], board: Point}} TwoSeries */
/** @typedef {ReturnType<typeof scalesOf>} Scales */

/** What a point is compared with. @param {Point} point */
export const perCube = ({ side, states }) => states / side ** 3;

/** @param {Family} family @param {RaceGrowth} growth @returns {Series} */
export const seriesOf = (family, { sides, states }) => ({
  family,
  points: [...sides].map((side, i) => ({ side, states: Number(states[i]) })),
});

/**
 * Sides as they are, counts in whole powers of ten; onto the room of a chart, if there is one.
 * @param {TwoSeries} growth @param {Box} [box]
 */
export function scalesOf({ series, board }, { left, right, top, bottom } = { left: 0, right: 1, top: 0, bottom: 1 }) {
  const all = [...series.flatMap(({ points }) => points), board].filter(({ states }) => states > 0);
  const [min_side = 1, max_side = 1] = extent(all, ({ side }) => side);
  const [min_states = 1, max_states = 1] = extent(all, ({ states }) => states);
  return { x: scaleLog([min_side, max_side], [left, right]), y: scaleLog([min_states, max_states], [bottom, top]).nice() };
}

/**
 * The line states = c·n^power through a point, as far as it is on the chart, from its lower to its upper end.
 * @param {number} power @param {Point} through @param {Scales} scales
 * @returns {[Point, Point]}
 */
export function referenceLine(power, through, { x, y }) {
  const factor = through.states / through.side ** power;
  const [[left = 1, right = 1], [bottom = 1, top = 1]] = [x.domain(), y.domain()];
  /** @param {number} side @returns {Point} */
  const at = (side) => ({ side, states: factor * side ** power });
  return [at(Math.max(left, (bottom / factor) ** (1 / power))), at(Math.min(right, (top / factor) ** (1 / power)))];
}
