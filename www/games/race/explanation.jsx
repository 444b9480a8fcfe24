/** A cell or a state that was picked: its distances, every move from there, who wins after it, and what answers it. */
import { rich, text } from '../../ui/messages.js';
import { Spot } from '../../page/spot.jsx';
import { NEW_PLAY, playParams } from '../../play/parameters.js';
import { layerOf } from './board_view.js';
import { rowColumn } from './document.js';
import { textOf } from './position.js';

/** @typedef {NonNullable<ReturnType<typeof import('./inspection.js').createInspection>['explanation']['value']>} Explained */

const UNREACHABLE = 0xffffffff;

/** @param {{page: import('./state.js').Page, close: () => void}} props */
export function Explanation({ page, close }) {
  const { inspection } = page;
  const [cell, solved] = [inspection.selection.value, page.solved.value];
  if (cell === null || !solved) return null;
  const state = inspection.explained_state.value;
  const told = inspection.explanation.value;
  const [row = '', column = ''] = rowColumn(solved.board, cell).map(String);
  if (!state || !told) {
    return (
      <Spot title={text('race-cell', { row, column })} outcome="" close={close} actions={[]}>
        <p>{aboutCell(page, solved, cell)}</p>
      </Spot>
    );
  }
  const { nameOfCell } = page;
  const where = { a: nameOfCell(state.a), b: nameOfCell(state.b), mover: state.mover };
  /** @type {[string, () => void][]} */
  const actions = page.match.play.value
    ? []
    : [[text('race-play-from'), () => page.go({ ...playParams(NEW_PLAY), at: null, from: textOf(solved.board, state) })]];
  return (
    <Spot title={text('race-state', where)} outcome={told.winner === 'draw' ? '=' : told.winner} close={close} actions={actions}>
      <p>{rich('race-state-winner', { winner: told.winner, moves: told.movesLeft ?? 0, known: told.movesLeft === null ? 'no' : 'yes' })}</p>
      <ul class="race-options">
        {told.moves.map((move) => (
          <li key={move.to}>{moveWords(move, state.mover, nameOfCell)}</li>
        ))}
      </ul>
      <p class="soft">{text(told.whole ? 'race-state-whole' : 'race-state-paths')}</p>
    </Spot>
  );
}

/** @param {Explained['moves'][number]} move @param {'A' | 'B'} mover @param {(cell: number) => string} nameOfCell */
function moveWords({ to, over, ends, winner, reply }, mover, nameOfCell) {
  const outcome = ends ? 'goal' : winner === mover ? 'wins' : winner === 'draw' ? 'draws' : 'loses';
  return rich('race-option', {
    cell: nameOfCell(to),
    how: over === null ? 'step' : 'jump',
    over: over === null ? '' : nameOfCell(over),
    outcome,
    winner,
    other: mover === 'A' ? 'B' : 'A',
    reply: reply === null ? '' : nameOfCell(reply),
  });
}

/** @param {import('./state.js').Page} page @param {import('./state.js').Solved} solved @param {number} cell */
function aboutCell(page, { board, distances }, cell) {
  if (board.cells[cell] !== 1) return text('race-cell-wall');
  const [a, b] = [distances.fromA[cell] ?? UNREACHABLE, distances.fromB[cell] ?? UNREACHABLE];
  if (a === UNREACHABLE && b === UNREACHABLE) return text('race-cell-apart');
  if (a === UNREACHABLE || b === UNREACHABLE)
    return text('race-cell-one', { player: a === UNREACHABLE ? 'B' : 'A', distance: a === UNREACHABLE ? b : a });
  const layer = layerOf(distances, cell);
  const winner = page.covered.value ? undefined : page.inspection.winners.value.get(cell);
  return rich(layer < 0 ? 'race-cell-off' : winner ? 'race-cell-facing' : 'race-cell-layer', {
    a,
    b,
    d: distances.d ?? 0,
    layer,
    full: page.timeline.value?.method === 'full' ? 'yes' : 'no',
    winner: winner ?? '',
    from: page.nameOfCell(page.inspection.placed.value.A ?? 0),
  });
}
