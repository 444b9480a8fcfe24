/** The places of a game in a row: columns with stones, or cells with coins. */
import { text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { placeName } from './words.js';

/** @import { ComponentChildren } from 'preact' */
/** @import { Page } from './state.js' */
/** @import { Cells as RowCells } from './types.js' */

/** Stones that are drawn on a place, and cells of a row; of more stones the number is shown, of more cells those with coins. */
const [STONES, CELLS] = [12, 40];

/** @param {...(string | false)} names */
const classes = (...names) => names.filter(Boolean).join(' ');

/** Whether something is played; then no step is shown. @param {Page} page */
const isPlaying = ({ match }) => match.play.value !== null;

/**
 * A place that can be picked.
 * @param {{page: Page, looks: string, name: string, number: ComponentChildren, pick: () => void, children: ComponentChildren}} props name: for screen readers
 */
const Place = ({ page, looks, name, number, pick, children }) => (
  <button type="button" class={`row-place ${looks}`} disabled={page.covered.value && !isPlaying(page)} onClick={pick}>
    {children}
    <span class="row-number">
      <span class="unseen">{name} </span>
      {number}
    </span>
  </button>
);

/** Places side by side with their stones: stairs, piles, bottles. @param {{page: Page}} props */
function Columns({ page }) {
  const [timeline, known] = [page.shown.value, page.known.value];
  if (!timeline || !known) return null;
  const { words } = page.row;
  const at = isPlaying(page) ? null : known.at;
  const drawnOf = (/** @type {string} */ holds) => (Number(holds) <= STONES ? Number(holds) : null);
  return (
    <ol
      class={`row-places ${words}-places`}
      style={{ '--count': timeline.places.length, '--most': Math.max(1, ...timeline.places.map(({ holds }) => drawnOf(holds) ?? 1)) }}
    >
      {timeline.places.map(({ number, holds, heap }, index) => {
        // While a question is open a place shows whether it counts only after its step.
        const is_revealed = !page.question?.is_open.value || (!isPlaying(page) && index < known.count);
        const stones = drawnOf(holds);
        return (
          <li key={number} style={{ '--step': index }}>
            <Place
              page={page}
              looks={classes(
                heap !== null && is_revealed && 'counts',
                index === at && 'at',
                page.chosen.value.includes(number) && 'chosen',
              )}
              name={placeName(words, number, holds)}
              number={<span aria-hidden="true">{number}</span>}
              pick={() => page.touch(number)}
            >
              <span class="row-pieces" aria-hidden="true">
                {stones === null ? (
                  <b>{readable(holds)}</b>
                ) : (
                  Array.from({ length: stones }, (_, stone) => <i key={stone} class="row-piece" />)
                )}
              </span>
            </Place>
          </li>
        );
      })}
    </ol>
  );
}

/** All cells of a row with coins, or of a long row those with coins. @param {RowCells} cells */
function shownOf({ last, coins, other }) {
  if (BigInt(last) > BigInt(CELLS)) return coins;
  const numbers = Array.from({ length: Number(last) }, (_, index) => String(index + 1));
  return numbers.map((number) => coins.find((coin) => coin.number === number) ?? other(number));
}

/**
 * Cells with coins that move, or with a coin each that shows heads or tails.
 * @param {{page: Page, cellsOf: NonNullable<Page['row']['cellsOf']>}} props
 */
function Cells({ page, cellsOf }) {
  const { value: timeline } = page.shown;
  if (!timeline) return null;
  const cells = shownOf(cellsOf(timeline, page.timeline.value ?? timeline));
  const at = isPlaying(page) ? undefined : page.timeline.value?.places[page.known.value?.at ?? -1]?.number;
  return (
    <ol class="row-places row-cells" style={{ '--count': cells.length }}>
      {cells.map(({ number, place, looks, note = '' }) => (
        <li key={number}>
          {place === undefined ? (
            <span class={`row-place ${looks}`}>
              <span class="row-coin" />
              <span class="row-number">{readable(number)}</span>
            </span>
          ) : (
            <Place
              page={page}
              looks={classes(looks, place !== '' && place === at && 'at', page.chosen.value.includes(number) && 'chosen')}
              name={text(`${page.row.words}-cell`, { looks, note: note || 'none' })}
              number={readable(number)}
              pick={() => page.touch(place, number)}
            >
              <span class="row-coin" aria-hidden="true">
                {note}
              </span>
            </Place>
          )}
        </li>
      ))}
    </ol>
  );
}

/** @param {{page: Page}} props */
export const Places = ({ page }) => (page.row.cellsOf ? <Cells page={page} cellsOf={page.row.cellsOf} /> : <Columns page={page} />);
