/**
 * What there is to know of a sweep over the factor k: the exact factors it stops at, the stretch of factors a factor belongs to,
 * and the thresholds of that stretch, worked out from its losing piles.
 */
import { entryAt } from '../../ui/entry_at.js';

/** @import { DynamicNimPlateau } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Factor, Label, Stretch } from './types.js' */

/** @typedef {DynamicNimPlateau} Plateau */

/** The strip runs from the first to the second factor. */
export const FROM = factor(1n, 2n);
export const TO = factor(6n, 1n);
/** Asked one further, to know where the last stretch of the strip ends. */
export const ASKED_TO = factor(7n, 1n);
/** The largest factor the solver sweeps to; with piles as small as these are, all larger ones play like it. */
const LARGEST = factor(100n, 1n);
/** Losing piles are compared up to this pile. */
export const UP_TO = 10_000;
/** A sixtieth: halves, thirds, quarters, fifths and sixths are among the stops. */
const STOPS_PER_UNIT = 60n;

/** Index of the first losing pile in which two lists differ. @param {ArrayLike<number>} a @param {ArrayLike<number>} b */
export function firstDifference(a, b) {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return index === a.length ? -1 : index;
}

/** @param {bigint} p @param {bigint} q @returns {Factor} */
export function factor(p, q) {
  let [a, b] = [p, q];
  while (b > 0n) [a, b] = [b, a % b];
  const [above, below] = [p / a, q / a];
  return { p: above, q: below, text: below === 1n ? String(above) : `${above}/${below}`, value: Number(above) / Number(below) };
}

/** The factor a link names, or null where it names none. @param {string | null | undefined} k */
export function factorOf(k) {
  if (!k || !/^(?=\.?\d)\d{0,40}(\.\d{0,40})?(\/\d{1,40})?$/.test(k)) return null;
  const [above = '', below = '1'] = k.split('/');
  const [whole = '', decimals = ''] = above.split('.');
  const [p, q] = [BigInt(whole + decimals), BigInt(below + '0'.repeat(decimals.length))];
  return p > 0n && q > 0n ? factor(p, q) : null;
}

/** Below 0, 0 or above 0, as `a` is less than, equal to or more than `b`. @param {Factor} a @param {Factor} b */
export function compare(a, b) {
  const [left, right] = [a.p * b.q, b.p * a.q];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** @param {{p: string, q: string}} from */
const fromOf = ({ p, q }) => factor(BigInt(p), BigInt(q));

/** Ascending. @param {readonly Plateau[]} plateaus @returns {Stretch[]} */
export function stretchesOf(plateaus) {
  const starts = plateaus.map(({ from }) => fromOf(from));
  return plateaus
    .map(({ members }, i) => ({ from: entryAt(starts, i), to: starts[i + 1] ?? null, members }))
    .filter(({ from }) => compare(from, TO) <= 0);
}

/** The stretch of a factor of the strip, or of one below it. @param {readonly Stretch[]} stretches @param {Factor} k */
export const stretchOf = (stretches, k) => stretches.findLast(({ from }) => compare(from, k) <= 0) ?? stretches[0] ?? null;

/** The factors at which the losing piles change, ascending: the strip's own beginning is none. @param {readonly Stretch[]} stretches */
export const breaksOf = (stretches) => stretches.slice(1).map(({ from }) => from);

/** What the slider stops at: every sixtieth and every break, ascending. @param {readonly Stretch[]} stretches */
export function stopsOf(stretches) {
  const stops = new Map(breaksOf(stretches).map((one) => [one.text, one]));
  for (let i = (FROM.p * STOPS_PER_UNIT) / FROM.q; i <= TO.p * STOPS_PER_UNIT; i += 1n) {
    const stop = factor(i, STOPS_PER_UNIT);
    stops.set(stop.text, stop);
  }
  return [...stops.values()].sort(compare);
}

/** The nearest one beyond `k`. @param {readonly Factor[]} among ascending @param {Factor} k */
export const after = (among, k) => among.find((one) => compare(one, k) > 0) ?? null;
/** The nearest one below `k`. @param {readonly Factor[]} among ascending @param {Factor} k */
export const before = (among, k) => among.findLast((one) => compare(one, k) < 0) ?? null;

/**
 * The stop nearest to a place; a break draws from a little further away.
 * @param {readonly Factor[]} stops @param {readonly Factor[]} breaks @param {number} value @param {number} draw
 */
export function nearest(stops, breaks, value, draw) {
  /** @param {readonly Factor[]} among */
  const closest = (among) =>
    among.reduce((best, one) => (Math.abs(one.value - value) < Math.abs(best.value - value) ? one : best), among[0] ?? FROM);
  const drawn = closest(breaks);
  return Math.abs(drawn.value - value) <= draw ? drawn : closest(stops);
}

/** The factor to ask the solver about for one beyond the strip. @param {Factor} k */
export const beyond = (k) => (compare(k, LARGEST) > 0 ? LARGEST : k);

/**
 * f(m) is the last digit of the greedy sum of losing piles: m itself where it is one, and otherwise what the rest has.
 * @param {ArrayLike<number>} members ascending, from 1 on @param {number} size
 * @returns {number[]} length size + 1, index: the row m. Entry 0 is infinity.
 */
export function thresholdsOf(members, size) {
  const f = [Infinity];
  let largest = 0;
  for (let m = 1; m <= size; m += 1) {
    if (members[largest + 1] === m) largest += 1;
    const digit = members[largest] ?? 1;
    f.push(digit === m ? m : entryAt(f, m - digit));
  }
  return f;
}

/**
 * Puts labels into rows, the first ones first; one that would touch another, or the line of another, is left out.
 * @template {Label} T
 * @param {readonly (T & {x: number, row: number})[]} fixed those that have their place @param {readonly T[]} labels by importance
 * @param {{left: number, right: number, rows: number, gap: number}} room
 * @returns {(T & {x: number, row: number})[]} row 0 is the lowest
 */
export function placed(fixed, labels, { left, right, rows, gap }) {
  const set = [...fixed];
  for (const label of labels) {
    const half = label.width / 2;
    const x = Math.min(Math.max(label.x ?? label.at, left + half), right - half);
    /** @param {number} row */
    const isFree = (row) =>
      set.every((other) => {
        if (other.row === row) return Math.abs(other.x - x) >= other.width / 2 + half + gap;
        const [above, below, width] = other.row > row ? [other.at, x, half] : [label.at, other.x, other.width / 2];
        return Math.abs(above - below) >= width + gap / 2;
      });
    const row = Array.from({ length: rows }, (_, one) => one).find(isFree);
    if (row !== undefined) set.push({ ...label, x, row });
  }
  return set;
}
