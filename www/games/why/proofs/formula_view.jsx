/** A formula for the third heap: the first heaps for which it is wrong, or Bouton's proof in binary. */
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

/** The heaps by which Bouton's proof is shown, before and after its steps. */
const SHOWN = [
  [3, 5, 6],
  [3, 5, 6],
  [3, 2, 6],
  [3, 2, 1],
  [0, 0, 0],
  [3, 5, 6],
];

/** Heaps in binary, column by column. @param {{page: Page}} props */
function ProofBoard({ page }) {
  const step = page.step.value;
  const number = step?.kind === 'proof' ? step.numbers[0] : 0;
  const heaps = SHOWN[number] ?? [];
  const digits = [2, 1, 0];
  const before = SHOWN[number - 1] ?? heaps;
  return (
    <div class="board why-board">
      <table class="why-binary" aria-label={text('why-binary')}>
        <tbody>
          {heaps.map((heap, index) => (
            <tr key={index} class={before[index] !== heap ? 'at' : undefined}>
              <th scope="row">{heap}</th>
              {digits.map((digit) => (
                <td key={digit}>{(heap >> digit) & 1}</td>
              ))}
            </tr>
          ))}
          <tr class="why-sum">
            <th scope="row">{text('why-sum')}</th>
            {digits.map((digit) => {
              const bit = heaps.reduce((sum, heap) => sum ^ heap, 0) >> digit;
              return <td key={digit}>{bit & 1}</td>;
            })}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

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
