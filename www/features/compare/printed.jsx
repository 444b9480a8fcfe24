/** A side of a print: the recurrence as it is printed, or corrected, over the cells that it has decided. */
import { computed } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { createPlayer } from '../../player/player.js';
import { useResource } from '../../solver/resource.js';
import { text } from '../../ui/messages.js';
import { entryAt } from '../../ui/entry_at.js';
import { printedLesson, shownValue, valuesOf } from './printed.js';
import './printed.css';

/** @import { ReadonlySignal } from '@preact/signals' */
/** @import { Both } from './both.js' */
/** @import { Definition, Page, Print, PrintedTable, Side } from './types.js' */

/**
 * @param {{page: Page, of: Definition<any>, both: Both, side: Side, print: Print}} props
 */
export function PrintedSide({ page, of, both, side, print }) {
  const solved = page.solution.value;
  /** @type {PrintedTable | null} */
  const table = useResource(solved, (abort) => {
    const about = print.aboutOf(solved?.options ?? {});
    const { family, question } = print.elsewhere ?? {};
    return family && question
      ? page.session.askFamily(family, { ...question, ask: 'printed', about }, abort)
      : page.session.ask('printed', about, abort);
  });
  const lesson = useMemo(() => table && printedLesson(print, table, side), [table, print, side]);
  useLayoutEffect(() => {
    if (!lesson) return undefined;
    const player = createPlayer();
    player.load(lesson.stepCount, lesson.milestones, 0);
    const shown = /** @type {Page} */ ({ ...page, player, lesson: computed(() => lesson), cursor: player.cursor });
    both.sides[side].value = { page: shown, of };
    return () => void (both.sides[side].value = null);
  }, [page, lesson]);
  return (
    <div class="printed-side">
      <p class="printed-code">{print.code[side === 'left' ? 0 : 1]}</p>
      {table && <Cells {...{ print, table, side }} done={both.done.value?.[side] ?? 0} differs={differsNow(both, table)} />}
    </div>
  );
}

/** Whether both sides have come to the cell that differs. @param {Both} both @param {PrintedTable} table */
function differsNow(both, table) {
  const at = both.done.value;
  const last = table.printed.length;
  return table.differs && at !== null && at.left === last && at.right === last;
}

/** @param {{print: Print, table: PrintedTable, side: Side, done: number, differs: boolean}} props */
function Cells({ print, table, side, done, differs }) {
  const { columns, rows } = layoutOf(print, table);
  const values = valuesOf(table, side);
  return (
    <table class="printed-cells" style={{ '--columns': columns.length + 1 }}>
      <thead>
        <tr>
          <th scope="col">{print.axes}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, cells }) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column) => {
              const index = cells.get(column);
              const is_done = index !== undefined && index < done;
              const value = is_done ? shownValue(print, entryAt(values, index)) : '';
              const looks = [
                index === undefined ? 'none' : value,
                index === done - 1 ? 'now' : '',
                differs && index === values.length - 1 ? 'differs' : '',
              ];
              return (
                <td key={column} class={looks.join(' ')} aria-label={value === '' ? text('cell-unknown') : undefined}>
                  {value}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Heaps in one row; else the first number of a place is the row, or with x and y the second.
 * @param {Print} print @param {PrintedTable} table
 */
function layoutOf({ shape }, { places }) {
  /** @type {Map<number | string, Map<number, number>>} */
  const rows = new Map();
  /** @type {Set<number>} */
  const columns = new Set();
  for (let index = 0; 2 * index < places.length; index += 1) {
    const [first, second] = [entryAt(places, 2 * index), entryAt(places, 2 * index + 1)];
    const [row, column] = shape === 'line' ? ['', first] : shape === 'xy' ? [second, first] : [first, second];
    rows.set(row, (rows.get(row) ?? new Map()).set(column, index));
    columns.add(column);
  }
  return { columns: [...columns].sort((a, b) => a - b), rows: [...rows].map(([row, cells]) => ({ row, cells })) };
}
