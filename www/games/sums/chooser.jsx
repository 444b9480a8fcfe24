/** The chooser of a move in heaps: which heap, how much, and where the heap is split, how much stays on the left. */
import { useLayoutEffect } from 'preact/hooks';
import { ByHand } from '../../play/by_hand.jsx';
import { usePrompt } from '../../play/prompt.js';
import { howToTake, takeActions } from '../../play/take_chooser.jsx';
import { TakeForm, TakeFrom } from '../../play/take_form.jsx';
import { text } from '../../ui/messages.js';
import { readable, wanted } from '../../ui/numbers.js';
import { falls, heapsOf, namedMoves } from './steps.js';
import { heapWords, partMovesWords } from './words.js';

/** @import { PlayTakes } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { PromptAction, Turn } from '../../play/types.js' */
/** @import { Page } from './state.js' */

/** What has been chosen, as moves in parts. @param {ReadonlyMap<string, string>} chosen */
const chosenMoves = (chosen) =>
  [...chosen].map(([part, one]) => ({ part: Number(part), numbers: one.split(',') })).sort((one, other) => one.part - other.part);

/**
 * What is to be done next, with its buttons.
 * @param {Page} page @param {readonly PlayTakes[]} takes @param {(from: string) => boolean} splits
 */
function useSumPrompt({ match, rule, called, question }, takes, splits) {
  const chosen = match.chosen_takes.value;
  const [from, typed = ''] = [...chosen].at(-1) ?? [];
  const is_every = rule.value === 'every';
  const is_whole = chosen.size > 0 && (!is_every || chosen.size === takes.length);
  const take = takes.find((one) => one.from === from);
  if (!take || from === undefined) {
    const is_fixed = takes.every(({ least, most }) => least === most);
    const how = takes.some((one) => splits(one.from)) ? (is_fixed ? 'sums-how-first-all' : 'sums-how-first') : howToTake({ question });
    return usePrompt(match, is_every ? text('take-how-every', { count: takes.length }) : text(how));
  }
  const range = { least: BigInt(take.least), most: BigInt(take.most) };
  const [number = '', left = '0', ...middle] = typed.split(',');
  if (!splits(from)) {
    const words = is_whole
      ? text('take-chosen', { takes: partMovesWords(chosenMoves(chosen), called), button: text('take') })
      : text('take-how-every', { count: takes.length - chosen.size });
    return usePrompt(match, words, takeActions(match, { from, number: wanted(number), ...range, is_whole }));
  }
  const retake = (/** @type {bigint} */ to) => match.chooseTake(from, [to, left, ...middle].join(','));
  /** @type {PromptAction[]} */
  const actions = takeActions(
    { ...match, chooseTake: (_, to) => retake(BigInt(to)) },
    { from, number: wanted(number), ...range, is_whole },
  );
  const split = () => {
    retake(0n);
    match.playChosenTakes();
  };
  if (range.least === 0n && !is_every && left !== '0') actions.push({ name: 'sums-split', run: split });
  const words = is_every && !is_whole ? text('take-how-every', { count: takes.length - chosen.size }) : text('sums-how-last');
  return usePrompt(match, words, actions);
}

/** @param {Turn & {page: Page}} turn */
export function Chooser({ page, play, position, your_turn, hint }) {
  const { chosen_takes, chooseTake, playChosenTakes, forgetTakes } = page.match;
  const takes = play.answers.at(-1)?.takes ?? [];
  const heaps = heapsOf(position.text);
  const splits = (/** @type {string} */ from) => falls(heaps[Number(from)]?.kind ?? null, page.cuts);
  /** The take from a heap before anything is chosen. @param {PlayTakes} take */
  const firstTake = ({ from, least }) => (splits(from) ? `${least},0` : least);
  useLayoutEffect(forgetTakes, [position]);
  useLayoutEffect(() => {
    if (hint?.move) chosen_takes.value = new Map(namedMoves(hint.move.move).map(({ part, numbers }) => [String(part), numbers.join(',')]));
  }, [hint]);
  useSumPrompt(page, takes, splits);

  const [first] = takes;
  const [from, typed] = [...chosen_takes.value].at(-1) ?? [first?.from ?? '', first ? firstTake(first) : ''];
  const [taken = '', left = '0', ...middle] = typed.split(',');
  const take = takes.find((one) => one.from === from);
  /** @param {string} number @param {string} on_the_left */
  const change = (number, on_the_left) => chooseTake(from, splits(from) ? [number, on_the_left, ...middle].join(',') : number);
  const right = wanted(heaps[Number(from)]?.heap ?? '0') - wanted(taken) - wanted(left);
  /** What is typed may be all that is chosen. @param {bigint} number */
  function takeTyped(number) {
    if (page.rule.value === 'every') for (const one of takes) if (!chosen_takes.peek().has(one.from)) chooseTake(one.from, firstTake(one));
    change(String(number), left);
    playChosenTakes();
  }
  return (
    <ByHand words={text('take-by-hand')}>
      {takes.length > 1 && (
        <TakeFrom
          from={from}
          takes={takes}
          nameOf={(part) => text('sums-part-of', { of: page.called, heap: Number(part) + 1, size: heapWords(heaps[Number(part)]) })}
          choose={(part) => {
            const other = takes.find((one) => one.from === part);
            if (other) chooseTake(part, chosen_takes.value.get(part) ?? firstTake(other));
          }}
        />
      )}
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
        take={takeTyped}
      />
    </ByHand>
  );
}
