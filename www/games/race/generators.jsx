/** Makes a board by rule: a family, its numbers, and for random families the next seed. */
import { Button } from '../../ui/controls.jsx';
import { quoted } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { FAMILIES, fieldsOf, RANGES } from './families.js';
import { useGenerators } from './use_generators.js';
import './generators.css';

/** @import { Page } from './state.js' */
/** @import { Problem } from './use_generators.js' */

/** @param {{page: Page}} props */
export function Generators({ page }) {
  const { family, typed, problem, make, another, choose, type } = useGenerators(page);
  const fields = fieldsOf(family.value);
  return (
    <form
      aria-label={text('race-make')}
      onSubmit={(event) => {
        event.preventDefault();
        void make(typed.peek());
      }}
    >
      <label>
        <span>{text('race-make-family')}</span>
        <select name="family" value={family.value} onChange={(event) => choose(FAMILIES[event.currentTarget.selectedIndex] ?? 'open')}>
          {FAMILIES.map((name) => (
            <option key={name} value={name}>
              {text(`race-family-${name}`)}
            </option>
          ))}
        </select>
      </label>
      <p class="soft">{text(`race-family-${family.value}-why`)}</p>
      <div class="make-numbers">
        {fields.map((field) => (
          <label key={field}>
            <span>{text(`race-make-${field}`)}</span>
            <input
              class="number"
              name={field}
              inputMode="numeric"
              autoComplete="off"
              spellcheck={false}
              placeholder={text('empty-field')}
              value={typed.value[field] ?? ''}
              aria-invalid={problem.value?.field === field}
              aria-describedby={problem.value?.field === field ? 'make-problem' : undefined}
              onFocus={(event) => event.currentTarget.select()}
              onInput={(event) => type(field, event.currentTarget.value)}
            />
          </label>
        ))}
      </div>
      {problem.value && (
        <p class="wrong" id="make-problem" role="alert">
          {problemWords(problem.value)}
        </p>
      )}
      <div class="row">
        <button type="submit" class="primary">
          {text('race-make-go')}
        </button>
        {fields.includes('seed') && <Button words={text('race-make-another')} onClick={another} />}
      </div>
    </form>
  );
}

/** @param {Problem} problem */
function problemWords({ field, value, tree }) {
  if (tree) return text('error-tree-level', { side: Number(tree.side), limit: tree.limit, value: Number(value) });
  const [least, limit] = RANGES[field];
  const got = value === '' ? text('got-nothing') : text('got', { value: quoted(value) });
  return text('race-make-wrong', { field: text(`race-make-${field}`), least, limit, got });
}
