/** Heaps side by side as rows of stones, with the challenger's move and its answer. */
import { text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';

/** @import { Page } from './state.js' */
/** @import { WhyFact } from '../../../crate/pkg/why/mexplorer.js' */

/** The most stones of a heap that are drawn. */
const DRAWN = 24;

/**
 * A heap as a row of stones. What a move takes is the end of it.
 * @param {object} props
 * @param {string} props.name
 * @param {bigint} props.size
 * @param {bigint} [props.challenged] what the challenger's move leaves of it
 * @param {bigint} [props.answered] what the answer leaves of it
 * @param {((left: number) => void)} [props.take] takes all but that many stones
 */
function Heap({ name, size, challenged = size, answered = challenged, take }) {
  const classOf = (/** @type {number} */ stone) => (stone < answered ? '' : stone < challenged ? 'answered' : 'challenged');
  return (
    <li class="why-heap">
      <span class="why-heap-name">
        {name} <b>{readable(String(size))}</b>
      </span>
      <span class="why-stones">
        {size > DRAWN ? (
          <span class="why-bar">{readable(String(size))}</span>
        ) : (
          Array.from({ length: Number(size) }, (_, stone) =>
            take ? (
              <button
                key={stone}
                type="button"
                class={classOf(stone)}
                aria-label={text('why-challenge', { take: Number(size) - stone, heap: name })}
                onClick={() => take(stone)}
              />
            ) : (
              <i key={stone} class={classOf(stone)} />
            ),
          )
        )}
      </span>
    </li>
  );
}

/** @param {{page: Page}} props */
export function FactsBoard({ page }) {
  const facts = /** @type {WhyFact[] | null | undefined} */ (page.timeline.value?.facts);
  const step = page.step.value;
  const index = step && step.kind !== 'start' ? step.numbers[0] : 0;
  const fact = facts?.[index];
  if (!fact || !step) return <div class="board" />;
  const moves = step.kind === 'challenge' || step.kind === 'answer' ? fact.answers[step.numbers[1]] : undefined;
  const [by, left, heap, answer] = moves ?? [-1, 0, -1, 0];
  /** @param {number} number @param {WhyFact} of */
  const heapOf = (number, { heaps, answers }) => {
    const size = BigInt(heaps[number] ?? 0);
    const challenged = number === by ? BigInt(left) : size;
    return (
      <Heap
        key={number}
        name={text('why-heap', { number: number + 1 })}
        size={size}
        challenged={challenged}
        answered={step.kind === 'answer' && number === heap ? BigInt(answer) : challenged}
        take={(to) =>
          page.challenge(
            index,
            answers.findIndex(([part, rest]) => part === number && rest === to),
          )
        }
      />
    );
  };
  const numbers = fact.heaps.map((_, number) => number);
  return (
    <div class="board why-board">
      <div class="why-sides" role="group" aria-label={text('why-fact', { fact: fact.fact })}>
        {[numbers.slice(0, fact.first), numbers.slice(fact.first)].map((side, of) => (
          <ul key={of} class="why-side" aria-label={text('why-side', { number: of + 1 })}>
            {side.map((number) => heapOf(number, fact))}
          </ul>
        ))}
      </div>
    </div>
  );
}

/** The heaps for which a formula is wrong, with the move that wins there. @param {{page: Page}} props */
export function PairBoard({ page }) {
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
