/** The field of an option in the rule: a list to choose from, chips, a number, or a count that opens what it counts. */
import { Select } from '../ui/controls.jsx';
import { NumberField } from '../ui/fields.jsx';
import { text } from '../ui/messages.js';
import { Chips } from './chips.jsx';
import { faceOf, shownOf } from './parameters.js';

/** @import { Page } from './types.js' */

/** @param {{page: Page, words: string, name: string, invalid: boolean}} props */
export function RuleField({ page, words, name, invalid }) {
  const parameter = page.parameters[name];
  if (!parameter) return null;
  const { among, chip, optional, read = String, steps = false, widest = 0 } = parameter;
  const { params } = page.link.value;
  const shown = page.tried.value[name] ?? shownOf(parameter, name, params);
  const label = text(`${words}-field-${name}`);
  /** @param {string} value */
  const change = (value) => {
    if (value !== shown) page.go({ [name]: optional && value === '' ? null : value, ...parameter.follows?.(value, page) });
  };
  if (among)
    return (
      <Select
        name={name}
        class="number"
        aria-label={label}
        title={label}
        among={among.map((value) => ({ value, text: text(`${words}-${name}-${value}`) }))}
        chosen={shown}
        choose={change}
      />
    );
  const field = {
    name,
    label,
    value: shown,
    invalid,
    settled: page.session.state.value !== 'working',
    widest,
    commit: (/** @type {string} */ typed) => change(read(typed)),
  };
  const counts = faceOf(parameter, shown, params);
  const face = counts ? text(counts.id, counts.args) : null;
  if (chip) return <Chips chip={chip} items={read(shown)} read={read} {...field} face={face} />;
  return <NumberField {...field} steps={steps} {...(optional ? { empty: text(`${words}-empty-${name}`) } : {})} face={face} />;
}
