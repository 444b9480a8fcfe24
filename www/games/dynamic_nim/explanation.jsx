/** A cell that was clicked, explained: its value, the take that decides it, where every take leads, what reads it. */
import { useResource } from '../../solver/resource.js';
import { rich, series, text } from '../../ui/messages.js';
import { actionsAt } from '../../game_page/actions_at.js';
import { Spot } from '../../ui/spot.jsx';
import { nimberAt } from './nimber_layer.js';
import { lastStep, threshold as thresholdOf } from './steps.js';

/** @import { DynamicNimExplanation, DynamicNimTable } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Page } from './state.js' */
/** @import { Cell } from './types.js' */

/** In a play, in stones and moves. @param {{page: Page, table: DynamicNimTable, cell: Cell, close: () => void}} props */
export function Explanation({ page, table, cell, close }) {
  const { row: m, column: n } = cell;
  /** @type {DynamicNimExplanation | null} */
  const answer = useResource(cell, (abort) => page.session.ask('explain', { m, n }, abort));
  if (!answer) return null;
  const in_play = page.match.play.value !== null;
  const { outcome, threshold, decidingTake, takes, reachedFrom } = answer;
  const { left, cap } = takes.find((one) => one.take === decidingTake) ?? { left: 0, cap: 0 };
  const next = thresholdOf(table, left);
  const args = { m, n, f: threshold ?? '∞', take: decidingTake ?? 0, left, cap, next, needs: next === left ? 'all' : 'some' };
  const why = m === 0 ? 'empty' : n === 0 ? 'no-take' : outcome;
  const cells = series(reachedFrom.map(({ take, pile }) => text('dynamic-nim-explain-from', { pile, take })));
  return (
    <Spot
      title={in_play ? text('why') : text('dynamic-nim-explain-title', { m, n })}
      outcome={in_play ? '' : outcome}
      close={close}
      actions={
        in_play
          ? []
          : [
              [text('dynamic-nim-explain-show', { m }), () => page.player.seek(lastStep(table, m))],
              ...actionsAt(page, { n: String(m), cap: String(n), at: String(m) }),
            ]
      }
    >
      <p role="status">{rich(`dynamic-nim-${in_play ? 'why' : 'explain'}-${why}`, args)}</p>
      {!in_play && page.nimbers.value && <p>{rich('dynamic-nim-explain-nimber', { nimber: nimberAt(page.nimbers.value, m, n) })}</p>}
      {takes.length > 0 && (
        <details open={!in_play}>
          <summary>{text(in_play ? 'dynamic-nim-why-takes' : 'dynamic-nim-explain-takes')}</summary>
          <ol class="takes">
            {takes.map((one) => (
              <li key={one.take} class={in_play ? (one.outcome === 'P' ? 'wins' : 'loses') : one.outcome}>
                {text(in_play ? 'dynamic-nim-why-take' : 'dynamic-nim-explain-take', { ...one })}
              </li>
            ))}
          </ol>
        </details>
      )}
      {!in_play && reachedFrom.length > 0 && <p class="soft">{text('dynamic-nim-explain-read', { cells })}</p>}
    </Spot>
  );
}
