/** Examples of coins that are turned; the first is what a bare link shows. */

/** @import { Example } from '../../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'turning-ex-turtles', group: 'first', params: { turn: '1-2', heads: '3,5,10' } },
  { id: 'turning-ex-mock', group: 'first', params: { turn: '1-3', heads: '3,5,6', at: 'answer' } },
  { id: 'turning-ex-ruler', group: 'first', params: { turn: '1+C', heads: '4,8,12', at: 'answer' } },
  { id: 'turning-ex-twins', group: 'method', params: { turn: '2', heads: '1,4,9', at: 'answer' } },
  { id: 'turning-ex-triplets', group: 'method', params: { turn: '3', heads: '5,8', at: 'answer' } },
  { id: 'turning-ex-turnips', group: 'method', params: { turn: '3E', heads: '7,9,11', at: 'answer' } },
  { id: 'turning-ex-mogul', group: 'curiosity', params: { turn: '1-7', heads: '1,2,9,11,13,16,23,24', at: 'answer' } },
  { id: 'turning-ex-far', group: 'curiosity', params: { turn: '1-3', heads: '1,2,1000000000', at: 'answer' } },
];
