/** What a position is, in words. */
import { text } from '../../ui/messages.js';
import { LABELS, NONE } from './table.js';
import { positionWords } from './words.js';

/**
 * The position of the page, or a cell of its table.
 * @param {import('./state.js').Verdict | null} verdict
 * @param {{at: string, label: number, number: number | undefined}} [cell] label -1: it is not shown
 */
export function labelWords(verdict, cell) {
  if (!cell) return verdict ? text('lab-describes', { table: verdict.table.split(':')[0] ?? '', at: positionWords(verdict.position) }) : '';
  const { at, label, number = NONE } = cell;
  return text('lab-told', {
    at: positionWords(at),
    label: label < 0 ? 'hidden' : (LABELS[label] ?? ''),
    has: label >= 0 && number !== NONE ? 'number' : 'none',
    number: number === NONE ? 0 : number,
  });
}
