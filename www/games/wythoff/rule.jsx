/** The rule and the position as a sentence whose numbers are edited in place. */
import { NumberField } from '../../ui/fields.jsx';
import { rich, text } from '../../ui/messages.jsx';
import { plain } from '../../ui/link.js';
import { link } from '../../ui/router.js';
import { RuleForm } from '../../page/rule_form.jsx';
import { DEFAULTS, ROUTE } from './parameters.js';

/** @param {{page: import('./state.js').PageState}} props */
export function Rule({ page }) {
  const { params } = link.value;
  const problem = page.session.state.value === 'error' ? page.session.problem.value : null;
  const wrong = problem?.id === 'error-coordinate' ? (problem.args.name ?? null) : null;
  /** @param {'a' | 'b'} name */
  const field = (name) => (
    <NumberField
      key={name}
      name={name}
      label={text('wythoff-field', { name })}
      value={params.get(name) ?? DEFAULTS[name]}
      wrong={wrong === name}
      settled={page.session.state.value !== 'working'}
      steps
      commit={(typed) => {
        const value = plain(typed);
        // Another position is looked at from home, and its integer is its own.
        if (value !== (params.get(name) ?? DEFAULTS[name])) page.go({ [name]: value, at: null, map: null, x: null });
      }}
    />
  );
  return (
    <RuleForm page={page} route={ROUTE} wrong={wrong !== null}>
      {rich('wythoff-rule', {}, { a: field('a'), b: field('b') })}
    </RuleForm>
  );
}
