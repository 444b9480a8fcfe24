/** The text of a rule with line numbers, its pieces coloured behind it, and its faults marked where they are; symbols to tap, and constants to edit in place. */
import { useRef, useState } from 'preact/hooks';
import { NumberField } from '../../ui/fields.jsx';
import { Icon } from '../../ui/icons.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { text } from '../../ui/messages.js';
import { problemText } from '../../ui/problem.js';
import { linesOf, piecesOf, replaced } from './highlight.js';

/** @typedef {{id: string, args?: Record<string, unknown>, line: number, column: number | null}} Fault */

/** What opens below the text. @type {readonly {name: string, load: () => Promise<import('preact').FunctionComponent<any>>}[]} */
const PARTS = [
  { name: 'ready', load: () => import('./ready.jsx').then(({ Ready }) => Ready) },
  { name: 'reference', load: () => import('./reference.jsx').then(({ Reference }) => Reference) },
];

/** Lines that are seen at once. */
const [LEAST, MOST] = [3, 9];

/** Faults that are told at once. */
const SHOWN = 4;

/** What is hard to find on a phone. */
const SYMBOLS = ['->', '(', ')', ',', '..', '{', '}', '<=', '>=', '!=', '*', '&', 'for ', ' in ', ' if ', ' and ', 'min(', 'floor('];

/** All that is wrong with the text of the link. @param {import('./state.js').Page} page @returns {Fault[]} */
export function faultsOf({ session }) {
  const problem = session.state.value === 'error' ? session.problem.value : null;
  return problem?.args.faults ? JSON.parse(problem.args.faults) : [];
}

/** Faults of a text that does not read: what was meant may be told by its line. */
const UNREAD = /^lab-(sign|expected|ends|kind|name|arity)$/;

const loadHint = () => import('./hint.jsx').then(({ Hint }) => Hint);

/** @param {Fault} fault */
const faultText = ({ id, args }) =>
  problemText({ id: `error-${id}`, args: Object.fromEntries(Object.entries(args ?? {}).map(([name, value]) => [name, String(value)])) });

/** @param {{page: import('./state.js').Page}} props */
export function Editor({ page }) {
  const { draft, session } = page;
  const field = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const behind = useRef(/** @type {HTMLPreElement | null} */ (null));
  const numbers = useRef(/** @type {HTMLPreElement | null} */ (null));
  /** Which part is looked at. */
  const [opened, setOpened] = useState('');
  const part = PARTS.find(({ name }) => name === opened);
  const written = draft.text.value;
  const faults = faultsOf(page);
  const lines = piecesOf(written);
  const rows = Math.min(Math.max(lines.length, LEAST), MOST);
  /** @param {number} number */
  const faultOf = (number) => faults.find(({ line }) => line === number);
  /** @param {HTMLTextAreaElement} of */
  function follow(of) {
    for (const one of [behind.current, numbers.current]) if (one) one.scrollTop = of.scrollTop;
    if (behind.current) behind.current.scrollLeft = of.scrollLeft;
  }
  /** Types a symbol where the cursor is. @param {string} symbol */
  function put(symbol) {
    const area = field.current;
    if (!area) return;
    area.focus();
    area.setRangeText(symbol, area.selectionStart, area.selectionEnd, 'end');
    draft.type(area.value);
  }
  return (
    <div class="lab-editor">
      <div class="lab-text">
        <pre class="lab-lines" ref={numbers} aria-hidden="true">
          {lines.map((_, index) => (
            <span key={index} class={faultOf(index + 1) ? 'fault' : undefined}>{`${index + 1}\n`}</span>
          ))}
        </pre>
        <div class="lab-layers">
          <pre class="lab-behind" ref={behind} aria-hidden="true">
            {lines.map((pieces, index) => {
              const fault = faultOf(index + 1);
              const at = fault?.column ?? null;
              return (
                <span key={index}>
                  {pieces.map(({ kind, text: piece, column }) => {
                    const is_fault = at !== null && column <= at && at < column + Array.from(piece).length;
                    return (
                      <span key={column} class={is_fault ? `lab-${kind} fault` : `lab-${kind}`}>
                        {piece}
                      </span>
                    );
                  })}
                  {at !== null && pieces.every(({ text: piece, column }) => at >= column + Array.from(piece).length) && (
                    <span class="fault"> </span>
                  )}
                  {'\n'}
                </span>
              );
            })}
          </pre>
          <textarea
            ref={field}
            name="rule"
            rows={rows}
            value={written}
            aria-label={text('lab-field-rule')}
            aria-invalid={faults.length > 0}
            aria-describedby={faults.length > 0 ? 'problem' : undefined}
            spellcheck={false}
            autocomplete="off"
            autocapitalize="off"
            wrap="off"
            maxLength={20_000}
            onInput={(event) => draft.type(event.currentTarget.value)}
            onScroll={(event) => follow(event.currentTarget)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') event.currentTarget.blur();
            }}
          />
        </div>
      </div>
      {faults.length > 0 && (
        <ul class="problem lab-faults">
          {faults.slice(0, SHOWN).map((fault) => (
            <li key={`${fault.line}:${fault.column}:${fault.id}`}>
              {faultText(fault)} {UNREAD.test(fault.id) && <Lazy load={loadHint} with={{ line: linesOf(written)[fault.line - 1] ?? '' }} />}
            </li>
          ))}
        </ul>
      )}
      <div class="row lab-symbols" role="group" aria-label={text('lab-symbols')}>
        {SYMBOLS.map((symbol) => (
          <button key={symbol} type="button" onClick={() => put(symbol)}>
            {symbol.trim()}
          </button>
        ))}
      </div>
      <div class="row lab-ready">
        {PARTS.map(({ name }) => (
          <button
            key={name}
            type="button"
            class="quiet"
            aria-expanded={opened === name}
            onClick={() => setOpened(opened === name ? '' : name)}
          >
            {text(`lab-${name}`)} <Icon name={opened === name ? 'up' : 'down'} />
          </button>
        ))}
        {constantsOf(page).map((constant) => (
          <label key={constant.name} class="lab-constant">
            {constant.name} ={' '}
            <NumberField
              name={`constant-${constant.name}`}
              label={text('lab-constant', { name: constant.name })}
              value={constant.value}
              invalid={false}
              settled={session.state.value !== 'working'}
              steps
              commit={(value) => value.trim() !== '' && draft.set(replaced(written, constant, value.trim()))}
            />
          </label>
        ))}
      </div>
      {part && <Lazy key={part.name} load={part.load} with={{ draft, close: () => setOpened('') }} />}
    </div>
  );
}

/** The constants that can be edited, while the table is that of the text. @param {import('./state.js').Page} page */
function constantsOf({ timeline, solution, draft }) {
  const is_told = solution.value?.options.rule === draft.text.value;
  /** @type {import('./table.js').Timeline | null} */
  const run = timeline.value;
  return is_told && run ? run.constants.filter(({ line }) => line <= linesOf(draft.text.value).length) : [];
}
