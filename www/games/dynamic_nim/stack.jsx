/**
 * The stack as a picture: for k ≥ 1 the walls on it are the partial sums of the digits of m-1, so the stack is drawn as
 * those digits laid end to end, each with its wall's row in it. What the present row pops is struck out.
 */
import { Button } from '../../ui/controls.jsx';
import { seriesOf, text } from '../../ui/messages.js';
import { lastStep, stackAfter, stepAt, threshold } from './steps.js';

/** @import { DynamicNimTable } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Step } from './types.js' */

/** Walls drawn at most, beside the board and on it; for k < 1 the stack is as deep as the table. */
const [MOST_WALLS, MOST_ON_BOARD] = [9, 5];
/** Walls looked at: as many as the digits that are written out. */
const MOST_DIGITS = 48;

/**
 * The walls that the row of a step found, or, once it is pushed, those that it leaves; from the bottom.
 * @param {DynamicNimTable} timeline @param {Step} step
 */
const wallsAt = (timeline, step) =>
  stackAfter(timeline, 'tested' in step ? stepAt(timeline, lastStep(timeline, step.row - 1)) : step, 0, MOST_DIGITS).reverse();

/**
 * The picture: beside the board each wall is as wide as its digit, on the board all are alike.
 * @param {{timeline: DynamicNimTable, step: Step, is_on_board?: boolean}} props
 */
export function Walls({ timeline, step, is_on_board = false }) {
  const walls = wallsAt(timeline, step);
  const live = new Set(stackAfter(timeline, step, 0, MOST_DIGITS));
  const tested = 'wall' in step ? step.wall : null;
  const left_out = Math.max(0, walls.length - (is_on_board ? MOST_ON_BOARD : MOST_WALLS));
  return (
    <ol>
      {(left_out > 0 || walls[0] !== 0) && <li class="gap">…</li>}
      {walls.slice(left_out).map((wall) => {
        const digit = wall === 0 ? 0 : threshold(timeline, wall);
        const state = [live.has(wall) ? 'live' : 'popped', wall === tested ? 'tested' : ''].join(' ');
        return (
          <li key={wall} class={state} style={{ flexGrow: wall === 0 || is_on_board ? 0 : digit }}>
            <span class="wall">{wall}</span>
            <span class="digit">{wall === 0 ? '∞' : digit}</span>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * What the stack is, in words, with its picture if the board has no room for it.
 * @param {object} props
 * @param {DynamicNimTable} props.timeline
 * @param {Step} props.step
 * @param {boolean} props.has_picture
 * @param {(pile: number) => void} props.numerate shows a pile's digits
 */
export function Stack({ timeline, step, has_picture, numerate }) {
  const walls = wallsAt(timeline, step);
  const sum = walls.at(-1) ?? 0;
  const has_digits = !timeline.k || BigInt(timeline.k.p) >= BigInt(timeline.k.q);
  const digits = (walls[0] === 0 ? '' : '… + ') + sumText(walls.filter((wall) => wall > 0).map((wall) => threshold(timeline, wall)));
  return (
    <figure class="stack" aria-label={text('dynamic-nim-stack')}>
      <figcaption>
        {sum === 0
          ? text('dynamic-nim-stack-bottom')
          : text(`dynamic-nim-stack-${has_digits ? (digits === String(sum) ? 'member' : 'digits') : 'all'}`, {
              sum,
              digits,
              walls: seriesOf(walls.map(String), MOST_WALLS),
            })}
      </figcaption>
      {has_picture && <Walls timeline={timeline} step={step} />}
      {has_digits && sum > 0 && <Button words={text('dynamic-nim-to-numeration', { sum })} onClick={() => numerate(sum)} />}
    </figure>
  );
}

/** A sum; equal parts beside each other, which only a period has, as a product. @param {number[]} digits */
function sumText(digits) {
  /** @type {{digit: number, count: number}[]} */
  const runs = [];
  for (const digit of digits) {
    const last = runs.at(-1);
    if (last?.digit === digit) last.count += 1;
    else runs.push({ digit, count: 1 });
  }
  return runs.map(({ digit, count }) => (count > 1 ? `${count} × ${digit}` : String(digit))).join(' + ');
}
