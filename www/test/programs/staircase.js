/** Positions on which the program of staircase Nim is run. */
import { listed, movesOf } from './rows.js';

/** @import { ProgramTests } from './types.js' */

const LINKS = ['', '7', '0,1', '0,3,1,4', '0,0,9,0,7', '0,1,5,3', '3,2,2,2', '0,5,0,5,1', '2,5,1,6,3,9,4,2,8,1', '0,3,9,2,0,1'].map(
  (stairs) => `stairs=${stairs}`,
);

/** @type {ProgramTests} */
export const TESTS = {
  staircase: { links: LINKS, method: '', movesOf, position: (random) => `stairs=${listed(random, 12, random(2) === 0 ? 8 : 10 ** 12)}` },
};
