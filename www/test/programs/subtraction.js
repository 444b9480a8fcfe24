/** Positions on which the programs of subtraction games are run. */
import { HeapMemo } from '../../../crate/pkg/heaps/mexplorer.js';
import { callsOf } from '../../game_page/memo/calls.js';
import { heapsOf } from '../../games/sums/subtraction/state.js';

/** @import { ProgramTests } from './types.js' */

/** @typedef {(below: number) => number} Random */

const SETS = ['2-6', '1-3', '1,4,9,16,25', '!2', '2,5,7', '1,2,4', '!', '3', '1,3,4', '5-8,11', '!1-3,6'];

/** @param {Random} random @param {number} count @param {number} most */
const heapsBy = (random, count, most) => Array.from({ length: count }, () => random(most + 1)).join(',');

/** @param {Random} random */
const numbersBy = (random) => Array.from({ length: 1 + random(4) }, () => 1 + random(12)).join(',');

/** A set by random numbers, or one of those above. @param {Random} random */
const setBy = (random) => (random(3) === 0 ? SETS[random(SETS.length)] : numbersBy(random));

/** The heap from 1, and the take. @param {{moves: [string, string][]}} verdict */
const inOne = ({ moves }) => moves.map(([heap, take]) => `${Number(heap) + 1} ${take}`);

/** What every heap loses. @param {{moves: [string, string][][], position: string}} verdict */
function inEvery({ moves, position }) {
  const heaps = position.split(',');
  return moves.map((move) => heaps.map((_, heap) => move.find(([one]) => Number(one) === heap)?.[1] ?? '0').join(' '));
}

const HEAPS = ['17,30', '', '0', '9,12', '1', '5,9,3', '60', '0,7', '13,13', '21,2,8'];

/** @type {ProgramTests} */
export const TESTS = {
  mex: {
    links: HEAPS.map((heaps, index) => `set=${SETS[index]}&heaps=${heaps}`),
    movesOf: inOne,
    position: (random) => `set=${setBy(random)}&heaps=${heapsBy(random, random(5), 300)}`,
  },
  every: {
    links: HEAPS.map((heaps, index) => `set=${SETS[index]}&heaps=${heaps}&rule=every`),
    method: '',
    movesOf: inEvery,
    position: (random) => `set=${setBy(random)}&heaps=${heapsBy(random, random(4), 20)}&rule=every`,
  },
  period: {
    links: ['2-6', '1,4,9,16,25', '2,5,7', '1,2,4', '3', '1,3,4', '5-8,11', '4,7', '2', '1,10,12'].map(
      (set, index) => `set=${set}&heaps=${HEAPS[index]}`,
    ),
    movesOf: inOne,
    position: (random) => `set=${numbersBy(random)}&heaps=${heapsBy(random, random(5), 10 ** random(15))}`,
  },
  memo: {
    links: ['9', '', '0', '4,5', '1', '5,2,3', '12', '0,7', '6,6', '8,2,1'].map(
      (heaps, index) => `set=${SETS[index]}&heaps=${heaps}${index % 2 === 1 ? '&rule=misere' : ''}`,
    ),
    movesOf: inOne,
    position: (random) => `set=${setBy(random)}&heaps=${heapsBy(random, random(4), 9)}${random(2) === 0 ? '' : '&rule=misere'}`,
    runOf: ({ options }) => callsOf(new HeapMemo(heapsOf(options)).run()),
    lastOf: ({ run }) => run.steps.stepCount,
  },
};
