/** A sum put together by buttons: each of its parts can be removed, and another one added. */
import { useSignal } from '@preact/signals';
import { shownOf } from '../../../game_page/parameters.js';
import { Button } from '../../../ui/controls.jsx';
import { Icon } from '../../../ui/icons.jsx';
import { text } from '../../../ui/messages.js';
import { readable } from '../../../ui/numbers.js';
import { heapsOf } from '../steps.js';
import { kindWords } from '../words.js';
import { PARTS } from './parameters.js';

/** @import { Page } from '../state.js' */

/** The games of parts, each with the rule that is offered first; `''` if it has none. @type {Record<string, string>} */
const RULES = { nim: '', subtraction: '2-6', octal: '0.07' };

/** Parts that have a button each. */
const SHOWN = 24;

/** @param {{page: Page}} props */
export function Parts({ page }) {
  const next = useSignal({ game: 'nim', rule: '', heap: '5' });
  const { game, rule, heap } = next.value;
  const parts = shownOf(PARTS, 'parts', page.link.value.params).split('+').filter(Boolean);
  /** @param {string[]} changed */
  const change = (changed) => page.go({ parts: PARTS.read?.(changed.join('+')) ?? '', at: null });
  const add = () => change([...parts, [game, rule, heap].filter(Boolean).join(':')]);
  /** @param {'rule' | 'heap'} name */
  const field = (name) => (
    <label>
      {text(`sum-part-${name}`, { game })}
      <input
        class="number"
        name={`part-${name}`}
        autoComplete="off"
        spellcheck={false}
        value={next.value[name]}
        onInput={(event) => (next.value = { ...next.value, [name]: event.currentTarget.value })}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
    </label>
  );
  return (
    <div class="sum-parts">
      <ul>
        {parts.slice(0, SHOWN).map((part, index) => (
          <li key={index}>
            <span>{partWords(part)}</span>
            <button
              type="button"
              class="icon"
              aria-label={text('sum-part-remove', { part: partWords(part) })}
              title={text('sum-part-remove', { part: partWords(part) })}
              onClick={() => change(parts.toSpliced(index, 1))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
        {parts.length > SHOWN && <li>{text('sums-rest', { of: page.called, count: parts.length - SHOWN })}</li>}
      </ul>
      <div class="row">
        <select
          aria-label={text('sum-part-game')}
          value={game}
          onChange={({ currentTarget: { value } }) => (next.value = { game: value, rule: RULES[value] ?? '', heap })}
        >
          {Object.keys(RULES).map((name) => (
            <option key={name} value={name}>
              {text('sum-part-name', { name })}
            </option>
          ))}
        </select>
        {game !== 'nim' && field('rule')}
        {field('heap')}
        <Button words={text('sum-part-add')} class="primary" onClick={add} />
      </div>
    </div>
  );
}

/** A part in words; as it is written if it is none. @param {string} part */
function partWords(part) {
  const [heap] = heapsOf(/^\d+$/.test(part) ? `nim:${part}` : part);
  if (!heap?.kind || !Object.hasOwn(RULES, heap.kind.replace(/:.*/s, ''))) return part;
  return text('sum-part', { kind: kindWords(heap.kind), heap: readable(heap.heap) });
}
