/** The board of a game in a row: its places, and beside them the heaps of Nim that they are, in binary. */
import { signal } from '@preact/signals';
import { HeapRows } from '../../play/heap_rows.jsx';
import { text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { heapsOf, totalOf } from './lesson.js';

/** @typedef {import('./state.js').Page} Page */

/** Stones that are drawn on a place, and columns of digits; of more stones there is the number. */
const [DRAWN, COLUMNS] = [12, 10];

/** The heaps are read here, and moved on the other board. */
const NO_MATCH = /** @type {any} */ ({
  shown: signal(null),
  play: signal(null),
  your_turn: signal(false),
  wishes: signal(new Map()),
});

/** @param {import('./lesson.js').Timeline} timeline @param {NonNullable<Page['known']['value']>} known @param {boolean} is_whole whether all of it is shown, and no step @returns {import('../../play/heap_rows.js').Rows} */
export function rowsOf(timeline, known, is_whole) {
  const heaps = heapsOf(timeline);
  const bits = heaps.map(({ heap }) => BigInt(heap).toString(2));
  const width = Math.max(heaps.length > 0 ? 1 : 0, ...bits.map((one) => one.length));
  const high = width - 1;
  const columns = Array.from({ length: Math.min(width, COLUMNS) }, (_, index) => high - index);
  const count = is_whole ? timeline.places.length : known.count;
  const total = totalOf(timeline, count);
  return {
    rows: heaps.map(({ heap, index }, row) => ({
      size: heap,
      looks: [index >= count && 'later', !is_whole && index === known.at && 'at'].filter(Boolean).join(' '),
      digits: columns.map((column) => ({ digit: bits[row]?.at(-1 - column) === '1' ? 1 : 0, is_new: false })),
    })),
    columns,
    width,
    sums:
      count === 0
        ? []
        : columns.map((column) => ({ words: (total >> BigInt(column)) & 1n ? '1' : '0', is_odd: ((total >> BigInt(column)) & 1n) === 1n })),
  };
}

/** What lies on a place, as far as it is drawn. @param {{holds: string}} props */
function Pieces({ holds }) {
  const count = Number(holds);
  return count <= DRAWN ? Array.from({ length: count }, (_, piece) => <i key={piece} class="row-piece" />) : <b>{readable(holds)}</b>;
}

/** Places side by side, each with what lies on it: stairs, piles, bottles. @param {{page: Page}} props */
export function Columns({ page }) {
  const [timeline, known] = [page.shown.value, page.known.value];
  if (!timeline || !known) return null;
  const { words } = page.row;
  const is_playing = page.match.play.value !== null;
  return (
    <ol class={`row-places row-columns ${words}-places`} style={{ '--count': timeline.places.length }}>
      {timeline.places.map(({ number, holds, heap }, index) => {
        const counts = heap !== null;
        const order = page.chosen.value.indexOf(number);
        return (
          <li key={number} style={{ '--step': index }}>
            <button
              type="button"
              class={['row-place', counts && 'counts', !is_playing && index === known.at && 'at', order >= 0 && 'chosen']
                .filter(Boolean)
                .join(' ')}
              disabled={page.covered.value && !is_playing}
              onClick={() => page.touch(number)}
            >
              <span class="row-pieces" aria-hidden="true">
                <Pieces holds={holds} />
              </span>
              <span class="row-number">
                <span class="unseen">{text(`${words}-place`, { number, holds })} </span>
                <span aria-hidden="true">{number}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** @param {import('preact').ComponentType<{page: Page}>} Places @returns {(props: {page: Page}) => import('preact').ComponentChild} */
export const rowBoard = (Places) =>
  function Board({ page }) {
    const [timeline, known] = [page.shown.value, page.known.value];
    if (!timeline || !known) return <div class="board" />;
    const { words } = page.row;
    const is_playing = page.match.play.value !== null;
    const numbers = heapsOf(timeline).map(({ number }) => number);
    return (
      <div class="board row-board">
        <section class="row-game" aria-label={text(`${words}-board`)} tabIndex={0}>
          {timeline.places.length === 0 && timeline.cells === undefined ? (
            <p class="board-message">{text('rows-none')}</p>
          ) : (
            <Places page={page} />
          )}
        </section>
        <section class="row-heaps" aria-label={text('rows-heaps')}>
          <HeapRows
            page={{ match: NO_MATCH, explainHeap: page.explainHeap, covered: page.covered }}
            shown={rowsOf(timeline, known, is_playing)}
            label={text('rows-heaps')}
            nameOf={(row) => text(`${words}-heap`, { number: numbers[row - 1] ?? '' })}
            none={text(page.form.value === 'thrown' ? 'rows-no-heaps-thrown' : 'rows-no-heaps')}
            columnsText={(columns) => text('rows-columns', columns)}
            sums={text('rows-xor')}
          />
        </section>
      </div>
    );
  };
