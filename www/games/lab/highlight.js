/** A rule's text in pieces with their kinds, for the eye: what it means is the solver's to say. */

const WORDS = new Set(
  'for in if and or not div mod divides end won lost last loses start table conjecture nimber board min max floor ceil abs gcd isqrt xor'.split(
    ' ',
  ),
);

const PIECES = /(?<comment>#.*)|(?<number>\d+(?:\.\d+)?)|(?<name>[\p{Alphabetic}_][\p{Alphabetic}\d_]*)|(?<space>\s+)|(?<sign>->|[^])/gu;

/** @typedef {{kind: 'comment' | 'number' | 'name' | 'word' | 'constant' | 'space' | 'sign', text: string, column: number}} Piece column: in characters, from 1 */

/** The lines of a text, which end in three ways. @param {string} text */
export const linesOf = (text) => text.split(/\r\n|\r|\n/);

/** The constants of a text. @param {string} text */
const constantsIn = (text) =>
  new Set([...text.matchAll(/(?:^|[;\r\n])\s*([\p{Alphabetic}_][\p{Alphabetic}\d_]*)\s*=/gu)].map(([, name]) => name));

/** @param {string} text @returns {Piece[][]} by line */
export function piecesOf(text) {
  const constants = constantsIn(text);
  return linesOf(text).map((line) => {
    let column = 1;
    return [...line.matchAll(PIECES)].map(({ 0: piece, groups = {} }) => {
      const [kind = 'sign'] = Object.keys(groups).filter((name) => groups[name] !== undefined);
      const at = column;
      column += Array.from(piece).length;
      const told = kind === 'name' ? (WORDS.has(piece) ? 'word' : constants.has(piece) ? 'constant' : 'name') : kind;
      return /** @type {Piece} */ ({ kind: told, text: piece, column: at });
    });
  });
}

/** A line's characters replaced by others, as where a constant is changed. @param {string} text @param {{line: number, from: number, to: number}} place in characters, from 1 @param {string} value */
export function replaced(text, { line, from, to }, value) {
  // Line ends stay as they are.
  const parts = text.split(/(\r\n|\r|\n)/);
  const at = 2 * (line - 1);
  const characters = Array.from(parts[at] ?? '');
  parts[at] = [...characters.slice(0, from - 1), value, ...characters.slice(to - 1)].join('');
  return parts.join('');
}
