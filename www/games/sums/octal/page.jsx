/** The page of the octal games: rows from which some are taken, and which may be split. */
import { anyOf, text } from '../../../ui/messages.js';
import { sumPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';

/** A code that is short enough to be said in words: it splits nothing without a take. */
const SAYABLE = /^0\.[0-7]{1,4}$/;

/** What a code allows, such as “1 or 2 from anywhere”; empty where that is too long to be said. @param {string} code */
function codeWords(code) {
  const digits = SAYABLE.test(code) ? [...code.slice(2)] : [];
  const allowed = [...new Set(digits)].filter((digit) => digit !== '0');
  const takesOf = (/** @type {string} */ digit) => digits.flatMap((one, index) => (one === digit ? [String(index + 1)] : []));
  return anyOf(allowed.map((digit) => text(`octal-digit-${digit}`, { k: anyOf(takesOf(digit)) })));
}

export const Page = sumPage({
  words: 'octal',
  parameters: PARAMETERS,
  createState,
  ruleOf: ({ link }) => {
    const reading = codeWords(link.value.params.get('code') ?? PARAMETERS.code.default ?? '');
    return { id: 'octal-rule', args: { reading, is_read: reading === '' ? 'no' : 'yes' } };
  },
});
