/** The play of a game in a row: its words, and the chooser of a move, by the places of the board or as numbers. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { ByHand } from '../../play/by_hand.jsx';
import { moveChooser } from '../../play/move_chooser.jsx';
import { PlayPanel } from '../../play/panel.jsx';
import { usePrompt } from '../../play/prompt.js';
import { takeChooser } from '../../play/take_chooser.jsx';
import { rich, series, text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { placeWords } from './numbers.js';
import { idOf, moveWords, placeName } from './words.js';

/** @import { RefObject } from 'preact' */
/** @import { Page } from './state.js' */
/** @import { Row } from './types.js' */
/** @import { Turn, Words } from '../../play/types.js' */

/** Numbers of a position that are named. */
const NAMED = 20;

/** @param {string} position */
function positionWords(position) {
  const numbers = position.split(',').filter(Boolean);
  if (numbers.length === 0) return text('rows-nothing');
  return numbers.length <= NAMED ? series(numbers.map(placeWords)) : text('rows-many', { count: numbers.length });
}

/** @param {string} words @returns {Words} */
const wordsOf = (words) => ({
  statusOf: ({ ends, text: position }) => (ends ? '' : text(`${words}-play-position`, { position: positionWords(position) })),
  moveText: (player, { move, to }) => text('rows-move', { player, move: moveWords(words, move), position: positionWords(to) }),
  moveName: ({ move }) => moveWords(words, move),
  hintText: (hint) => rich('rows-hint', { move: moveWords(words, hint.move), position: positionWords(hint.to) }),
});

/** Whether what is chosen is a move; unknown moves may be. @param {Page} page */
function isWhole({ match, row, chosen }) {
  const moves = match.play.value?.answers.at(-1)?.moves;
  if (!moves) return true;
  const of = (/** @type {readonly string[]} */ places) => [...places].sort().join();
  return moves.some(({ move }) => of(row.picksOf(move)) === of(chosen.value));
}

/** The buttons of what is chosen: none where the last place makes the move. @param {Page} page */
function pickActions(page) {
  const { row, chosen, choose, playChosen, question } = page;
  const count = chosen.value.length;
  const waits = row.picks === undefined || question?.is_open.value;
  if (count === 0 || row.picks === 0) return [];
  const give_up = { name: 'rows-give-up', is_quiet: true, run: () => choose([]) };
  return waits && count >= (row.picks ?? 1)
    ? [give_up, { name: idOf(row.words, 'make'), run: playChosen, is_off: !isWhole(page) }]
    : [give_up];
}

/** The places are chosen on the board, or typed. @param {Turn & {page: Page}} turn */
function PickChooser({ page, position, your_turn, hint }) {
  const { typed, chosen, choose, match, row, playChosen } = page;
  useLayoutEffect(() => {
    typed.value = '';
  }, [position]);
  useLayoutEffect(() => {
    if (hint?.move) choose(row.picksOf(hint.move.move));
  }, [hint]);
  // After an invalid move the choice begins again.
  useLayoutEffect(() => {
    if (match.rejection.value !== null && chosen.peek().length === row.picks) choose([]);
  }, [match.rejection.value]);
  const count = chosen.value.length;
  usePrompt(
    match,
    text(`${row.words}-do`, {
      count,
      first: chosen.value[0] ?? '',
      list: series(chosen.value.map(placeWords)),
      ready: isWhole(page) ? 'yes' : 'no',
    }),
    pickActions(page),
  );
  return (
    <ByHand words={text('play-by-hand')}>
      <PickForm page={page} your_turn={your_turn} submit={playChosen} />
    </ByHand>
  );
}

/** @param {{page: Page, your_turn: boolean, submit: () => void}} props */
function PickForm({ page: { typed, row }, your_turn, submit }) {
  /** @type {RefObject<HTMLInputElement | null>} */
  const field = useRef(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (your_turn) submit();
        field.current?.focus();
      }}
    >
      <label class="row">
        {text(`${row.words}-pick`)}
        <input
          ref={field}
          name="places"
          class="number"
          inputMode="numeric"
          autocomplete="off"
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="primary" disabled={!your_turn}>
        {text('rows-make')}
      </button>
    </form>
  );
}

/** For moves of stones from one place. @param {string} words */
const stonesChooser = (words) =>
  takeChooser({
    fromText: (place, position) => placeName(words, place, readable(position.text.split(',')[Number(place)] ?? '')),
    how: () => text('rows-stones-how'),
    from: () => text('rows-stones-from'),
    make: 'rows-stones-move',
    takesText: (takes) => series(takes.map((take) => moveWords(words, take))),
  });

/** @param {Row} row */
function chooserOf({ words, moves_stones, lists_moves }) {
  if (moves_stones) return stonesChooser(words);
  return lists_moves
    ? moveChooser(
        () => text(`${words}-do`),
        ({ move }) => moveWords(words, move),
      )
    : PickChooser;
}

/** @param {{page: Page}} props */
export function Play({ page: { row }, page }) {
  // A chooser of its own for every page, which stays while one plays.
  const Chooser = useMemo(() => chooserOf(row), [row]);
  return <PlayPanel page={page} words={wordsOf(row.words)} Chooser={Chooser} />;
}
