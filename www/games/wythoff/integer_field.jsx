/** The integer that a view of Beatty's theorem is about: one less, one more, or any. */
import { NumberField } from '../../ui/fields.jsx';
import { Icon } from '../../ui/icons.jsx';
import { rich, text } from '../../ui/messages.js';
import { problemText } from '../../ui/problem.js';
import { wholeOf } from './parameters.js';
import './integer_field.css';

/** @import { Page } from './state.js' */

/** @param {{page: Page}} props */
export function IntegerField({ page }) {
  const value = page.integer.value;
  const problem = page.viewed.problem.value;
  const x = /^\d{1,1000}$/.test(value) ? BigInt(value) : null;
  /** @param {string} to */
  const choose = (to) => page.go({ x: to, at: null });
  return (
    <div class="integer row">
      <button
        type="button"
        class="icon"
        aria-label={text('wythoff-integer-less')}
        disabled={x === null || x === 0n}
        onClick={() => x !== null && choose(String(x - 1n))}
      >
        <Icon name="minus" />
      </button>
      <span>
        {rich(
          'wythoff-integer',
          {},
          {
            x: (
              <NumberField
                name="x"
                label={text('wythoff-field-x')}
                value={value}
                invalid={problem !== null}
                settled
                steps
                problem="wythoff-problem"
                commit={(typed) => choose(wholeOf(typed))}
              />
            ),
          },
        )}
      </span>
      <button
        type="button"
        class="icon"
        aria-label={text('wythoff-integer-more')}
        disabled={x === null}
        onClick={() => x !== null && choose(String(x + 1n))}
      >
        <Icon name="plus" />
      </button>
      {problem && (
        <p class="wrong" id="wythoff-problem" role="alert">
          {problemText(problem)}
        </p>
      )}
    </div>
  );
}
