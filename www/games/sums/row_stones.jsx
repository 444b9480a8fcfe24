/** A row of stones, from which neighbours are taken: the first one chosen and the last one. */
import { classNames } from '../../ui/class_names.js';
import { text } from '../../ui/messages.js';
import { wanted } from '../../ui/numbers.js';

/** @import { RowStonesProps } from '../../play/types.js' */

/**
 * What each key adds to the stones on the left, and to those that are taken.
 * @type {Record<string, readonly [left: number, taken: number]>}
 */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * A take is written as how many are taken and how many lie left of them, `2,3`; it is empty if nothing is chosen.
 * @param {RowStonesProps} props
 */
export function RowStones({ pile, typed, take, label, choose, finish }) {
  const stones = Number(pile);
  const [taken = 0, left = 0] = typed === '' ? [] : typed.split(',').map((one) => Number(wanted(one)));
  const [least, most] = take ? [Number(take.least), Number(take.most)] : [0, 0];
  /** The first stone; where it says all of the move, the move is made. A heap may be split without a take: left of the stone. */
  function chooseFirst(/** @type {number} */ at) {
    const count = Math.min(Math.max(least, Math.min(1, most)), stones - at);
    (least === most ? finish : choose)(`${count},${at}`);
  }
  /** A stone behind the first one chosen is the last one; any other begins again. @param {number} at */
  function chooseAt(at) {
    if (!take) return;
    const count = at - left + 1;
    if (typed !== '' && at >= left && count >= least && count <= most) finish(`${count},${left}`);
    else chooseFirst(at);
  }
  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const step = STEPS[key];
    const is_take = key === 'Enter' || key === ' ';
    if (ctrlKey || metaKey || altKey || shiftKey || !(step || is_take)) return;
    event.preventDefault();
    if (!take) return;
    if (typed === '') return choose(`${Math.max(least, Math.min(1, most))},0`);
    if (!step) return finish(typed);
    const count = Math.min(most, Math.max(least, taken + step[1]));
    choose(`${count},${Math.max(0, Math.min(stones - count, left + step[0]))}`);
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={stones}
      aria-valuenow={left}
      aria-valuetext={text('sums-row-value', { taken, left })}
      aria-disabled={!take}
      onKeyDown={onKeyDown}
    >
      <div class="stones row-stones" aria-hidden="true">
        {Array.from({ length: stones }, (_, at) => {
          const is_chosen = at >= left && at < left + taken;
          return <i key={at} class={classNames(is_chosen && 'chosen', take && 'free')} onClick={() => chooseAt(at)} />;
        })}
      </div>
    </div>
  );
}
