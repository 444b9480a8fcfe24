/** Checks a text against the table of a game: reads it in every way that fits, and says where it goes wrong latest, and why. */
import { entryAt } from '../../ui/entry_at.js';
import { agrees, judged, reached, sameAs, sizeOf } from './judge_table.js';
import { placeIn, scan } from './read_table.js';
import { apart, digitsApart, readingsOf } from './readings.js';
import { inSlices } from './slices.js';

/** @import { Expected, Form, Grid, Judged, Mistake, Place, Reading } from './types.js' */
/** @import { Cells } from './readings.js' */
/** @import { Ask, List } from '../values/types.js' */
/** @import { Options } from '../../solver/types.js' */

/** The part of the work that is reading. */
const READING = 0.3;

/** The fewest cells of which it is said that they are a mistake’s, or that they are another table’s. */
const [LEAST_SAME, LEAST_OTHER] = [3, 6];

/**
 * What a check is about: a list, or a grid.
 * @typedef {{list: List, grid: null} | {list: null, grid: Grid}} Subject
 */

/**
 * What was found in a text.
 * @typedef {object} Found
 * @property {Judged} judged
 * @property {{line: number, column: number, offset: number, length: number} | null} at where the wrong cell is in the text
 * @property {Record<string, string> | null} reason why the cell has its value, where a grid says it
 * @property {{names: string[], rest: number} | null} mistake what would give this table; rest: how many cells are beyond what is known of
 *   it
 * @property {{from: number, mistake: {names: string[], rest: number}} | null} other of a right table: another first index, with which it is
 *   that of a mistake
 * @property {Judged & {kind: 'wrong'} | null} as_win the verdict if 1 meant a win, where it was read as a loss
 * @property {{rows: number, columns: number, is: readonly [number, number]} | null} shape of a table that has not the board's
 */

/** @param {Subject} subject @returns {Cells} */
export const cellsOf = ({ list, grid }) => (grid ? grid.cells : list.is_set ? 'set' : list.is_nimber ? 'nimber' : 'number');

/** Whether 0 and 1 may stand for who wins. @param {Subject} subject */
const mayBeOutcomes = (subject) => ['set', 'nimber', 'outcome'].includes(cellsOf(subject));

/** The last index that is checked. @param {List} list */
const lastOf = ({ from, most, most_checked = most }) => from + most_checked - 1;

/**
 * What a list should have, up to an index.
 * @param {List} list @param {Ask} ask @param {Options} options @param {number} last
 * @returns {Promise<(reading: Reading) => Expected>}
 */
async function expectedOfList(list, ask, options, last) {
  const { from, is_set, is_nimber } = list;
  const count = Math.min(last, lastOf(list)) - from + 1;
  const { values, sought } = await list.compute(ask, Math.max(count, 1), options);
  if (!is_set) {
    const valueAt = (/** @type {Place} */ [index]) =>
      index < from || index - from >= values.length ? undefined : String(values[index - from]);
    /** @param {Place} place */
    const outcomeAt = (place) => {
      const value = valueAt(place);
      return value === undefined ? undefined : value === '0' ? 'P' : 'N';
    };
    return ({ one, of }) => (is_nimber && (one !== null || of.words.some((word) => word === 'P')) ? outcomeAt : valueAt);
  }
  const members = new Set(Array.from(values, String));
  const first = Number(values[0] ?? 0);
  const end = sought ?? Number(values[values.length - 1] ?? 0) + 1;
  return ({ form, one }) =>
    form === 'set' || one === null
      ? ([place]) => (values[place - 1] === undefined ? undefined : String(values[place - 1]))
      : ([n]) => (n < Math.min(first, 1) || n >= end ? undefined : members.has(String(n)) ? 'P' : 'N');
}

/** A grid’s cells by the indices of a reading. @param {Grid} grid @param {Expected} expected @returns {(reading: Reading) => Expected} */
const placed =
  ({ from, is_placed }, expected) =>
  (reading) => {
    const apart_by = is_placed ? (reading.from ?? from) - from : 0;
    return apart_by === 0 ? expected : ([row, column = 0]) => expected([row - apart_by, column - apart_by]);
  };

/** What may be wrong with any table, by what it should be. @type {Record<string, (expected: Expected, reading: Reading) => Expected>} */
const ANY_MISTAKE = {
  swapped: (expected) => (place) => ({ P: 'N', N: 'P' })[expected(place) ?? ''],
  reversed(expected, reading) {
    const [first, first_column = 0] = reading.placeOf(0);
    const [last, last_column = 0] = sizeOf(reading);
    return ([index, column]) =>
      expected(column === undefined ? [first + last - index] : [first + last - index, first_column + last_column - column]);
  },
  'too-early':
    (expected) =>
    ([index, column]) =>
      expected(column === undefined ? [index + 1] : [index + 1, column + 1]),
  'too-late':
    (expected) =>
    ([index, column]) =>
      expected(column === undefined ? [index - 1] : [index - 1, column - 1]),
  transposed:
    (expected) =>
    ([row, column]) =>
      column === undefined ? undefined : expected([column, row]),
  rounded: (expected) => (place) => {
    const value = expected(place);
    return value && /^\d{16,}$/.test(value) ? String(BigInt(Number(value))) : value;
  },
};

/**
 * @param {string} text
 * @param {object} of
 * @param {Subject} of.subject
 * @param {{form: Form | null, from: number | null}} of.wanted what the link says of how the text is read
 * @param {Ask} of.ask @param {Options} of.options @param {AbortSignal} of.signal
 * @param {(part: number) => void} [of.progress]
 * @returns {Promise<Found | null>} null for an empty text, or where it cannot be read in the form of the link; throws NoTable
 */
export async function checkTable(text, { subject, wanted, ask, options, signal, progress }) {
  const { list, grid } = subject;
  const { from: usual, mistakes = [] } = grid ?? list;
  const scanned = await inSlices(scan(text, cellsOf(subject) === 'distance'), signal, (part) => progress?.(part * READING));
  if (scanned.words.length === 0) {
    // A rule that cannot be read is said at once.
    await (grid ? grid.compute(ask, [1, 1], options) : expectedOfList(list, ask, options, usual));
    return null;
  }
  const split = mayBeOutcomes(subject) ? apart(text, scanned) : null;
  const about = { ...wanted, cells: cellsOf(subject), is_grid: grid !== null, usual };
  const readings = [...(split ? readingsOf(split, about) : []), ...readingsOf(scanned, about)];

  /** What is right, as far as a last index. @type {{last: number, expectedOf: (reading: Reading) => Expected}} */
  const known = { last: -1, expectedOf: () => () => undefined };
  /** @param {Reading} reading @param {number} turn */
  async function judgedAs(reading, turn) {
    const size = sizeOf(reading);
    const [last_index, last_column = 0] = size;
    const last = grid ? Math.max(last_index, last_column) : Math.min(last_index, lastOf(list));
    if (known.last < last) {
      known.expectedOf = grid
        ? placed(grid, await grid.compute(ask, [last, last], options))
        : await expectedOfList(list, ask, options, last);
      known.last = last;
    }
    const expected = known.expectedOf(reading);
    return inSlices(judged(reading, expected, grid?.orderOf?.(expected)), signal, (part) =>
      progress?.(READING + ((1 - READING) * (turn + part)) / readings.length),
    );
  }

  /**
   * The reading that goes wrong latest, of some that are judged and those from a place on: until one is right.
   * @param {Judged | null} so_far @param {number} first @returns {Promise<Judged | null>}
   */
  async function latestFrom(so_far, first) {
    let latest = so_far;
    for (let turn = first; turn < readings.length && (latest === null || reached(latest) < Infinity); turn += 1) {
      const one = await judgedAs(entryAt(readings, turn), turn);
      if (latest === null || reached(one) > reached(latest)) latest = one;
    }
    return latest;
  }
  let best = await latestFrom(null, 0);
  // Digits may stand side by side.
  const may_join = about.cells === 'nimber' || about.cells === 'distance';
  const digits = may_join && (best === null || reached(best) < Infinity) ? digitsApart(text, scanned) : null;
  if (digits) {
    const first = readings.length;
    readings.push(...readingsOf(digits, about));
    best = await latestFrom(best, first);
  }
  if (best === null) return null;
  const shape = await shapeOf(best.reading, grid, ask);
  const none = { at: null, reason: null, mistake: null, other: null, as_win: null };
  if (best.kind === 'right') {
    const { form, from, width, one: meaning } = best.reading;
    // What another first index would say: only the learner knows which one it is.
    const other = readings.find(
      (one) => one.form === form && one.width === width && one.one === meaning && from !== null && one.from !== from,
    );
    const otherwise = other && !grid?.is_placed ? await judgedAs(other, readings.length) : null;
    const mistake =
      other && otherwise?.kind === 'wrong'
        ? await mistakeOf([other], otherwise, {
            mistakes,
            ask,
            options,
            signal,
            expectedOf: known.expectedOf,
            wanted: { from: other.from },
            is_known: true,
          })
        : null;
    return { ...none, judged: best, shape, other: other && mistake ? { from: other.from ?? 0, mistake } : null };
  }
  const offset = best.reading.of.offsets[best.reading.wordOf(best.cell)] ?? 0;
  const mistake = await mistakeOf(readings, best, { mistakes, ask, options, signal, expectedOf: known.expectedOf, wanted });
  const reason = grid?.reasonOf?.(known.expectedOf(best.reading), best.place) ?? null;
  const { reading } = best;
  // As most programs have it, 1 stands for a win.
  const usual_one =
    reading.one === 'P' ? readings.find((one) => one.one === 'N' && one.form === reading.form && one.from === reading.from) : null;
  const as_win = usual_one ? await judgedAs(usual_one, readings.length) : null;
  const length = best.reading.of.words === scanned.words ? (text.slice(offset).match(/^[^\s,;|\]})]+/)?.[0].length ?? 1) : 1;
  return {
    ...none,
    judged: best,
    at: { ...placeIn(text, offset), offset, length },
    reason,
    mistake,
    shape,
    as_win: as_win?.kind === 'wrong' ? as_win : null,
  };
}

/**
 * The mistake that gives a table.
 * @param {readonly Reading[]} readings @param {Judged & {kind: 'wrong'}} wrong
 * @param {object} of
 * @param {readonly Mistake[]} of.mistakes @param {Ask} of.ask @param {Options} of.options @param {AbortSignal} of.signal
 * @param {(reading: Reading) => Expected} of.expectedOf
 * @param {{from: number | null}} of.wanted
 * @param {boolean} [of.is_known] whether only the game's own mistakes are meant
 * @returns {Promise<Found['mistake']>}
 */
async function mistakeOf(readings, wrong, { mistakes, ask, options, signal, expectedOf, wanted, is_known = false }) {
  // First the one under which it goes wrong latest; under the others every cell has to be the mistake’s.
  const all = [wrong.reading, ...readings.filter((reading) => reading !== wrong.reading && reading.form === wrong.reading.form)];
  /** @param {Reading} reading @param {Expected} mistaken @param {number} least */
  function matchOf(reading, mistaken, least) {
    const same = sameAs(reading, mistaken);
    if (same === null || same.count < least) return null;
    if (reading !== wrong.reading) return same.rest === 0 && same.count >= LEAST_OTHER ? same : null;
    const said = mistaken(wrong.place);
    return said !== undefined && !agrees(said, wrong.expected) ? same : null;
  }
  /** @type {string[]} */
  const names = [];
  let rest = 0;
  const sizes = all.map(sizeOf);
  const most = Math.max(...sizes.map(([last]) => last));
  const most_columns = Math.max(...sizes.map(([, last_column = 0]) => last_column));
  for (const { name, compute } of mistakes) {
    const mistaken = await compute(ask, [most, most_columns], options);
    signal.throwIfAborted();
    for (const reading of all) {
      const same = mistaken && matchOf(reading, mistaken, LEAST_SAME);
      if (!same) continue;
      names.push(name);
      rest = Math.max(rest, same.rest);
      break;
    }
  }
  if (names.length > 0) return { names, rest };
  if (is_known) return null;
  for (const [name, of] of Object.entries(ANY_MISTAKE)) {
    for (const reading of all) {
      if (reading.width !== wrong.reading.width) continue;
      // Another first index is only another reading, where the text and the link say none.
      if (name.startsWith('too-') && wanted.from === null && reading.form !== 'indexed') continue;
      const same = matchOf(reading, of(expectedOf(reading), reading), LEAST_OTHER);
      // What should be there beyond the ends is not known.
      if (same && same.rest <= 1) return { names: [name], rest: 0 };
    }
  }
  return null;
}

/**
 * The rows and columns of a grid that has not as many as the board.
 * @param {Reading} reading @param {Grid | null} grid @param {Ask} ask @returns {Promise<Found['shape']>}
 */
async function shapeOf(reading, grid, ask) {
  if (!grid?.shapeOf || reading.form !== 'grid') return null;
  const is = await grid.shapeOf(ask);
  const from = reading.from ?? 0;
  const [last, last_column = 0] = sizeOf(reading);
  const [rows, columns] = [last - from + 1, last_column - from + 1];
  return rows === is[0] && columns === is[1] ? null : { rows, columns, is };
}
