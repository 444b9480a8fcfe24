/** A sum put together by buttons: its parts, each to be taken away, and another one to be added. */
import { useState } from 'preact/hooks';
import { shownOf } from '../../../game_page/parameters.js';
import { Icon } from '../../../ui/icons.jsx';
import { text } from '../../../ui/messages.js';
import { readable } from '../../../ui/numbers.js';
import { heapsOf } from '../steps.js';
import { kindWords } from '../words.js';
import { PARAMETERS } from './parameters.js';
import './parts.css';

/** @import { Parameter } from '../../../game_page/types.js' */
/** @import { Page } from '../state.js' */

/** The games that there are, each with the rule that is offered first; `''` where it has none. */
const RULES = { nim: '', subtraction: '2-6', octal: '0.07' };

/** @typedef {keyof typeof RULES} GameName */

/** A heap that is offered first. */
const HEAP = '5';

/** @param {{page: Page}} props */
export function Parts({ page }) {
  const [{ game, rule, heap }, setPart] = useState({ game: /** @type {GameName} */ ('nim'), rule: RULES.nim, heap: HEAP });
  const parameter = /** @type {Parameter} */ (PARAMETERS.parts);
  const parts = shownOf(parameter, 'parts', page.link.value.params).split('+').filter(Boolean);
  /** @param {string[]} changed */
  const change = (changed) => page.go({ parts: parameter.read?.(changed.join('+')) ?? '', at: null });
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
        value={name === 'rule' ? rule : heap}
        onInput={(event) => setPart({ game, rule, heap, [name]: event.currentTarget.value })}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
    </label>
  );
  return (
    <div class="sum-parts-box">
      <ul>
        {parts.map(partWords).map((part, index) => (
          <li key={index}>
            <span>{part}</span>
            <button
              type="button"
              class="icon"
              aria-label={text('sum-part-remove', { part })}
              title={text('sum-part-remove', { part })}
              onClick={() => change(parts.filter((_, at) => at !== index))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <select
          aria-label={text('sum-part-game')}
          value={game}
          onChange={(event) => {
            const chosen = /** @type {GameName} */ (event.currentTarget.value);
            setPart({ game: chosen, rule: RULES[chosen], heap });
          }}
        >
          {Object.keys(RULES).map((name) => (
            <option key={name} value={name}>
              {text('sum-part-name', { name })}
            </option>
          ))}
        </select>
        {game !== 'nim' && field('rule')}
        {field('heap')}
        <button type="button" class="primary" onClick={add}>
          {text('sum-part-add')}
        </button>
      </div>
    </div>
  );
}

/** A part as people call it; as it is written where it is none. @param {string} part */
function partWords(part) {
  const [{ kind, heap } = { kind: null, heap: '' }] = heapsOf(part);
  if (kind === null || !Object.hasOwn(RULES, kind.replace(/:.*/s, ''))) return part;
  return text('sum-part', { kind: kindWords(kind), heap: readable(heap) });
}
