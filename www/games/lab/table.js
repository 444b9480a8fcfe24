/** The table of a rule as it is looked at: two of its coordinates, the others fixed; a single coordinate in rows of the same length. */

/** @import { LabCounts, LabTimeline } from '../../../crate/pkg/lab/mexplorer.js' */
/** @import { Shown } from './types.js' */

/** @typedef {LabTimeline} Timeline */

/** Labels, as the solver numbers them (`Label` in crate/src/lab/table.rs). */
export const LABEL = /** @type {const} */ ({ N: 0, P: 1, DRAW: 2, UNKNOWN: 3, BLANK: 4 });

/** Their names, by their numbers. */
export const LABELS = /** @type {const} */ (['N', 'P', 'draw', 'unknown', 'blank']);

/** Whether somebody wins. @param {number | undefined} label */
export const isDecided = (label) => label === LABEL.N || label === LABEL.P;

/** How many positions the table has. @param {LabCounts} counts */
export const positionCount = ({ n, p, draws, unknown }) => n + p + draws + unknown;

/** No nimber, no depth. */
export const NONE = 0xffffffff;

/** The usual length of a row of a single coordinate. */
const USUAL_FOLD = 20;

/** The label of a tuple; `blank` if there is none. @param {Pick<Timeline, 'labels'>} timeline @param {number} place */
export const labelOf = ({ labels }, place) => LABELS[labels[place] ?? LABEL.BLANK] ?? 'blank';

/** How many tuples lie between neighbours, by coordinate. @param {Timeline} timeline */
export function stridesOf({ lengths }) {
  /** @type {number[]} */
  const strides = [];
  lengths.reduceRight((stride, length, at) => {
    strides[at] = stride;
    return stride * length;
  }, 1);
  return strides;
}

/**
 * The first and the last value of every coordinate.
 * @param {Pick<Timeline, 'firsts' | 'lengths'>} timeline
 * @returns {[first: bigint, last: bigint][]}
 */
export const rangesOf = ({ firsts, lengths }) => Array.from(firsts, (first, at) => [first, first + BigInt((lengths[at] ?? 1) - 1)]);

/** The numbers that a view shows; empty for outcomes. @param {Timeline} timeline @param {string} view */
export const numbersOf = ({ nimbers, depths }, view) => (view === 'nimbers' ? nimbers : view === 'depth' ? depths : new Uint32Array());

/** How far the coordinates of a tuple are from the first ones. @param {Timeline} timeline @param {number} place */
export function offsetsAt(timeline, place) {
  const strides = stridesOf(timeline);
  return timeline.lengths.map((length, at) => Math.floor(place / (strides[at] ?? 1)) % length);
}

/** The coordinates of a tuple. @param {Timeline} timeline @param {number} place @returns {bigint[]} */
export const tupleAt = (timeline, place) => offsetsAt(timeline, place).map((offset, at) => (timeline.firsts[at] ?? 0n) + BigInt(offset));

/** Coordinates of a link: no longer than those of any table. */
const NATURAL = /^\d{1,20}$/;

/**
 * The place of a position of one part; -1 out of the table, and for sums.
 * @param {Timeline} timeline @param {string} position as links write it
 */
export function placeOf(timeline, position) {
  const { firsts, lengths } = timeline;
  const tuple = position.split(',', lengths.length + 1);
  if (tuple.length !== lengths.length || !tuple.every((value) => NATURAL.test(value))) return -1;
  const offsets = tuple.map((value, at) => Number(BigInt(value) - (firsts[at] ?? 0n)));
  if (offsets.some((offset, at) => offset < 0 || offset >= (lengths[at] ?? 0))) return -1;
  const strides = stridesOf(timeline);
  return offsets.reduce((place, offset, at) => place + offset * (strides[at] ?? 0), 0);
}

/** A position of the table as links write it. @param {Timeline} timeline @param {number} place */
export const positionAt = (timeline, place) => tupleAt(timeline, place).join(',');

/** The values that a link fixes, `n:3,k:2`. @param {string | undefined} fix @returns {Map<string, bigint>} */
const fixedOf = (fix = '') =>
  new Map(
    fix.split(',').flatMap((one) => {
      const [name = '', value = ''] = one.split(':');
      return NATURAL.test(value) ? [[name, BigInt(value)]] : [];
    }),
  );

/**
 * Another value of a coordinate that is not on show, as a link writes it.
 * @param {Shown} shown @param {string} name @param {bigint} value
 */
export const fixWith = ({ fixed }, name, value) => fixed.map((one) => `${one.name}:${one.name === name ? value : one.value}`).join(',');

/** A single coordinate, in rows of the same length. @param {Timeline} timeline @param {number} wanted the length @returns {Shown} */
function stripOf({ names, firsts, labels }, wanted) {
  const fold = Math.min(wanted, labels.length);
  return {
    rows: Math.ceil(labels.length / fold),
    columns: fold,
    first_row: firsts[0] ?? 0n,
    first_column: 0n,
    axes: { x: '+', y: names[0] ?? '' },
    fold,
    placeAt: (row, column) => (row * fold + column < labels.length && column < fold ? row * fold + column : -1),
    cellOf: (place) => (place < 0 ? null : { row: Math.floor(place / fold), column: place % fold }),
    fixed: [],
  };
}

/**
 * What is on show by a link.
 * @param {Timeline} timeline @param {ReadonlyMap<string, string>} params
 * @param {readonly bigint[] | null} position that is to be on show where the link does not say otherwise
 * @param {number | null} period to fold a single coordinate by
 * @returns {Shown}
 */
export function shownOf(timeline, params, position, period) {
  const { names, firsts, lengths } = timeline;
  const fold = Number(params.get('fold') ?? 0);
  if (names.length === 1) return stripOf(timeline, fold > 0 ? fold : (period ?? USUAL_FOLD));
  const strides = stridesOf(timeline);
  const x = Math.max(0, names.indexOf(params.get('x') ?? ''));
  const wanted = names.indexOf(params.get('y') ?? '');
  const y = wanted >= 0 && wanted !== x ? wanted : x === 0 ? 1 : 0;
  const fix = fixedOf(params.get('fix'));
  const fixed = rangesOf(timeline).flatMap(([first, last], at) => {
    const name = names[at] ?? '';
    const value = fix.get(name) ?? position?.[at] ?? first;
    return at === x || at === y ? [] : [{ name, first, last, value: value < first ? first : value > last ? last : value }];
  });
  const base = fixed.reduce((place, { name, value, first }) => place + Number(value - first) * (strides[names.indexOf(name)] ?? 0), 0);
  const [columns, rows] = [lengths[x] ?? 1, lengths[y] ?? 1];
  const [right, down] = [strides[x] ?? 0, strides[y] ?? 0];
  return {
    rows,
    columns,
    first_row: firsts[y] ?? 0n,
    first_column: firsts[x] ?? 0n,
    axes: { x: names[x] ?? '', y: names[y] ?? '' },
    fold: null,
    placeAt: (row, column) => (row < rows && column < columns ? base + row * down + column * right : -1),
    cellOf(place) {
      const [column, row] = [Math.floor(place / right) % columns, Math.floor(place / down) % rows];
      return place >= 0 && base + row * down + column * right === place ? { row, column } : null;
    },
    fixed,
  };
}
