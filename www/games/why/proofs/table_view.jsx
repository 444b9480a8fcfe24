/** The table of two heaps, to be filled: what stands in a place is judged by the places above it and left of it. */
import { entryAt } from '../../../ui/entry_at.js';
import { rich, text } from '../../../ui/messages.js';
import { classNames } from '../../../ui/class_names.js';
import { rowsOf } from '../rows.js';
import { shownSubject } from './subject.js';
import { ledTo, seenWords } from './table.js';

/** @import { ProofView } from '../types.js' */
/** @import { Page } from '../state.js' */

/** How many rows and columns there are. */
const SIDE = 8;
const NUMBERS = Array.from({ length: SIDE }, (_, number) => number);

/** Where the arrow keys go. */
const ARROWS = /** @type {Record<string, readonly [number, number]>} */ ({
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [0, 1],
});

/** @param {KeyboardEvent & {currentTarget: HTMLElement}} event */
function onKey(event) {
  const by = ARROWS[event.key];
  const { target } = event;
  if (!by || !(target instanceof HTMLInputElement)) return;
  const [row, column] = (target.dataset.place ?? '').split(',').map(Number);
  const next = event.currentTarget.querySelector(`[data-place="${Number(row) + by[0]},${Number(column) + by[1]}"]`);
  event.preventDefault();
  if (next instanceof HTMLInputElement) {
    next.focus();
    next.select();
  }
}

/** @param {{page: Page}} props */
function TableBoard({ page }) {
  const rows = rowsOf(page.options.value.claim ?? '');
  return (
    <div class="board why-board">
      <table class="why-table" role="grid" aria-label={text('why-table')} onKeyDown={onKey}>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">a ↓ b →</span>
              <span class="unseen">{text('why-table')}</span>
            </th>
            {NUMBERS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NUMBERS.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {NUMBERS.map((column) => (
                <td key={column} role="gridcell">
                  <Place page={page} row={row} column={column} written={rows[row]?.[column] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** @param {{page: Page, row: number, column: number, written: string}} props */
function Place({ page, row, column, written }) {
  const { timeline, step, cursor, covered, selection } = page;
  const table = shownSubject(timeline.value, 'table');
  const place = row * SIDE + column;
  const [at_row, at_column] = step.value?.kind === 'place' ? step.value.numbers : [-1, -1];
  const is_before = row + column < at_row + at_column || (row + column === at_row + at_column && row <= at_row);
  const is_shown = cursor.value > 0 && is_before && table !== null;
  const is_at = row === at_row && column === at_column;
  const is_read = !is_at && ((row === at_row && column < at_column) || (column === at_column && row < at_row));
  const state = table && !covered.value && !is_shown ? entryAt(table.states, place) : 'empty';
  const shown = is_shown ? String(entryAt(table.numbers, place)) : written;
  return (
    <input
      class={classNames(
        state === 'forced' && 'forced',
        state === 'wrong' && 'wrong',
        is_shown && 'shown',
        is_at && 'at',
        is_read && 'read',
      )}
      data-place={`${row},${column}`}
      inputMode="numeric"
      autoComplete="off"
      tabIndex={row === 0 && column === 0 ? 0 : -1}
      aria-label={text('why-place', { row, column })}
      aria-invalid={state === 'wrong'}
      value={shown}
      onFocus={(event) => {
        selection.value = place;
        event.currentTarget.select();
      }}
      onInput={(event) => page.writePlace(row, column, event.currentTarget.value.trim())}
    />
  );
}

/** Why a number is right or wrong, where one writes. @param {{page: Page}} props */
function Explanation({ page: { selection, timeline, covered } }) {
  const table = shownSubject(timeline.value, 'table');
  const place = selection.value;
  if (!table || place === null || covered.value) return null;
  const { side, written, states } = table;
  const [row, column] = [Math.floor(place / side), place % side];
  const led_to = ledTo(written, side, row, column);
  const open = led_to.filter((one) => one === null).length;
  const state = entryAt(states, place);
  return (
    <section class="explanation" role="status">
      <p>
        <b>{text('why-place', { row, column })}:</b>{' '}
        {rich('why-explain-place', { state, number: written[place] ?? 0, count: led_to.length, open, seen: seenWords(led_to) })}
      </p>
    </section>
  );
}

/** @type {ProofView} */
export const TABLE_VIEW = { Board: TableBoard, Claim: () => text('why-rule-table'), Explanation, legend: ['forced', 'wrong'] };
