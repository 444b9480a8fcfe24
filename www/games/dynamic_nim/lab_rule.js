/** Dynamic Nim as a rule of the laboratory. */

/** @import { RuleOf } from '../../shell/games.js' */

/** Larger piles have too large a table. */
const MOST = 1000;

/** @type {RuleOf} */
export function ruleOf({ n, k, limit, cap }) {
  const [pile, allowed] = [Number(n), Math.min(Number(cap ?? n), Number(n))];
  if (!(pile <= MOST) || (limit ?? '').includes('-')) return null;
  const start = `board (m, n) if n <= m\nstart (${pile}, ${cap === null ? Math.max(pile - 1, 0) : allowed})`;
  if (limit === null || limit === undefined)
    return { rule: `k = ${k}\n(m, n) -> (m - x, min(floor(k*x), m - x))   for x in 1..min(m, n)\n${start}` };
  const limits = limit.split(',');
  const lines = limits.map((most, index) =>
    index < limits.length - 1
      ? `(m, n) -> (m - ${index + 1}, min(${most}, m - ${index + 1}))   if n >= ${index + 1}`
      : `(m, n) -> (m - x, min(${most}, m - x))   for x in ${index + 1}..min(m, n)`,
  );
  return { rule: [...lines, start].join('\n') };
}
