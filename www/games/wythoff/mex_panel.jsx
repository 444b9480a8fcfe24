/** What is beside the grid while pairs are found by mex: the number line that fills up, and the two sequences. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../ui/messages.js';
import { lowerOf, mexAfter, mexStepAt, pairsAfter, upperOf, useOf } from './mex_steps.js';

/** @import { RefObject } from 'preact' */
/** @import { WythoffMex } from '../../../crate/pkg/wythoff/mexplorer.js' */

/** Integers of the line before the mex, and all of them. */
const BEFORE = 14;
const SHOWN = 44;
/** Pairs of the table at most, and characters of a row. */
const PAIRS = 7;
const ROW_LENGTH = 27;

/** The integers around the mex, each with what uses it. @param {{timeline: WythoffMex, cursor: number}} props */
export function NumberLine({ timeline, cursor }) {
  const step = mexStepAt(timeline, cursor);
  const mex = Math.max(0, mexAfter(timeline, step));
  const first = Math.max(0, mex - BEFORE);
  /** @type {RefObject<HTMLOListElement | null>} */
  const line = useRef(null);
  useLayoutEffect(() => {
    // What the step is about is in sight, with a little room after it.
    const [list, now] = [line.current, line.current?.querySelector('[aria-current]')];
    // Whole numbers fit the line: so it is moved by whole ones.
    if (list && now instanceof HTMLElement) {
      const gap = parseFloat(getComputedStyle(list).columnGap);
      list.scrollLeft = now.offsetLeft + 2 * now.offsetWidth + gap - list.clientWidth;
    }
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

/** The last pairs that were found, and the one that is looked for. @param {{timeline: WythoffMex, cursor: number}} props */
export function Pairs({ timeline, cursor }) {
  const step = mexStepAt(timeline, cursor);
  const made = pairsAfter(step);
  const next = step.kind === 'start' ? 0 : step.i;
  const last = timeline.lowers.length - 1;
  const shown = Math.min(PAIRS, Math.floor(ROW_LENGTH / (String(upperOf(timeline, last) + 1).length + 1)));
  const first = Math.max(0, Math.min(next, last) - shown + 1);
  const indices = Array.from({ length: Math.min(shown, last + 1 - first) }, (_, offset) => first + offset);
  const is_chosen = step.kind === 'chosen';
  const rows = [
    { name: 'i', values: indices },
    { name: 'a', values: indices.map((i) => (i < made || (is_chosen && i === next) ? lowerOf(timeline, i) : '')), is_now: is_chosen },
    { name: 'b', values: indices.map((i) => (i < made ? upperOf(timeline, i) : '')), is_now: step.kind === 'marked' },
  ];
  return (
    <table class="pairs">
      <caption>{text('wythoff-pairs', { made, all: last + 1 })}</caption>
      <tbody>
        {rows.map(({ name, values, is_now }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {name !== 'i' && <sub>i</sub>}
            </th>
            {values.map((value, offset) => (
              <td key={first + offset} class={is_now && first + offset === next ? 'now' : undefined}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
