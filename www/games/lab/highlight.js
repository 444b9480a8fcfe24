/** A rule's text in coloured pieces. What it means is the solver's to say. */

const WORDS = new Set(
  (
    'for in if and or not div mod divides end won lost last loses start table conjecture nimber board ' +
    'min max floor ceil abs gcd isqrt xor'
  ).split(' '),
);

const PIECES = /(?<comment>#.*)|(?<number>\d+(?:\.\d+)?)|(?<name>[\p{Alphabetic}_][\p{Alphabetic}\d_]*)|(?<space>\s+)|(?<sign>->|[^])/gu;

/** Longer lines are a single piece, so that keys stay fast. */
const LONGEST = 1000;

/**
 * @typedef {{kind: string, text: string, column: number}} Piece kind: `word`, `constant`, or a group of `PIECES`; column: in characters,
 *   from 1
 */

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
  let end = 1;
  return [...line.matchAll(PIECES)].map(({ 0: text, groups = {} }) => {
    const column = end;
    end += Array.from(text).length;
    let [kind = 'sign'] = Object.keys(groups).filter((name) => groups[name] !== undefined);
    if (kind === 'name' && constants.has(text)) kind = 'constant';
    if (WORDS.has(text)) kind = 'word';
    return { kind, text, column };
  });
}

/**
 * A text with some characters of a line replaced, as where a constant is changed.
 * @param {string} text @param {{line: number, from: number, to: number}} place in characters, from 1 @param {string} value
 */
export function replaced(text, { line, from, to }, value) {
  // Line ends stay as they are.
  const parts = text.split(/(\r\n|\r|\n)/);
  const at = 2 * (line - 1);
  parts[at] = Array.from(parts[at] ?? '')
    .toSpliced(from - 1, to - from, value)
    .join('');
  return parts.join('');
}
