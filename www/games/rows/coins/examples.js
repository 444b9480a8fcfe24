/** Examples of coins in cells; the first is what a bare link shows. */

/** @import { Example } from '../../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'coins-ex-row', group: 'first', params: { board: '1101000100', reading: 'blocked' } },
  { id: 'coins-ex-goal', group: 'first', params: { m: '5', coins: '1,3', reading: 'goal' } },
  { id: 'coins-ex-run', group: 'method', params: { board: '0110110', reading: 'goal', at: 'answer' } },
  { id: 'coins-ex-thrown', group: 'method', params: { board: '110', reading: 'thrown', at: 'answer' } },
  { id: 'coins-ex-gap', group: 'method', params: { board: '101', reading: 'thrown', at: 'answer' } },
  { id: 'coins-ex-million', group: 'curiosity', params: { m: '1000000', coins: '3,7,9', reading: 'blocked', at: 'answer' } },
];
