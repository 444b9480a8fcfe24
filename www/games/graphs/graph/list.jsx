/** The graph as a list, a row a vertex, which does all that the drawing does. */
import { useState } from 'preact/hooks';
import { text } from '../../../ui/messages.js';
import { placeAt, terminalOf, withName, withOptions, withPlace, withTerminal, withTokens, withVertex } from './document.js';
import { SIDE } from './square.js';

/** @import { Change } from './document.js' */
/** @import { Page } from './state.js' */

/** Rows that are shown first, and that are added; tokens in all. */
const [ROWS, MOST_TOKENS] = [200, 100];

/** Whole numbers below a limit in a text; null where there is anything else. @param {string} typed @param {number} limit */
function numbersIn(typed, limit) {
  const items = typed.split(/[\s,;，、]+/).filter(Boolean);
  const numbers = items.map(Number);
  return items.every((item) => /^\d+$/.test(item)) && numbers.every((number) => number < limit) ? numbers : null;
}

/** @param {{page: Page}} props */
export function List({ page }) {
  const graph = page.drawn.value;
  const { editor } = page;
  const [most, setMost] = useState(ROWS);
  if (!graph) return <p>{text('graph-list-large')}</p>;
  const rows = Array.from({ length: Math.min(most, graph.count) }, (_, vertex) => vertex);
  /**
   * A field that is read when one is done with it; what cannot be read is put back as it was, with the reason.
   * @param {string} label @param {string} value @param {(typed: string) => Change | null} read @param {string} [looks]
   * @param {number} [limit] the largest number that may stand there
   */
  const field = (label, value, read, looks = '', limit = graph.count - 1) => {
    const commit = (/** @type {HTMLInputElement} */ input) => {
      if (input.value === value) return;
      const change = read(input.value);
      input.setCustomValidity(change ? '' : text('graph-list-wrong', { value: input.value, limit }));
      if (change) editor.apply(change);
      else input.reportValidity();
    };
    return (
      <input
        class={looks}
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => commit(event.currentTarget)}
        onKeyDown={(event) => event.key === 'Enter' && commit(event.currentTarget)}
        onInput={(event) => event.currentTarget.setCustomValidity('')}
      />
    );
  };
  return (
    <div>
      <table>
        <thead>
          <tr>
            {['vertex', 'options', 'tokens', 'terminal', 'name', 'place'].map((name) => (
              <th key={name} scope="col">
                {text(`graph-column-${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((vertex) => {
            const options = graph.edges.filter(([from]) => from === vertex).map(([, to]) => to);
            const tokens = graph.tokens?.filter((one) => one === vertex).length ?? 0;
            const cell = (/** @type {string} */ name) => text('graph-cell-of', { column: text(`graph-column-${name}`), vertex });
            return (
              <tr key={vertex}>
                <th scope="row">{vertex}</th>
                <td>
                  {field(cell('options'), options.join(', '), (typed) => {
                    const numbers = numbersIn(typed, graph.count);
                    return numbers && withOptions(vertex, numbers);
                  })}
                </td>
                <td>
                  {field(
                    cell('tokens'),
                    String(tokens),
                    (typed) => {
                      const [count, more] = numbersIn(typed, MOST_TOKENS + 1) ?? [];
                      return count === undefined || more !== undefined ? null : withTokens(vertex, count);
                    },
                    'short',
                    MOST_TOKENS,
                  )}
                </td>
                <td>
                  <select
                    aria-label={cell('terminal')}
                    onChange={(event) => editor.apply(withTerminal(vertex, /** @type {any} */ (event.currentTarget.value)))}
                  >
                    {['none', 'win', 'lose'].map((terminal) => (
                      <option key={terminal} value={terminal} selected={terminal === terminalOf(graph, vertex)}>
                        {text(`graph-terminal-${terminal}`)}
                      </option>
                    ))}
                  </select>
                </td>
                <td>{field(cell('name'), graph.names[vertex] ?? '', (typed) => withName(vertex, typed.trim()))}</td>
                <td>
                  {field(
                    cell('place'),
                    (graph.places[vertex] ?? []).join(', '),
                    (typed) => {
                      const [x, y, more] = numbersIn(typed, SIDE + 1) ?? [];
                      return x === undefined || y === undefined || more !== undefined ? null : withPlace(vertex, placeAt(x, y));
                    },
                    'short',
                    SIDE,
                  )}
                </td>
                <td>
                  <button
                    type="button"
                    aria-label={text('graph-delete', { vertex })}
                    onClick={(event) => {
                      const table = event.currentTarget.closest('table');
                      editor.erase(vertex);
                      // The row that had the focus may be gone.
                      requestAnimationFrame(() => table?.querySelectorAll('button')[Math.min(vertex, graph.count - 2)]?.focus());
                    }}
                  >
                    ×
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>
        {graph.count > most && (
          <>
            <button type="button" onClick={() => setMost(most + ROWS)}>
              {text('graph-list-more', { shown: most, count: graph.count })}
            </button>{' '}
          </>
        )}
        <button
          type="button"
          onClick={() => {
            editor.apply(withVertex(null));
            setMost(Math.max(most, graph.count + 1));
          }}
        >
          {text('graph-add-vertex')}
        </button>{' '}
        <button type="button" onClick={() => editor.apply((now) => ({ ...now, tokens: null }))}>
          {text('graph-no-tokens')}
        </button>
      </p>
    </div>
  );
}
