/** The board of Nim: heaps as stones, as numbers and as binary digits in columns; below them the sums of the columns. */
import { HeapRows } from '../../../play/heap_rows.jsx';
import { text } from '../../../ui/messages.js';
import { columnsOn, rowsAt } from './shown.js';

/** @import { Page } from './state.js' */

/** @param {{page: Page}} props */
export function Board({ page }) {
  const [timeline, known] = [page.timeline.value, page.known.value];
  if (!timeline || !known) return <div class="board" />;
  const is_end = page.cursor.value > 0 && page.cursor.value === timeline.steps.stepCount;
  return (
    <HeapRows
      page={page}
      shown={rowsAt(timeline, known, page.shows_pieces.value ? [] : columnsOn(timeline, known), page.covered.value && is_end)}
      label={text('nim-board')}
      nameOf={(heap) => text('heaps-heap', { heap })}
      none={text('heaps-none')}
      columnsText={(columns) => text('heaps-columns', columns)}
      value_name={page.solution.value?.options.rule === 'every' ? text('nim-steps') : ''}
      sums={timeline.k === 1 ? text('nim-xor') : text('nim-ones', { modulus: timeline.k + 1 })}
    />
  );
}
