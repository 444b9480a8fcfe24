/** What programs read and print: lists of numbers. */

/** Listings in C++ that compute with 64 bits, and add two numbers, read numbers below this. */
export const MOST_OF_CPP = 2n ** 62n;

/** The items of a list in a link; none of an empty one. @param {string | null | undefined} list @param {string} [sign] between them */
export const itemsOf = (list, sign = ',') => ((list ?? '').trim() === '' ? [] : (list ?? '').split(sign).map((item) => item.trim()));

/** A list after its length, as programs read it. @param {readonly (string | number)[]} list */
export const counted = (list) => [list.length, ...list].join(' ');

/** Numbers as Python writes a list. @param {ArrayLike<number>} list */
export const listed = (list) => `[${Array.from(list).join(', ')}]`;
