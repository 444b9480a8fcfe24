/** Where vertices are drawn, as a link has it. */

/** @import { Place } from './types.js' */

/** The side of the square in which places are whole numbers, from 0 on. */
export const SIDE = 999;

/**
 * Places like `120.40;;300.999`; what is wrong with them, by place from 1.
 * @param {string} text @param {number} count
 * @returns {{places: (Place | null)[], wrong: {place: number, value: string} | null}}
 */
export function placesOf(text, count) {
  const items = text === '' ? [] : text.split(';');
  const places = Array.from({ length: count }, (_, vertex) => placeIn(items[vertex] ?? ''));
  const wrong = items.findIndex((item, index) => index >= count || (item !== '' && !places[index]));
  return { places, wrong: wrong < 0 ? null : { place: wrong + 1, value: items[wrong] ?? '' } };
}

/** @param {string} item @returns {Place | null} */
function placeIn(item) {
  const [, x, y] = /^(\d{1,3})\.(\d{1,3})$/.exec(item) ?? [];
  return x === undefined || y === undefined ? null : [Number(x), Number(y)];
}

/** Items joined by `;`, without empty ones at the end; null for none. @param {readonly string[]} items */
export const joined = (items) => items.join(';').replace(/;+$/, '') || null;

/** Places as a link has them. @param {readonly (Place | null)[]} places */
export const writtenPlaces = (places) => joined(places.map((place) => place?.join('.') ?? ''));

/** The nearest place within the square. @param {number} x @param {number} y @returns {Place} */
export function placeAt(x, y) {
  const within = (/** @type {number} */ one) => Math.round(Math.min(SIDE, Math.max(0, one)));
  return [within(x), within(y)];
}
