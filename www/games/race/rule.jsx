/** The rule as a sentence, with the size of the board to be changed in place. */
import { NumberField } from '../../ui/fields.jsx';
import { rich, text } from '../../ui/messages.js';
import { typedNumber } from '../../ui/typed_number.js';
import { useState } from 'preact/hooks';
import { MAX_SIDE, MIN_SIDE } from './parameters.js';

/** @import { Page } from './state.js' */

/** @param {{page: Page}} props */
export function Rule({ page }) {
  const board = page.drawn.value;
  const [invalid, setInvalid] = useState(/** @type {{name: string, value: string} | null} */ (null));
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
        if (side < MIN_SIDE || side > MAX_SIDE) return setInvalid({ name, value });
        setInvalid(null);
        if (board) page.editor.resize(name === 'rows' ? side : board.rows, name === 'columns' ? side : board.columns);
      }}
    />
  );
  return (
    <>
      {rich('race-rule', {}, { rows: field('rows'), columns: field('columns') })}
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
