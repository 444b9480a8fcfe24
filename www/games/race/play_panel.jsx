/** The play of the race: its words, and a button for every move. Fetched when one begins. */
import { rich, text } from '../../ui/messages.js';
import { PlayPanel } from '../../play/panel.jsx';
import { nameOf } from './document.js';
import { cellOfToken, movesOf, otherOf, winnerOf } from './play.js';

/** @typedef {import('./play.js').Position} Position */
/** @typedef {import('./play.js').Move} Move */

/** @param {Position} position @param {number} cell */
const named = ({ track: { board } }, cell) => nameOf(board, cell);

/** @type {import('../../play/panel.jsx').Words<Position, Move>} */
const WORDS = {
  statusOf: (position) =>
    winnerOf(position)
      ? ''
      : text('race-play-position', { token: position.mover, a: named(position, position.a), b: named(position, position.b) }),
  moveText(player, { to, over }, left) {
    const token = otherOf(left.mover);
    return text('race-move', {
      player,
      token,
      other: left.mover,
      how: over === null ? 'step' : 'jump',
      over: over === null ? '' : named(left, over),
      cell: named(left, to),
    });
  },
  hintText: (move) => (move === null ? text('race-hint-none') : rich('race-hint-move')),
};

/** Where a move goes, as seen from the token. @param {number} columns @param {number} from @param {number} to */
function arrowOf(columns, from, to) {
  const down = Math.sign(Math.floor(to / columns) - Math.floor(from / columns));
  const right = Math.sign((to % columns) - (from % columns));
  /** @type {Record<string, string>} */
  const arrows = { '-1,0': '↑', '1,0': '↓', '0,-1': '←', '0,1': '→', '-1,-1': '↖', '-1,1': '↗', '1,-1': '↙', '1,1': '↘' };
  return arrows[`${down},${right}`] ?? '↺';
}

/** @param {import('../../play/panel.jsx').Turn<Position, Move>} props */
function MoveChooser({ position, your_turn, hint, make }) {
  const moves = movesOf(position);
  const from = cellOfToken(position, position.mover);
  return (
    <>
      <div class="row race-moves" role="group" aria-label={text('race-moves')}>
        {moves.map((move) => (
          <button
            key={move.to}
            type="button"
            class={hint?.move?.to === move.to ? 'primary' : undefined}
            aria-disabled={!your_turn}
            onClick={() => your_turn && make(move)}
          >
            <span aria-hidden="true">{arrowOf(position.track.board.columns, from, move.to)}</span> {named(position, move.to)}
          </button>
        ))}
      </div>
      {moves.some(({ over }) => over !== null) && (
        <p class="soft">{text('race-jump-why', { token: position.mover, other: otherOf(position.mover) })}</p>
      )}
      {position.track.nearer && <p class="soft">{text('race-play-nearer')}</p>}
    </>
  );
}

/** @param {{page: import('./state.js').Page}} props */
export function Play({ page }) {
  return (
    <PlayPanel
      page={page}
      words={WORDS}
      Chooser={MoveChooser}
      why={() => {
        const at = page.played.peek();
        if (at) page.inspection.selection.value = cellOfToken(at, at.mover);
      }}
    />
  );
}
