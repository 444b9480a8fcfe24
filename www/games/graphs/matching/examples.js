/** Examples of the matching game; the first is what a bare link shows. */
import { FIRST } from './parameters.js';

/** @import { Example } from '../../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'matching-ex-board', group: 'first', params: FIRST },
  {
    id: 'matching-ex-path',
    group: 'first',
    params: { edges: '0-1,1-2,2-3,3-4', token: '1', pos: '0.500;250.500;500.500;750.500;999.500' },
  },
  {
    id: 'matching-ex-cycle',
    group: 'first',
    params: { edges: '0-1,1-2,2-3,3-4,4-5,5-0', token: '0', pos: '180.500;340.77;660.77;820.500;660.923;340.923' },
  },
  {
    id: 'matching-ex-blossom',
    group: 'method',
    params: {
      edges: '0-1,1-2,2-3,3-4,4-5,5-6,6-2,4-7,7-8',
      token: '1',
      pos: '0.400;160.400;340.400;520.100;720.240;690.720;440.780;850.480;999.760',
    },
  },
  // Knights on three rows of four, without the corner cells of the last row.
  {
    id: 'matching-ex-knight',
    group: 'method',
    params: {
      edges: '0-6,0-8,1-7,1-9,2-4,2-8,3-5,3-9,4-9,7-8',
      token: '9',
      pos: '100.100;367.100;633.100;900.100;100.500;367.500;633.500;900.500;367.900;633.900',
    },
  },
  // Kings on three rows of four, without three of the cells.
  {
    id: 'matching-ex-king',
    group: 'curiosity',
    params: {
      edges: '0-1,0-3,0-4,1-2,1-4,1-5,2-5,3-4,3-6,4-6,4-7,5-7,5-8,7-8',
      token: '4',
      pos: '367.100;633.100;900.100;100.500;367.500;900.500;100.900;633.900;900.900',
    },
  },
  {
    id: 'matching-ex-petersen',
    group: 'curiosity',
    params: {
      edges: '0-1,1-2,2-3,3-4,4-0,0-5,1-6,2-7,3-8,4-9,5-7,7-9,9-6,6-8,8-5',
      token: '0',
      pos: '500.0;840.345;710.900;290.900;160.345;500.250;670.420;605.690;395.690;330.420',
    },
  },
];
