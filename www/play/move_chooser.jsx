/** A chooser for positions whose moves the solver lists: a button for each move, in the words of the game. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../ui/messages.js';
import { ByHand } from './by_hand.jsx';
import { usePrompt } from './prompt.js';

/** @import { ComponentChildren, RefObject } from 'preact' */
/** @import { Move, Position } from './solver_match.js' */
/** @import { Turn } from './types.js' */

/**
 * @typedef {object} Listed
 * @property {(move: Move, at: Position) => ComponentChildren} wordsOf
 * @property {string} prompt how a move is made on the board
 * @property {boolean} [is_open] whether the list stands open, where the board does not show all moves
 */

/** @param {Turn & Listed} props */
export function MoveChooser({ prompt, is_open = false, ...turn }) {
  usePrompt(turn.page.match, prompt);
  return (
    <ByHand words={text('play-list')} is_open={is_open}>
      <MoveList {...turn} />
    </ByHand>
  );
}

/** @param {Turn & Pick<Listed, 'wordsOf'>} props */
function MoveList({ play, position, your_turn, hint, playMove, wordsOf }) {
  const moves = play.answers.at(-1)?.moves;
  // While the solver works the moves stay as they were, and with them the keyboard's focus.
  const /** @type {RefObject<{move: Move, words: ComponentChildren}[]>} */ shown = useRef([]);
  if (moves) shown.current = moves.map((move) => ({ move, words: wordsOf(move, position) }));
  const /** @type {RefObject<HTMLDivElement | null>} */ group = useRef(null);
  const had_focus = group.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (had_focus && !group.current?.contains(document.activeElement)) group.current?.querySelector('button')?.focus();
  });
  const can_move = your_turn && Boolean(moves);
  return (
    <div class="row move-choices" role="group" aria-label={text('play-choices')} ref={group}>
      {shown.current.map(({ move, words }, index) => (
        <button
          key={index}
          type="button"
          class={can_move && hint?.move?.move === move.move ? 'primary' : undefined}
          aria-disabled={!can_move}
          onClick={() => can_move && playMove(move)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

/**
 * The chooser of a game that only names its moves.
 * @param {() => string} promptOf @param {(move: Move, at: Position) => string} wordsOf
 */
export const moveChooser = (promptOf, wordsOf) => (/** @type {Turn} */ turn) => (
  <MoveChooser {...turn} prompt={promptOf()} wordsOf={wordsOf} />
);
