/** Exact factors k, and rules as they are written. */
import { capAfter } from './steps.js';

/** @import { Factor, Rule } from './types.js' */

/** @param {bigint} p @param {bigint} q @returns {Factor} */
export function factor(p, q) {
  let [a, b] = [p, q];
  while (b > 0n) [a, b] = [b, a % b];
  const [above, below] = [p / a, q / a];
  return { p: above, q: below, text: below === 1n ? String(above) : `${above}/${below}`, value: Number(above) / Number(below) };
}

/** The factor a link names, or null if it names none. @param {string | null | undefined} k */
export function factorOf(k) {
  if (!k || !/^(?=\.?\d)\d{0,40}(\.\d{0,40})?(\/\d{1,40})?$/.test(k)) return null;
  const [above = '', below = '1'] = k.split('/');
  const [whole = '', decimals = ''] = above.split('.');
  const [p, q] = [BigInt(whole + decimals), BigInt(below + '0'.repeat(decimals.length))];
  return p > 0n && q > 0n ? factor(p, q) : null;
}

/** Below 0, 0 or above 0, as `a` is less than, equal to or more than `b`. @param {Factor} a @param {Factor} b */
export function compare(a, b) {
  const [left, right] = [a.p * b.q, b.p * a.q];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** k·x as it is written, a whole number or a fraction in lowest terms; or L(x). @param {Rule} rule @param {number} take */
export const multiple = ({ k, limit }, take) =>
  k ? factor(BigInt(k.p) * BigInt(take), BigInt(k.q)).text : String(capAfter({ k, limit }, take));

/** The rule as it is written: `k = 5/2`, or `L` for a list. @param {Rule} rule */
export const ruleText = (rule) => (rule.k ? `k = ${multiple(rule, 1)}` : 'L(x)');
