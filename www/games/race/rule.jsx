/** The rule as a sentence, with the size of the board to be changed in place. */
import { useSignal } from '@preact/signals';
import { RuleField } from '../../game_page/rule_field.jsx';
import { NumberField } from '../../ui/fields.jsx';
import { rich, text } from '../../ui/messages.js';
import { typedNumber } from '../../ui/typed_number.js';
import { MAX_SIDE, MIN_SIDE } from './parameters.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Page } from './state.js' */

/** @param {{page: Page}} props */
export function Rule({ page }) {
  const board = page.drawn.value;
  /** A side that no board has. @type {Signal<{name: string, value: string} | null>} */
  const wrong = useSignal(null);
  const invalid = wrong.value;
  /** @param {'rows' | 'columns'} name */
  const field = (name) => (
    <NumberField
      key={name}
      name={name}
      label={text(`race-field-${name}`)}
      value={invalid?.name === name ? invalid.value : String(board?.[name] ?? '')}
      invalid={invalid?.name === name}
      settled
      steps
      problem="race-problem"
      commit={(typed) => {
        const value = typedNumber(typed);
        const side = /^\d{1,4}$/.test(value) ? Number(value) : 0;
        wrong.value = side < MIN_SIDE || side > MAX_SIDE ? { name, value } : null;
        if (board && !wrong.value) page.editor.resize(name === 'rows' ? side : board.rows, name === 'columns' ? side : board.columns);
      }}
    />
  );
  return (
    <>
      {rich(
        'race-rule',
        {},
        {
          rows: field('rows'),
          columns: field('columns'),
          jump: <RuleField key="jump" page={page} words="race" name="jump" invalid={false} />,
        },
      )}
      {invalid && (
        <span class="wrong" id="race-problem" role="alert">
          {' '}
          {text('race-error-side', {
            least: MIN_SIDE,
            limit: MAX_SIDE,
            got: invalid.value === '' ? text('got-nothing') : text('got', { value: invalid.value }),
          })}
        </span>
      )}
    </>
  );
}
