/** Positions on which the program of parity piles is run. */
import { listed, movesOf } from './rows.js';

/** @import { ProgramTests } from './types.js' */

const LINKS = [
  '',
  '1',
  '0,1',
  '2012,3,4,1',
  '0,1,8,7',
  '5,1,1,1',
  '2012,2,4,6,8',
  '0,0,0,0,0,1',
  '2012,7,4,9,2,1,1,6,3,8,5',
  '3,3,3,3',
].map((piles) => `piles=${piles}`);

/** @type {ProgramTests} */
export const TESTS = {
  parity_piles: { links: LINKS, method: '', movesOf, position: (random) => `piles=${listed(random, 12, 10)}` },
};
