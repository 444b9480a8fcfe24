/** Where the calls of a search are drawn: leaves from left to right, a call above the middle of those that it made. */
import { entryAt } from '../../ui/entry_at.js';
import { NONE } from './calls.js';

/** @import { Calls, Node } from './types.js' */

/** The most calls that are drawn. */
export const MOST_DRAWN = 200;

/**
 * The calls up to a step, at most those that are drawn, and how many columns they take. A column that a leaf has, it keeps: as the tree
 * grows only the calls that still wait move.
 * @param {Calls} calls @param {number} step
 */
export function nodesAt({ parent, countedAt }, step) {
  const count = Math.min(countedAt(step).calls, MOST_DRAWN);
  /** @type {Node[]} */
  const nodes = [];
  /** By call: the columns of the first and the last call that it made. */
  const [first, last] = [new Map(), new Map()];
  for (let call = 0; call < count; call += 1) {
    const caller = entryAt(parent, call);
    nodes.push({ call, column: 0, depth: caller === NONE ? 0 : entryAt(nodes, caller).depth + 1 });
    if (caller !== NONE) last.set(caller, call);
  }
  let columns = 0;
  for (const node of nodes) if (!last.has(node.call)) node.column = columns++;
  // Calls that are made come after those that make them.
  for (const node of nodes.toReversed()) {
    const made = last.get(node.call);
    if (made !== undefined) node.column = (entryAt(nodes, first.get(node.call) ?? made).column + entryAt(nodes, made).column) / 2;
    const caller = entryAt(parent, node.call);
    if (caller !== NONE) first.set(caller, node.call);
  }
  return { nodes, columns: Math.max(1, columns), depth: Math.max(0, ...nodes.map(({ depth }) => depth)) };
}
