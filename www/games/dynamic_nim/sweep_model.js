/**
 * A sweep over the factor k: the exact factors that the slider stops at, the stretch of factors that the one at hand belongs to, and the
 * thresholds of that stretch, from its losing piles. The link follows when the slider is let go.
 */
import { batch, computed, effect, signal } from '@preact/signals';
import { createResource } from '../../solver/resource.js';
import { entryAt } from '../../ui/entry_at.js';
import { compare, factor, factorOf } from './factor.js';

/** @import { DynamicNimPlateau } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Signal } from '@preact/signals' */
/** @import { Page } from './state.js' */
/** @import { Factor, Label, Stretch } from './types.js' */

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

/** Ascending. @param {readonly DynamicNimPlateau[]} plateaus @returns {Stretch[]} */
export function stretchesOf(plateaus) {
  const starts = plateaus.map(({ from: { p, q } }) => factor(BigInt(p), BigInt(q)));
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
 * @param {{left: number, right: number, rows: number, gap: number}} box
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

/** Rows of the small table. */
const FEWEST_ROWS = 13;
const MOST_ROWS = 60;

/** @param {Page} page */
export function createSweep(page) {
  /** @param {Factor} from @param {Factor} to @param {AbortSignal} abort @returns {Promise<DynamicNimPlateau[]>} */
  const ask = (from, to, abort) => page.session.ask('sweep', { from: from.text, to: to.text, upTo: UP_TO }, abort);
  const all = createResource(signal('all'), async (_, abort) => stretchesOf(await ask(FROM, ASKED_TO, abort)));
  const stretches = computed(() => all.answer.value ?? []);
  /** Where the slider is, until it is let go. @type {Signal<Factor | null>} */
  const moving = signal(null);
  /** What the link says, or, if that is not a factor, the last good board. */
  const linked = computed(() => factorOf(page.options.value.k) ?? factorOf(page.solution.value?.options.k) ?? FROM);
  const k = computed(() => moving.value ?? linked.value);
  const stop = effect(() => {
    page.tried.value = moving.value ? { k: moving.value.text } : {};
    return () => {
      page.tried.value = {};
    };
  });
  const is_beyond = computed(() => compare(k.value, TO) > 0);
  /** The stretch of a factor beyond the strip, by where it begins. */
  const outside = createResource(
    computed(() => (is_beyond.value ? beyond(k.value).text : null)),
    async (_, abort) => {
      const from = beyond(k.peek());
      const [first] = await ask(from, from, abort);
      return first ? { from, to: null, members: first.members } : null;
    },
  );
  const stretch = computed(() => (is_beyond.value ? outside.answer.value : stretchOf(stretches.value, k.value)));
  const rows = computed(() => {
    const pile = Number(page.solution.value?.options.n);
    return Math.min(Math.max(pile || FEWEST_ROWS, FEWEST_ROWS), MOST_ROWS);
  });
  const stops = computed(() => stopsOf(stretches.value));
  const breaks = computed(() => breaksOf(stretches.value));
  /** @type {number[] | null} */
  let last_f = null;

  return {
    stretches,
    k,
    stretch,
    is_beyond,
    stops,
    breaks,
    moving,
    /** The thresholds of the current factor; until its losing piles are there, those of the last one. */
    f: computed(() => (last_f = stretch.value ? thresholdsOf(stretch.value.members, rows.value) : last_f)),

    /** @param {Factor | null} to */
    move(to) {
      if (to) moving.value = to;
    },
    /** Moves to a stop near a place; a break is taken from `draw` away. @param {number} value @param {number} [draw] */
    moveNear(value, draw = 0) {
      moving.value = nearest(stops.peek(), breaks.peek(), value, draw);
    },
    /** Goes back to what the link says. */
    drop() {
      moving.value = null;
    },
    /** Lets go: another factor becomes another link. */
    commit() {
      const wanted = moving.peek();
      if (!wanted) return;
      batch(() => {
        moving.value = null;
        if (compare(wanted, linked.peek()) !== 0) page.go({ k: wanted.text, limit: null, at: page.rowFor(page.options.peek().n ?? '') });
      });
    },

    destroy() {
      stop();
      all.destroy();
      outside.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createSweep>} SweepState */
