/** The places of a game in a row: columns with stones, or cells with coins in a row or on a grid. */
import { Fragment } from 'preact';
import { classNames } from '../../ui/class_names.js';
import { text } from '../../ui/messages.js';
import { readable, wanted } from '../../ui/numbers.js';
import { cellAt } from './lesson.js';
import { kindOf, placeWords } from './numbers.js';
import { areOf } from './pick.js';
import { placeName } from './words.js';

/** @import { ComponentChildren } from 'preact' */
/** @import { Page } from './state.js' */
/** @import { Cell, Cells as RowCells } from './types.js' */

/** Stones that are drawn on a place, and cells of a row; of more stones the number is shown, of more cells those with coins. */
const [STONES, CELLS] = [12, 40];

/** Whether something is played; then no step is shown. @param {Page} page */
const isPlaying = ({ match }) => match.play.value !== null;

/** Stones on top of one another for which a play keeps room, so that it does not move: some more than there were at its start. */
const MORE_STONES = 4;

/** The most stones of a place. @param {readonly number[]} counts */
const highest = (counts) => Math.max(1, ...counts.filter((count) => count <= STONES));

/** @param {Page} page @param {number[]} now */
function roomOf({ match, row }, now) {
  const [first, ...others] = match.play.value?.positions.map(({ text: position }) => position.split(',').map(Number)) ?? [];
  if (!first) return highest(now);
  // Beans become more, stones do not.
  const sum = row.repeats ? Infinity : first.reduce((one, other) => one + other, 0);
  return Math.max(...others.map(highest), Math.min(STONES, sum, highest(first) + MORE_STONES));
}

/** Whether a place can be chosen for the next move, or given up again. @param {Page} page @param {string} piece */
function canPick({ match, row, chosen, shown }, piece) {
  const { value: timeline } = shown;
  if (!match.your_turn.value || !timeline) return false;
  if (row.moves_stones) return match.takeFrom(piece) !== undefined;
  const places = [...chosen.value, piece];
  const moves = match.play.value?.answers.at(-1)?.moves;
  // Of too many moves none is listed.
  if (!moves) return row.picks !== 0 && row.canPick(chosen.value, piece, timeline);
  if (row.picks === undefined && chosen.value.includes(piece)) return true;
  return moves.some(({ move }) => areOf(places, row.picksOf(move), row.picks !== undefined));
}

/**
 * A place that can be picked.
 * @param {object} props
 * @param {Page} props.page
 * @param {string} props.looks
 * @param {string} props.name for screen readers
 * @param {ComponentChildren} props.number
 * @param {(event: MouseEvent) => void} props.pick
 * @param {(event: KeyboardEvent) => void} [props.onKeyDown]
 * @param {ComponentChildren} props.children
 */
const Place = ({ page, looks, name, number, pick, onKeyDown, children }) => (
  <button
    type="button"
    class={`row-place ${looks}`}
    disabled={page.covered.value && !isPlaying(page)}
    onClick={pick}
    {...(onKeyDown && { onKeyDown })}
  >
    {children}
    <span class={number ? 'row-number' : ''}>
      <span class="unseen">{name} </span>
      {number}
    </span>
  </button>
);

/** How many stones go when one is clicked: it and those above; null beside them. @param {MouseEvent} event */
function takeAt({ target }) {
  const stone = target instanceof Element ? target.closest('.row-piece') : null;
  return stone?.parentElement ? stone.parentElement.children.length - [...stone.parentElement.children].indexOf(stone) : null;
}

/** The arrows choose how many stones of a place go. @param {Page} page @param {string} number @returns {(event: KeyboardEvent) => void} */
const stonesKeys =
  ({ match }, number) =>
  (event) => {
    const by = { ArrowUp: 1n, ArrowDown: -1n }[event.key];
    const most = match.takeFrom(number)?.most;
    if (by === undefined || most === undefined || !match.your_turn.peek()) return;
    event.preventDefault();
    const take = wanted(match.chosen_takes.peek().get(number) ?? '0') + by;
    match.chooseTake(number, String(take < 1n ? 1n : take > BigInt(most) ? most : take));
  };

/** Places side by side with their stones: stairs, piles, bottles. @param {{page: Page}} props */
function Columns({ page }) {
  const [timeline, known] = [page.shown.value, page.known.value];
  if (!timeline || !known) return null;
  const { row } = page;
  const { words } = row;
  const at = isPlaying(page) ? null : known.at;
  const drawnOf = (/** @type {string} */ holds) => (Number(holds) <= STONES ? Number(holds) : null);
  return (
    <ol
      class={`row-places ${words}-places`}
      style={{
        '--count': timeline.places.length,
        '--most': roomOf(
          page,
          timeline.places.map(({ holds }) => Number(holds)),
        ),
      }}
    >
      {timeline.places.map(({ number, holds, heap }, index) => {
        // Whether a place counts is shown after its step, or with the heaps of Nim.
        const is_revealed = page.shows_inside.value || (!isPlaying(page) && index < known.count);
        const taken = page.markedStones(number);
        const stones = drawnOf(holds);
        return (
          <li key={number} style={{ '--step': index }}>
            <Place
              page={page}
              looks={classNames(
                heap !== null && is_revealed && 'counts',
                index === at && 'at',
                (taken > 0 || page.marked.value.includes(number)) && 'chosen',
                canPick(page, number) && 'can',
              )}
              name={placeName(words, number, holds)}
              number={<span aria-hidden="true">{number}</span>}
              pick={(event) => page.touch(number, { take: takeAt(event) })}
              {...(row.moves_stones && { onKeyDown: stonesKeys(page, number) })}
            >
              <span class="row-pieces" aria-hidden="true">
                {stones === null ? (
                  <b>{readable(holds)}</b>
                ) : (
                  Array.from({ length: stones }, (_, stone) => (
                    <i key={stone} class={classNames('row-piece', stone >= stones - taken && 'taken')} />
                  ))
                )}
              </span>
            </Place>
          </li>
        );
      })}
    </ol>
  );
}

/** Whether every cell is shown. @param {RowCells} cells */
const isWhole = ({ last, grid }) => (grid ? isSmall(grid) : BigInt(last) <= BigInt(CELLS));

/** Whether a grid is small enough to be seen. @param {NonNullable<RowCells['grid']>} grid */
const isSmall = ({ columns, rows }) => columns.length > 0 && rows.length > 0;

/** All cells of a row with coins, or of a long row those with coins. @param {RowCells} cells */
function shownOf(cells) {
  const { last, coins, other } = cells;
  if (!isWhole(cells)) return coins;
  const numbers = Array.from({ length: Number(last) }, (_, index) => String(index + 1));
  return numbers.map((number) => coins.find((coin) => coin.number === number) ?? other(number));
}

/**
 * What a coin is worth, or its stair: after its step, or with the heaps of Nim.
 * @param {Page} page @returns {(cell: Cell) => string}
 */
function notesOf(page) {
  const { value: run } = page.timeline;
  const { filled = 0, count = 0 } = (isPlaying(page) ? null : page.known.value) ?? {};
  const counted = new Set(run?.places.slice(0, count).map(({ number }) => number));
  const values = new Map(run?.grid?.values.slice(0, filled).map((value, index) => [cellAt(run, index), String(value)]));
  return ({ place = '', note = '' }) => values.get(place) ?? (page.shows_inside.value || counted.has(place) ? note : '');
}

/** The number of the place whose step is shown. @param {Page} page */
function placeNow(page) {
  const { value: run } = page.timeline;
  if (isPlaying(page) || !run) return undefined;
  const { at = null, filling = null } = page.known.value ?? {};
  return filling === null ? run.places[at ?? -1]?.number : cellAt(run, filling);
}

/**
 * A cell with its coin.
 * @param {{page: Page, cell: Cell, note: string, at: string | undefined, number: ComponentChildren}} props at: the place of the step
 */
const CoinCell = ({ page, cell: { number, place, looks }, note, at, number: shown }) =>
  place === undefined ? (
    <span class={`row-place ${looks}`}>
      <span class="row-coin" />
      <span class="row-number">{shown}</span>
    </span>
  ) : (
    <Place
      page={page}
      looks={classNames(
        looks,
        place !== '' && place === at && 'at',
        page.marked.value.includes(number) && 'chosen',
        canPick(page, number) && 'can',
      )}
      name={text(`${page.row.words}-cell`, { looks, kind: kindOf(number), number: placeWords(number), note: note || 'none' })}
      number={shown !== null && <span aria-hidden="true">{shown}</span>}
      pick={() => page.touch(place, { piece: number })}
    >
      <span class="row-coin" aria-hidden="true">
        {note}
      </span>
    </Place>
  );

/**
 * Cells with coins that move, or with a coin each that shows heads or tails.
 * @param {{page: Page, cellsOf: NonNullable<Page['row']['cellsOf']>}} props
 */
function Cells({ page, cellsOf }) {
  const { value: timeline } = page.shown;
  if (!timeline) return null;
  const row = cellsOf(timeline, page.timeline.value ?? timeline);
  if (row.grid && isSmall(row.grid)) return <Grid page={page} cells={row} grid={row.grid} />;
  const cells = shownOf(row);
  const [noteOf, at] = [notesOf(page), placeNow(page)];
  return (
    <ol class={classNames('row-places row-cells', isWhole(row) && 'row-strip')} style={{ '--count': cells.length }}>
      {cells.map((cell) => (
        <li key={cell.number}>
          <CoinCell page={page} cell={cell} note={noteOf(cell)} at={at} number={placeWords(cell.number)} />
        </li>
      ))}
    </ol>
  );
}

/**
 * Coins on a grid, with the numbers of columns and rows, and what these are worth where that is another number.
 * @param {{page: Page, cells: RowCells, grid: NonNullable<RowCells['grid']>}} props
 */
function Grid({ page, cells: { coins, other }, grid: { columns, rows } }) {
  const [noteOf, at] = [notesOf(page), placeNow(page)];
  const [column_at, row_at] = at?.split('.') ?? [];
  const by_number = new Map(coins.map((coin) => [coin.number, coin]));
  /** @param {readonly number[]} values @param {number} index @param {string | undefined} now */
  const headOf = (values, index, now) => (
    <span key={`head ${index}`} class={classNames('row-head', String(index + 1) === now && 'at')} aria-hidden="true">
      {index + 1}
      {values.some((value, before) => value !== before + 1) && <small>{values[index]}</small>}
    </span>
  );
  return (
    <div class="row-places row-cells row-grid" style={{ '--across': columns.length, '--down': rows.length }}>
      <span />
      {columns.map((_, column) => headOf(columns, column, column_at))}
      {rows.map((_, row) => (
        <Fragment key={row}>
          {headOf(rows, row, row_at)}
          {columns.map((_, column) => {
            const number = `${column + 1}.${row + 1}`;
            const cell = by_number.get(number) ?? other(number);
            return <CoinCell key={number} page={page} cell={cell} note={noteOf(cell)} at={at} number={null} />;
          })}
        </Fragment>
      ))}
    </div>
  );
}

/** @param {{page: Page}} props */
export function Places({ page }) {
  const rest = isPlaying(page) ? null : page.shown.value?.rest;
  return (
    <>
      {page.row.cellsOf ? <Cells page={page} cellsOf={page.row.cellsOf} /> : <Columns page={page} />}
      {rest && (
        <p class="row-rest">{rest.coins === null ? text('rows-rest', { count: rest.count }) : text('coins-rest', { count: rest.coins })}</p>
      )}
    </>
  );
}
