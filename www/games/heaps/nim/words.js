/** Moves and positions of Nim in words. */
import { series, text } from '../../../ui/messages.js';
import { readable } from '../../../ui/numbers.js';

/** @import { Options } from '../../../solver/types.js' */
/** @import { Timeline } from './steps.js' */

/** The form of the game, by which sentences differ. @param {Timeline} timeline @param {Options} options */
export const formOf = ({ k }, { max, rule }) => (k > 1 ? 'moore' : max ? 'bounded' : rule === 'misere' ? 'misere' : 'plain');

/** A move: “2 from heap 1”. @param {readonly [string, string][]} pairs */
export const moveWords = (pairs) =>
  pairs.map(([heap, take]) => text('nim-take', { heap: Number(heap) + 1, take: readable(take) })).join(text('nim-and'));

/** The heaps of a position. @param {string} heaps */
export const heapsWords = (heaps) => series(heaps.split(',').map(readable));
