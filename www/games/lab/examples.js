/** Examples of the laboratory, rules with a surprise each; the first is what a bare link shows. */
import { RULES } from './rules.js';

/** @param {string} name @param {Record<string, string>} [more] */
const rule = (name, more = {}) => ({ rule: RULES[name] ?? '', ...more });

/** @type {import('../../page/games.js').Example[]} */
export const EXAMPLES = [
  { id: 'lab-ex-wythoff', group: 'first', params: rule('wythoff') },
  { id: 'lab-ex-two-to-six', group: 'first', params: rule('two-to-six') },
  { id: 'lab-ex-rook', group: 'first', params: rule('rook-and-back') },
  { id: 'lab-ex-chomp', group: 'method', params: rule('chomp-2') },
  { id: 'lab-ex-grundy', group: 'curiosity', params: rule('grundy') },
  { id: 'lab-ex-misere', group: 'curiosity', params: rule('nim-misere') },
];
