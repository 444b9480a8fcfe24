/** Positions on which the program of Hackenbush is run. */

/** @import { ProgramTests } from './types.js' */

/** Nothing, stalks, cycles, loops and parallel edges, several vertices on the ground, edges that hang in the air. */
const LINKS = [
  'edges=&ground=0',
  'edges=0-1,1-2,2-0&ground=0',
  'edges=3-1,1-2,2-3,0-1&ground=0',
  'edges=0-1,1-2,0-3,3-4&ground=0',
  'edges=0-0,0-1,1-1,1-1,1-2,1-2&ground=0',
  'edges=0-7,7-8,8-9,9-7,5-6,6-4&ground=0,5',
  'edges=2-1,1-0,5-6,4-3,3-5&ground=2,0,9',
  'edges=8-9,1-2&ground=0,1',
  'edges=1-2,2-3&ground=0',
  'edges=0-1,1-2,2-3,3-0,2-4,4-5,5-6&ground=0',
  'edges=5-4,4-3,3-5,3-2,2-1,1-2,4-0&ground=5,1',
];

/** @type {ProgramTests} */
export const TESTS = {
  hackenbush: {
    links: LINKS,
    method: '',
    position(random) {
      const count = 2 + random(9);
      // Half of the pictures have few cycles.
      const edges =
        random(2) === 0
          ? Array.from({ length: count - 1 }, (_, index) => [random(index + 1), index + 1]).concat(
              random(2) === 0 ? [] : [[0, random(count)]],
            )
          : Array.from({ length: random(2 * count) }, () => [random(count), random(count)]);
      const ground = Array.from({ length: 1 + random(2) }, () => random(3));
      return `edges=${edges.map((edge) => edge.join('-')).join(',')}&ground=${[...new Set(ground)].join(',')}`;
    },
  },
};
