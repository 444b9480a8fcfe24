/** The play of the race: its words, and a button for every move. Fetched when one begins. */
import { isWon } from '../../play/line_of_play.js';
import { MoveChooser } from '../../play/move_chooser.jsx';
import { PlayPanel } from '../../play/panel.jsx';
import { entryAt } from '../../ui/entry_at.js';
import { rich, text } from '../../ui/messages.js';
import { nameOf, rowColumn } from './document.js';
import { isShared } from './parameters.js';
import { cellOfToken, endOf, leadOver, otherOf, stateOf, stepWords } from './position.js';

/** @import { Page } from './state.js' */
/** @import { Board } from './types.js' */
/** @import { Line } from '../../play/line_of_play.js' */
/** @import { Turn, Words } from '../../play/types.js' */

/** @param {Board} board @returns {Words} */
const wordsOn = (board) => ({
  statusOf(position) {
    if (position.ends) return '';
    const { a, b, mover } = stateOf(board, position.text);
    return text('race-play-position', { token: mover, a: nameOf(board, a), b: nameOf(board, b) });
  },
  moveText(player, { move }, left) {
    const other = stateOf(board, left.text).mover;
    return text('race-move', { player, token: otherOf(other), other, ...stepWords(board, move) });
  },
  moveName: ({ move }) => text('race-move-name', stepWords(board, move)),
  hintText(move) {
    const { mover } = stateOf(board, move.to);
    return rich('race-hint-move', { ...stepWords(board, move.move), other: mover, ends: move.ends ? 'yes' : 'no' });
  },
});

/** By the signs of how far a move goes down and to the right. */
const ARROWS = ['↖↑↗', '←↺→', '↙↓↘'];

/** Where a move goes, as seen from the token. @param {Board} board @param {number} from @param {number} to */
function arrowOf(board, from, to) {
  const [[row, column], [to_row, to_column]] = [rowColumn(board, from), rowColumn(board, to)];
  return ARROWS[1 + Math.sign(to_row - row)]?.[1 + Math.sign(to_column - column)] ?? '';
}

/** @param {Turn} turn */
function Chooser(turn) {
  const { play, position } = turn;
  /** @type {Page} */
  const { drawn, opening } = turn.page;
  const board = drawn.value;
  if (!board) return null;
  const state = stateOf(board, position.text);
  const { mover } = state;
  return (
    <>
      <MoveChooser
        {...turn}
        prompt={text('race-do', {
          token: mover,
          other: otherOf(mover),
          is_yours: play.setup.opponent === 'person' ? 'no' : 'yes',
          jumps: leadOver(board, play.answers.at(-1)?.moves ?? []) ? 'yes' : 'no',
        })}
        wordsOf={({ move }) => (
          <>
            <span aria-hidden="true">{arrowOf(board, cellOfToken(state, mover), endOf(board, move))}</span>{' '}
            {nameOf(board, endOf(board, move))}
          </>
        )}
      />
      {opening.answer.value?.whole === false && <p class="soft">{text('race-play-nearer')}</p>}
    </>
  );
}

/**
 * Who is ahead, and whether a jump changes that.
 * @param {Page} page @param {Board} board @param {string} position @param {Line} line
 */
function remarkOn({ solved, solution }, board, position, line) {
  const { a, b, mover } = stateOf(board, position);
  const options = solution.value?.options;
  if (!solved.value || !options || line.kind === 'open') return null;
  const { fromA, fromB } = solved.value.distances;
  const left = { A: entryAt(fromB, a), B: entryAt(fromA, b) };
  const other = otherOf(mover);
  const winner = isWon(line) ? mover : other;
  const ahead = left[mover] <= left[other] ? mover : other;
  const loser = otherOf(winner);
  const first = line.moves[0] ? stepWords(board, line.moves[0].move) : null;
  const how = winner === mover && first?.how === 'jump' ? 'now' : ahead !== winner ? 'behind' : isShared(options) ? 'apart' : 'ahead';
  return (
    <p>
      {rich('race-why-play', {
        ...first,
        how,
        winner,
        loser,
        left: left[winner],
        loser_left: left[loser],
        turn: winner === mover ? 'own' : 'other',
      })}
    </p>
  );
}

/** @param {{page: Page}} props */
export function Play({ page }) {
  const board = page.drawn.value;
  return (
    board && (
      <PlayPanel
        page={page}
        words={wordsOn(board)}
        Chooser={Chooser}
        remarkOn={(position, line) => remarkOn(page, board, position, line)}
        further={[
          text('race-why-moves'),
          () => {
            const at = page.played.peek();
            if (at) page.selection.value = cellOfToken(at, at.mover);
          },
        ]}
      />
    )
  );
}
