/** The graph as a list, a row a vertex, which does all that the drawing does. */
import { useSignal } from '@preact/signals';
import { Button } from '../../../ui/controls.jsx';
import { text } from '../../../ui/messages.js';
import { optionsIn, terminalOf, withName, withOptions, withPlace, withTerminal, withTokens, withVertex } from './graph_value.js';
import { placeAt, SIDE } from '../places.js';

/** @import { Page } from './state.js' */
/** @import { Change, Graph, Terminal } from './types.js' */

/** Rows that are shown first, and that are added; tokens in all. */
const [ROWS, MOST_TOKENS] = [200, 100];

/** @type {readonly Terminal[]} */
const TERMINALS = ['none', 'win', 'lose'];

/** Whole numbers up to a limit in a text; null if there is anything else. @param {string} typed @param {number} limit */
function numbersIn(typed, limit) {
  const items = typed.split(/[\s,;，、]+/).filter(Boolean);
  const numbers = items.map(Number);
  return items.every((item) => /^\d+$/.test(item)) && numbers.every((number) => number <= limit) ? numbers : null;
}

/**
 * A field that is read when one leaves it; if it cannot be read it says why.
 * @param {object} props
 * @param {Page['editor']} props.editor
 * @param {string} props.label @param {string} props.value @param {(typed: string) => Change | null} props.read
 * @param {number} props.limit the largest number allowed @param {string} [props.looks]
 */
function Field({ editor, label, value, read, limit, looks = '' }) {
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
}

/** A vertex with its fields. @param {{editor: Page['editor'], graph: Graph, vertex: number}} props */
function VertexRow({ editor, graph, vertex }) {
  const tokens = graph.tokens?.filter((one) => one === vertex).length ?? 0;
  const labelOf = (/** @type {string} */ name) => text('graph-cell-of', { column: text(`graph-column-${name}`), vertex });
  const common = (/** @type {string} */ name) => ({ label: labelOf(name), limit: graph.count - 1, editor });
  return (
    <tr>
      <th scope="row">{vertex}</th>
      <td>
        <Field
          {...common('options')}
          value={optionsIn(graph, vertex).join(', ')}
          read={(typed) => {
            const numbers = numbersIn(typed, graph.count - 1);
            return numbers && withOptions(vertex, numbers);
          }}
        />
      </td>
      <td>
        <Field
          {...common('tokens')}
          value={String(tokens)}
          read={(typed) => {
            const [count, more] = numbersIn(typed, MOST_TOKENS) ?? [];
            return count === undefined || more !== undefined ? null : withTokens(vertex, count);
          }}
          limit={MOST_TOKENS}
          looks="short"
        />
      </td>
      <td>
        <select
          aria-label={labelOf('terminal')}
          onChange={({ currentTarget }) => editor.apply(withTerminal(vertex, TERMINALS[currentTarget.selectedIndex] ?? 'none'))}
        >
          {TERMINALS.map((terminal) => (
            <option key={terminal} value={terminal} selected={terminal === terminalOf(graph, vertex)}>
              {text(`graph-terminal-${terminal}`)}
            </option>
          ))}
        </select>
      </td>
      <td>
        <Field {...common('name')} value={graph.names[vertex] ?? ''} read={(typed) => withName(vertex, typed.trim())} />
      </td>
      <td>
        <Field
          {...common('place')}
          value={(graph.places[vertex] ?? []).join(', ')}
          read={(typed) => {
            const [x, y, more] = numbersIn(typed, SIDE) ?? [];
            return x === undefined || y === undefined || more !== undefined ? null : withPlace(vertex, placeAt(x, y));
          }}
          limit={SIDE}
          looks="short"
        />
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
}

/** @param {{page: Page}} props */
export function List({ page }) {
  const graph = page.drawn.value;
  const { editor } = page;
  const most = useSignal(ROWS);
  if (!graph) return <p>{text('graph-list-large')}</p>;
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
          {Array.from({ length: Math.min(most.value, graph.count) }, (_, vertex) => (
            <VertexRow key={vertex} {...{ editor, graph, vertex }} />
          ))}
        </tbody>
      </table>
      <p>
        {graph.count > most.value && (
          <>
            <Button words={text('graph-list-more', { shown: most.value, count: graph.count })} onClick={() => (most.value += ROWS)} />{' '}
          </>
        )}
        <Button
          words={text('graph-add-vertex')}
          onClick={() => {
            editor.apply(withVertex(null));
            most.value = Math.max(most.value, graph.count + 1);
          }}
        />{' '}
        <Button words={text('graph-no-tokens')} onClick={() => editor.apply((now) => ({ ...now, tokens: null }))} />
      </p>
    </div>
  );
}
