/** A subtraction game as a rule of the laboratory: one heap; several are a sum. */
import { sumOf } from '../../../game_page/lab_rules/sum.js';

/** @import { RuleOf } from '../../../shell/games.js' */

/** The largest number of a set, each of which is tried at every heap. */
const LARGEST = 300;

/** @type {RuleOf} */
export function ruleOf({ set, heaps, rule }) {
  const text = set ?? '';
  const numbers = text.replace('!', '');
  if (numbers.split(/[,-]/).some((number) => Number(number) > LARGEST)) return null;
  const items = numbers
    .split(',')
    .filter(Boolean)
    .map((item) => item.replace('-', '..'));
  const excluded = items.map((item) => {
    const [first, last] = item.split('..');
    return last === undefined ? `t != ${first}` : `(t < ${first} or t > ${last})`;
  });
  if (!text.startsWith('!') && items.length === 0) return null;
  const move = text.startsWith('!')
    ? `(n) -> (n - t)   for t in 1..n${excluded.length > 0 ? `   if ${excluded.join(' and ')}` : ''}`
    : `(n) -> (n - t)   for t in {${items.join(', ')}}`;
  return sumOf(move, heaps, rule);
}
