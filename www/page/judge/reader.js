/** Reads the input of a judge's problem: numbers and words between spaces and lines, each with its line. */

/** What cannot be read: a message's id and its arguments. */
export class Unread extends Error {
  /** @param {string} id @param {Record<string, string | number>} args */
  constructor(id, args) {
    super(id);
    this.id = id;
    this.args = args;
  }
}

/** @param {string} text */
export function createReader(text) {
  const tokens = [...text.matchAll(/\S+/g)];
  let [at, line, passed] = [0, 1, 0];

  /** @param {string} what message id of what should stand there @returns {{word: string, line: number}} */
  function next(what) {
    const token = tokens[at];
    if (!token) throw new Unread('judge-ends', { what });
    at += 1;
    for (; passed < token.index; passed += 1) if (text[passed] === '\n') line += 1;
    return { word: token[0], line };
  }

  return {
    next,
    isEnd: () => at >= tokens.length,
    /** A whole number within bounds, as it is written. @param {string} what @param {number} least @param {number} most @returns {string} */
    number(what, least, most) {
      const { word, line } = next(what);
      if (!/^-?\d{1,19}$/.test(word) || BigInt(word) < BigInt(least) || BigInt(word) > BigInt(most))
        throw new Unread('judge-number', { what, value: word, line, least, most });
      return String(BigInt(word));
    },
  };
}

/** @typedef {ReturnType<typeof createReader>} Reader */
