/** The play of a rule: moves are known by what they leave; they are made on the board, from a list, or typed. Fetched when a play begins. */
import { useState } from 'preact/hooks';
import { MoveChooser } from '../../play/move_chooser.jsx';
import { PlayPanel } from '../../play/panel.jsx';
import { rich, text } from '../../ui/messages.js';
import { positionWords } from './words.js';

/** @import { Page } from './state.js' */
/** @import { Turn, Words } from '../../play/types.js' */

/** @type {Words} */
const WORDS = {
  statusOf: ({ ends, text: position }) => (ends ? '' : text('lab-play-position', { at: positionWords(position) })),
  moveText: (player, { to }) => text('lab-move', { player, to: positionWords(to) }),
  hintText: (move) => (move === null ? text('lab-hint-none') : rich('lab-hint', { to: positionWords(move.to) })),
};

/** A field for what a move is to leave, where there are too many for a list. @param {Turn} turn */
function TypedChooser({ page, your_turn }) {
  const [typed, setTyped] = useState('');
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (your_turn && typed.trim() !== '')
          page.match.insistOn(
            typed
              .replace(/[\s()（）]/g, '')
              .replaceAll('，', ',')
              .replaceAll('&', '+'),
          );
        setTyped('');
      }}
    >
      <input
        class="number"
        name="to"
        aria-label={text('lab-leave')}
        placeholder={text('lab-leave')}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="primary" disabled={!your_turn}>
        {text('lab-make')}
      </button>
    </form>
  );
}

/** @param {Turn} turn */
function Chooser(turn) {
  return turn.play.told.at(-1)?.moves === null ? (
    <TypedChooser {...turn} />
  ) : (
    <MoveChooser {...turn} wordsOf={({ to }) => `→ ${positionWords(to)}`} />
  );
}

/** @param {{page: Page}} props */
export const Play = ({ page }) => <PlayPanel page={page} words={WORDS} Chooser={Chooser} why={null} />;
