/** A cell that was clicked, explained: its value, the take that decides it, where every take leads, what reads it. */
import { useResource } from '../../solver/resource.js';
import { rich, series, text } from '../../ui/messages.js';
import { Spot } from '../../game_page/spot.jsx';

/** @import { DynamicNimExplanation } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Cell } from './table_view.js' */

/** @typedef {DynamicNimExplanation} Answer */

/**
 * @param {object} props
 * @param {Cell} props.cell
 * @param {{ask: (question: string, about: unknown, abort: AbortSignal) => Promise<any>}} props.session
 * @param {() => void} props.close
 * @param {boolean} props.in_play whether it is the position of a play: it is told in stones and moves, and the table is not on show
 * @param {(row: number) => void} props.show seeks to the step that settles a row
 * @param {(cell: Cell) => void} props.playFrom
 * @param {(cell: Cell) => void} props.ask makes the cell the position of the link
 */
export function Explanation({ cell, session, close, in_play, show, ask, playFrom }) {
  /** @type {Answer | null} */
  const answer = useResource(cell, (abort) => session.ask('explain', { m: cell.row, n: cell.column }, abort));
  if (!answer) return null;

  const { row: m, column: n } = cell;
  const { outcome, threshold, decidingTake, takes, reachedFrom } = answer;
  const args = { m, n, f: threshold ?? '∞', take: decidingTake ?? 0 };
  const why = m === 0 ? 'empty' : n === 0 ? 'no-take' : outcome;
  return (
    <Spot
      title={in_play ? text('dynamic-nim-play-position', { pile: m, most: n }) : text('dynamic-nim-explain-title', { m, n })}
      outcome={in_play ? '' : outcome}
      close={close}
      actions={
        in_play
          ? []
          : [
              [text('dynamic-nim-explain-show', { m }), () => show(m)],
              [text('explain-ask'), () => ask(cell)],
              [text('play-from'), () => playFrom(cell)],
            ]
      }
    >
      <p role="status">{rich(`dynamic-nim-${in_play ? 'why' : 'explain'}-${why}`, args)}</p>
      {takes.length > 0 && (
        <>
          <h3>{text('dynamic-nim-explain-takes')}</h3>
          <ol class="takes">
            {takes.map(({ take, left, cap, outcome: after }) => (
              <li key={take} class={after}>
                {text(in_play ? 'dynamic-nim-why-take' : 'dynamic-nim-explain-take', { take, left, cap, outcome: after })}
              </li>
            ))}
          </ol>
        </>
      )}
      {!in_play && (
        <p class="soft">
          {reachedFrom.length === 0
            ? text('dynamic-nim-explain-unread')
            : text('dynamic-nim-explain-read', {
                cells: series(reachedFrom.map(({ take, pile }) => text('dynamic-nim-explain-from', { pile, take }))),
              })}
        </p>
      )}
    </Spot>
  );
}
