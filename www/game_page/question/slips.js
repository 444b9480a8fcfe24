/** Who wins by rules that are often believed. */

/** @param {string | null | undefined} list numbers of a link */
const numbersIn = (list) => (list ?? '').split(',').map(Number);

/** The first player, unless the sum is even. @param {string | null | undefined} list */
export const byParity = (list) => (numbersIn(list).reduce((sum, number) => sum + number, 0) % 2 === 0 ? 'P' : 'N');

/** The first player, unless the XOR is 0, as in Nim. @param {string | null | undefined} list */
export const byXor = (list) => (numbersIn(list).reduce((xor, number) => xor ^ number, 0) === 0 ? 'P' : 'N');
