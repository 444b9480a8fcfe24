/** Positions on which the program of turning coins is run. */
import { movesOf } from './rows.js';

/** @import { ProgramTests } from './types.js' */

const LINKS = [
  ['1-2', ''],
  ['1-2', '3,5,10'],
  ['1-3', '3,5,6'],
  ['1%2BC', '4,8,12'],
  ['2', '1,4,9'],
  ['3', '5,8'],
  ['3E', '7,9,11'],
  ['1-7', '1,2,9,11,13,16,23,24'],
  ['2%2BE', '1,6,10'],
  ['1', '2,3'],
].map(([turn, heads]) => `turn=${turn}&heads=${heads}`);

const CODES = [
  '1',
  '2',
  '3',
  '1-2',
  '1-3',
  '2-3',
  '2-4',
  '3-4',
  '1-5',
  '5',
  '1+C',
  '2+C',
  '3+C',
  '2-3C',
  '1-4C',
  '1+E',
  '2+E',
  '3E',
  '2-3E',
];

/** @type {ProgramTests} */
export const TESTS = {
  turning: {
    links: LINKS,
    method: '',
    movesOf,
    position(random) {
      const heads = new Set(Array.from({ length: random(6) }, () => 1 + random(24)));
      return `turn=${encodeURIComponent(CODES[random(CODES.length)] ?? '')}&heads=${[...heads].join(',')}`;
    },
  },
};
