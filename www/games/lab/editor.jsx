/** The text of a rule with line numbers, colours and marked faults; symbols to tap, and constants to edit in place. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../ui/controls.jsx';
import { NumberField } from '../../ui/fields.jsx';
import { Icon } from '../../ui/icons.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { LongText } from '../../ui/long_text.jsx';
import { text } from '../../ui/messages.js';
import { counted } from '../../ui/numbers.js';
import { saveFile } from '../../ui/save_file.js';
import { ColouredLines, LineNumbers, MOST_LINES } from './coloured_text.jsx';
import { linesOf, replaced } from './highlight.js';
import { isCutOff, MOST as MOST_CHARACTERS, MOST_SHOWN } from './parameters.js';

/** @import { Signal } from '@preact/signals' */
/** @import { RefObject } from 'preact' */
/** @import { Page } from './state.js' */
/** @import { Draft, Fault } from './types.js' */

/** What opens below the text: rules to start from, and the language. */
const PARTS = {
  ready: () => import('./help.jsx').then(({ Ready }) => Ready),
  reference: () => import('./help.jsx').then(({ Reference }) => Reference),
};

/** The least and the most lines that are seen at once. */
const [LEAST, MOST] = [3, 9];

/** Signs that are hard to find on a phone. */
const SYMBOLS = ['->', '(', ')', ',', '..', '{', '}', '<=', '>=', '!=', '*', '&', 'for ', ' in ', ' if ', ' and ', 'min(', 'floor('];

const loadFaults = () => import('./faults/faults.jsx').then(({ Faults }) => Faults);

/** All faults of the text of the link. @param {Page} page @returns {Fault[]} */
function faultsOf({ session }) {
  const problem = session.state.value === 'error' ? session.problem.value : null;
  return problem?.args.faults ? JSON.parse(problem.args.faults) : [];
}

/** @param {{page: Page}} props */
export function Editor({ page }) {
  const { draft } = page;
  const too_many = draft.too_many.value;
  const faults = too_many === null ? faultsOf(page) : [];
  const lines = too_many === null ? linesOf(draft.text.value) : [];
  /** @type {RefObject<HTMLTextAreaElement | null>} */
  const field = useRef(null);
  /** Types a symbol where the cursor is. @param {string} symbol */
  function put(symbol) {
    const area = field.current;
    if (!area) return;
    area.focus();
    area.setRangeText(symbol, area.selectionStart, area.selectionEnd, 'end');
    draft.type(area.value);
  }
  const is_writing = useSignal(false);
  /** @type {RefObject<HTMLDivElement | null>} */
  const editor = useRef(null);
  // The room for writing stays until a click or a key elsewhere has done its work: no button moves away under the finger.
  useLayoutEffect(() => {
    if (!is_writing.value) return undefined;
    const leave = (/** @type {Event} */ { target }) => {
      if (target instanceof Node && !editor.current?.contains(target)) is_writing.value = false;
    };
    document.addEventListener('click', leave);
    document.addEventListener('keyup', leave);
    return () => {
      document.removeEventListener('click', leave);
      document.removeEventListener('keyup', leave);
    };
  }, [is_writing.value]);
  return (
    <div class={is_writing.value ? 'lab-editor writing' : 'lab-editor'} ref={editor}>
      <p class="lab-lead">{text('lab-lead')}</p>
      <Text draft={draft} lines={lines} faults={faults} field={field} onFocus={() => (is_writing.value = true)} />
      {too_many !== null && (
        <p class="problem" id="lab-too-long" role="status">
          {text('lab-too-long', { value: counted(BigInt(too_many)), limit: counted(BigInt(MOST_CHARACTERS)) })}
        </p>
      )}
      {isCutOff(draft.text.value) && (
        <div class="row">
          <Button words={text('lab-take-back')} onClick={() => draft.takeBack()} />
          <Button
            words={text('lab-save-text')}
            class="quiet"
            onClick={() => saveFile('rule.txt', draft.text.value, 'text/plain;charset=utf-8')}
          />
        </div>
      )}
      {faults.length > 0 && <Lazy load={loadFaults} words="lab/faults" with={{ faults, lines }} />}
      <div class="row lab-symbols" role="group" aria-label={text('lab-symbols')}>
        {SYMBOLS.map((symbol) => (
          <button key={symbol} type="button" onClick={() => put(symbol)}>
            {symbol.trim()}
          </button>
        ))}
      </div>
      <Below page={page} />
    </div>
  );
}

/**
 * The field over the coloured lines.
 * @param {object} props
 * @param {Draft} props.draft
 * @param {readonly string[]} props.lines none of a text that is too long for a rule
 * @param {readonly Fault[]} props.faults
 * @param {RefObject<HTMLTextAreaElement | null>} props.field
 * @param {() => void} props.onFocus
 */
function Text({ draft, lines, faults, field, onFocus }) {
  /** @type {RefObject<HTMLPreElement | null>} */
  const behind = useRef(null);
  /** @type {RefObject<HTMLPreElement | null>} */
  const numbers = useRef(null);
  const is_too_long = lines.length === 0;
  const is_coloured = !is_too_long && lines.length <= MOST_LINES;
  const described = is_too_long ? 'lab-too-long' : 'problem';
  return (
    <div class={is_coloured ? 'lab-text' : 'lab-text plain'}>
      {is_coloured && (
        <pre class="lab-lines" ref={numbers} aria-hidden="true">
          <LineNumbers lines={lines} faults={faults} />
        </pre>
      )}
      <div class="lab-layers">
        {is_coloured && (
          <pre class="lab-behind" ref={behind} aria-hidden="true">
            <ColouredLines lines={lines} faults={faults} />
          </pre>
        )}
        <LongText
          area={field}
          characters={MOST_SHOWN}
          change={draft.type}
          take={draft.type}
          name="rule"
          rows={is_coloured ? Math.min(Math.max(lines.length, LEAST), MOST) : MOST}
          value={draft.text.value}
          aria-label={text('lab-field-rule')}
          aria-invalid={faults.length > 0 || is_too_long}
          aria-describedby={faults.length > 0 || is_too_long ? described : undefined}
          autocomplete="off"
          autocapitalize="off"
          wrap="off"
          onFocus={onFocus}
          onScroll={({ currentTarget: { scrollTop: top, scrollLeft: left } }) => {
            behind.current?.scrollTo(left, top);
            numbers.current?.scrollTo(0, top);
          }}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
      </div>
    </div>
  );
}

/** What stands below the text: rules to start from, the language, and the constants. @param {{page: Page}} props */
function Below({ page: { draft, session, solution, timeline } }) {
  /** @type {Signal<keyof typeof PARTS | null>} */
  const opened = useSignal(null);
  const load = opened.value && PARTS[opened.value];
  // Esc closes what is open, wherever the keys go.
  useEffect(() => {
    if (!opened.value) return undefined;
    const close = (/** @type {KeyboardEvent} */ { key }) => key === 'Escape' && (opened.value = null);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [opened.value]);
  const written = draft.text.value;
  // The places of constants are those of the text that the table is of.
  const constants = solution.value?.options.rule === written ? (timeline.value?.constants ?? []) : [];
  return (
    <>
      <div class="row lab-ready">
        {
          /** @type {const} */ (['ready', 'reference']).map((name) => {
            const is_open = opened.value === name;
            return (
              <button key={name} type="button" class="quiet" aria-expanded={is_open} onClick={() => (opened.value = is_open ? null : name)}>
                {text(`lab-${name}`)} <Icon name={is_open ? 'up' : 'down'} />
              </button>
            );
          })
        }
        {constants.map((constant) => (
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
      {load && <Lazy load={load} words="lab/help" with={{ draft, close: () => (opened.value = null) }} />}
    </>
  );
}
