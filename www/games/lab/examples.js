/** Examples of the laboratory, each a rule with a surprise; the first is what a bare link shows. */
import { RULES } from './rules.js';

/** @import { Example } from '../../shell/types.js' */

/** @type {Example[]} */
export const EXAMPLES = [
  { id: 'lab-ex-wythoff', group: 'first', params: { rule: RULES.wythoff } },
  { id: 'lab-ex-two-to-six', group: 'first', params: { rule: RULES['two-to-six'] } },
  { id: 'lab-ex-rook', group: 'first', params: { rule: RULES['rook-and-back'] } },
  { id: 'lab-ex-chomp', group: 'method', params: { rule: RULES['chomp-2'] } },
  { id: 'lab-ex-grundy', group: 'curiosity', params: { rule: RULES.grundy } },
  { id: 'lab-ex-misere', group: 'curiosity', params: { rule: RULES['nim-misere'] } },
];
