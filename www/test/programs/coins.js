/** Positions on which the program of coins in a row of cells is run, in all three readings. */
import { movesOf } from './rows.js';

/** @import { ProgramTests } from './types.js' */

const LINKS = [
  ['blocked', 'board='],
  ['blocked', 'board=1101000100'],
  ['blocked', 'board=1001100'],
  ['blocked', 'm=1000000&coins=3,7,9'],
  ['goal', 'm=5&coins=1,3'],
  ['goal', 'board=0110110'],
  ['goal', 'board=1010010'],
  ['goal', 'board=1001'],
  ['thrown', 'board=110'],
  ['thrown', 'board=101'],
  ['thrown', 'board=0110101'],
].map(([reading, board]) => `reading=${reading}&${board}`);

const READINGS = ['blocked', 'goal', 'thrown'];

/** @type {ProgramTests} */
export const TESTS = {
  coins: {
    links: LINKS,
    method: '',
    movesOf,
    position(random) {
      const reading = READINGS[random(READINGS.length)];
      const cells = Array.from({ length: random(reading === 'thrown' ? 11 : 30) }, () => Number(random(5) < 2));
      return `reading=${reading}&board=${cells.join('')}`;
    },
  },
};
