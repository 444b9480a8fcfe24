/** The board of a game in a row: its places, and beside them the equal heaps of Nim, in binary. */
import { HeapRows } from '../../play/heap_rows.jsx';
import { RestRow } from '../../play/rest_row.jsx';
import { Button } from '../../ui/controls.jsx';
import { text } from '../../ui/messages.js';
import { wanted } from '../../ui/numbers.js';
import { heapsOf, lastChanges, totalOf } from './lesson.js';
import { byPlace } from './numbers.js';
import { Places } from './places.jsx';
import { heapName, idOf } from './words.js';

/** @import { Timeline } from './lesson.js' */
/** @import { Page } from './state.js' */
/** @import { Known } from './types.js' */
/** @import { Rows } from '../../play/types.js' */

/** Columns of digits that are shown, and how many need more room than the places. */
const [COLUMNS, MANY_COLUMNS] = [12, 8];

/**
 * The heaps, one of them for each number of a place.
 * @param {Page} page @param {Timeline} timeline @param {Known} known
 * @returns {Rows & {numbers: string[]}}
 */
function rowsOf(page, timeline, known) {
  const { match, past, covered, question, form } = page;
  const is_playing = match.play.value !== null;
  const count = is_playing ? timeline.places.length : known.count;
  /** The heaps that are not listed, in binary. */
  const rest_bits = BigInt(timeline.rest?.xor ?? 0).toString(2);
  const has_rest = count > timeline.places.length;
  const changes = lastChanges(timeline, past.value);
  // While a question is open a heap is shown only after its step.
  const heaps = heapsOf(timeline).filter(({ index }) => !question?.is_open.value || (!is_playing && index < known.count));
  // A heap that the last move ended stays, with nothing in it.
  for (const number of changes.keys()) if (!heaps.some((one) => one.number === number)) heaps.push({ number, heap: '0', index: -1 });
  heaps.sort((one, other) => byPlace(one.number, other.number));
  const bits = heaps.map(({ heap }) => BigInt(heap).toString(2));
  // In a play the digits would give the answer away.
  const width =
    is_playing && covered.value
      ? 0
      : Math.max(heaps.length > 0 ? 1 : 0, timeline.rest ? rest_bits.length : 0, ...bits.map((one) => one.length));
  const columns = Array.from({ length: Math.min(width, COLUMNS) }, (_, index) => width - 1 - index);
  const total = totalOf(timeline, count);
  const can_take = match.your_turn.value && form.value !== 'thrown';
  return {
    numbers: heaps.map(({ number }) => number),
    rows: heaps.map(({ heap, index, number }, row) => ({
      size: heap,
      kind: changes.has(number) ? text('rows-change-last', changes.get(number)) : '',
      ...(can_take && { most: BigInt(heap), chosen: wanted(page.chosenOf(number)) }),
      looks: [changes.has(number) && 'changed', index >= count && 'later', !is_playing && index === known.at && 'at']
        .filter(Boolean)
        .join(' '),
      digits: columns.map((column) => ({ digit: Number(bits[row]?.at(-1 - column) ?? 0), is_new: false })),
    })),
    rest: timeline.rest && {
      count: timeline.rest.heaps,
      value: '',
      looks: !has_rest ? 'later' : '',
      digits: columns.map((column) => Number(rest_bits.at(-1 - column) ?? 0)),
    },
    columns,
    width,
    sums: columns.flatMap((column) => {
      const is_odd = ((total >> BigInt(column)) & 1n) === 1n;
      return count === 0 ? [] : [{ words: is_odd ? '1' : '0', is_odd }];
    }),
  };
}

/** Shows the equal heaps of Nim, or puts them away. @param {{page: Page}} props */
export function Tools({ page }) {
  // A question has no answer beside it.
  if (page.question?.is_open.value || !page.timeline.value) return null;
  const is_open = page.shows_inside.value;
  return (
    <div class="board-tools">
      <Button
        words={text(is_open ? 'rows-hide-nim' : 'rows-show-nim')}
        class="toggle"
        aria-expanded={is_open}
        onClick={page.toggleInside}
      />
    </div>
  );
}

/** @param {{page: Page}} props */
export function Board({ page }) {
  const [timeline, known] = [page.shown.value, page.known.value];
  if (!timeline || !known) return <div class="board" />;
  const { words } = page.row;
  /** The equal heaps of Nim, where they were asked for. */
  const heaps = page.shows_inside.value ? rowsOf(page, timeline, known) : null;
  const has_many = (heaps?.columns?.length ?? 0) > MANY_COLUMNS;
  return (
    <div class={`board row-board ${page.match.play.value ? 'is-played' : ''} ${has_many ? 'has-many-columns' : ''}`}>
      <section class="row-game" aria-label={text(idOf(words, 'board'))} tabIndex={0}>
        {timeline.places.length === 0 && timeline.cells === null && !page.timeline.value?.places.length ? (
          <p class="board-message">{text('rows-none')}</p>
        ) : (
          <Places page={page} />
        )}
      </section>
      {heaps && (heaps.rows.length > 0 || !page.question?.is_open.value) && (
        <section class="row-heaps" aria-label={text('rows-heaps')}>
          <HeapRows
            page={page}
            play={null}
            choose={(row, take) => void page.takeFromHeap(heaps.numbers[row] ?? '', heaps.rows[row]?.size ?? '0', Number(take))}
            shown={heaps}
            label={text('rows-heaps')}
            nameOf={(row) => heapName(words, heaps.numbers[row - 1] ?? '')}
            rest={<RestRow shown={heaps} name={text('rows-rest', { count: timeline.rest?.heaps ?? 0 })} />}
            none={text(page.form.value === 'thrown' ? 'rows-no-heaps-thrown' : 'rows-no-heaps')}
            columnsText={(columns) => text('rows-columns', columns)}
            sums={text('rows-xor')}
          />
        </section>
      )}
    </div>
  );
}
