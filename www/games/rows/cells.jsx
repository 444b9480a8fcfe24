/** Cells in a row: with coins that move, or a coin each that shows heads or tails. Where there are too many only the coins are drawn. */
import { text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';

/** @import { Page } from './state.js' */
/** @import { Cell } from './types.js' */

/** Cells that are drawn. */
const DRAWN = 40;

/** @param {string} last @param {readonly Cell[]} coins @param {(number: string) => Cell} other @returns {Cell[]} */
export function cellsOf(last, coins, other) {
  if (BigInt(last) > BigInt(DRAWN)) return [...coins];
  const by_number = new Map(coins.map((cell) => [cell.number, cell]));
  return Array.from({ length: Number(last) }, (_, index) => by_number.get(String(index + 1)) ?? other(String(index + 1)));
}

/** @param {{page: Page, cells: readonly Cell[]}} props */
export function Cells({ page, cells }) {
  const { words } = page.row;
  const is_playing = page.match.play.value !== null;
  const at = is_playing ? undefined : page.timeline.value?.places[page.known.value?.at ?? -1]?.number;
  return (
    <ol class="row-places row-cells" style={{ '--count': cells.length }}>
      {cells.map(({ number, place, looks, note }) => (
        <li key={number}>
          {place === undefined ? (
            <span class={`row-place ${looks}`}>
              <span class="row-coin" />
              <span class="row-number">{readable(number)}</span>
            </span>
          ) : (
            <button
              type="button"
              class={['row-place', looks, place !== '' && place === at && 'at', page.chosen.value.includes(number) && 'chosen']
                .filter(Boolean)
                .join(' ')}
              disabled={page.covered.value && !is_playing}
              onClick={() => page.touch(place, number)}
            >
              <span class="row-coin" aria-hidden="true">
                {note}
              </span>
              <span class="row-number">
                <span class="unseen">{text(`${words}-cell`, { looks: looks.split(' ')[0] ?? '', note: note || 'none' })} </span>
                {readable(number)}
              </span>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
