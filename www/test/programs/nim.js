/** Positions on which the programs of Nim are run. */
import { HeapMemo } from '../../../crate/pkg/heaps/mexplorer.js';
import { callsOf } from '../../game_page/memo/calls.js';
import { heapsOf } from '../../games/heaps/nim/state.js';

/** @import { Linked } from '../solver.js' */
/** @import { ProgramTests } from './types.js' */

/** @typedef {(below: number) => number} Random */

/** Heaps, small ones among them. @param {Random} random @param {number} count @param {number} most */
const heapsBy = (random, count, most) => Array.from({ length: count }, () => random(random(3) === 0 ? 3 : most + 1)).join(',');

/** A bound, in one of two positions. @param {Random} random */
const bound = (random) => (random(2) === 0 ? '' : `&max=${1 + random(9)}`);

/** A move in one heap: the heap from 1, and the take. @param {{moves: ([string, string] | [string, string][])[]}} verdict */
const inOne = ({ moves }) =>
  moves.map((move) => /** @type {[string, string]} */ (move.flat())).map(([heap, take]) => `${Number(heap) + 1} ${take}`);

/** What every heap loses. @param {{moves: [string, string][][], position: string}} verdict */
function inSeveral({ moves, position }) {
  const heaps = position.split(',');
  return moves.map((move) => heaps.map((_, heap) => move.find(([one]) => Number(one) === heap)?.[1] ?? '0').join(' '));
}

const RULES = ['', '&rule=misere'];

/** @type {ProgramTests} */
export const TESTS = {
  one: {
    links: ['', '3,4,5', '1,4,5', '1,1,2', '1,1,1,1', '0,7,0,12,9', '13,7,22,9']
      .flatMap((heaps) => RULES.map((rule) => `heaps=${heaps}${rule}`))
      .concat('heaps=21&max=3', 'heaps=4,8&max=3&rule=misere', 'heaps=9,5,8,2&max=6', 'heaps=3,4,5&moore=1'),
    method: '',
    movesOf: inOne,
    position: (random) => `heaps=${heapsBy(random, random(7), 10 ** random(10))}${bound(random)}${RULES[random(2)]}`,
  },
  several: {
    links: ['4,2,1', '3,4,5', '7,7,7', '1,1,0,2', '1,1,1', '9,14,3,20,6']
      .flatMap((heaps) => RULES.map((rule) => `heaps=${heaps}&moore=2${rule}`))
      .concat('heaps=5,6&max=2&moore=2', 'heaps=9,14,3,20,6&moore=3', 'heaps=0,0,0&moore=3&rule=misere'),
    method: '',
    movesOf: inSeveral,
    position(random) {
      const [count, is_bounded] = [2 + random(3), random(3) === 0];
      const heaps = heapsBy(random, count, is_bounded ? 6 : 12);
      return `heaps=${heaps}&moore=2${is_bounded ? '&max=6' : RULES[random(2)]}`;
    },
  },
  every: {
    links: ['', '0', '7', '3,4', '4,8', '5,9', '0,6,2,0', '12,7,8', '1,1', '30,30,29'].map((heaps, index) =>
      index % 3 === 1 ? `heaps=${heaps}&rule=every` : `heaps=${heaps}&max=3&rule=every`,
    ),
    method: '',
    movesOf: inSeveral,
    position: (random) => `heaps=${heapsBy(random, random(6), 10 ** random(10))}${bound(random)}&rule=every`,
  },
  memo: {
    links: ['', '0', '5', '1,1', '3,4', '2,2,1', '3,0,2', '1,1,2', '7,3', '4,2,3']
      .map((heaps, index) => `heaps=${heaps}${RULES[index % 2]}`)
      .concat('heaps=9,4&max=2'),
    movesOf: inOne,
    position: (random) => `heaps=${heapsBy(random, random(4), 7)}${bound(random)}${RULES[random(2)]}`,
    runOf: ({ options }) => callsOf(new HeapMemo(heapsOf(options)).run()),
    lastOf: ({ run }) => run.steps.stepCount,
  },
};
