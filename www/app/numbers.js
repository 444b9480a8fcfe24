/** Numbers of any length as a person can take them in. */
import { text } from './messages.jsx';

/** Numbers of more digits are cut. */
export const LONG = 20;

/** All of a number, or its first and last digits. @param {string} number */
export const ends = (number) => (number.length <= LONG ? number : `${number.slice(0, 5)}…${number.slice(-5)}`);

/** All of a number, or its ends and its length. @param {string} number */
export const readable = (number) => (number.length <= LONG ? number : text('long-number', { ends: ends(number), digits: number.length }));

/** A count as the language writes it, while it is one a person would count. @param {bigint} count */
export const counted = (count) => (count < 10n ** 15n ? Number(count) : readable(String(count)));

/**
 * Typed digits and signs in the plain form the solver reads: full-width characters, `½`, other minus signs, spaces.
 * @param {string} typed
 */
export function plain(typed) {
  return typed
    .normalize('NFKC')
    .replace(/[\u2044\u2215÷]/g, '/')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/^\s+|\s+$/g, '')
    .replace(/\s*\/\s*/g, '/');
}
