/** What stands beside the grid while pairs are found by mex: the number line that fills up, and the two sequences. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../ui/messages.js';
import { lowerOf, mexAfter, mexStepAt, pairsAfter, useOf } from './mex_steps.js';

/** @import { Timeline } from './mex_steps.js' */

/** Integers of the line before the mex, and all of them. */
const BEFORE = 14;
const SHOWN = 44;
/** Pairs of the table at most, and characters of a row. */
const PAIRS = 7;
const ROW_LENGTH = 27;

/** The integers around the mex, each with what uses it. @param {{timeline: Timeline, cursor: number}} props */
export function NumberLine({ timeline, cursor }) {
  const step = mexStepAt(timeline, cursor);
  const mex = Math.max(0, mexAfter(timeline, step));
  const first = Math.max(0, mex - BEFORE);
  const line = useRef(/** @type {HTMLOListElement | null} */ (null));
  useLayoutEffect(() => {
    // What the step is about is in sight, with a little room after it.
    const [list, now] = [line.current, line.current?.querySelector('[aria-current]')];
    if (list && now instanceof HTMLElement) list.scrollLeft = now.offsetLeft + 2 * now.offsetWidth - list.clientWidth;
  });
  return (
    <ol ref={line} class="number-line" aria-label={text('wythoff-number-line')}>
      {Array.from({ length: SHOWN }, (_, offset) => {
        const x = first + offset;
        const use = useOf(timeline, step, x);
        const is_now = step.kind !== 'start' && x === step.x;
        return (
          <li key={x} class={`${use ? `used-${use.of}` : ''} ${is_now ? step.kind : ''}`} aria-current={is_now ? 'step' : undefined}>
            <b>{x}</b>
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

/** The last pairs that were found, and the one that is looked for. @param {{timeline: Timeline, cursor: number}} props */
export function Pairs({ timeline, cursor }) {
  const step = mexStepAt(timeline, cursor);
  const made = pairsAfter(step);
  const next = step.kind === 'start' ? 0 : step.i;
  const shown = Math.min(
    PAIRS,
    Math.floor(ROW_LENGTH / (String(lowerOf(timeline, timeline.lowers.length - 1) + timeline.lowers.length).length + 1)),
  );
  const first = Math.max(0, Math.min(next, timeline.lowers.length - 1) - shown + 1);
  const rows = Array.from({ length: Math.min(shown, timeline.lowers.length - first) }, (_, offset) => first + offset);
  return (
    <table class="pairs">
      <caption>{text('wythoff-pairs', { made, all: timeline.lowers.length })}</caption>
      <tbody>
        {
          /** @type {const} */ (['i', 'a', 'b']).map((name) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {name !== 'i' && <sub>i</sub>}
              </th>
              {rows.map((i) => {
                const has_a = i < made || (step.kind === 'chosen' && i === next);
                const value =
                  name === 'i' ? i : name === 'a' ? (has_a ? lowerOf(timeline, i) : '') : i < made ? lowerOf(timeline, i) + i : '';
                const is_now = i === next && ((name === 'a' && step.kind === 'chosen') || (name === 'b' && step.kind === 'marked'));
                return (
                  <td key={i} class={is_now ? 'now' : undefined}>
                    {value}
                  </td>
                );
              })}
            </tr>
          ))
        }
      </tbody>
    </table>
  );
}
