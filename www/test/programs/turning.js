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

/** Of coins on a grid: the code of the columns, then that of the rows. @type {[string, string][]} */
const GRIDS = [
  ['1-2x1-2', ''],
  ['1-2x1-2', '3.5,4.1'],
  ['2x2', '4.4,3.6,6.3'],
  ['2x2', '3.4,4.3'],
  ['1x1+C', '2.2'],
  ['1-3x2+E', '5.4,1.6'],
  ['2-3Cx1', '6.2,1.1'],
  ['3Ex1-2', '7.3'],
  ['1+Cx1-2', '4.3,3.4'],
  ['1x1', '1.1,2.2,3.3'],
];

/** @type {ProgramTests} */
export const TESTS = {
  product: {
    links: GRIDS.map(([turn, heads]) => `turn=${encodeURIComponent(turn)}&heads=${heads}`),
    method: '',
    movesOf,
    position(random) {
      const code = () => CODES[random(CODES.length)] ?? '';
      const heads = new Set(Array.from({ length: random(4) }, () => `${1 + random(6)}.${1 + random(6)}`));
      return `turn=${encodeURIComponent(`${code()}x${code()}`)}&heads=${[...heads].join(',')}`;
    },
  },
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
