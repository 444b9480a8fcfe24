/** A cell or a state that was picked: its distances, every move from there, who wins after it, and what answers it. */
import { rich, text } from '../../ui/messages.js';
import { Spot } from '../../ui/spot.jsx';
import { freshPlay, playParams } from '../../play/parameters.js';
import { wordsOfCell } from './cell_words.js';
import { rowColumn } from './document.js';
import { otherOf, overWords, textOf } from './position.js';

/** @import { RaceExplainedMove } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Page } from './state.js' */
/** @import { Token } from './types.js' */

/** @param {{page: Page, close: () => void}} props */
export function Explanation({ page, close }) {
  const { inspection } = page;
  const [cell, solved] = [page.selection.value, page.solved.value];
  if (cell === null || !solved) return null;
  const [state, explained] = [inspection.explained_state.value, inspection.explanation.value];
  const [row = '', column = ''] = rowColumn(solved.board, cell).map(String);
  if (!state || !explained) {
    const about = wordsOfCell(page, solved, cell);
    return (
      <Spot title={text('race-cell', { row, column })} outcome="" close={close} actions={[]}>
        <p>{rich(about.id, about.args)}</p>
      </Spot>
    );
  }
  const { nameOfCell } = page;
  const { winner, movesLeft, moves, whole } = explained;
  const where = { a: nameOfCell(state.a), b: nameOfCell(state.b), mover: state.mover };
  /** @type {[string, () => void][]} */
  const actions = page.match.play.value
    ? []
    : [[text('race-play-from'), () => page.go({ ...playParams(freshPlay()), at: null, from: textOf(solved.board, state) })]];
  return (
    <Spot title={text('race-state', where)} outcome={winner === 'draw' ? '=' : winner} close={close} actions={actions}>
      <p>{rich('race-state-winner', { winner, moves: movesLeft ?? 0, known: movesLeft === null ? 'no' : 'yes' })}</p>
      <ul class="race-options">
        {moves.map((move) => (
          <li key={move.to}>{moveWords(move, state.mover, nameOfCell)}</li>
        ))}
      </ul>
      <p class="soft">{text(whole ? 'race-state-whole' : 'race-state-paths')}</p>
    </Spot>
  );
}

/** @param {RaceExplainedMove} move @param {Token} mover @param {(cell: number) => string} nameOfCell */
function moveWords({ to, over, ends, winner, reply }, mover, nameOfCell) {
  const outcome = ends ? 'goal' : winner === mover ? 'wins' : winner === 'draw' ? 'draws' : 'loses';
  return rich('race-option', {
    cell: nameOfCell(to),
    ...overWords(over, nameOfCell),
    outcome,
    winner,
    other: otherOf(mover),
    reply: reply === null ? '' : nameOfCell(reply),
  });
}
