/** A view of Beatty's theorem, between its title and the reason for it; with a field for the integer that it is about. */
import { Plot } from '../../canvas/plot.jsx';
import { NumberField } from '../../ui/fields.jsx';
import { Icon } from '../../ui/icons.jsx';
import { rich, text } from '../../ui/messages.js';
import { problemText } from '../../ui/problem.js';
import { wholeOf } from './parameters.js';
import './theorem_view.css';

/** @import { ComponentChild } from 'preact' */
/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { MessageArguments } from '../../ui/messages.js' */
/** @import { Page } from './state.js' */
/** @import { View } from './types.js' */

/**
 * @param {object} props
 * @param {Page} props.page
 * @param {View} props.view
 * @param {MessageArguments} [props.args] of the title
 * @param {boolean} [props.has_field]
 * @param {((frame: Frame) => ComponentChild) | false} props.children draws the view; nothing does before the solver has answered
 */
export function TheoremView({ page, view, args = {}, has_field = true, children }) {
  const field = has_field && <IntegerField page={page} />;
  if (!children) return <div class="chart-view">{page.viewed.problem.value && field}</div>;
  return (
    <figure class={`chart-view lesson-view ${view}`}>
      <figcaption>{rich(`wythoff-${view}-title`, args)}</figcaption>
      <Plot>{children}</Plot>
      {field}
      <p class="chart-why">{rich(`wythoff-${view}-why`)}</p>
    </figure>
  );
}

/** One less, one more, or any. @param {{page: Page}} props */
function IntegerField({ page }) {
  const value = page.integer.value;
  const problem = page.viewed.problem.value;
  const x = /^\d{1,1000}$/.test(value) ? BigInt(value) : null;
  /** @param {string} to */
  const choose = (to) => page.go({ x: to, at: null });
  /** @param {'less' | 'more'} way @param {bigint} by */
  const step = (way, by) => (
    <button
      type="button"
      class="icon"
      aria-label={text(`wythoff-integer-${way}`)}
      disabled={x === null || x + by < 0n}
      onClick={() => x !== null && choose(String(x + by))}
    >
      <Icon name={way === 'less' ? 'minus' : 'plus'} />
    </button>
  );
  const field = (
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
  );
  return (
    <div class="integer row">
      {step('less', -1n)}
      <span>{rich('wythoff-integer', {}, { x: field })}</span>
      {step('more', 1n)}
      {problem && (
        <p class="wrong" id="wythoff-problem" role="alert">
          {problemText(problem)}
        </p>
      )}
    </div>
  );
}
