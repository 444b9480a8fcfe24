/** The links of the two sides, by the link of their comparison: `left` and `right` are methods, `leftk` is the k of the left side alone. */

import { printOf } from './printed.js';

/** @import { Compared, Side } from './types.js' */

export const SIDES = /** @type {const} */ (['left', 'right']);

/** What of a link is not the game's. */
const OWN = ['game', ...SIDES, 'at', 'step', 'ask', 'play', 'view'];

/**
 * The parameters of a side.
 * @param {ReadonlyMap<string, string>} params of the comparison @param {Side} side @param {Compared} compared
 * @returns {Record<string, string>}
 */
export function paramsOf(params, side, compared) {
  const { usual } = compared;
  const own = [...params].filter(([name]) => !OWN.includes(name) && !SIDES.some((one) => name.startsWith(one)));
  const of_side = [...params].filter(([name]) => name.startsWith(side) && name !== side);
  // Two inputs are compared by one method, unless the link names two. A print needs none.
  const method = printOf(params, compared) ? usual[side] : (params.get(side) ?? params.get('method') ?? usual[side]);
  return { ...Object.fromEntries(own), ...Object.fromEntries(of_side.map(([name, value]) => [name.slice(side.length), value])), method };
}

/**
 * Changes of a rule as changes of the comparison: what the left side has alone stays its own.
 * @param {ReadonlyMap<string, string>} params @param {Record<string, string | null>} changes
 */
export const changesOf = (params, changes) =>
  Object.fromEntries(
    Object.entries({ ...changes, at: null }).map(([name, value]) => [params.has(`left${name}`) ? `left${name}` : name, value]),
  );

/**
 * The parameters of one side alone, as "k = 5/2".
 * @param {ReadonlyMap<string, string>} params @param {Side} side @returns {[name: string, value: string][]}
 */
export const ownOf = (params, side) =>
  [...params].flatMap(([name, value]) => (name.startsWith(side) && name !== side ? [[name.slice(side.length), value]] : []));
