/**
 * A table as text: every position with all that is known of it (CSV), or what is on show as an array in C, a list in Python, plain text or
 * a b-file.
 */
import { saveFile } from '../../ui/save_file.js';
import { LABEL, LABELS, NONE, numbersOf, tupleAt } from './table.js';

/** @import { Timeline } from './table.js' */
/** @import { Shown } from './types.js' */

/** @typedef {'csv' | 'c' | 'py' | 'txt' | 'bfile'} Format */

/** @type {readonly Format[]} */
export const FORMATS = ['csv', 'c', 'py', 'txt', 'bfile'];

/** How file names end, where that is not the format. @type {Partial<Record<Format, string>>} */
const ENDINGS = { c: 'h', bfile: 'txt' };

/** Signs of labels, by their numbers. */
const SIGNS = 'NP=?.';

/** @param {Timeline} timeline */
function csvOf(timeline) {
  const { names, labels } = timeline;
  const columns = /** @type {const} */ (['nimber', 'depth']).flatMap((name) => {
    const numbers = timeline[`${name}s`];
    return numbers.length > 0 ? [{ name, numbers }] : [];
  });
  const lines = [[...names, 'outcome', ...columns.map(({ name }) => name)]];
  for (const [place, label] of labels.entries()) {
    if (label === LABEL.BLANK) continue;
    const numbers = columns.map((column) => column.numbers[place] ?? NONE);
    const known = numbers.map((number) => (number === NONE ? '' : String(number)));
    lines.push([...tupleAt(timeline, place).map(String), LABELS[label] ?? '', ...known]);
  }
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

/**
 * Lines of an index and a value, as far as the values are known: the numbers of a single coordinate, or the antidiagonals of a table, each
 * from its first row.
 * @param {readonly (readonly number[])[]} rows @param {Shown} shown
 */
function bfileOf(rows, { fold, first_row }) {
  const count = Math.min(rows.length, rows[0]?.length ?? 0);
  const antidiagonal = (/** @type {number} */ sum) => Array.from({ length: sum + 1 }, (_, row) => rows[row]?.[sum - row] ?? NONE);
  const values = fold === null ? Array.from({ length: count }, (_, sum) => antidiagonal(sum)).flat() : rows.flat();
  const first = fold === null ? 0n : first_row;
  const unknown = values.indexOf(NONE);
  const known = unknown < 0 ? values : values.slice(0, unknown);
  return known.map((value, index) => `${first + BigInt(index)} ${value}\n`).join('');
}

/** Rows of numbers, with a sign if there is none. @param {readonly (readonly number[])[]} rows @param {string} none */
const numberRows = (rows, none) => rows.map((row) => row.map((number) => (number === NONE ? none : String(number))));

/**
 * @param {Timeline} timeline @param {Shown} shown the part of the table, for all formats but CSV
 * @param {string} view nimbers and depths are numbers, outcomes letters
 * @param {Format} format a b-file has numbers alone
 */
export function tableText(timeline, shown, view, format) {
  if (format === 'csv') return csvOf(timeline);
  const numbers = numbersOf(timeline, view);
  const has_numbers = numbers.length > 0;
  const places = Array.from({ length: shown.rows }, (_, row) =>
    Array.from({ length: shown.columns }, (__, column) => shown.placeAt(row, column)),
  );
  const rows = places.map((row) => row.map((place) => numbers[place] ?? NONE));
  const letters = places.map((row) => row.map((place) => SIGNS[timeline.labels[place] ?? LABEL.BLANK] ?? '.').join(''));
  if (format === 'bfile') return bfileOf(rows, shown);
  if (format === 'txt') {
    const words = numberRows(rows, '.');
    const width = Math.max(1, ...words.flat().map((word) => word.length));
    const lines = has_numbers ? words.map((row) => row.map((word) => word.padStart(width)).join(' ')) : letters;
    return `${lines.join('\n')}\n`;
  }
  const fixed = shown.fixed.map(({ name, value }) => `, ${name} = ${value}`).join('');
  const about = `rows ${shown.axes.y} from ${shown.first_row}, columns ${shown.axes.x} from ${shown.first_column}${fixed}`;
  const signs = 'N, P, = draw, ? unknown, . none';
  if (format === 'py') {
    const lines = has_numbers ? numberRows(rows, 'None').map((words) => `[${words.join(', ')}]`) : letters.map((line) => `"${line}"`);
    return `# ${about}; ${has_numbers ? 'None: none' : signs}\ntable = [\n${lines.map((line) => `  ${line},\n`).join('')}]\n`;
  }
  const lines = has_numbers
    ? numberRows(rows, '-1').map((words) => `{${words.join(', ')}}`)
    : letters.map((line) => `"${line.replaceAll('?', '\\?')}"`);
  const declared = has_numbers ? `int table[${shown.rows}][${shown.columns}]` : `char table[${shown.rows}][${shown.columns + 1}]`;
  const list = lines.map((line) => `  ${line}`).join(',\n');
  return `/* ${about}; ${has_numbers ? '-1: none' : signs} */\nstatic const ${declared} = {\n${list}\n};\n`;
}

/** Saves the text of a table as a file. @param {Timeline} timeline @param {Shown} shown @param {string} view @param {Format} format */
export const saveTable = (timeline, shown, view, format) =>
  saveFile(`table.${ENDINGS[format] ?? format}`, tableText(timeline, shown, view, format), 'text/plain;charset=utf-8');
