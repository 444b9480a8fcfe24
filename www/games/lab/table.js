/** The table of a rule as it is looked at: two of its coordinates, the others fixed; of a single one rows of the same length. */
import { entryAt } from '../../ui/entry_at.js';

/** @import { LabTimeline } from '../../../crate/pkg/lab/mexplorer.js' */
/** @import { Shown } from './types.js' */

/** @typedef {LabTimeline} Timeline */

/** Labels, by the solver's numbers. */
export const LABELS = /** @type {const} */ (['N', 'P', 'draw', 'unknown', 'blank']);

/** No nimber, no depth. */
export const NONE = 0xffffffff;

/** How wide a row of a single coordinate is, where nobody says it. */
const USUAL_FOLD = 20;

/** How many tuples there are between neighbours, by coordinate. @param {Timeline} timeline */
export function stridesOf({ lengths }) {
  /** @type {number[]} */
  const strides = [];
  lengths.reduceRight((stride, length, at) => {
    strides[at] = stride;
    return stride * length;
  }, 1);
  return strides;
}

/** The first and the last value of every coordinate. @param {Pick<Timeline, 'firsts' | 'lengths'>} timeline @returns {[first: bigint, last: bigint][]} */
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

/** Coordinates that a link names, no longer than any there is. */
const NATURAL = /^\d{1,20}$/;

/** The place of a position of one part; -1 out of the table, and for sums. @param {Timeline} timeline @param {string} position as links write it */
export function placeOf(timeline, position) {
  const { firsts, lengths } = timeline;
  const tuple = position.split(',', lengths.length + 1);
  if (tuple.length !== lengths.length || !tuple.every((value) => NATURAL.test(value))) return -1;
  const strides = stridesOf(timeline);
  let place = 0;
  for (const [at, value] of tuple.entries()) {
    const offset = Number(BigInt(value) - (firsts[at] ?? 0n));
    if (offset < 0 || offset >= (lengths[at] ?? 0)) return -1;
    place += offset * (strides[at] ?? 0);
  }
  return place;
}

/** A position of the table as links write it. @param {Timeline} timeline @param {number} place */
export const positionAt = (timeline, place) => tupleAt(timeline, place).join(',');

/** The values that a link fixes, `n:3,k:2`. @param {string | undefined} fix @returns {Map<string, bigint>} */
const fixedOf = (fix) =>
  new Map(
    (fix ?? '').split(',').flatMap((one) => {
      const [name = '', value = ''] = one.split(':');
      return NATURAL.test(value) ? [[name, BigInt(value)]] : [];
    }),
  );

/** Another value of a coordinate that is not on show, as a link says it. @param {Shown} shown @param {string} name @param {bigint} value */
export const fixWith = ({ fixed }, name, value) => fixed.map((one) => `${one.name}:${one.name === name ? value : one.value}`).join(',');

/**
 * What is on show by a link.
 * @param {Timeline} timeline @param {ReadonlyMap<string, string>} params
 * @param {readonly bigint[] | null} held a position that is to be on show where the link does not say otherwise
 * @param {number | null} period of what repeats itself, to fold by
 * @returns {Shown}
 */
export function shownOf(timeline, params, held, period) {
  const { names, firsts, lengths, labels } = timeline;
  const strides = stridesOf(timeline);
  if (names.length === 1) {
    const [first = 0n] = firsts;
    const asked = Number(params.get('fold') ?? 0);
    const fold = Math.min(asked > 0 ? asked : (period ?? USUAL_FOLD), labels.length);
    return {
      rows: Math.ceil(labels.length / fold),
      columns: fold,
      first_row: first,
      first_column: 0n,
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
  const ranges = rangesOf(timeline);
  const fixed = rest.map((at) => {
    const [first, last] = ranges[at] ?? [0n, 0n];
    const name = names[at] ?? '';
    const asked = fix.get(name) ?? held?.[at] ?? first;
    return { name, first, last, value: asked < first ? first : asked > last ? last : asked };
  });
  const base = rest.reduce((sum, at, index) => {
    const { value, first } = entryAt(fixed, index);
    return sum + Number(value - first) * (strides[at] ?? 0);
  }, 0);
  const [columns, rows] = [lengths[x] ?? 1, lengths[y] ?? 1];
  const [right, down] = [strides[x] ?? 0, strides[y] ?? 0];
  return {
    rows,
    columns,
    first_row: firsts[y] ?? 0n,
    first_column: firsts[x] ?? 0n,
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
