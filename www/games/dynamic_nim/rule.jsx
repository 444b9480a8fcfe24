/** The rule and the position as a sentence whose numbers are edited in place, and what goes wrong with them. */
import { NumberField } from '../../ui/fields.jsx';
import { Icon } from '../../ui/icons.jsx';
import { rich, text } from '../../ui/messages.jsx';
import { plain } from '../../ui/link.js';
import { link } from '../../ui/router.js';
import { RuleForm } from '../../page/rule_form.jsx';
import { DEFAULTS, openingCap, plainList, ROUTE } from './parameters.js';

/** Which field an error is about. @param {string} id */
function fieldOf(id) {
  if (id.startsWith('error-pile')) return 'n';
  if (id.startsWith('error-limit')) return 'limit';
  if (id === 'error-ratio') return 'k';
  return id === 'error-cap' ? 'cap' : null;
}

/** @param {{page: import('./state.js').PageState}} props */
export function Rule({ page }) {
  const { params } = link.value;
  const shown = {
    n: params.get('n') ?? DEFAULTS.n,
    k: params.get('k') ?? DEFAULTS.k,
    limit: params.get('limit') ?? '',
    cap: params.get('cap') ?? openingCap(plain(params.get('n') ?? DEFAULTS.n)),
  };
  const listed = params.has('limit');
  const problem = page.session.state.value === 'error' ? page.session.problem.value : null;
  const wrong = problem ? fieldOf(problem.id) : null;
  const other_rule = text(listed ? 'dynamic-nim-to-factor' : 'dynamic-nim-to-limit');

  /** @param {keyof typeof shown} name @param {boolean} steps */
  const field = (name, steps) => (
    <NumberField
      key={name}
      name={name}
      label={text(`dynamic-nim-field-${name}`)}
      value={shown[name]}
      wrong={wrong === name}
      settled={page.session.state.value !== 'working'}
      steps={steps}
      commit={(typed) => {
        const value = name === 'limit' ? plainList(typed) : plain(typed);
        if (value === shown[name]) return;
        // Another pile is another game: its opening, unless the cap itself is edited. The row in view stays in view.
        page.go({ [name]: value, ...(name === 'n' ? { cap: null } : {}), at: page.rowFor(name === 'n' ? value : shown.n) });
      }}
    />
  );

  return (
    <RuleForm
      page={page}
      route={ROUTE}
      wrong={wrong !== null}
      more={
        <button
          type="button"
          class="icon"
          title={other_rule}
          aria-label={other_rule}
          onClick={() => page.go(listed ? { limit: null, at: null } : { limit: DEFAULTS.limit, at: null })}
        >
          <Icon name="list" />
        </button>
      }
    >
      {listed
        ? rich('dynamic-nim-rule-limit', {}, { n: field('n', true), limit: field('limit', false), cap: field('cap', true) })
        : rich('dynamic-nim-rule', {}, { n: field('n', true), k: field('k', false), cap: field('cap', true) })}
    </RuleForm>
  );
}
