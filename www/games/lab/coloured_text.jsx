/** What lies behind the text of a rule: its line numbers, and its pieces in their colours with the faults marked. A line is drawn anew only when it changes. */
import { useRef } from 'preact/hooks';
import { constantsIn, linesOf, piecesOfLine } from './highlight.js';

/** @import { ComponentChild } from 'preact' */

/** @typedef {ComponentChild} Child */
/** @typedef {{line: string, constants: ReadonlySet<string>, at: number | null, drawn: Child}} Kept what a line was drawn of */

/** A text of more lines is drawn as it is. */
const MOST_LINES = 1000;

/** Kinds that look like the text around them. */
const PLAIN = new Set(['name', 'sign', 'space']);

/** Words, and pieces with a colour; pieces without one are joined. */
class Drawn {
  /** @type {Child[]} */
  children = [];
  #plain = '';

  /** @param {string} text */
  add(text) {
    this.#plain += text;
  }

  /** @param {Child} piece */
  put(piece) {
    if (this.#plain !== '') this.children.push(this.#plain);
    this.#plain = '';
    this.children.push(piece);
  }

  all() {
    if (this.#plain !== '') this.children.push(this.#plain);
    this.#plain = '';
    return this.children;
  }
}

/** @param {string} line @param {ReadonlySet<string>} constants @param {number | null} at the column of its fault, in characters from 1 @param {number} index */
function drawnLine(line, constants, at, index) {
  const drawn = new Drawn();
  let end = 1;
  for (const { kind, text, column } of piecesOfLine(line, constants)) {
    const characters = Array.from(text);
    end = column + characters.length;
    const own = at !== null && column <= at && at < end ? at - column : null;
    if (own === null) {
      if (PLAIN.has(kind)) drawn.add(text);
      else drawn.put(<span class={`lab-${kind}`}>{text}</span>);
      continue;
    }
    // Of a line that is a single piece only the character is marked.
    const [from, to] = text.length === line.length && PLAIN.has(kind) ? [own, own + 1] : [0, characters.length];
    drawn.add(characters.slice(0, from).join(''));
    drawn.put(<span class={`lab-${kind} fault`}>{characters.slice(from, to).join('')}</span>);
    drawn.add(characters.slice(to).join(''));
  }
  if (at !== null && at >= end) drawn.put(<span class="fault"> </span>);
  drawn.add('\n');
  return <span key={index}>{drawn.all()}</span>;
}

/** The numbers of lines, those with a fault marked. @param {number} count @param {ReadonlyMap<number, unknown>} faults by line */
function lineNumbers(count, faults) {
  const drawn = new Drawn();
  for (let line = 1; line <= count; line += 1)
    if (faults.has(line)) drawn.put(<span class="fault">{`${line}\n`}</span>);
    else drawn.add(`${line}\n`);
  return drawn.all();
}

/**
 * Draws a text again and again: what it has drawn of a line stays for as long as the line does.
 * @returns {(text: string, faults: readonly {line: number, column: number | null}[]) => {numbers: Child[], lines: Child[], count: number} | null} null of too many lines; of several faults in a line the first is marked
 */
export function useColouredText() {
  const kept = useRef({ lines: /** @type {Kept[]} */ ([]), constants: /** @type {ReadonlySet<string>} */ (new Set()) });
  return (text, faults) => {
    const own = kept.current;
    const lines = linesOf(text);
    if (lines.length > MOST_LINES) return null;
    const constants = constantsIn(lines);
    if ([...constants].join(' ') !== [...own.constants].join(' ')) own.constants = constants;
    const faultOf = new Map([...faults].reverse().map(({ line, column }) => [line, column]));
    const drawn = new Drawn();
    for (const [index, line] of lines.entries()) {
      const at = faultOf.get(index + 1) ?? null;
      if (line === '' && at === null) {
        drawn.add('\n');
        continue;
      }
      const before = own.lines[index];
      const stays = before?.line === line && before.at === at && before.constants === own.constants;
      const next = stays ? before : { line, constants: own.constants, at, drawn: drawnLine(line, own.constants, at, index) };
      own.lines[index] = next;
      drawn.put(next.drawn);
    }
    own.lines.length = lines.length;
    return { numbers: lineNumbers(lines.length, faultOf), lines: drawn.all(), count: lines.length };
  };
}
