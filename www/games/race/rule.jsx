/** The rule as a sentence, with the size of the board to be changed in place. */
import { NumberField } from '../../ui/fields.jsx';
import { plain } from '../../ui/link.js';
import { rich, text } from '../../ui/messages.jsx';
import { RuleForm } from '../../page/rule_form.jsx';
import { useState } from 'preact/hooks';
import { MAX_SIDE, MIN_SIDE, ROUTE } from './parameters.js';

/** @param {{page: import('./state.js').PageState}} props */
export function Rule({ page }) {
  const board = page.drawn.value;
  const [wrong, setWrong] = useState(/** @type {{name: string, value: string} | null} */ (null));
  /** @param {'rows' | 'columns'} name */
  const field = (name) => (
    <NumberField
      key={name}
      name={name}
      label={text(`race-field-${name}`)}
      value={wrong?.name === name ? wrong.value : String(board?.[name] ?? '')}
      wrong={wrong?.name === name}
      settled
      steps
      commit={(typed) => {
        const value = plain(typed);
        const side = /^\d{1,4}$/.test(value) ? Number(value) : 0;
        if (side < MIN_SIDE || side > MAX_SIDE) return setWrong({ name, value });
        setWrong(null);
        if (board) page.editor.resize(name === 'rows' ? side : board.rows, name === 'columns' ? side : board.columns);
      }}
    />
  );
  return (
    <RuleForm page={page} route={ROUTE} wrong={false}>
      {rich('race-rule', {}, { rows: field('rows'), columns: field('columns') })}
      {wrong && (
        <span class="wrong" id="problem" role="alert">
          {' '}
          {text('race-error-side', {
            least: MIN_SIDE,
            limit: MAX_SIDE,
            got: wrong.value === '' ? text('got-nothing') : text('got', { value: wrong.value }),
          })}
        </span>
      )}
    </RuleForm>
  );
}
