/** Counts of pairs against the side of the board: the series of the chart, its scales and reference lines. */

/** @typedef {{side: number, states: number}} Point */
/** @typedef {{family: import('./families.js').Family, points: Point[]}} Series */
/** The family at hand and the double tree, and the board at hand. @typedef {{series: [Series, Series], board: Point}} Growth */
/** Where the chart begins and ends: powers of ten. @typedef {{left: number, right: number, bottom: number, top: number}} Scales */

/** What a point is compared with. @param {Point} point */
export const perCube = ({ side, states }) => states / side ** 3;

/** @param {import('./families.js').Family} family @param {import('../../../crate/pkg/race/mexplorer.js').RaceGrowth} growth @returns {Series} */
export const seriesOf = (family, { sides, states }) => ({
  family,
  points: [...sides].map((side, i) => ({ side, states: Number(states[i]) })),
});

/** Sides as they are, counts in whole powers of ten. @param {Growth} growth @returns {Scales} */
export function scalesOf({ series, board }) {
  const all = [...series.flatMap(({ points }) => points), board].filter(({ states }) => states > 0);
  const [sides, states] = [all.map(({ side }) => Math.log10(side)), all.map((point) => Math.log10(point.states))];
  return {
    left: Math.min(...sides),
    right: Math.max(...sides),
    bottom: Math.floor(Math.min(...states)),
    top: Math.ceil(Math.max(...states)),
  };
}

/** Sides to name: 1, 2 and 5 times powers of ten. @param {Scales} scales */
export function sideTicks({ left, right }) {
  const all = [0, 1, 2, 3].flatMap((exponent) => [1, 2, 5].map((digit) => digit * 10 ** exponent));
  return all.filter((side) => Math.log10(side) > left - 0.001 && Math.log10(side) < right + 0.001);
}

/**
 * The line states = c·n^power through a point, as far as it is on the chart, from its lower to its upper end in powers of ten.
 * @param {number} power @param {Point} through @param {Scales} scales
 * @returns {[{side: number, states: number}, {side: number, states: number}]}
 */
export function referenceLine(power, through, { left, right, bottom, top }) {
  const factor = Math.log10(through.states) - power * Math.log10(through.side);
  const ends = [Math.max(left, (bottom - factor) / power), Math.min(right, (top - factor) / power)];
  return /** @type {any} */ (ends.map((side) => ({ side, states: factor + power * side })));
}
