/** The board of Nim: heaps as stones, as numbers and as binary digits in columns; below them the sums of the columns. */
import { HeapRows } from '../../../play/heap_rows.jsx';
import { RestRow } from '../../../play/rest_row.jsx';
import { text } from '../../../ui/messages.js';
import { columnsOn, rowsAt } from './shown.js';
import { heapOf, numberOf, pairsOf } from './steps.js';

/** @import { Rows } from '../../../play/types.js' */
/** @import { Page } from './state.js' */

/** The name of the line below the columns, with its value where all of them are on show. @param {Rows} shown */
function xorWords({ sums = [], width }) {
  const value = sums.length > 0 && sums.length === width ? ` = ${numberOf(sums.map(({ words }) => words).join(''))}` : '';
  return text('nim-xor') + value;
}

/** @param {{page: Page}} props */
export function Board({ page }) {
  const [timeline, known] = [page.timeline.value, page.known.value];
  if (!timeline || !known) return <div class="board" />;
  const is_end = page.cursor.value > 0 && page.cursor.value === timeline.steps.stepCount;
  const { moves = [], outcome = null } = page.solution.value?.verdict ?? {};
  // Of moves from several heaps one is shown.
  const shown_moves = moves.every((move) => pairsOf(move).length === 1) ? moves : moves.slice(0, 1);
  const winning =
    page.shows_answer.value && outcome ? new Map(shown_moves.flatMap(pairsOf).map(([heap, take]) => [Number(heap), take])) : null;
  const is_every = page.solution.value?.options.rule === 'every';
  const is_alone = page.shows_stones.value || page.shows_pieces.value;
  const shown = rowsAt(timeline, known, is_alone ? [] : columnsOn(timeline, known), page.covered.value && is_end, winning);
  return (
    <HeapRows
      page={page}
      shown={shown}
      is_alone={is_alone}
      rest={<RestRow shown={shown} has_values={is_every} name={text('heaps-rest', { count: timeline.rest?.count ?? 0 })} />}
      label={text('nim-board')}
      nameOf={(row) => text('heaps-heap', { heap: heapOf(timeline, row - 1) })}
      none={text('heaps-none')}
      columnsText={(columns) => text('heaps-columns', columns)}
      value_name={is_every ? text('nim-steps') : ''}
      sums={timeline.k === 1 ? xorWords(shown) : text('nim-ones', { modulus: timeline.k + 1 })}
    />
  );
}
