/** The numbers of a board that is made by rule, as they are typed, and the board of them. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { comeBack } from '../../ui/scrolling.js';
import { typedNumber } from '../../ui/typed_number.js';
import { familyOf, fieldsOf, FIRST, isWrong, RANGES, sampleOf } from './families.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Family, Field, Numbers } from './families.js' */
/** @import { Page } from './state.js' */

/**
 * A number that makes no board; for a level that the side has no room for that side.
 * @typedef {{field: Field, value: string, tree: {side: string, limit: number} | null}} Problem
 */

/** @param {Page} page */
export function useGenerators(page) {
  const { board, sample } = page.options.value;
  /** @type {Signal<Family>} */
  const family = useSignal('open');
  /** The numbers as they are typed. @type {Signal<Numbers>} */
  const typed = useSignal(FIRST.open);
  /** @type {Signal<Problem | null>} */
  const problem = useSignal(null);
  /** The side that the level was chosen for; another one gets its best. */
  const side_of_level = useRef('');
  const abort = useRef(new AbortController());
  useLayoutEffect(() => () => abort.current.abort(), []);

  /** @param {Numbers} numbers */
  function change(numbers) {
    typed.value = { ...typed.peek(), ...numbers };
    problem.value = null;
  }

  // The form starts with the board of the link.
  useLayoutEffect(() => {
    const of_link = board === null ? familyOf(sample ?? '') : null;
    if (!of_link) return;
    if (of_link.numbers.level) side_of_level.current = of_link.numbers.side ?? '';
    family.value = of_link.family;
    change(of_link.numbers);
  }, [board, sample]);

  const typedSide = () => typedNumber(typed.peek().side ?? '');
  /** The levels of a tree of a side; null if the solver has no answer; the page says why. @param {string} side */
  const levelsOf = (side) => page.session.ask('treeLevels', { side: Number(side) }, abort.current.signal).catch(() => null);

  useLayoutEffect(() => {
    const side = typedSide();
    if (family.value !== 'double-tree' || side === side_of_level.current || isWrong('side', side)) return;
    void levelsOf(side).then((levels) => {
      if (!levels || side_of_level.current === side) return;
      side_of_level.current = side;
      if (typedSide() === side) typed.value = { ...typed.peek(), level: String(levels.best) };
    });
  }, [family.value, typed.value.side]);

  /** Opens the board of the current numbers, or says which is wrong. @param {Numbers} from */
  async function make(from) {
    const [name, numbers] = [family.peek(), { ...from }];
    for (const field of fieldsOf(name)) numbers[field] = typedNumber(from[field] ?? '');
    const { side = '', level = '' } = numbers;
    // A level that will be replaced by the best one is not a mistake.
    const is_due = name === 'double-tree' && side_of_level.current !== side;
    const field = fieldsOf(name).find((one) => isWrong(one, numbers[one] ?? '') && !(one === 'level' && is_due));
    if (field) return void (problem.value = { field, value: numbers[field] ?? '', tree: null });
    if (name === 'double-tree') {
      const levels = await levelsOf(side);
      if (!levels) return;
      if (is_due) numbers.level = String(levels.best);
      else if (Number(level) > levels.highest)
        return void (problem.value = { field: 'level', value: level, tree: { side, limit: levels.highest } });
      side_of_level.current = side;
    }
    change(numbers);
    page.go({ sample: sampleOf(name, numbers), board: null, at: null, map: null, from: null });
    comeBack();
  }

  /** Makes the board of the next seed; after the last one comes the first. */
  function another() {
    const seed = typedNumber(typed.peek().seed ?? '');
    void make({ ...typed.peek(), seed: isWrong('seed', seed) ? seed : String((Number(seed) + 1) % (RANGES.seed[1] + 1)) });
  }

  return {
    family,
    typed,
    problem,
    make,
    another,
    /** @param {Family} name */
    choose(name) {
      side_of_level.current = '';
      family.value = name;
      change(FIRST[name]);
    },
    /** @param {Field} field @param {string} value */
    type(field, value) {
      if (field === 'level') side_of_level.current = typedSide();
      change({ [field]: value });
    },
  };
}
