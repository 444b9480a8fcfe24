/** Reads the input of a judge's problem: numbers and words, each with its line. */
import { quoted } from '../../ui/link.js';

/** @import { Params } from './types.js' */

/** An input that cannot be read: a message id with its arguments. */
export class Unread extends Error {
  /** @param {string} id @param {Record<string, string | number>} args */
  constructor(id, args) {
    super(id);
    this.id = id;
    this.args = args;
  }
}

/** The end of the line of a place. @param {string} text @param {number} at */
function endOfLine(text, at) {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** @param {string} text */
export function createReader(text) {
  // Lazily: most of an invalid input is never read.
  const tokens = /\S+/g;
  let ahead = tokens.exec(text);
  let line = 1;
  let line_end = endOfLine(text, 0);

  /** @param {string} what message id of what is expected there @returns {{word: string, line: number}} */
  function next(what) {
    if (!ahead) throw new Unread('judge-ends', { what });
    const [{ index, 0: word }] = [ahead];
    for (; line_end < index; line_end = endOfLine(text, line_end + 1)) line += 1;
    ahead = tokens.exec(text);
    return { word, line };
  }

  return {
    next,
    isEnd: () => ahead === null,
    /** The line of what was read last. */
    line: () => line,
    /** A whole number within bounds, as it is written. @param {string} what @param {number} least @param {number} most @returns {string} */
    number(what, least, most) {
      const { word, line: own } = next(what);
      const is_short = /^\d{1,15}$/.test(word);
      const value = is_short ? Number(word) : /^-?\d{1,19}$/.test(word) ? BigInt(word) : null;
      if (value === null || value < least || value > most)
        throw new Unread('judge-number', { what, value: quoted(word), line: own, least, most });
      return String(value);
    },
  };
}

/** @typedef {ReturnType<typeof createReader>} Reader */

/** Their number, then the cases. @param {Reader} reader @param {number} most @param {() => Params} one */
export const afterCount = (reader, most, one) => Array.from({ length: Number(reader.number('judge-what-cases', 1, most)) }, one);

/**
 * Cases until a zero.
 * @param {Reader} reader @param {string} what message id of what a case begins with @param {number} most of it
 * @param {(first: string) => Params} one
 */
export function untilZero(reader, what, most, one) {
  const cases = [];
  for (let first = reader.number(what, 0, most); first !== '0'; first = reader.number(what, 0, most)) cases.push(one(first));
  return cases;
}

/** Cases to the end of the input. @param {Reader} reader @param {() => Params} one */
export function toTheEnd(reader, one) {
  const cases = [];
  while (!reader.isEnd()) cases.push(one());
  return cases;
}

/** So many numbers. @param {Reader} reader @param {number} count @param {number} low @param {number} high */
export const many = (reader, count, low, high) => Array.from({ length: count }, () => reader.number('judge-what-heap', low, high));

/**
 * Their number, then the numbers, as a list of a link.
 * @param {Reader} reader @param {number} least @param {number} most of them @param {number} high
 */
export const list = (reader, least, most, high) => many(reader, Number(reader.number('judge-what-count', least, most)), 0, high).join(',');
