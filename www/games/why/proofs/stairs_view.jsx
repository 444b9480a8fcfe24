/** A staircase: stones that a move brings down by one stair, and the answer that moves them on. */
import { classNames } from '../../../ui/class_names.js';
import { text } from '../../../ui/messages.js';
import { TextField } from '../text_field.jsx';
import { disputed } from './disputed.js';
import { pilesAfter } from './stairs.js';
import { shownSubject } from './subject.js';

/** @import { ProofView } from '../types.js' */
/** @import { Page } from '../state.js' */

/** @param {{page: Page}} props */
function StairsBoard({ page }) {
  const subject = shownSubject(page.timeline.value, 'stairs');
  if (!subject) return <div class="board" />;
  const { stones } = subject;
  const { reply, is_answered } = disputed(page);
  const piles = pilesAfter(stones, reply, is_answered);
  const is_answering = page.is_answering.value;
  return (
    <div class="board why-board">
      <ol class="why-stairs" style={{ '--stairs': stones.length }} aria-label={text('why-stairs')}>
        {piles.map((pile, stair) => (
          <li key={stair} class={classNames(stair % 2 === 1 && 'odd')} style={{ '--height': stair }}>
            <span class="why-pile">
              {pile.map((by, stone) =>
                (reply === null || is_answering) && stair > 0 ? (
                  <button
                    key={stone}
                    type="button"
                    class={by}
                    aria-label={text('why-stairs-challenge', {
                      count: pile.length - stone,
                      stair,
                      is_answering: is_answering ? 'yes' : 'no',
                    })}
                    onClick={() => page.challenge(0, stair, stone)}
                  />
                ) : (
                  <i key={stone} class={by} />
                ),
              )}
            </span>
            <span class="why-stair">{stair === 0 ? text('why-floor') : stair}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** @param {{page: Page}} props */
function Claim({ page }) {
  const { stairs, moves } = page.options.value;
  // After moves, what is left.
  const made = moves ? shownSubject(page.timeline.value, 'stairs') : null;
  return (
    <>
      {text('why-rule-stairs')}{' '}
      <TextField
        name="stairs"
        label={text('why-field-stairs')}
        value={made ? Array.from(made.stones).join() : (stairs ?? '')}
        change={(value) => page.go({ stairs: value, moves: null, at: null })}
        widest={14}
      />
    </>
  );
}

/** @type {ProofView} */
export const STAIRS_VIEW = { Board: StairsBoard, Claim, legend: ['moved', 'moved-on'] };
