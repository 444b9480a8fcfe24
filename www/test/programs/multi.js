/** Positions on which the program of tokens that are replaced is run. */
import { preset } from '../../games/graphs/multi/presets.js';

/** @import { ProgramTests } from './types.js' */

const LISTS = [preset('lasker', 5), preset('grundy', 8), '0:|1:0|2:1;0;1+1', '2:1+0;-|0:|1:0+0+0;-'];

const LINKS = [
  ...['', '5', '5,4', '2,2,5', '0,1'].map((tokens) => [LISTS[0], tokens]),
  ...['8', '7,3', '8,8'].map((tokens) => [LISTS[1], tokens]),
  [LISTS[2], '2,1'],
  [LISTS[3], '2,1'],
].map(([options = '', tokens]) => `options=${encodeURIComponent(options)}&tokens=${tokens}`);

/** Options of vertices that lead to smaller ones, in any order of the vertices' numbers. @param {(below: number) => number} random */
function drawn(random) {
  const count = 2 + random(7);
  const shift = random(count);
  const number = (/** @type {number} */ vertex) => (vertex + shift) % count;
  const option = (/** @type {number} */ vertex) =>
    Array.from({ length: vertex === 0 ? 0 : random(4) }, () => number(random(vertex))).join('+') || '-';
  const lists = Array.from({ length: count }, (_, vertex) => {
    const options = Array.from({ length: vertex === 0 ? random(2) : random(5) }, () => option(vertex));
    return `${number(vertex)}:${options.join(';')}`;
  });
  return { count, options: lists.join('|') };
}

/** @type {ProgramTests} */
export const TESTS = {
  multi: {
    links: LINKS,
    method: '',
    movesOf: ({ moves }) => moves.map((/** @type {[string, string]} */ move) => move.join(' ')),
    position(random) {
      const { count, options } = drawn(random);
      const tokens = Array.from({ length: random(5) }, () => random(count));
      return `options=${encodeURIComponent(options)}&tokens=${tokens.join(',')}`;
    },
  },
};
