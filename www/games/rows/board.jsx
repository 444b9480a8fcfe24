/** The board of a game in a row: its places, and beside them the heaps of Nim that they are, in binary. */
import { signal } from '@preact/signals';
import { HeapRows } from '../../play/heap_rows.jsx';
import { text } from '../../ui/messages.js';
import { readable, wanted } from '../../ui/numbers.js';
import { heapsOf, lastChanges, totalOf } from './lesson.js';

/** @import { ComponentChild, ComponentType } from 'preact' */
/** @import { Timeline } from './lesson.js' */
/** @import { Page } from './state.js' */
/** @import { Row, Rows } from '../../play/types.js' */

/** Stones that are drawn on a place, and columns of digits; of more stones there is the number. */
const [DRAWN, COLUMNS] = [12, 12];

/** So many columns of digits have more room than the places. */
const MANY_COLUMNS = 8;

/** The heaps are no play of their own. */
const NO_PLAY = { shown: signal(null), play: signal(null), your_turn: signal(false), wishes: signal(new Map()) };

/**
 * @param {Timeline} timeline
 * @param {NonNullable<Page['known']['value']>} known
 * @param {boolean} is_whole whether all of it is shown, and no step
 * @param {Timeline[]} past positions of a play before it, the last one first
 * @param {boolean} is_covered whether who wins is not to be seen
 * @param {boolean} is_asked whether a question is open: which places count is not told before their step
 * @param {(number: string, heap: string) => Partial<Row>} playedOf what is to be done with the heap of a place
 * @returns {Rows & {numbers: string[]}} numbers: the places of the heaps
 */
export function rowsOf(timeline, known, is_whole, past = [], is_covered = false, is_asked = false, playedOf = () => ({})) {
  const changes = lastChanges(timeline, past);
  // A heap that the last move ended is still there, with nothing in it.
  const heaps = heapsOf(timeline).filter(({ index }) => !is_asked || index < (is_whole ? 0 : known.count));
  for (const number of changes.keys()) if (!heaps.some((one) => one.number === number)) heaps.push({ number, heap: '0', index: -1 });
  heaps.sort((one, other) => Number(one.number) - Number(other.number));
  const bits = heaps.map(({ heap }) => BigInt(heap).toString(2));
  // In a play the digits would say who wins.
  const width = is_whole && is_covered ? 0 : Math.max(heaps.length > 0 ? 1 : 0, ...bits.map((one) => one.length));
  const high = width - 1;
  const columns = Array.from({ length: Math.min(width, COLUMNS) }, (_, index) => high - index);
  const count = is_whole ? timeline.places.length : known.count;
  const total = totalOf(timeline, count);
  return {
    numbers: heaps.map(({ number }) => number),
    rows: heaps.map(({ heap, index, number }, row) => ({
      size: heap,
      kind: changes.has(number) ? text('rows-change-last', changes.get(number)) : '',
      ...playedOf(number, heap),
      looks: [changes.has(number) && 'changed', index >= count && 'later', !is_whole && index === known.at && 'at']
        .filter(Boolean)
        .join(' '),
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
    <ol
      class={`row-places row-columns ${words}-places`}
      style={{
        '--count': timeline.places.length,
        '--most': Math.max(1, ...timeline.places.map(({ holds }) => (Number(holds) <= DRAWN ? Number(holds) : 1))),
      }}
    >
      {timeline.places.map(({ number, holds, heap }, index) => {
        const counts = heap !== null && (!page.asked?.is_open.value || (!is_playing && index < known.count));
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

/** @param {ComponentType<{page: Page}>} Places @returns {(props: {page: Page}) => ComponentChild} */
export const rowBoard = (Places) =>
  function Board({ page }) {
    const [timeline, known] = [page.shown.value, page.known.value];
    if (!timeline || !known) return <div class="board" />;
    const { words } = page.row;
    const is_playing = page.match.play.value !== null;
    const your_turn = page.match.your_turn.value;
    const shown = rowsOf(timeline, known, is_playing, page.past.value, page.covered.value, page.asked?.is_open.value, (number, heap) =>
      your_turn && page.form.value !== 'thrown' ? { most: BigInt(heap), chosen: wanted(page.chosenOf(number)) } : {},
    );
    /** @param {string} row @param {string} take */
    const choose = (row, take) => {
      const index = Number(row);
      void page.takeFromHeap(shown.numbers[index] ?? '', shown.rows[index]?.size ?? '0', Number(take));
    };
    return (
      <div
        class={['board row-board', is_playing && 'is-played', (shown.columns?.length ?? 0) > MANY_COLUMNS && 'has-many-columns']
          .filter(Boolean)
          .join(' ')}
      >
        <section class="row-game" aria-label={text(`${words}-board`)} tabIndex={0}>
          {timeline.places.length === 0 && timeline.cells === undefined ? (
            <p class="board-message">{text('rows-none')}</p>
          ) : (
            <Places page={page} />
          )}
        </section>
        {(shown.rows.length > 0 || !page.asked?.is_open.value) && (
          <section class="row-heaps" aria-label={text('rows-heaps')}>
            <HeapRows
              page={{ match: { ...page.match, ...NO_PLAY, choose }, explainHeap: page.explainHeap, covered: page.covered }}
              shown={shown}
              label={text('rows-heaps')}
              nameOf={(row) => text(`${words}-heap`, { number: shown.numbers[row - 1] ?? '' })}
              none={text(page.form.value === 'thrown' ? 'rows-no-heaps-thrown' : 'rows-no-heaps')}
              columnsText={(columns) => text('rows-columns', columns)}
              sums={text('rows-xor')}
            />
          </section>
        )}
      </div>
    );
  };
