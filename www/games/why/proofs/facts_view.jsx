/** Facts about heaps side by side: two positions, a move of the challenger in one of them, and its answer. */
import { text } from '../../../ui/messages.js';
import { TextField } from '../text_field.jsx';
import { disputed } from './disputed.js';
import { Heap } from './heap.jsx';
import { shownSubject } from './subject.js';

/** @import { ProofView } from '../types.js' */
/** @import { Page } from '../state.js' */

/** @param {{page: Page}} props */
function FactsBoard({ page }) {
  const subject = shownSubject(page.timeline.value, 'facts');
  const { index, name, reply, is_answered } = disputed(page);
  const position = subject?.positions[index];
  if (!position) return <div class="board" />;
  const { heaps, first } = position;
  const [by, left, other, answer] = reply ?? [-1, 0, -1, 0];
  const heapOf = (/** @type {number} */ number) => {
    const size = BigInt(heaps[number] ?? 0);
    const challenged = number === by ? BigInt(left) : size;
    return (
      <Heap
        key={number}
        name={text('why-heap', { number: number + 1 })}
        size={size}
        challenged={challenged}
        answered={is_answered && number === other ? BigInt(answer) : challenged}
        take={(to) => page.challenge(index, number, to)}
        is_answering={page.is_answering.value}
      />
    );
  };
  const numbers = Array.from(heaps, (_, number) => number);
  return (
    <div class="board why-board">
      <div class="why-sides" role="group" aria-label={text('why-fact', { fact: name })}>
        {[numbers.slice(0, first), numbers.slice(first)].map((side, of) => (
          <ul key={of} class="why-side" aria-label={text('why-side', { number: of + 1 })}>
            {side.map(heapOf)}
          </ul>
        ))}
      </div>
    </div>
  );
}

/** @param {{page: Page}} props */
function Claim({ page }) {
  const { claim, moves } = page.options.value;
  const { name } = disputed(page);
  const made = moves ? shownSubject(page.timeline.value, 'facts')?.positions[0] : undefined;
  // After moves, what is left of the first position.
  const heaps = made ? made.heaps.slice(0, made.first).join() : claim || '2,3';
  return (
    <>
      {text('why-rule-facts', { fact: name })} {/* The two losing positions are always the same. */}
      {name !== 'losing-part' && (
        <TextField
          name="claim"
          label={text('why-field-heaps')}
          value={heaps}
          change={(value) => page.go({ claim: value || null, moves: null, at: null })}
          widest={6}
        />
      )}
    </>
  );
}

/** @type {ProofView} */
export const FACTS_VIEW = { Board: FactsBoard, Claim, legend: ['challenged', 'answered'] };
