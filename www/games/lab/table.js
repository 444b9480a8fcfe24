/** The table of a rule as it is looked at: two of its coordinates, the others fixed; of a single one rows of the same length. */

/** @typedef {import('../../../crate/pkg/lab/mexplorer.js').LabTimeline} Timeline */

/** Labels, by the solver's numbers. */
export const LABELS = /** @type {const} */ (['N', 'P', 'draw', 'unknown', 'blank']);

/** No nimber, no depth. */
export const NONE = 0xffffffff;

/** How wide a row of a single coordinate is, where nobody says it. */
const USUAL_FOLD = 20;

/**
 * @typedef {object} Shown
 * @property {number} rows
 * @property {number} columns
 * @property {number} first_row the first value of the rows, and
 * @property {number} first_column of the columns
 * @property {{row: string, column: string}} names
 * @property {number | null} fold how long a row of a single coordinate is
 * @property {(row: number, column: number) => number} placeAt of a cell, counted from 0; -1 where there is none
 * @property {(place: number) => {row: number, column: number} | null} cellOf null where it is not on show
 * @property {readonly {name: string, value: number, first: number, last: number}[]} fixed the coordinates that are not on show
 */

/** How many tuples there are between neighbours, by coordinate. @param {Timeline} timeline */
function stridesOf({ ranges }) {
  /** @type {number[]} */
  const strides = [];
  ranges.reduceRight((stride, [first, last], at) => {
    strides[at] = stride;
    return stride * (last - first + 1);
  }, 1);
  return strides;
}

/** The numbers that a view shows; empty for outcomes. @param {Timeline} timeline @param {string} view */
export const numbersOf = ({ nimbers, depths }, view) => (view === 'nimbers' ? nimbers : view === 'depth' ? depths : new Uint32Array());

/** The coordinates of a tuple. @param {Timeline} timeline @param {number} place */
export function tupleAt(timeline, place) {
  const strides = stridesOf(timeline);
  return timeline.ranges.map(([first, last], at) => first + (Math.floor(place / (strides[at] ?? 1)) % (last - first + 1)));
}

/** The place of a position of one part; -1 out of the table, and for sums. @param {Timeline} timeline @param {string} position as links write it */
export function placeOf(timeline, position) {
  if (!/^\d+(,\d+)*$/.test(position)) return -1;
  const tuple = position.split(',').map(Number);
  const { ranges } = timeline;
  if (tuple.length !== ranges.length) return -1;
  const strides = stridesOf(timeline);
  let place = 0;
  for (const [at, [first, last]] of ranges.entries()) {
    const value = tuple[at] ?? -1;
    if (value < first || value > last) return -1;
    place += (value - first) * (strides[at] ?? 0);
  }
  return place;
}

/** A position of the table as links write it. @param {Timeline} timeline @param {number} place */
export const positionAt = (timeline, place) => tupleAt(timeline, place).join(',');

/** The values that a link fixes, `n:3,k:2`. @param {string | undefined} fix @returns {Map<string, number>} */
const fixedOf = (fix) =>
  new Map(
    (fix ?? '').split(',').flatMap((one) => {
      const [name = '', value = ''] = one.split(':');
      return /^\d{1,9}$/.test(value) ? [[name, Number(value)]] : [];
    }),
  );

/** Another value of a coordinate that is not on show, as a link says it. @param {Shown} shown @param {string} name @param {number} value */
export const fixWith = ({ fixed }, name, value) => fixed.map((one) => `${one.name}:${one.name === name ? value : one.value}`).join(',');

/**
 * What is on show by a link.
 * @param {Timeline} timeline @param {ReadonlyMap<string, string>} params
 * @param {readonly number[] | null} held a position that is to be on show where the link does not say otherwise
 * @param {number | null} period of what repeats itself, to fold by
 * @returns {Shown}
 */
export function shownOf(timeline, params, held, period) {
  const { names, ranges, labels } = timeline;
  const strides = stridesOf(timeline);
  if (names.length === 1) {
    const [[first = 0] = []] = ranges;
    const asked = Number(params.get('fold') ?? 0);
    const fold = Math.min(asked > 0 ? asked : (period ?? USUAL_FOLD), labels.length);
    return {
      rows: Math.ceil(labels.length / fold),
      columns: fold,
      first_row: first,
      first_column: 0,
      names: { row: `${names[0]} ↓`, column: '+' },
      fold,
      placeAt: (row, column) => (row * fold + column < labels.length && column < fold ? row * fold + column : -1),
      cellOf: (place) => (place < 0 ? null : { row: Math.floor(place / fold), column: place % fold }),
      fixed: [],
    };
  }
  const x = Math.max(0, names.indexOf(params.get('x') ?? ''));
  const wanted = names.indexOf(params.get('y') ?? '');
  const y = wanted >= 0 && wanted !== x ? wanted : x === 1 ? 0 : x === 0 ? 1 : 0;
  const fix = fixedOf(params.get('fix'));
  const rest = names.map((_, at) => at).filter((at) => at !== x && at !== y);
  const fixed = rest.map((at) => {
    const [first, last] = ranges[at] ?? [0, 0];
    const name = names[at] ?? '';
    return { name, first, last, value: Math.min(Math.max(fix.get(name) ?? held?.[at] ?? first, first), last) };
  });
  const base = rest.reduce((sum, at, index) => sum + ((fixed[index]?.value ?? 0) - (ranges[at]?.[0] ?? 0)) * (strides[at] ?? 0), 0);
  const [[x_first, x_last], [y_first, y_last]] = [ranges[x] ?? [0, 0], ranges[y] ?? [0, 0]];
  const [columns, rows] = [x_last - x_first + 1, y_last - y_first + 1];
  const [right, down] = [strides[x] ?? 0, strides[y] ?? 0];
  return {
    rows,
    columns,
    first_row: y_first,
    first_column: x_first,
    names: { row: `${names[y]} ↓`, column: `${names[x]} →` },
    fold: null,
    placeAt: (row, column) => (row < rows && column < columns ? base + row * down + column * right : -1),
    cellOf(place) {
      if (place < 0) return null;
      const column = Math.floor(place / right) % columns;
      const row = Math.floor(place / down) % rows;
      return base + row * down + column * right === place ? { row, column } : null;
    },
    fixed,
  };
}
