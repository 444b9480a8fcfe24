/** A rule's text in pieces with their kinds, for the eye: what it means is the solver's to say. */

const WORDS = new Set(
  'for in if and or not div mod divides end won lost last loses start table conjecture nimber board min max floor ceil abs gcd isqrt xor'.split(
    ' ',
  ),
);

const PIECES = /(?<comment>#.*)|(?<number>\d+(?:\.\d+)?)|(?<name>[\p{Alphabetic}_][\p{Alphabetic}\d_]*)|(?<space>\s+)|(?<sign>->|[^])/gu;

/** Longer lines are a single piece: nobody reads a rule in them, and every key would draw all their pieces anew. */
const LONGEST = 1000;

/** @typedef {{kind: 'comment' | 'number' | 'name' | 'word' | 'constant' | 'space' | 'sign', text: string, column: number}} Piece column: in characters, from 1 */

/** The lines of a text, which end in three ways. @param {string} text */
export const linesOf = (text) => text.split(/\r\n|\r|\n/);

/** The constants of a text. @param {readonly string[]} lines */
export const constantsIn = (lines) =>
  new Set(
    lines.flatMap((line) =>
      [...line.replace(/#.*/, '').matchAll(/(?:^|;)\s*([\p{Alphabetic}_][\p{Alphabetic}\d_]*)\s*=/gu)].map(([, name = '']) => name),
    ),
  );

/** @param {string} line @param {ReadonlySet<string>} constants of the text @returns {Piece[]} */
export function piecesOfLine(line, constants) {
  if (line.length > LONGEST) return [{ kind: 'sign', text: line, column: 1 }];
  let column = 1;
  return [...line.matchAll(PIECES)].map(({ 0: piece, groups = {} }) => {
    const [kind = 'sign'] = Object.keys(groups).filter((name) => groups[name] !== undefined);
    const at = column;
    column += Array.from(piece).length;
    const told = kind === 'name' ? (WORDS.has(piece) ? 'word' : constants.has(piece) ? 'constant' : 'name') : kind;
    return /** @type {Piece} */ ({ kind: told, text: piece, column: at });
  });
}

/** @param {string} text @returns {Piece[][]} by line */
export function piecesOf(text) {
  const lines = linesOf(text);
  const constants = constantsIn(lines);
  return lines.map((line) => piecesOfLine(line, constants));
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
