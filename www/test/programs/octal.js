/** Positions on which the programs of octal games are run. */

/** @import { ProgramTests } from './types.js' */

/** @typedef {(below: number) => number} Random */

/** Kayles and Dawson’s, Grundy’s game, a tail, what lies side by side, and others. */
const GAMES = [
  'code=0.07',
  'code=0.77',
  'code=4!.0',
  'code=4.[3]',
  'take=2,3,4',
  'code=0.137',
  'code=4.6!3',
  'code=0.33',
  'code=0.6',
  'code=0.1[23]',
];

/** Those with a period that is soon proved. */
const PERIODIC = [
  'code=0.07',
  'code=0.77',
  'code=0.33',
  'code=0.137',
  'code=0.3',
  'code=0.13',
  'code=0.26',
  'code=0.5',
  'code=0.17',
  'code=0.72',
];

/** Finite ones, whose period is not proved by the rows of the links. */
const FINITE = [
  'code=0.07',
  'code=0.77',
  'code=0.137',
  'code=0.6',
  'code=0.56',
  'code=0.356',
  'take=2,3,4',
  'code=0.106',
  'code=0.56',
  'code=4.7',
];

const ROWS = ['10,7', '0', '8,5', '0,1', '5,9,3', '33', '20,12', '60', '1', '13,13'];

/** @param {Random} random @param {number} count @param {number} most */
const rowsBy = (random, count, most) => Array.from({ length: count }, () => random(most + 1)).join(',');

/** @param {Random} random @param {readonly string[]} games */
const oneOf = (random, games) => games[random(games.length)];

/** The row from 1, what is taken, and what is left on the left. @param {{moves: string[][]}} verdict */
const inOne = ({ moves }) => moves.map(([row, ...made]) => [Number(row) + 1, ...made].join(' '));

/** @type {ProgramTests} */
export const TESTS = {
  mex: {
    links: GAMES.map((game, index) => `${game}&heaps=${ROWS[index]}`),
    movesOf: inOne,
    position: (random) => `${oneOf(random, GAMES)}&heaps=${rowsBy(random, 1 + random(3), 40)}`,
  },
  every: {
    links: GAMES.map((game, index) => `${game}&heaps=${ROWS[index]}&rule=every`),
    method: '',
    movesOf: ({ moves }) => moves.map((/** @type {string[][]} */ made) => inOne({ moves: made }).join(' ')),
    position: (random) => `${oneOf(random, GAMES)}&heaps=${rowsBy(random, 1 + random(2), 12)}&rule=every`,
  },
  period: {
    links: PERIODIC.map((game, index) => `${game}&heaps=${ROWS[index]}`),
    movesOf: inOne,
    position: (random) => `${oneOf(random, PERIODIC)}&heaps=${rowsBy(random, 1 + random(3), 10 ** random(15))}`,
  },
  sparse: {
    links: FINITE.map((game, index) => `${game}&heaps=${ROWS[index]}`),
    movesOf: inOne,
    position: (random) => `${oneOf(random, FINITE)}&heaps=${rowsBy(random, 1 + random(3), 100)}`,
  },
};
