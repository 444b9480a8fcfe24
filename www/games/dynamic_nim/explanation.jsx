/** A cell that was clicked, explained: its value, the take that decides it, where every take leads, what reads it. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../app/icons.jsx';
import { rich, text } from '../../app/messages.jsx';

/** @typedef {import('../../../crate/pkg/dynamic_nim/mexplorer.js').DynamicNimExplanation} Answer */

/**
 * @param {object} props
 * @param {import('./table_view.js').Cell} props.cell
 * @param {{ask: (question: string, about: unknown, abort: AbortSignal) => Promise<any>}} props.session
 * @param {() => void} props.close
 * @param {(row: number) => void} props.show seeks to the step that settles a row
 * @param {(cell: import('./table_view.js').Cell) => void} props.playFrom
 * @param {(cell: import('./table_view.js').Cell) => void} props.ask makes the cell the position of the link
 */
export function Explanation({ cell, session, close, show, ask, playFrom }) {
  const [answer, setAnswer] = useState(/** @type {{cell: import('./table_view.js').Cell, is: Answer} | null} */ (null));
  useLayoutEffect(() => {
    const abort = new AbortController();
    session.ask('explain', { m: cell.row, n: cell.column }, abort.signal).then(
      (is) => setAnswer({ cell, is }),
      // Another cell was asked for meanwhile.
      () => {},
    );
    return () => abort.abort();
  }, [cell, session]);
  const section = useRef(/** @type {HTMLElement | null} */ (null));
  const ready = answer?.cell === cell;
  useLayoutEffect(() => {
    // A chosen cell is to be read about at once, on a phone and below a play too.
    if (ready) section.current?.scrollIntoView({ block: 'nearest' });
  }, [ready, cell]);
  if (!answer || answer.cell !== cell) return null;

  const { row: m, column: n } = cell;
  const { outcome, threshold, decidingTake, takes, reachedFrom } = answer.is;
  const args = { m, n, f: threshold ?? '∞', take: decidingTake ?? 0 };
  const why = m === 0 ? 'empty' : n === 0 ? 'no-take' : outcome;
  return (
    <section ref={section} class="explanation" aria-label={text('dynamic-nim-explain-title', { m, n })}>
      <header>
        <h2>
          <span class={`badge ${outcome}`}>{outcome}</span> {text('dynamic-nim-explain-title', { m, n })}
        </h2>
        <button type="button" class="icon" aria-label={text('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <p role="status">{rich(`dynamic-nim-explain-${why}`, args)}</p>
      {takes.length > 0 && (
        <>
          <h3>{text('dynamic-nim-explain-takes')}</h3>
          <ol class="takes">
            {takes.map(({ take, left, cap, outcome: after }) => (
              <li key={take} class={after}>
                {text('dynamic-nim-explain-take', { take, left, cap, outcome: after })}
              </li>
            ))}
          </ol>
        </>
      )}
      <p class="soft">
        {reachedFrom.length === 0
          ? text('dynamic-nim-explain-unread')
          : text('dynamic-nim-explain-read', { cells: reachedFrom.map(({ take, pile }) => text('dynamic-nim-explain-from', { pile, take })).join(', ') })}
      </p>
      <div class="row">
        <button type="button" onClick={() => show(m)}>
          {text('dynamic-nim-explain-show', { m })}
        </button>
        <button type="button" onClick={() => ask(cell)}>
          {text('dynamic-nim-explain-ask')}
        </button>
        <button type="button" onClick={() => playFrom(cell)}>
          {text('play-from')}
        </button>
      </div>
    </section>
  );
}
