/** The play of a game in a row: its words, and the chooser of a move, by the places of the board or as numbers. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { moveChooser } from '../../play/move_chooser.jsx';
import { PlayPanel } from '../../play/panel.jsx';
import { takeChooser } from '../../play/take_chooser.jsx';
import { rich, series, text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { moveWords, placeName } from './words.js';

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
  return numbers.length <= NAMED ? series(numbers.map(readable)) : text('rows-many', { count: numbers.length });
}

/** @param {string} words @returns {Words} */
const wordsOf = (words) => ({
  statusOf: ({ ends, text: position }) => (ends ? '' : text(`${words}-play-position`, { position: positionWords(position) })),
  moveText: (player, { move, to }) => text('rows-move', { player, move: moveWords(words, move), position: positionWords(to) }),
  hintText(hint) {
    if (hint === null) return text('rows-hint-none');
    return rich('rows-hint', { move: moveWords(words, hint.move), position: positionWords(hint.to) });
  },
});

/** The places are chosen on the board, or typed. @param {Turn & {page: Page}} turn */
function PickChooser({ page: { typed, chosen, choose, match, row }, position, your_turn, hint }) {
  /** @type {RefObject<HTMLInputElement | null>} */
  const field = useRef(null);
  useLayoutEffect(() => {
    typed.value = '';
  }, [position]);
  useLayoutEffect(() => {
    if (hint?.move) choose(row.picksOf(hint.move.move));
  }, [hint]);
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (your_turn && chosen.value.length > 0) void match.playMoveText(row.moveOf(chosen.value));
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
    make: () => text('rows-stones-move'),
    takesText: (takes) => takes.map((take) => moveWords(words, take)).join(', '),
  });

/** @param {Row} row */
function chooserOf({ words, moves_stones, lists_moves }) {
  if (moves_stones) return stonesChooser(words);
  return lists_moves ? moveChooser(({ move }) => moveWords(words, move)) : PickChooser;
}

/** @param {{page: Page}} props */
export function Play({ page: { row }, page }) {
  // A chooser of its own for every page, which stays while one plays.
  const Chooser = useMemo(() => chooserOf(row), [row]);
  return <PlayPanel page={page} words={wordsOf(row.words)} Chooser={Chooser} why={null} />;
}
