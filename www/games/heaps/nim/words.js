/** Moves and positions of Nim in words. */
import { allOf, series, text } from '../../../ui/messages.js';
import { readable } from '../../../ui/numbers.js';

/** @import { Options } from '../../../solver/types.js' */
/** @import { Timeline } from './steps.js' */

/** The form of the game, by which sentences differ. @param {Timeline} timeline @param {Options} options */
export const formOf = ({ k }, { max, rule }) => (k > 1 ? 'moore' : max ? 'bounded' : rule === 'misere' ? 'misere' : 'plain');

/** A move: “2 from heap 1”. @param {readonly [string, string][]} pairs */
export const moveWords = (pairs) =>
  pairs.map(([heap, take]) => text('nim-take', { heap: Number(heap) + 1, take: readable(take) })).join(text('nim-and'));

/** The powers of two in which heaps are written out; larger heaps are not. */
const POWERS = [16, 8, 4, 2, 1];
const MOST_WRITTEN = 31;

/** A number as a sum of powers of two, in one piece: “5 = 4 + 1”, “4 = 4”. @param {number} size */
function asPowers(size) {
  const powers = POWERS.filter((power) => size & power);
  return `${size} = ${powers.join(' + ')}`.replaceAll(' ', '\u00a0');
}

/** Heaps as sums of powers of two; null for large ones, and where no stone is left. @param {readonly number[]} heaps */
export function inPowers(heaps) {
  const most = Math.max(...heaps);
  if (most === 0 || most > MOST_WRITTEN) return null;
  return { powers: allOf(POWERS.filter((power) => power <= most).map(String)), sums: allOf(heaps.filter(Boolean).map(asPowers)) };
}

/** The heaps of a position. @param {string} heaps */
export const heapsWords = (heaps) => series(heaps.split(',').map(readable));
