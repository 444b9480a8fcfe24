/** Positions on which the program of splitting beans is run. */
import { listed, movesOf } from './rows.js';

/** @import { ProgramTests } from './types.js' */

const LINKS = ['', '5', '1,0', '1,0,2,1', '1,0,1,5000', '2,4,6,8', '1,0,0,0,0,0,0,0', '3,1,4,1,5,9,2,6,5', '0,0,1,1', '1,1,1,1,1,1'].map(
  (beans) => `beans=${beans}`,
);

/** @type {ProgramTests} */
export const TESTS = {
  splitting: { links: LINKS, method: '', movesOf, position: (random) => `beans=${listed(random, 21, 4)}` },
};
