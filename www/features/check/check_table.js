/** Checks a text against the table of a game: reads it in every way that fits, and says where it goes wrong latest, and why. */
import { agrees, judged, reached, sameAs, sizeOf } from './judge_table.js';
import { placeIn, scan } from './read_table.js';
import { apart, readingsOf } from './readings.js';
import { inSlices } from './slices.js';

/** @import { Expected, Form, Grid, Judged, Mistake, Place, Reading } from './types.js' */
/** @import { Cells } from './readings.js' */
/** @import { Ask, List } from '../values/types.js' */
/** @import { Options } from '../../solver/types.js' */

/** The part of the work that is reading. */
const READING = 0.3;

/** The fewest cells of which it is said that they are a mistake’s. */
const LEAST_SAME = 3;

/**
 * What a check is about: a list, or a grid.
 * @typedef {{list: List, grid: null} | {list: null, grid: Grid}} Subject
 */

/**
 * What was found in a text.
 * @typedef {object} Found
 * @property {Judged} judged
 * @property {{line: number, column: number} | null} at where the wrong cell is in the text
 * @property {Record<string, string> | null} reason why the cell has its value, where a grid says it
 * @property {{name: string, rest: number} | null} mistake what would give this table; rest: how many cells are beyond what is known of it
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
  if (scanned.words.length === 0) return null;
  const split = mayBeOutcomes(subject) ? apart(scanned) : null;
  const about = { ...wanted, cells: cellsOf(subject), is_grid: grid !== null, usual };
  const readings = [...(split ? readingsOf(split, about) : []), ...readingsOf(scanned, about)];

  /** @type {{last: number, expectedOf: (reading: Reading) => Expected} | null} */
  let known = null;
  /** @type {Judged | null} */
  let best = null;
  for (const [turn, reading] of readings.entries()) {
    const size = sizeOf(reading);
    const [last_index, last_column = 0] = size;
    const last = grid ? Math.max(last_index, last_column) : Math.min(last_index, lastOf(list));
    if (known === null || known.last < last) {
      const expectedOf = grid
        ? placed(grid, await grid.compute(ask, [last, last], options))
        : await expectedOfList(list, ask, options, last);
      known = { last, expectedOf };
    }
    const expected = known.expectedOf(reading);
    const one = await inSlices(judged(reading, expected, grid?.orderOf?.(expected)), signal, (part) =>
      progress?.(READING + ((1 - READING) * (turn + part)) / readings.length),
    );
    if (best === null || reached(one) > reached(best)) best = one;
    if (reached(best) === Infinity) break;
  }
  if (best === null || known === null) return null;
  if (best.kind === 'right') return { judged: best, at: null, reason: null, mistake: null };
  const offset = best.reading.of.offsets[best.reading.wordOf(best.cell)] ?? 0;
  const mistake = await mistakeOf(readings, best, { mistakes, ask, options, signal, expectedOf: known.expectedOf, wanted });
  const reason = grid?.reasonOf?.(known.expectedOf(best.reading), best.place) ?? null;
  return { judged: best, at: placeIn(text, offset), reason, mistake };
}

/**
 * The mistake that gives a table.
 * @param {readonly Reading[]} readings @param {Judged & {kind: 'wrong'}} wrong
 * @param {object} of
 * @param {readonly Mistake[]} of.mistakes @param {Ask} of.ask @param {Options} of.options @param {AbortSignal} of.signal
 * @param {(reading: Reading) => Expected} of.expectedOf
 * @param {{from: number | null}} of.wanted
 * @returns {Promise<Found['mistake']>}
 */
async function mistakeOf(readings, wrong, { mistakes, ask, options, signal, expectedOf, wanted }) {
  // The one under which it goes wrong latest first.
  const all = [wrong.reading, ...readings.filter((reading) => reading !== wrong.reading)];
  /** @param {string} name @param {Reading} reading @param {Expected} mistaken */
  function matchOf(name, reading, mistaken) {
    const same = sameAs(reading, mistaken);
    const is_told = mistaken(wrong.place) !== undefined && !agrees(mistaken(wrong.place) ?? '', wrong.expected);
    return same && same.count >= LEAST_SAME && (is_told || reading !== wrong.reading) ? { name, rest: same.rest } : null;
  }
  for (const { name, compute } of mistakes) {
    for (const reading of all) {
      const mistaken = await compute(ask, sizeOf(reading), options);
      signal.throwIfAborted();
      const found = mistaken && matchOf(name, reading, mistaken);
      if (found) return found;
    }
  }
  for (const [name, of] of Object.entries(ANY_MISTAKE)) {
    for (const reading of all) {
      // Another first index is only another reading, where the text and the link say none.
      if (name.startsWith('too-') && wanted.from === null && reading.form !== 'indexed') continue;
      const found = matchOf(name, reading, of(expectedOf(reading), reading));
      // What should be there beyond the ends is not known.
      if (found && found.rest <= 1) return { ...found, rest: 0 };
    }
  }
  return null;
}
