/** What lies behind the text of a rule: its line numbers, and its pieces in their colours with the faults marked. */
import { useMemo } from 'preact/hooks';
import { constantsIn, piecesOfLine } from './highlight.js';

/** @import { ComponentChild } from 'preact' */
/** @import { Piece } from './highlight.js' */

/** A text of more lines has no colours. */
export const MOST_LINES = 1000;

/** Kinds of pieces that look like the text around them. */
const PLAIN = new Set(['name', 'sign', 'space']);

/** Neighbouring strings as one text, so that their characters stand as in the field above. @param {readonly ComponentChild[]} nodes */
function joined(nodes) {
  /** @type {ComponentChild[]} */
  const all = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (typeof node === 'string' && typeof last === 'string') all[all.length - 1] = last + node;
    else if (node !== '') all.push(node);
  }
  return all;
}

/** @param {Piece} piece @param {string} line @param {number | null} fault its column, in characters from 1 */
function drawn({ kind, text, column }, line, fault) {
  const characters = Array.from(text);
  const at = fault === null ? -1 : fault - column;
  if (at < 0 || at >= characters.length) return PLAIN.has(kind) ? text : <span class={`lab-${kind}`}>{text}</span>;
  // A line too long for pieces is one piece; only the character is marked.
  const [from, to] = text === line && PLAIN.has(kind) ? [at, at + 1] : [0, characters.length];
  return [
    characters.slice(0, from).join(''),
    <span class={`lab-${kind} fault`}>{characters.slice(from, to).join('')}</span>,
    characters.slice(to).join(''),
  ];
}

/**
 * A line, drawn again only when it changes.
 * @param {{line: string, constants: string, fault: number | null}} props constants: of the text, separated by spaces
 */
const Line = ({ line, constants, fault }) =>
  useMemo(() => {
    const pieces = piecesOfLine(line, new Set(constants.split(' ')));
    const is_at_end = fault !== null && fault > Array.from(line).length;
    const end = is_at_end ? [<span class="fault"> </span>, '\n'] : ['\n'];
    return <span>{joined([...pieces.flatMap((piece) => drawn(piece, line, fault)), ...end])}</span>;
  }, [line, constants, fault]);

/**
 * @param {{lines: readonly string[], faults: readonly {line: number, column: number | null}[]}} props of several faults in a line the first
 *   is marked
 */
export function ColouredLines({ lines, faults }) {
  const constants = [...constantsIn(lines)].join(' ');
  const columns = new Map([...faults].reverse().map(({ line, column }) => [line, column]));
  return lines.map((line, index) => <Line key={index} line={line} constants={constants} fault={columns.get(index + 1) ?? null} />);
}

/** @param {{lines: readonly string[], faults: readonly {line: number}[]}} props */
export const LineNumbers = ({ lines, faults }) =>
  joined(
    lines.map((_, index) => {
      const number = `${index + 1}\n`;
      return faults.some(({ line }) => line === index + 1) ? <span class="fault">{number}</span> : number;
    }),
  );
