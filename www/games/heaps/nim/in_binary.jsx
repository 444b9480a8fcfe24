/** The heaps of a play in binary, with their XOR, and what the winning move does to it. */
import { explained, TERMS } from '../../../shell/terms.jsx';
import { allOf, rich, text } from '../../../ui/messages.js';
import { readable } from '../../../ui/numbers.js';
import { columnName } from '../../../ui/signs.js';
import { bitOf, widthOf, xorOf } from './steps.js';
import './in_binary.css';

/** @import { Timeline } from './steps.js' */

/** What is written out: at most so many heaps, of at most so many digits. */
const [MOST_HEAPS, MOST_DIGITS] = [6, 6];

/** @param {Timeline} timeline */
export const isWrittenOut = (timeline) => !timeline.rest && timeline.bits.length <= MOST_HEAPS && widthOf(timeline) <= MOST_DIGITS;

/**
 * @param {object} props
 * @param {Timeline} props.timeline that is written out
 * @param {number} props.heap of the winning move, from 0
 * @param {string | undefined} props.take of it; none in a losing position
 * @param {string} props.left
 */
export function InBinary({ timeline, heap, take, left }) {
  const { bits, heaps } = timeline;
  const width = widthOf(timeline);
  const columns = Array.from({ length: width }, (_, place) => width - 1 - place);
  const powers = columns.map(columnName);
  const xor = xorOf(timeline, bits.length);
  /** @param {string} name @param {string | undefined} digits @param {string} value */
  const row = (name, digits, value) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{value}</td>
      {columns.map((column) => (
        <td key={column}>{bitOf(digits, column)}</td>
      ))}
    </tr>
  );
  return (
    <>
      <p>{explained(rich('nim-explain-columns', { powers: allOf(powers) }), TERMS)}</p>
      <table class="in-binary">
        <thead>
          <tr>
            <td colSpan={2} />
            {powers.map((power) => (
              <th key={power} scope="col">
                {power}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{heaps.map((value, at) => row(text('heaps-heap', { heap: at + 1 }), bits[at], value))}</tbody>
        <tbody>{row(text('nim-xor'), xor.toString(2), String(xor))}</tbody>
      </table>
      <p role="status">
        {rich('nim-explain-move', {
          kind: take === undefined ? 'stays' : 'take',
          heap: heap + 1,
          take: readable(take ?? ''),
          left: readable(left),
        })}
      </p>
    </>
  );
}
