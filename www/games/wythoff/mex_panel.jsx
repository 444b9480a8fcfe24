/** What stands beside the grid while pairs are found by mex: the number line that fills up, and the two sequences. */
import { text } from '../../app/messages.jsx';
import { counted } from '../../app/numbers.js';
import { lowerOf, mexAfter, mexStepAt, pairsAfter, useOf } from './mex_steps.js';

/** Integers of the line before the mex, and all of them. */
const BEFORE = 14;
const SHOWN = 44;
/** Pairs of the table. */
const PAIRS = 7;

/** The integers around the mex, each with what uses it. @param {{timeline: import('./mex_steps.js').Timeline, cursor: number}} props */
export function NumberLine({ timeline, cursor }) {
  const step = mexStepAt(timeline, cursor);
  const mex = Math.max(0, mexAfter(timeline, step));
  const first = Math.max(0, mex - BEFORE);
  return (
    <ol class="number-line" aria-label={text('wythoff-number-line')}>
      {Array.from({ length: SHOWN }, (_, offset) => {
        const x = first + offset;
        const use = useOf(timeline, step, x);
        const is_now = step.kind !== 'start' && x === step.x;
        return (
          <li key={x} class={`${use ? `used-${use.of}` : ''} ${is_now ? step.kind : ''}`} aria-current={is_now ? 'step' : undefined}>
            <b>{counted(BigInt(x))}</b>
            <small>
              {use ? use.of : ''}
              {use && <sub>{use.i}</sub>}
            </small>
          </li>
        );
      })}
    </ol>
  );
}

/** The last pairs that were found, and the one that is looked for. @param {{timeline: import('./mex_steps.js').Timeline, cursor: number}} props */
export function Pairs({ timeline, cursor }) {
  const step = mexStepAt(timeline, cursor);
  const made = pairsAfter(step);
  const next = step.kind === 'start' ? 0 : step.i;
  const first = Math.max(0, Math.min(next, timeline.lowers.length - 1) - PAIRS + 1);
  const rows = Array.from({ length: Math.min(PAIRS, timeline.lowers.length - first) }, (_, offset) => first + offset);
  return (
    <table class="pairs">
      <caption>{text('wythoff-pairs', { made, all: timeline.lowers.length })}</caption>
      <tbody>
        {/** @type {const} */ (['i', 'a', 'b']).map((name) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {name !== 'i' && <sub>i</sub>}
            </th>
            {rows.map((i) => {
              const has_a = i < made || (step.kind === 'chosen' && i === next);
              const value = name === 'i' ? i : name === 'a' ? (has_a ? lowerOf(timeline, i) : '') : i < made ? lowerOf(timeline, i) + i : '';
              const is_now = i === next && ((name === 'a' && step.kind === 'chosen') || (name === 'b' && step.kind === 'marked'));
              return (
                <td key={i} class={is_now ? 'now' : undefined}>
                  {value === '' ? '' : counted(BigInt(value))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
