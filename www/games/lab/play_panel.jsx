/** The play of a rule: moves are named by what they leave; they are made on the board, from a list, or typed. */
import { useSignal } from '@preact/signals';
import { ByHand } from '../../play/by_hand.jsx';
import { MoveChooser } from '../../play/move_chooser.jsx';
import { PlayPanel } from '../../play/panel.jsx';
import { usePrompt } from '../../play/prompt.js';
import { rich, text } from '../../ui/messages.js';
import { positionWords } from './words.js';

/** @import { Page } from './state.js' */
/** @import { Move } from '../../play/solver_match.js' */
/** @import { Turn, Words } from '../../play/types.js' */

/** @param {Move} move */
const moveName = ({ to }) => `→ ${positionWords(to)}`;

/** @type {Words} */
const WORDS = {
  statusOf: ({ ends, text: position }) => (ends ? '' : text('lab-play-position', { at: positionWords(position) })),
  moveText: (player, { to }) => text('lab-move', { player, to: positionWords(to) }),
  moveName,
  hintText: (hint) => rich('lab-hint', { to: positionWords(hint.to) }),
};

/** What is typed as links write it. @param {string} typed */
const positionIn = (typed) =>
  typed
    .replace(/[\s()（）]/g, '')
    .replaceAll('，', ',')
    .replaceAll('&', '+');

/** A field for what a move is to leave, if there are too many moves for a list. @param {Turn & {prompt: string}} turn */
function TypedChooser({ page, your_turn, prompt }) {
  const typed = useSignal('');
  usePrompt(page.match, prompt);
  return (
    <ByHand words={text('lab-leave')}>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (your_turn && typed.value.trim() !== '') page.match.playMoveText(positionIn(typed.value));
          typed.value = '';
        }}
      >
        <input
          class="number"
          name="to"
          aria-label={text('lab-leave')}
          placeholder={text('lab-leave')}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button type="submit" class="primary" disabled={!your_turn}>
          {text('lab-make')}
        </button>
      </form>
    </ByHand>
  );
}

/** @param {Turn} turn */
function Chooser(turn) {
  const { play, position } = turn;
  /** A position of one number or two is a cell of the board; of others the list says what there is. */
  const is_on_board = position.text.split(',').length <= 2 && !position.text.includes('+');
  const prompt = text(is_on_board ? 'lab-do' : 'lab-do-list');
  if (play.answers.at(-1)?.moves === null) return <TypedChooser {...turn} prompt={prompt} />;
  return <MoveChooser {...turn} prompt={prompt} is_open={!is_on_board} wordsOf={moveName} />;
}

/** The rule, as it is written. @param {{page: Page}} props */
export const Play = ({ page }) => (
  <>
    <PlayPanel page={page} words={WORDS} Chooser={Chooser} />
    <pre class="play-text">{page.options.value.rule}</pre>
  </>
);
