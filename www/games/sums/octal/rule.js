/** The rule of an octal game, with what its code allows in words. */
import { anyOf, text } from '../../../ui/messages.js';
import { PARAMETERS } from './parameters.js';

/** @import { Message } from '../../../ui/messages.js' */
/** @import { Page } from '../../../game_page/types.js' */

/** A code that is short enough to be said in words: it splits nothing without a take. */
const SAYABLE = /^0\.[0-7]{1,4}$/;

/** What a code allows, such as “1 or 2 from anywhere”; empty where that is too long to be said. @param {string} code */
export function codeWords(code) {
  const digits = SAYABLE.test(code) ? [...code.slice(2)] : [];
  const allowed = [...new Set(digits)].filter((digit) => digit !== '0');
  const takesOf = (/** @type {string} */ digit) => digits.flatMap((one, index) => (one === digit ? [String(index + 1)] : []));
  return anyOf(allowed.map((digit) => text(`octal-digit-${digit}`, { k: anyOf(takesOf(digit)) })));
}

/** @param {Pick<Page, 'link'>} page @returns {Message} */
export function ruleOf({ link }) {
  const reading = codeWords(link.value.params.get('code') ?? PARAMETERS.code.default ?? '');
  return { id: 'octal-rule', args: { reading, is_read: reading === '' ? 'no' : 'yes' } };
}
