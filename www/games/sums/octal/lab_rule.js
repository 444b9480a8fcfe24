/** An octal game as a rule of the laboratory: a line for every digit and every number of rows that it may leave. */
import { sumOf } from '../../../game_page/lab_rules/sum.js';

/** @import { RuleOf } from '../../../shell/games.js' */

/**
 * What a digit allows after `k` were taken: nothing left, one row, two, three.
 * @param {string} digit @param {number} k @param {boolean} is_unequal
 */
function linesOf(digit, k, is_unequal) {
  const bits = parseInt(digit, 16);
  const left = k === 0 ? 'n' : `n - ${k}`;
  return [
    ...(bits & 1 ? [`(n) -> end   if n = ${k}`] : []),
    ...(bits & 2 ? [`(n) -> (${left})   if n > ${k}`] : []),
    ...(bits & 4 ? [`(n) -> (i) & (${left} - i)   for i in 1..${left} - 1${is_unequal ? `   if i != ${left} - i` : ''}`] : []),
    ...(bits & 8 ? [`(n) -> (i) & (j) & (${left} - i - j)   for i in 1..${left} - 2   for j in 1..${left} - i - 1`] : []),
  ];
}

/** @type {RuleOf} */
export function ruleOf({ code, take, heaps, rule }) {
  if (take !== null && take !== undefined) {
    const items = take.split(',').map((item) => item.replace('-', '..'));
    return sumOf(`(n) -> (i) & (n - t - i)   for t in {${items.join(', ')}}   for i in 0..n - t`, heaps, rule);
  }
  const [, whole = '', is_unequal, digits = '', tail] = /^([0-9a-f])(!)?\.([0-9a-f]*)(?:\[3\])?$/i.exec(code ?? '') ?? [];
  if (whole === '' || tail !== undefined) return null;
  const repeats = code?.endsWith('[3]') ?? false;
  const lines = [whole, ...digits].flatMap((digit, k) => linesOf(digit, k, Boolean(is_unequal) && k === 0));
  if (repeats) lines.push(`(n) -> (n - t)   for t in ${digits.length + 1}..n`);
  return lines.length === 0 ? null : sumOf(lines.join('\n'), heaps, rule);
}
