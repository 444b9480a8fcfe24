/** The faults of a text, each with what was perhaps meant. */
import { between, text } from '../../../ui/messages.js';
import { problemText } from '../../../ui/problem.js';
import { hintFor } from './hints.js';

/** @import { Fault } from '../types.js' */

/** Faults that are listed. */
const SHOWN = 4;

/** Faults of a text that does not read; its line may have a hint. */
const UNREAD = /^lab-(sign|expected|ends|kind|name|arity)$/;

/** Characters of a line that hints look at. */
const HINTED = 300;

/** @param {{faults: readonly Fault[], lines: readonly string[]}} props lines: of the text */
export function Faults({ faults, lines }) {
  return (
    <ul class="problem lab-faults">
      {faults.slice(0, SHOWN).map((fault) => (
        <li key={`${fault.line}:${fault.column}:${fault.id}`}>{faultText(fault, lines[fault.line - 1])}</li>
      ))}
    </ul>
  );
}

/** A fault in words, after what was perhaps meant. @param {Fault} fault @param {string} [line] */
function faultText({ id, args = {} }, line = '') {
  const words = problemText({
    id: `error-${id}`,
    args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, String(value)])),
  });
  const hint = UNREAD.test(id) ? hintFor(line.slice(0, HINTED)) : null;
  return hint ? [<span key={hint}>{text('lab-meant', { hint })}</span>, between(), words] : words;
}
