/** Positions on which the programs of Wythoff's game are run. */
import { positionOf } from '../../games/wythoff/parameters.js';

/** @import { ProgramTest, ProgramTests } from './types.js' */

/** A finished game, stars and cells beside them, on either side, within the smallest grid and beyond it. */
const LINKS = ['0,0', '0,1', '1,2', '7,7', '3,5', '7,4', '9,14', '16,20', '20,12', '30,3'].map((piles) =>
  piles.replace(/(.*),/, 'a=$1&b='),
);

/** The piles that a winning move leaves. @param {{moves: [string, string][]}} verdict */
const movesOf = ({ moves }) => moves.map((piles) => piles.join(' '));

/** @param {number} most @returns {ProgramTest} */
const upTo = (most) => ({ links: LINKS, movesOf, position: (random) => `a=${random(most + 1)}&b=${random(most + 1)}` });

/** About the golden ratio, the piles of a star or next to one. @param {number} i */
const upper = (i) => Math.floor(i * 1.618034);

/** @type {ProgramTests} */
export const TESTS = {
  stars: upTo(60),
  mex: upTo(1000),
  definition: upTo(40),
  beatty: {
    ...upTo(0),
    position(random) {
      const a = random(10 ** random(9));
      const [one, other] = random(2) === 0 ? [a, upper(a)] : [upper(a), a];
      return `a=${one}&b=${other + random(2)}`;
    },
    runOf: ({ timeline, options }) => ({ timeline: timeline(), ...positionOf(options) }),
    lastOf: () => 6,
  },
};
