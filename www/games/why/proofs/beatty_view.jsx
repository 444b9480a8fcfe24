/** The pairs of Wythoff's game in two rows, with a number that the challenger names and its pair. */
import { classNames } from '../../../ui/class_names.js';
import { text } from '../../../ui/messages.js';
import { readable } from '../../../ui/numbers.js';
import { TextField } from '../text_field.jsx';
import { disputed } from './disputed.js';
import { shownSubject } from './subject.js';

/** @import { ProofView } from '../types.js' */
/** @import { Page } from '../state.js' */

/** @param {{page: Page}} props */
function PairsBoard({ page }) {
  const { timeline, step, covered } = page;
  const subject = shownSubject(timeline.value, 'pairs');
  if (!subject) return <div class="board" />;
  const { reply, is_answered } = disputed(page);
  // Before the steps, what the challenger named last.
  const named = timeline.value?.made.at(-1) ?? null;
  const shown = reply ?? (step.value?.kind === 'proof' ? null : named);
  const is_known = shown !== null && !covered.value && (is_answered || reply === null);
  const value = shown?.[1] ?? null;
  const pairs = subject.pairs.map(([lower, upper], index) => ({ number: index + 1, lower, upper }));
  const far = is_known && shown && shown[2] > pairs.length ? [{ number: shown[2], lower: shown[3], upper: shown[3] + shown[2] }] : [];
  const all = [...pairs, ...far];
  const cell = (/** @type {number} */ number, /** @type {number} */ one) => {
    const is_at = is_known && number === shown[2];
    return (
      <td key={number} class={classNames(is_at && 'read', is_known && one === value && 'at', number > pairs.length && 'far')}>
        {readable(String(one))}
      </td>
    );
  };
  return (
    <div class="board why-board">
      <div class="why-pairs">
        {value !== null && <p class="why-named">{readable(String(value))}</p>}
        <table aria-label={text('why-pairs')}>
          <tbody>
            <tr>
              <th scope="row">{text('why-pairs-number')}</th>
              {all.map(({ number }) => (
                <th key={number} scope="col" class={classNames(number > pairs.length && 'far')}>
                  {readable(String(number))}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row">{text('why-pairs-lower')}</th>
              {all.map(({ number, lower }) => cell(number, lower))}
            </tr>
            <tr>
              <th scope="row">{text('why-pairs-upper')}</th>
              {all.map(({ number, upper }) => cell(number, upper))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** @param {{page: Page}} props */
function Claim({ page }) {
  const last = (page.options.value.moves ?? '').split(',').at(-1) ?? '';
  return (
    <>
      {text('why-rule-beatty')}{' '}
      <TextField
        name="moves"
        label={text('why-field-number')}
        value={last}
        change={(value) => page.go({ moves: value || null, at: null })}
        widest={10}
      />
    </>
  );
}

/** @type {ProofView} */
export const BEATTY_VIEW = { Board: PairsBoard, Claim, legend: ['named', 'pair'] };
