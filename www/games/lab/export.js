/** A table as text: every position with all that is known of it (CSV), what is on show as an array in C, or as letters and numbers. */
import { saveFile } from '../../ui/save_file.js';
import { LABELS, NONE, tupleAt } from './table.js';

/** @typedef {import('./table.js').Timeline} Timeline */

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

/**
 * @param {Timeline} timeline @param {import('./table.js').Shown} shown what C and text have
 * @param {string} view nimbers and depths are numbers, outcomes letters
 * @param {'csv' | 'c' | 'txt'} kind
 */
export function tableText(timeline, shown, view, kind) {
  if (kind === 'csv') return csvOf(timeline);
  const numbers = view === 'nimbers' ? timeline.nimbers : view === 'depth' ? timeline.depths : new Uint32Array();
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
  const about = `/* rows ${shown.names.row.split(' ')[0]} from ${shown.first_row}, columns ${shown.names.column.split(' ')[0]} from ${shown.first_column}`;
  const held = shown.fixed.map(({ name, value }) => `, ${name} = ${value}`).join('');
  if (has_numbers) {
    const lines = rows.map((row) => `  {${row.map((one) => (one === NONE ? '-1' : String(one))).join(', ')}}`);
    return `${about}${held}; -1: none */\nstatic const int table[${shown.rows}][${shown.columns}] = {\n${lines.join(',\n')}\n};\n`;
  }
  const lines = rows.map((row) => `  "${row.join('').replaceAll('?', '\\?')}"`);
  return `${about}${held}; N, P, = draw, ? unknown, . none */\nstatic const char table[${shown.rows}][${shown.columns + 1}] = {\n${lines.join(',\n')}\n};\n`;
}

/** Hands the table over as a file, as `tableText` has it. @param {Parameters<typeof tableText>} of */
export const saveTable = (...of) => saveFile(`table.${of[3]}`, tableText(...of), 'text/plain;charset=utf-8');
