/** Examples of the laboratory, rules with a surprise each; the first is what a bare link shows. */
import { CHOMP, GRUNDY, MISERE, ROOK, TWO_TO_SIX, WYTHOFF } from './first_rules.js';

/** @import { Example } from '../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'lab-ex-wythoff', group: 'first', params: { rule: WYTHOFF } },
  { id: 'lab-ex-two-to-six', group: 'first', params: { rule: TWO_TO_SIX } },
  { id: 'lab-ex-rook', group: 'first', params: { rule: ROOK } },
  { id: 'lab-ex-chomp', group: 'method', params: { rule: CHOMP } },
  { id: 'lab-ex-grundy', group: 'curiosity', params: { rule: GRUNDY } },
  { id: 'lab-ex-misere', group: 'curiosity', params: { rule: MISERE } },
];
