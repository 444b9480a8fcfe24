/** Splitting beans as a rule of the laboratory: a bean is its distance to the last bottle, several are a sum. */
import { sumOf } from '../../../game_page/lab_rules/sum.js';

/** @import { RuleOf } from '../../../shell/games.js' */

/** Beans of the sum. */
const BEANS = 60;

/** @type {RuleOf} */
export function ruleOf({ beans }) {
  const bottles = (beans ?? '').split(',').map(Number);
  if (!(bottles.reduce((sum, count) => sum + count, 0) <= BEANS)) return null;
  const distances = bottles.flatMap((count, at) => Array(count).fill(bottles.length - 1 - at));
  return sumOf('(r) -> (i) & (j)   for i in 0..r - 1   for j in 0..i', distances.join(',') || '0', 'normal');
}
