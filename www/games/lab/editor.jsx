/** The text of a rule with line numbers, its pieces coloured behind it, and its faults marked where they are; symbols to tap, and constants to edit in place. */
import { useRef, useState } from 'preact/hooks';
import { NumberField } from '../../ui/fields.jsx';
import { Icon } from '../../ui/icons.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { LongText } from '../../ui/long_text.jsx';
import { text } from '../../ui/messages.js';
import { counted } from '../../ui/numbers.js';
import { problemText } from '../../ui/problem.js';
import { useColouredText } from './coloured_text.jsx';
import { linesOf, replaced } from './highlight.js';
import { isCutOff, MOST as MOST_CHARACTERS, MOST_SHOWN } from './parameters.js';

/** @import { FunctionComponent } from 'preact' */
/** @import { Page } from './state.js' */
/** @import { Timeline } from './table.js' */

/** @typedef {{id: string, args?: Record<string, unknown>, line: number, column: number | null}} Fault */

/** What opens below the text. @type {readonly {name: string, load: () => Promise<FunctionComponent<any>>}[]} */
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

/** All that is wrong with the text of the link. @param {Page} page @returns {Fault[]} */
export function faultsOf({ session }) {
  const problem = session.state.value === 'error' ? session.problem.value : null;
  return problem?.args.faults ? JSON.parse(problem.args.faults) : [];
}

/** Longer lines are no slip of the pen. */
const HINTED = 300;

/** Faults of a text that does not read: what was meant may be told by its line. */
const UNREAD = /^lab-(sign|expected|ends|kind|name|arity)$/;

const loadHint = () => import('./hint.jsx').then(({ Hint }) => Hint);

/** @param {Fault} fault */
const faultText = ({ id, args }) =>
  problemText({ id: `error-${id}`, args: Object.fromEntries(Object.entries(args ?? {}).map(([name, value]) => [name, String(value)])) });

/** @param {{page: Page}} props */
export function Editor({ page }) {
  const { draft, session } = page;
  const field = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const behind = useRef(/** @type {HTMLPreElement | null} */ (null));
  const numbers = useRef(/** @type {HTMLPreElement | null} */ (null));
  /** Which part is looked at. */
  const [opened, setOpened] = useState('');
  const part = PARTS.find(({ name }) => name === opened);
  const written = draft.text.value;
  const too_many = draft.too_many.value;
  const faults = too_many === null ? faultsOf(page) : [];
  const draw = useColouredText();
  const coloured = too_many === null ? draw(written, faults) : null;
  const rows = Math.min(Math.max(coloured?.count ?? MOST, LEAST), MOST);
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
      <div class={coloured ? 'lab-text' : 'lab-text plain'}>
        {coloured && (
          <pre class="lab-lines" ref={numbers} aria-hidden="true">
            {coloured.numbers}
          </pre>
        )}
        <div class="lab-layers">
          {coloured && (
            <pre class="lab-behind" ref={behind} aria-hidden="true">
              {coloured.lines}
            </pre>
          )}
          <LongText
            area={field}
            characters={MOST_SHOWN}
            change={(typed) => draft.type(typed)}
            take={(given) => draft.type(given)}
            name="rule"
            rows={rows}
            value={written}
            aria-label={text('lab-field-rule')}
            aria-invalid={faults.length > 0 || too_many !== null}
            aria-describedby={too_many !== null ? 'lab-too-long' : faults.length > 0 ? 'problem' : undefined}
            autocomplete="off"
            autocapitalize="off"
            wrap="off"
            onScroll={(event) => follow(event.currentTarget)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') event.currentTarget.blur();
            }}
          />
        </div>
      </div>
      {too_many !== null && (
        <p class="problem" id="lab-too-long" role="status">
          {text('lab-too-long', { value: counted(BigInt(too_many)), limit: counted(BigInt(MOST_CHARACTERS)) })}
        </p>
      )}
      {isCutOff(written) && (
        <div class="row">
          <button type="button" onClick={() => draft.takeBack()}>
            {text('lab-take-back')}
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() =>
              void import('../../ui/save_file.js').then(({ saveFile }) => saveFile('rule.txt', written, 'text/plain;charset=utf-8'))
            }
          >
            {text('lab-save-text')}
          </button>
        </div>
      )}
      {faults.length > 0 && (
        <ul class="problem lab-faults">
          {faults.slice(0, SHOWN).map((fault) => (
            <li key={`${fault.line}:${fault.column}:${fault.id}`}>
              {faultText(fault)}{' '}
              {UNREAD.test(fault.id) && <Lazy load={loadHint} with={{ line: (linesOf(written)[fault.line - 1] ?? '').slice(0, HINTED) }} />}
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

/** The constants that can be edited, while the table is that of the text. @param {Page} page @returns {Timeline['constants']} */
const constantsOf = ({ timeline, solution, draft }) =>
  solution.value?.options.rule === draft.text.value ? (timeline.value?.constants ?? []) : [];
