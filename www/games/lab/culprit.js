/** Why positions are unknown: one of them, and which of its moves leads to what nobody can tell. */
import { positionAt } from './table.js';

/** Unknown positions that are looked at, from either end of the table. */
const LOOKED = 12;

/** @typedef {{kind: 'below' | 'above' | 'sum' | 'itself', at: string, to: string, first: number, last: number} | {kind: 'broken'}} Culprit below, above: of the table; first and last: of the coordinate's range that would hold it */

/**
 * @param {import('./table.js').Timeline} timeline
 * @param {(position: string) => Promise<import('../../../crate/pkg/lab/mexplorer.js').LabExplanation>} explain
 * @returns {Promise<Culprit | null>}
 */
export async function culpritOf(timeline, explain) {
  const unknown = [...timeline.labels.keys()].filter((place) => timeline.labels[place] === 3);
  const looked = [...new Set([...unknown.slice(0, LOOKED), ...unknown.slice(-LOOKED).reverse()])];
  for (const place of looked) {
    const at = positionAt(timeline, place);
    const { options } = await explain(at);
    for (const { to, label, tuple } of options) {
      if (label !== 3 || tuple !== null) continue;
      const parts = to.split('+');
      const found = parts.flatMap((part) => outsideOf(timeline, part))[0];
      if (found) return { at, to, ...found };
      if (parts.length > 1) return { kind: parts.includes(at) ? 'itself' : 'sum', at, to, first: 0, last: 0 };
    }
  }
  return unknown.length > 0 && timeline.broken ? { kind: 'broken' } : null;
}

/** Where a tuple lies out of the table. @param {import('./table.js').Timeline} timeline @param {string} part @returns {{kind: 'below' | 'above', first: number, last: number}[]} */
function outsideOf({ ranges }, part) {
  return part.split(',').flatMap((typed, at) => {
    const [first, last] = ranges[at] ?? [0, 0];
    const value = Number(typed);
    if (value >= first && value <= last) return [];
    return [value < first ? { kind: 'below', first: value, last } : { kind: 'above', first, last: value }];
  });
}
