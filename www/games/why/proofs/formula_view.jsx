/** A formula for the third heap: the first heaps for which it is wrong, or Bouton's proof in binary. */
import { classNames } from '../../../ui/class_names.js';
import { Select } from '../../../ui/controls.jsx';
import { text } from '../../../ui/messages.js';
import { BELIEVED } from '../parameters.js';
import { TextField } from '../text_field.jsx';
import { Heap } from './heap.jsx';

/** @import { ProofView } from '../types.js' */
/** @import { Page } from '../state.js' */

/** The heaps for which a formula is wrong, with the move that wins there. @param {{page: Page}} props */
function PairBoard({ page }) {
  const pair = page.timeline.value?.pair;
  const kind = page.step.value?.kind;
  if (kind === 'proof' || (!pair && page.claimed.value?.startsWith('tried'))) return <ProofBoard page={page} />;
  if (!pair || page.covered.value)
    return (
      <div class="board">
        <p class="board-message">{text(page.covered.value ? 'why-covered' : 'why-formula-none')}</p>
      </div>
    );
  const { heaps, third, winningHeap, winningTo } = pair;
  const is_won = kind === 'winning';
  const all = [...heaps, ...(third === null ? [] : [third])];
  return (
    <div class="board why-board">
      <ul class="why-side" aria-label={text('why-pair')}>
        {all.map((size, heap) => (
          <Heap
            key={heap}
            name={text('why-pair-heap', { heap: ['a', 'b', 'claimed'][heap] ?? '' })}
            size={BigInt(size)}
            challenged={is_won && heap === winningHeap && winningTo !== null ? BigInt(winningTo) : BigInt(size)}
          />
        ))}
      </ul>
    </div>
  );
}

/**
 * The heaps by which Bouton's proof is shown, by its step: where it is about a move, before and after that. The first are those of the
 * start.
 */
const SHOWN = [
  [[3, 5, 6]],
  [[3, 5, 6]],
  [
    [3, 5, 6],
    [3, 2, 6],
  ],
  [
    [3, 2, 6],
    [3, 2, 1],
  ],
  [[0, 0, 0]],
  [[3, 5, 6]],
];

/** The step that answers a move. */
const ANSWER = 3;

/** The digits of the heaps of the proof, the highest first. */
const DIGITS = [2, 1, 0];

/** @param {readonly number[]} heaps */
const xorOf = (heaps) => heaps.reduce((sum, heap) => sum ^ heap, 0);

/** A number in binary, with the digits of all heaps of the proof. @param {number} number */
const inBinary = (number) => DIGITS.map((digit) => (number >> digit) & 1).join('');

/** Heaps in binary, column by column, before and after the move of the step. @param {{page: Page}} props */
function ProofBoard({ page }) {
  const step = page.step.value;
  const number = step?.kind === 'proof' ? step.numbers[0] : 0;
  const positions = SHOWN[number] ?? [];
  const [before = [], after = before] = positions;
  const moved = before.findIndex((heap, index) => heap !== after[index]);
  // The highest odd column, and the heap that is chosen by it.
  const odd = number === ANSWER ? 31 - Math.clz32(xorOf(before)) : null;
  return (
    <div class="board why-board">
      <div class="why-bouton">
        <div class="why-before-after">
          <Columns heaps={before} moved={odd === null ? null : moved} odd={odd} />
          {positions.length > 1 && <span aria-hidden="true">→</span>}
          {positions.length > 1 && <Columns heaps={after} moved={moved} odd={null} />}
        </div>
        {odd !== null && (
          <p>
            {text('why-bouton', {
              column: 1 << odd,
              heap: before[moved] ?? 0,
              digits: inBinary(before[moved] ?? 0),
              left: after[moved] ?? 0,
              digits_left: inBinary(after[moved] ?? 0),
            })}
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * Heaps in binary, below one another.
 * @param {{heaps: readonly number[], moved: number | null, odd: number | null}} props moved: the index of the heap at hand; odd: the
 * digit of the column that is marked
 */
const Columns = ({ heaps, moved, odd }) => (
  <table class="why-binary" aria-label={text('why-binary')}>
    <thead>
      <tr>
        <td />
        {DIGITS.map((digit) => (
          <th key={digit} scope="col" class={classNames(digit === odd && 'odd')}>
            {1 << digit}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {heaps.map((heap, index) => (
        <tr key={index} class={classNames(index === moved && 'at')}>
          <th scope="row">{heap}</th>
          {DIGITS.map((digit) => (
            <td key={digit} class={classNames(digit === odd && 'odd')}>
              {(heap >> digit) & 1}
            </td>
          ))}
        </tr>
      ))}
      <tr class="why-sum">
        <th scope="row">{text('why-sum')}</th>
        {DIGITS.map((digit) => (
          <td key={digit} class={classNames(digit === odd && 'odd')}>
            {(xorOf(heaps) >> digit) & 1}
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);

/** What people often believe, to be picked. @param {{page: Page}} props */
function Picks({ page }) {
  const { claim } = page.options.value;
  return (
    <Select
      aria-label={text('why-believed')}
      among={[{ value: '', text: text('why-believed') }, ...BELIEVED.map((formula) => ({ value: formula, text: formula }))]}
      chosen={BELIEVED.includes(claim ?? '') ? (claim ?? '') : ''}
      choose={page.setClaim}
    />
  );
}

/** @param {{page: Page}} props */
function Claim({ page }) {
  return (
    <>
      {text('why-rule-formula')}{' '}
      <TextField name="claim" label={text('why-field-formula')} value={page.options.value.claim ?? ''} change={page.setClaim} widest={26} />
    </>
  );
}

/** @type {ProofView} */
export const FORMULA_VIEW = { Board: PairBoard, Claim, Picks, legend: ['challenged'] };
