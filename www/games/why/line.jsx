/** The challenger's moves on the way to what is on show, and the way on from an answer. */
import { text } from '../../ui/messages.js';
import { WORDS } from './lesson.js';

/** @import { Page } from './state.js' */

/** @param {{page: Page}} props */
export function Line({ page }) {
  const made = WORDS[page.part.value]?.is_play ? (page.solution.value?.verdict.made ?? 0) : 0;
  const next = page.next_line.value;
  if (made === 0 && next === null) return null;
  const { moves } = page.options.value;
  const back = (moves ?? '').split(',').slice(0, -1).join(',') || null;
  return (
    <section class="why-line">
      {made > 0 && <p role="status">{text('why-made', { count: made })}</p>}
      <p>
        {next !== null && (
          <button type="button" onClick={() => page.go({ moves: next, at: null })}>
            {text('why-go-on')}
          </button>
        )}
        {made > 0 && (
          <button type="button" class="quiet" onClick={() => page.go({ moves: back, at: null })}>
            {text('why-take-back')}
          </button>
        )}
      </p>
    </section>
  );
}
