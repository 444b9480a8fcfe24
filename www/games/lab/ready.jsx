/** The rules to start from, by their names. */
import { text } from '../../ui/messages.js';
import { RULES } from './rules.js';

/** @import { Draft } from './types.js' */

/** @param {{draft: Draft, close: () => void}} props */
export const Ready = ({ draft, close }) => (
  <ul class="lab-rules" aria-label={text('lab-ready')} onKeyDown={({ key }) => key === 'Escape' && close()}>
    {Object.entries(RULES).map(([name, rule]) => (
      <li key={name}>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            draft.set(rule);
            close();
          }}
        >
          {text(`lab-ready-${name}`)}
        </button>
      </li>
    ))}
  </ul>
);
