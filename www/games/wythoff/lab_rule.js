/** Wythoff's game as a rule of the laboratory. */

/** @import { RuleOf } from '../../shell/games.js' */

/** Larger piles have too large a table. */
const MOST = 600;

/** @type {RuleOf} */
export function ruleOf({ a, b }) {
  if (!(Number(a) <= MOST && Number(b) <= MOST)) return null;
  return {
    rule: `(a, b) -> (a - t, b)       for t in 1..a
(a, b) -> (a, b - t)       for t in 1..b
(a, b) -> (a - t, b - t)   for t in 1..min(a, b)
start (${a}, ${b})`,
  };
}
