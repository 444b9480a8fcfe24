/** Positions on which the program of the matching game is run. */

/** @import { ProgramTests } from './types.js' */

const BLOSSOM = '0-1,1-2,2-3,3-4,0-4,2-5,5-6';
/** A blossom within a blossom. */
const NESTED = '0-1,1-2,0-2,2-3,3-4,4-5,1-5,4-6,6-7';

/** @type {ProgramTests} */
export const TESTS = {
  matching: {
    method: '',
    links: [
      'edges=&vertices=1&token=0',
      'edges=0-1&token=1',
      'edges=0-1,0-1,1-0,1-2&token=0',
      'edges=0-1,1-2,2-3,3-4&token=2',
      'edges=0-1,1-2,3-4,4-5,5-6,0-3,1-4,2-5&token=1',
      'edges=2-3&vertices=5&token=4',
      ...['0', '2', '6'].map((token) => `edges=${BLOSSOM}&token=${token}`),
      ...['0', '3', '7'].map((token) => `edges=${NESTED}&token=${token}`),
    ],
    lastOf: ({ steps }) => steps.stepCount,
    position(random) {
      const count = 1 + random(12);
      const edges = Array.from({ length: count < 2 ? 0 : random(2 * count) }, () => {
        const one = random(count);
        return `${one}-${(one + 1 + random(count - 1)) % count}`;
      });
      return `edges=${edges.join(',')}&vertices=${count}&token=${random(count)}`;
    },
  },
};
