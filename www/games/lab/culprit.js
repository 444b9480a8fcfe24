/** Why positions are unknown: one of them, and the move whose option cannot be evaluated. */
import { LABEL, positionAt, rangesOf } from './table.js';

/** @import { LabExplanation } from '../../../crate/pkg/lab/mexplorer.js' */
/** @import { Timeline } from './table.js' */
/** @import { Culprit } from './types.js' */

/** Unknown positions that are looked at, from either end of the table. */
const LOOKED = 12;

/** The unknown positions to look at. @param {Uint8Array} labels */
function placesOf(labels) {
  /** @type {Set<number>} */
  const places = new Set();
  for (let place = labels.indexOf(LABEL.UNKNOWN); place >= 0 && places.size < LOOKED; place = labels.indexOf(LABEL.UNKNOWN, place + 1))
    places.add(place);
  const most = places.size + LOOKED;
  for (let place = labels.length - 1; place >= 0 && places.size < most; place -= 1) if (labels[place] === LABEL.UNKNOWN) places.add(place);
  return places;
}

/**
 * @param {Timeline} timeline
 * @param {(position: string) => Promise<LabExplanation>} explain
 * @returns {Promise<Culprit | null>}
 */
export async function culpritOf(timeline, explain) {
  const places = placesOf(timeline.labels);
  for (const place of places) {
    const at = positionAt(timeline, place);
    const { options } = await explain(at);
    for (const { to, label, tuple } of options) {
      if (label !== LABEL.UNKNOWN || tuple !== null) continue;
      const parts = to.split('+');
      const [found] = parts.flatMap((part) => outsideOf(timeline, part));
      if (found) return { at, to, ...found };
      if (parts.length > 1) return { kind: parts.includes(at) ? 'itself' : 'sum', at, to, first: 0n, last: 0n };
    }
  }
  return places.size > 0 && timeline.broken ? { kind: 'broken' } : null;
}

/** Where coordinates of a tuple lie outside of the table. @param {Timeline} timeline @param {string} part */
const outsideOf = (timeline, part) =>
  rangesOf(timeline).flatMap(([first, last], at) => {
    const value = BigInt(part.split(',')[at] ?? first);
    if (value >= first && value <= last) return [];
    /** @type {{kind: 'below' | 'above', first: bigint, last: bigint}} */
    const outside = value < first ? { kind: 'below', first: value, last } : { kind: 'above', first, last: value };
    return [outside];
  });
