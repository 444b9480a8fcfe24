/** The ways to read the cells of a text as a list, as a set, or as a grid. */
import { entryAt } from '../../ui/entry_at.js';

/** @import { Form, Place, Reading, Scanned } from './types.js' */

/** @typedef {'number' | 'nimber' | 'set' | 'outcome' | 'distance'} Cells what a table has: a grid has outcomes or distances */

/**
 * @typedef {object} Wanted
 * @property {Cells} cells
 * @property {boolean} is_grid
 * @property {number} usual the index of the first value, as the screen has it
 * @property {number | null} from that of the link
 * @property {Form | null} form that of the link
 */

const IS_OUTCOME = /^[PNTF01]$/;

/** What 1 and true mean: as `win[n]` has it, or as `losing[n]`. */
const ONES = /** @type {const} */ (['N', 'P']);

/** The lines of a text that have cells: where each begins, and at last the number of cells. @param {Scanned} scanned */
function rowsOf({ words, lines }) {
  /** @type {number[]} */
  const starts = [];
  for (let cell = 0; cell < words.length; cell += 1) if (cell === 0 || lines[cell] !== lines[cell - 1]) starts.push(cell);
  return [...starts, words.length];
}

/** How many cells every line has, if all have as many. @param {readonly number[]} starts */
function widthOf(starts) {
  const width = (starts[1] ?? 0) - (starts[0] ?? 0);
  return starts.every((start, row) => row === 0 || start - (starts[row - 1] ?? 0) === width) ? width : null;
}

/** Numbers of 0 and 1 side by side, as one cell each; null if there are others. @param {string} text @param {Scanned} scanned */
export const apart = (text, scanned) => (scanned.words.every((word) => /^[01]+$/.test(word)) ? digitsApart(text, scanned) : null);

/**
 * The digits of numbers as a cell each; null if all have one.
 * @param {string} text @param {Scanned} scanned @returns {Scanned | null}
 */
export function digitsApart(text, scanned) {
  const { words, offsets, lines, is_indexed } = scanned;
  if (is_indexed || !words.some((word) => word.length > 1)) return null;
  // As they are written, with zeros before them.
  const digits = /\d+/y;
  const written = words.map((word, cell) => {
    digits.lastIndex = offsets[cell] ?? 0;
    return digits.exec(text)?.[0] ?? word;
  });
  const cells = written.flatMap((word, cell) =>
    [...word].map((sign, index) => ({ sign, offset: (offsets[cell] ?? 0) + index, line: lines[cell] ?? 0 })),
  );
  return {
    words: cells.map(({ sign }) => sign),
    offsets: cells.map(({ offset }) => offset),
    lines: cells.map(({ line }) => line),
    rows: cells.map(() => -1),
    columns: cells.map(() => -1),
    is_indexed: false,
  };
}

/**
 * A reading of cells that stand for themselves, but for what is said of it.
 * @param {Pick<Reading, 'of' | 'form' | 'count' | 'placeOf'> & Partial<Reading>} own @returns {Reading}
 */
const readingOf = (own) => ({ from: null, one: null, wordOf: (cell) => cell, width: 1, leaves_out: null, ...own });

/** Whether all numbers of a range rise by one. @param {readonly string[]} words */
const isCounting = (words) =>
  words.length > 1 && words.every((word, index) => /^\d+$/.test(word) && Number(word) === Number(words[0]) + index);

/**
 * The readings of a text, the usual ones first.
 * @param {Scanned} scanned @param {Wanted} wanted @returns {Reading[]} none if the form of the link does not fit the text
 */
export function readingsOf(scanned, wanted) {
  const found = wanted.is_grid ? gridsOf(scanned, wanted) : listsOf(scanned, wanted);
  return wanted.form === null ? found : found.filter(({ form }) => form === wanted.form);
}

/** The indices at which a table may begin. @param {Wanted} wanted */
const startsOf = ({ from, usual }) => (from === null ? [...new Set([usual, 1, 0])] : [from]);

/** @param {Scanned} scanned @param {Wanted} wanted @returns {Reading[]} */
function listsOf(scanned, wanted) {
  const { words, rows } = scanned;
  const { cells } = wanted;
  const starts = rowsOf(scanned);
  const all_outcomes = words.every((word) => IS_OUTCOME.test(word));
  const has_letters = words.some((word) => /[PNTF]/.test(word));
  /** What 1 may mean, where cells are read as outcomes; null: as numbers. @type {(Reading['one'])[]} */
  const ones =
    cells === 'set' || !all_outcomes || (cells === 'number' && !has_letters)
      ? [null]
      : cells === 'nimber' && !has_letters
        ? [null, ...ONES]
        : [...ONES];
  /** The most common form of judges: how many numbers there are, in a line of its own. */
  const has_count = starts.length > 2 && starts[1] === 1 && Number(words[0]) === words.length - 1;
  const skips = has_count ? [1, 0] : [0];
  /** @type {Reading[]} */
  const found = [];
  const is_set = cells === 'set';

  if (scanned.is_indexed) {
    // A value without an index stands behind the one before it.
    const places = new Int32Array(words.length);
    let next = wanted.from ?? wanted.usual;
    for (const [cell, row] of rows.entries()) {
      places[cell] = row >= 0 ? row : next;
      next = (places[cell] ?? 0) + 1;
    }
    found.push(...indexed(places, (cell) => cell, 1));
  }
  const is_pairs = starts.length > 2 && widthOf(starts) === 2;
  const are_counted = is_pairs && isCounting(words.filter((_, cell) => cell % 2 === 0));
  const pairs = () =>
    indexed(
      Int32Array.from({ length: words.length >> 1 }, (_, cell) => Number(words[2 * cell])),
      (cell) => 2 * cell + 1,
      2,
    );
  if (!scanned.is_indexed) {
    if (are_counted) found.push(...pairs());
    if (is_set) {
      const zeros = words[0] === '0' ? [0, 1] : [0];
      /** @param {number} first place of the list that the text begins with @param {number} skip @param {Reading['leaves_out']} leaves_out */
      const members = (first, skip, leaves_out) =>
        readingOf({
          of: scanned,
          form: 'set',
          count: words.length - skip,
          placeOf: (cell) => [cell + first],
          wordOf: (cell) => cell + skip,
          leaves_out,
        });
      // A list that has 0 may be written without it.
      if (wanted.usual === 0 && words[0] !== '0') found.push(members(2, 0, 'zero'));
      for (const skip of new Set([...skips, ...zeros]))
        found.push(members(1, skip, skip === 0 ? null : has_count && Number(words[0]) !== 0 ? 'count' : 'zero'));
    }
    if (!is_set || all_outcomes)
      for (const skip of skips)
        for (const from of startsOf(wanted))
          for (const one of is_set ? ONES : ones)
            found.push(
              readingOf({
                of: scanned,
                form: 'values',
                from,
                one,
                count: words.length - skip,
                placeOf: (cell) => [cell + from],
                wordOf: (cell) => cell + skip,
                leaves_out: skip === 0 ? null : 'count',
              }),
            );
    if ((is_pairs && !are_counted) || (wanted.form === 'indexed' && words.length % 2 === 0)) found.push(...pairs());
  }
  return found;

  /**
   * Values with their indices, in the order of these.
   * @param {Int32Array} places @param {(cell: number) => number} wordOf @param {number} width @returns {Reading[]}
   */
  function indexed(places, wordOf, width) {
    const is_sorted = places.every((place, cell) => cell === 0 || (places[cell - 1] ?? 0) <= place);
    const order = is_sorted ? null : Int32Array.from(places.keys()).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
    const at = (/** @type {number} */ cell) => order?.[cell] ?? cell;
    const values = [...places.keys()].map((cell) => words[wordOf(cell)] ?? '');
    const are_outcomes = values.every((word) => IS_OUTCOME.test(word));
    const meanings = is_set ? (are_outcomes ? ONES : [null]) : width === 2 && cells === 'nimber' && are_outcomes ? [null, ...ONES] : ones;
    return meanings.map((one) =>
      readingOf({
        of: scanned,
        form: 'indexed',
        one,
        count: places.length,
        // The members of a set are counted from 1, whatever their indices begin with.
        placeOf: (cell) => [is_set && one === null ? cell + 1 : (places[at(cell)] ?? 0)],
        wordOf: (cell) => wordOf(at(cell)),
        width,
      }),
    );
  }
}

/** @param {Scanned} scanned @param {Wanted} wanted @returns {Reading[]} */
function gridsOf(scanned, wanted) {
  const { words, rows, columns, is_indexed } = scanned;
  const starts = rowsOf(scanned);
  const ones = wanted.cells === 'outcome' ? ONES : [null];
  /** @type {Reading[]} */
  const found = [];
  if (is_indexed && columns.every((column) => column >= 0))
    return ones.map((one) =>
      readingOf({ of: scanned, form: 'indexed', one, count: words.length, placeOf: (cell) => [rows[cell] ?? 0, columns[cell] ?? 0] }),
    );
  // Row, column, value.
  if (!is_indexed && starts.length > 2 && widthOf(starts) === 3)
    for (const one of ones)
      found.push(
        readingOf({
          of: scanned,
          form: 'indexed',
          one,
          count: words.length / 3,
          placeOf: (cell) => [Number(words[3 * cell]), Number(words[3 * cell + 1])],
          wordOf: (cell) => 3 * cell + 2,
          width: 3,
        }),
      );
  const line_count = starts.length - 1;
  /** The first cells of all lines but the first `skip`. @param {number} skip */
  const firsts = (skip) => starts.slice(skip, -1).map((start) => words[start] ?? '');
  const first_line = words.slice(0, starts[1]);
  // How many rows and columns follow, as judges have it.
  const has_size =
    line_count > 2 && first_line.length <= 2 && first_line.every((word) => /^\d+$/.test(word)) && (starts[2] ?? 0) - (starts[1] ?? 0) > 2;
  const has_top = line_count > 1 && first_line.length > 2 && isCounting(first_line.slice(wanted.cells === 'distance' ? 0 : -2));
  const skipped_lines = [0, ...(has_size || has_top ? [1] : [])];
  for (const skip of skipped_lines) {
    const heads = isCounting(firsts(skip)) ? [0, 1] : [0];
    for (const head of heads) {
      const own = starts.slice(skip);
      const per_row = own.slice(0, -1).map((start, row) => Math.max((own[row + 1] ?? 0) - start - head, 0));
      const ends = new Int32Array(per_row.length + 1);
      per_row.forEach((count, row) => (ends[row + 1] = (ends[row] ?? 0) + count));
      const row_of = new Int32Array(ends.at(-1) ?? 0);
      per_row.forEach((count, row) => row_of.fill(row, ends[row], (ends[row] ?? 0) + count));
      for (const from of startsOf(wanted))
        for (const one of ones)
          found.push(
            readingOf({
              of: scanned,
              form: 'grid',
              from,
              one,
              count: row_of.length,
              placeOf(cell) {
                const row = row_of[cell] ?? 0;
                // The text may name its rows.
                const named = rows[own[row] ?? 0] ?? -1;
                return [named >= 0 ? named : row + from, cell - (ends[row] ?? 0) + from];
              },
              wordOf: (cell) => entryAt(own, row_of[cell] ?? 0) + head + cell - (ends[row_of[cell] ?? 0] ?? 0),
              leaves_out: head || skip ? 'heads' : null,
            }),
          );
    }
  }
  return found;
}
