/** A table as text: every position with all that is known of it (CSV), what is on show as an array in C or a list in Python, as letters and numbers, or as a b-file. */
import { saveFile } from '../../ui/save_file.js';
import { LABELS, NONE, numbersOf, tupleAt } from './table.js';

/** @import { Timeline } from './table.js' */
/** @import { Shown } from './types.js' */

/** @param {number | undefined} value */
const known = (value) => (value === undefined || value === NONE ? '' : String(value));

/** @param {Timeline} timeline */
function csvOf(timeline) {
  const { names, labels, nimbers, depths } = timeline;
  const head = [...names, 'outcome', ...(nimbers.length > 0 ? ['nimber'] : []), ...(depths.length > 0 ? ['depth'] : [])];
  const lines = [head.join(',')];
  for (const [place, label] of labels.entries()) {
    if (label === 4) continue;
    const cells = [...tupleAt(timeline, place), LABELS[label] ?? ''];
    if (nimbers.length > 0) cells.push(known(nimbers[place]));
    if (depths.length > 0) cells.push(known(depths[place]));
    lines.push(cells.join(','));
  }
  return `${lines.join('\r\n')}\r\n`;
}

/** Files of a table, and what their names end with. */
export const FILES = { csv: 'csv', c: 'h', py: 'py', txt: 'txt', bfile: 'txt' };

/**
 * Lines of an index and a value: of a single coordinate its numbers, else the table by antidiagonals, each from its first row, as far as
 * all is known.
 * @param {readonly (readonly (number | string)[])[]} rows @param {Shown} shown
 */
function bfileOf(rows, { fold, first_row }) {
  const antidiagonals = Array.from({ length: Math.min(rows.length, rows[0]?.length ?? 0) }, (_, sum) =>
    Array.from({ length: sum + 1 }, (__, row) => rows[row]?.[sum - row] ?? NONE),
  );
  const values = fold === null ? antidiagonals.flat() : rows.flat();
  const unknown = values.indexOf(NONE);
  const told = unknown < 0 ? values : values.slice(0, unknown);
  return told.map((value, index) => `${BigInt(index) + (fold === null ? 0n : first_row)} ${value}\n`).join('');
}

/**
 * @param {Timeline} timeline @param {Shown} shown what all but CSV have
 * @param {string} view nimbers and depths are numbers, outcomes letters
 * @param {keyof typeof FILES} kind a b-file has numbers alone
 */
export function tableText(timeline, shown, view, kind) {
  if (kind === 'csv') return csvOf(timeline);
  const numbers = numbersOf(timeline, view);
  const has_numbers = numbers.length > 0;
  const rows = Array.from({ length: shown.rows }, (_, row) =>
    Array.from({ length: shown.columns }, (_, column) => {
      const place = shown.placeAt(row, column);
      if (has_numbers) return place < 0 ? NONE : (numbers[place] ?? NONE);
      return 'NP=?.'[place < 0 ? 4 : (timeline.labels[place] ?? 4)] ?? '.';
    }),
  );
  if (kind === 'txt') {
    const width = Math.max(1, ...rows.flat().map((one) => String(one === NONE ? '.' : one).length));
    return `${rows.map((row) => row.map((one) => String(one === NONE ? '.' : one).padStart(has_numbers ? width : 0)).join(has_numbers ? ' ' : '')).join('\n')}\n`;
  }
  if (kind === 'bfile') return bfileOf(rows, shown);
  const about = `rows ${shown.names.row.split(' ')[0]} from ${shown.first_row}, columns ${shown.names.column.split(' ')[0]} from ${shown.first_column}`;
  const held = shown.fixed.map(({ name, value }) => `, ${name} = ${value}`).join('');
  if (kind === 'py') {
    const signs = has_numbers ? 'None: none' : 'N, P, = draw, ? unknown, . none';
    const lines = rows.map((row) =>
      has_numbers ? `  [${row.map((one) => (one === NONE ? 'None' : String(one))).join(', ')}],` : `  "${row.join('')}",`,
    );
    return `# ${about}${held}; ${signs}\ntable = [\n${lines.join('\n')}\n]\n`;
  }
  if (has_numbers) {
    const lines = rows.map((row) => `  {${row.map((one) => (one === NONE ? '-1' : String(one))).join(', ')}}`);
    return `/* ${about}${held}; -1: none */\nstatic const int table[${shown.rows}][${shown.columns}] = {\n${lines.join(',\n')}\n};\n`;
  }
  const lines = rows.map((row) => `  "${row.join('').replaceAll('?', '\\?')}"`);
  return `/* ${about}${held}; N, P, = draw, ? unknown, . none */\nstatic const char table[${shown.rows}][${shown.columns + 1}] = {\n${lines.join(',\n')}\n};\n`;
}

/** Hands the table over as a file, as `tableText` has it. @param {Parameters<typeof tableText>} of */
export const saveTable = (...of) => saveFile(`table.${FILES[of[3]]}`, tableText(...of), 'text/plain;charset=utf-8');
