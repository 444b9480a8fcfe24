/** The chooser of a move in heaps: which heap, how much, and where the heap is split, how much stays on the left. */
import { useLayoutEffect } from 'preact/hooks';
import { TakeForm, TakeFrom } from '../../play/take_form.jsx';
import { text } from '../../ui/messages.js';
import { readable, wanted } from '../../ui/numbers.js';
import { falls, heapsOf, namedMoves } from './steps.js';
import { heapWords, partMovesWords } from './words.js';

/** @import { PlayTakes } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { Page } from './state.js' */
/** @import { Turn } from '../../play/types.js' */

/** @param {Turn & {page: Page}} turn */
export function Chooser({ page, play, position, your_turn, hint }) {
  const { chosen_takes, chooseTake, playChosenTakes } = page.match;
  const takes = play.answers.at(-1)?.takes ?? [];
  const heaps = heapsOf(position.text);
  const splits = (/** @type {string} */ from) => falls(heaps[Number(from)]?.kind ?? null, page.cuts);
  /** The take from a heap before anything is chosen. @param {PlayTakes} take */
  const firstTake = ({ from, least }) => (splits(from) ? `${least},0` : least);
  useLayoutEffect(() => {
    const offered = page.rule.value === 'every' ? takes : takes.slice(0, 1);
    chosen_takes.value = new Map(offered.map((take) => [take.from, firstTake(take)]));
  }, [position, takes.length]);
  useLayoutEffect(() => {
    if (hint?.move) chosen_takes.value = new Map(namedMoves(hint.move.move).map(({ part, numbers }) => [String(part), numbers.join(',')]));
  }, [hint]);

  const chosen = [...chosen_takes.value];
  const [from, typed] = chosen.pop() ?? ['', ''];
  const others = chosen.map(([part, one]) => ({ part: Number(part), numbers: one.split(',') })).sort((a, b) => a.part - b.part);
  const [taken = '', left = '0', ...middle] = typed.split(',');
  const take = takes.find((one) => one.from === from);
  /** @param {string} number @param {string} on_the_left */
  const change = (number, on_the_left) => chooseTake(from, splits(from) ? [number, on_the_left, ...middle].join(',') : number);
  const right = wanted(heaps[Number(from)]?.heap ?? '0') - wanted(taken) - wanted(left);
  return (
    <>
      {play.moves.length < 2 && <p class="soft">{text(splits(from) ? 'sums-how-cut' : 'take-how')}</p>}
      {takes.length > 1 && (
        <TakeFrom
          from={from}
          takes={takes}
          nameOf={(part) => text('sums-part-of', { heap: Number(part) + 1, size: heapWords(heaps[Number(part)], ', ') })}
          choose={(part) => {
            const other = takes.find((one) => one.from === part);
            if (other) chooseTake(part, chosen_takes.value.get(part) ?? firstTake(other));
          }}
        />
      )}
      {others.length > 0 && <p>{text('take-also', { takes: partMovesWords(others) })}</p>}
      {splits(from) && (
        <label class="row">
          {text('sums-left')}
          <input
            class="number"
            name="left"
            inputMode="numeric"
            autoComplete="off"
            value={left}
            readOnly={!your_turn}
            onInput={(event) => change(taken, event.currentTarget.value.normalize('NFKC').trim())}
          />
          {right >= 0n && <span class="soft">{text('sums-right', { right: readable(String(right)) })}</span>}
        </label>
      )}
      <TakeForm
        typed={taken}
        setTyped={(number) => change(number, left)}
        least={BigInt(take?.least ?? 1)}
        most={BigInt(take?.most ?? 0)}
        your_turn={your_turn && takes.length > 0}
        take={playChosenTakes}
      />
    </>
  );
}
