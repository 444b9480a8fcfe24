/** The explanation of a term: a sentence and a small picture. */
import { rich, text } from '../../ui/messages.js';
import { useMessages } from '../../ui/use_messages.js';
import { PICTURES } from './pictures.jsx';

/** @import { MORE } from './more.js' */

/** @import { Term } from '../terms.jsx' */

/** @param {{term: Term | typeof MORE[number]}} props */
export function Meaning({ term }) {
  if (!useMessages(['words'])) return null;
  return (
    <div class="meaning">
      <div>
        <strong>{text(`word-${term}`)}</strong>
        <p>{rich(`word-${term}-means`)}</p>
      </div>
      {term in PICTURES && (
        <svg viewBox="0 0 84 60" aria-hidden="true">
          {PICTURES[term]}
        </svg>
      )}
    </div>
  );
}
