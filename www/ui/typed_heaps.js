/** Heaps as they are typed: numbers of up to a thousand digits. */
import { plain, singleSpaced } from './link.js';
import { typedNumber } from './typed_number.js';

/** @param {string} typed */
export const wholeOf = (typed) => typedNumber(typed, 1000);

/** A typed list of heaps, powers of ten among them; digits are not grouped here. @param {string} typed */
export function heapsOf(typed) {
  const text = plain(typed);
  if (/^[\d,]*$/.test(text) || !/^[\d\s,、;^eE.·×*]*$/.test(text)) return text;
  const heaps = singleSpaced(text)
    .replace(/ ?[,、;] ?| /g, ',')
    .split(',');
  // Entries without a sign are numbers; the solver judges the others.
  return heaps.map((heap) => (/^\d*$/.test(heap) ? heap : wholeOf(heap))).join(',');
}
