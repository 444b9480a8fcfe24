/** What a word of the field means: one sentence, and its smallest picture. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { needMessages, rich, text } from '../../ui/messages.js';
import { PICTURES } from './pictures.jsx';

/** @param {{term: import('../terms.jsx').Term}} props */
export function Meaning({ term }) {
  const [is_ready, setReady] = useState(false);
  useLayoutEffect(() => {
    needMessages(['words']).then(
      () => setReady(true),
      () => {},
    );
  }, []);
  if (!is_ready) return null;
  return (
    <div class="meaning">
      <div>
        <strong>{text(`word-${term}`)}</strong>
        <p>{rich(`word-${term}-means`)}</p>
      </div>
      <svg viewBox="0 0 84 60" aria-hidden="true">
        {PICTURES[term]}
      </svg>
    </div>
  );
}
