/** Why positions are unknown: one of them, and which of its moves leads to what nobody can tell. */
import { positionAt, rangesOf } from './table.js';

/** @import { LabExplanation } from '../../../crate/pkg/lab/mexplorer.js' */
/** @import { Timeline } from './table.js' */

/** A label, by the solver's numbers. */
const UNKNOWN = 3;

/** Unknown positions that are looked at, from either end of the table. */
const LOOKED = 12;

/** @typedef {{kind: 'below' | 'above' | 'sum' | 'itself', at: string, to: string, first: bigint, last: bigint} | {kind: 'broken'}} Culprit below, above: of the table; first and last: of the coordinate's range that would hold it */

/**
 * @param {Timeline} timeline
 * @param {(position: string) => Promise<LabExplanation>} explain
 * @returns {Promise<Culprit | null>}
 */
export async function culpritOf(timeline, explain) {
  const { labels } = timeline;
  const first = labels.indexOf(UNKNOWN);
  if (first < 0) return null;
  /** @type {Set<number>} */
  const looked = new Set();
  for (let place = first; place >= 0 && looked.size < LOOKED; place = labels.indexOf(UNKNOWN, place + 1)) looked.add(place);
  const most = looked.size + LOOKED;
  for (let place = labels.lastIndexOf(UNKNOWN); place >= first && looked.size < most; place -= 1)
    if (labels[place] === UNKNOWN) looked.add(place);
  for (const place of looked) {
    const at = positionAt(timeline, place);
    const { options } = await explain(at);
    for (const { to, label, tuple } of options) {
      if (label !== UNKNOWN || tuple !== null) continue;
      const parts = to.split('+');
      const found = parts.flatMap((part) => outsideOf(timeline, part))[0];
      if (found) return { at, to, ...found };
      if (parts.length > 1) return { kind: parts.includes(at) ? 'itself' : 'sum', at, to, first: 0n, last: 0n };
    }
  }
  return timeline.broken ? { kind: 'broken' } : null;
}

/** Where a tuple lies out of the table. @param {Timeline} timeline @param {string} part @returns {{kind: 'below' | 'above', first: bigint, last: bigint}[]} */
function outsideOf(timeline, part) {
  const ranges = rangesOf(timeline);
  return part.split(',').flatMap((typed, at) => {
    const [first, last] = ranges[at] ?? [0n, 0n];
    const value = BigInt(typed);
    if (value >= first && value <= last) return [];
    return [value < first ? { kind: 'below', first: value, last } : { kind: 'above', first, last: value }];
  });
}
