/** What a position is, in words. */
import { text } from '../../ui/messages.js';
import { LABELS, NONE } from './table.js';
import { positionWords } from './words.js';

/** @import { Verdict } from './state.js' */

/** The table and the position that is asked about. @param {Verdict} verdict */
export const tableWords = ({ table, position }) => text('lab-describes', { table: table.split(':')[0] ?? '', at: positionWords(position) });

/** A cell of the table. @param {{at: string, label: number, number: number | undefined}} cell label -1: it is not shown */
export const cellWords = ({ at, label, number = NONE }) =>
  text('lab-told', {
    at: positionWords(at),
    label: label < 0 ? 'hidden' : (LABELS[label] ?? ''),
    has: label >= 0 && number !== NONE ? 'number' : 'none',
    number: number === NONE ? 0 : number,
  });
