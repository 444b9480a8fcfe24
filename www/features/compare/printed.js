/** A recurrence as a source prints it beside the right one: each side decides cell after cell, to the first that differs. */
import { milestonesAt } from '../../player/player.js';
import { say } from '../../player/lesson.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { Lesson } from '../../player/types.js' */
/** @import { Message } from '../../ui/messages.js' */
/** @import { Compared, Print, PrintedTable, Side } from './types.js' */

/** What a link to a print begins with: `left=printed-cap`. */
const PREFIX = 'printed-';

/**
 * The print that a link names on its left side.
 * @param {ReadonlyMap<string, string>} params @param {Compared} compared @returns {Print | null}
 */
export const printOf = (params, { prints = [] }) => prints.find(({ name }) => PREFIX + name === params.get('left')) ?? null;

/** As links name it. @param {Print} print */
export const nameOfPrint = ({ name }) => PREFIX + name;

/** A cell as it is called. @param {Print} print @param {PrintedTable} table @param {number} index */
export function cellOf({ shape }, { places }, index) {
  const [first, second] = [entryAt(places, 2 * index), entryAt(places, 2 * index + 1)];
  return shape === 'line' ? String(first) : `${first},${second}`;
}

/** A value as it is shown. @param {Print} print @param {number} value */
export const shownValue = ({ values }, value) => (values === 'nimber' ? String(value) : value === 1 ? 'N' : 'P');

/** The values of a side. @param {PrintedTable} table @param {Side} side */
export const valuesOf = ({ printed, correct }, side) => (side === 'left' ? printed : correct);

/** The name that both sides give to a cell. @param {Message} name */
export const cellNamed = ({ id, args }) => (id === 'compare-cell' ? String(args.cell) : null);

/**
 * The steps of a side, one a cell.
 * @param {Print} print @param {PrintedTable} table @param {Side} side @returns {Lesson}
 */
export function printedLesson(print, table, side) {
  const values = valuesOf(table, side);
  const last = values.length;
  const cellAt = (/** @type {number} */ cursor) => cellOf(print, table, cursor - 1);
  return {
    stepCount: last,
    milestones: milestonesAt(Uint32Array.from({ length: last + 1 }, (_, cursor) => cursor)),
    start: 0,
    atOf: (cursor) => (cursor === 0 ? 'start' : cursor === last ? 'answer' : cellAt(cursor)),
    cursorOf(at) {
      if (at === 'start') return 0;
      if (at === 'answer') return last;
      const found = values.findIndex((_, index) => cellOf(print, table, index) === at);
      return found < 0 ? null : found + 1;
    },
    captionOf(cursor) {
      if (cursor === 0) return say('compare-printed-start');
      const differs = cursor === last && table.differs ? 'yes' : 'no';
      const { shape, name } = print;
      const cell = shape === 'line' ? cellAt(cursor) : `(${cellAt(cursor).replace(',', ', ')})`;
      return say(`compare-${side}-says`, { cell, shape, value: shownValue(print, entryAt(values, cursor - 1)), differs, print: name });
    },
    code: say('compare-printed'),
    litOf: () => [],
    nameOf: (cursor) => (cursor === 0 ? say('compare-printed-begin') : say('compare-cell', { cell: cellAt(cursor) })),
  };
}
