/**
 * A list as a rule of the laboratory, to compare a formula with it: the rule has no moves, so exactly the positions of the board are P, and
 * the conjecture says that they are what the formula gives.
 */

import { runsOf } from '../../ui/runs.js';
import { placesOf } from './groups.js';

/** Characters of a rule; and tuples of a table, by the tests that the board makes of each. */
const MOST = { characters: 9_500, tests: 100_000_000 };

/** A move that is possible in no position. @param {string} names */
const NOTHING = (names) => `${names} -> end   if 0 = 1`;

/** A formula in one line, without a comment. @param {string} formula */
export const oneLine = (formula) => formula.replace(/[\r\n;；]+/g, ' ').replace(/[#＃].*/, '');

/** Whether it is a condition, and not a number. @param {string} formula */
const isCondition = (formula) => /[=<>≤≥≠＝＜＞]|\b(divides|not)\b/.test(formula);

/**
 * The condition that a coordinate is one of some numbers.
 * @param {readonly number[]} numbers ascending @param {string} name of the coordinate
 */
const oneOf = (numbers, name) =>
  runsOf(numbers)
    .map(([from, to]) =>
      from === to ? `${name}=${from}` : to === from + 1 ? `${name}=${from} or ${name}=${to}` : `${name}>=${from} and ${name}<=${to}`,
    )
    .join(' or ');

/** @param {readonly number[]} values @param {number} from index of the first @param {string} formula of n */
function tableRule(values, from, formula) {
  const places = placesOf(values, from);
  const greatest = Math.max(0, ...places.keys());
  const board = [...places].map(([value, at]) => `a=${value} and (${oneOf(at, 'n')})`).join(' or ');
  const rule = [
    NOTHING('(n, a)'),
    `board (n, a) if ${board}`,
    `table (${from}..${from + values.length - 1}, 0..${greatest})`,
    `conjecture lost if a = ${formula}`,
  ];
  return { rule: rule.join('\n'), tests: values.length * (greatest + 1) * (places.size + 10) };
}

/** @param {readonly number[]} members ascending @param {string} formula a condition on n */
function setRule(members, formula) {
  const last = members.at(-1) ?? 0;
  const rule = [NOTHING('(n)'), `won (n) if not (${oneOf(members, 'n')})`, `table (0..${last})`, `conjecture lost if ${formula}`];
  return { rule: rule.join('\n'), tests: (last + 1) * (members.length + 10) };
}

/**
 * The rule of the most values that the laboratory takes.
 * @param {readonly bigint[]} values
 * @param {{from: number, is_set: boolean}} list
 * @param {string} formula a number for index n; of a set also a condition on its members
 * @returns {{rule: string, last: number} | null} last: the index, or of a condition the number, to which it is compared; null if there
 *   is nothing to compare
 */
export function ruleOfValues(values, { from, is_set }, formula) {
  const line = oneLine(formula);
  const is_condition = is_set && isCondition(line);
  const small = values.findIndex((value) => value > 1_000_000n);
  const numbers = values.slice(0, small < 0 ? values.length : small).map(Number);
  // Binary search for the most values that fit.
  let [fits, fails] = [0, numbers.length + 1];
  /** @param {number} count */
  const made = (count) => {
    const first = numbers.slice(0, count);
    return is_condition ? setRule(first, line) : tableRule(first, from, line);
  };
  while (fails - fits > 1) {
    const count = (fits + fails) >> 1;
    const { rule, tests } = made(count);
    if (rule.length <= MOST.characters && tests <= MOST.tests) fits = count;
    else fails = count;
  }
  return fits === 0 ? null : { rule: made(fits).rule, last: is_condition ? (numbers[fits - 1] ?? 0) : from + fits - 1 };
}
