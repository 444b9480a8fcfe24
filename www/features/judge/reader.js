/** Reads the input of a judge's problem: numbers and words, each with its line. */
import { quoted } from '../../ui/link.js';

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

  /** @param {string} what message id of what should stand there @returns {{word: string, line: number}} */
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
