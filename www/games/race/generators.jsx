/** Makes a board by rule: a family, its numbers, and where chance has a part the next seed. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { quoted } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { typedNumber } from '../../ui/typed_number.js';
import { comeBack } from '../../game_page/scrolling.js';
import { FAMILIES, familyOf, FIRST, isWrong, RANGES, sampleOf } from './families.js';
import './generators.css';

/** @import { RaceTreeLevels } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Family, Field } from './families.js' */
/** @import { Page } from './state.js' */

/** A number that makes no board, and where the side sets the limit that side. @typedef {{field: Field, value: string, tree: {side: string, limit: number} | null}} Problem */

/** @param {{page: Page}} props */
export function Generators({ page }) {
  const { board, sample } = page.options.value;
  const [family, setFamily] = useState(/** @type {Family} */ ('open'));
  /** As it stands in the fields; a signal, for what is typed may be ahead of what is drawn. */
  const typed = useSignal(/** @type {Record<string, string>} */ (FIRST.open));
  const [problem, setProblem] = useState(/** @type {Problem | null} */ (null));
  /** The side that the level was chosen for; another one gets its best. */
  const side_of_level = useRef('');
  const abort = useRef(new AbortController());
  useLayoutEffect(() => () => abort.current.abort(), []);

  // It starts from the board of the link.
  useLayoutEffect(() => {
    const of_link = board === null ? familyOf(sample ?? '') : null;
    if (!of_link) return;
    if (of_link.numbers.level) side_of_level.current = of_link.numbers.side ?? '';
    setFamily(of_link.family);
    typed.value = { ...typed.peek(), ...of_link.numbers };
    setProblem(null);
  }, [board, sample]);

  /** The levels of a tree of a side. @param {string} side @returns {Promise<RaceTreeLevels>} */
  const levelsOf = (side) => page.session.ask('treeLevels', { side: Number(side) }, abort.current.signal);

  useLayoutEffect(() => {
    const side = typedNumber(typed.peek().side ?? '');
    if (family !== 'double-tree' || side === side_of_level.current || isWrong('side', side)) return;
    levelsOf(side).then(
      ({ best }) => {
        if (side_of_level.current === side) return;
        side_of_level.current = side;
        if (typedNumber(typed.peek().side ?? '') === side) typed.value = { ...typed.peek(), level: String(best) };
      },
      // The page says what has become of the solver.
      () => {},
    );
  }, [family, typed.value.side]);

  /** Opens the board of the numbers at hand, or says which is wrong. @param {Record<string, string>} from */
  async function make(from) {
    const numbers = Object.fromEntries(Object.entries(from).map(([field, value]) => [field, typedNumber(value)]));
    const { side = '', level = '' } = numbers;
    const isBad = (/** @type {Field} */ field) => isWrong(field, numbers[field] ?? '');
    // A level that is about to be the best one is no mistake.
    const is_due = family === 'double-tree' && side_of_level.current !== side;
    const bad = FAMILIES[family].find((field) => isBad(field) && !(field === 'level' && is_due));
    if (bad) return setProblem({ field: bad, value: numbers[bad] ?? '', tree: null });
    if (family === 'double-tree') {
      const levels = await levelsOf(side).catch(() => null);
      if (!levels) return;
      if (is_due) numbers.level = String(levels.best);
      else if (Number(level) > levels.highest) return setProblem({ field: 'level', value: level, tree: { side, limit: levels.highest } });
      side_of_level.current = side;
    }
    setProblem(null);
    typed.value = numbers;
    page.go({ sample: sampleOf(family, numbers), board: null, at: null, map: null, from: null });
    comeBack();
  }

  /** The same with the next seed; after the last one comes the first. */
  function another() {
    const seed = typedNumber(typed.peek().seed ?? '');
    void make({ ...typed.peek(), seed: isWrong('seed', seed) ? seed : String((Number(seed) + 1) % (RANGES.seed[1] + 1)) });
  }

  const fields = FAMILIES[family];
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
        <select
          name="family"
          value={family}
          onChange={(event) => {
            const chosen = /** @type {Family} */ (event.currentTarget.value);
            side_of_level.current = '';
            typed.value = FIRST[chosen];
            setFamily(chosen);
            setProblem(null);
          }}
        >
          {Object.keys(FAMILIES).map((name) => (
            <option key={name} value={name}>
              {text(`race-family-${name}`)}
            </option>
          ))}
        </select>
      </label>
      <p class="soft">{text(`race-family-${family}-why`)}</p>
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
              aria-invalid={problem?.field === field}
              aria-describedby={problem?.field === field ? 'make-problem' : undefined}
              onFocus={(event) => event.currentTarget.select()}
              onInput={({ currentTarget: { value } }) => {
                if (field === 'level') side_of_level.current = typedNumber(typed.peek().side ?? '');
                typed.value = { ...typed.peek(), [field]: value };
                setProblem(null);
              }}
            />
          </label>
        ))}
      </div>
      {problem && (
        <p class="wrong" id="make-problem" role="alert">
          {problemWords(problem)}
        </p>
      )}
      <div class="row">
        <button type="submit" class="primary">
          {text('race-make-go')}
        </button>
        {fields.includes('seed') && (
          <button type="button" onClick={another}>
            {text('race-make-another')}
          </button>
        )}
      </div>
    </form>
  );
}

/** @param {Problem} problem */
function problemWords({ field, value, tree }) {
  if (tree) return text('error-tree-level', { side: Number(tree.side), limit: tree.limit, value: Number(value) });
  const [least, limit] = RANGES[field];
  return text('race-make-wrong', {
    field: text(`race-make-${field}`),
    least,
    limit,
    got: value === '' ? text('got-nothing') : text('got', { value: quoted(value) }),
  });
}
