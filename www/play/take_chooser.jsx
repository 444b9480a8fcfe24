/** A chooser for games in which a move takes a number from something, or from several things at once. The solver lists the takes. */
import { useLayoutEffect } from 'preact/hooks';
import { text } from '../ui/messages.js';
import { wanted } from '../ui/numbers.js';
import { ByHand } from './by_hand.jsx';
import { usePrompt } from './prompt.js';
import { TakeForm, TakeFrom } from './take_form.jsx';

/** @import { SolverMatch } from './solver_match.js' */
/** @import { PlayPage, PromptAction, TakeWords, Turn } from './types.js' */

/** The takes of a move, `from,number;from,number`. @param {string} move @returns {[from: string, number: string][]} */
export function takesOf(move) {
  return move.split(';').map((take) => {
    const comma = take.lastIndexOf(',');
    return [take.slice(0, comma), take.slice(comma + 1)];
  });
}

/** The move that takes them: {@link takesOf} back. @param {ReadonlyMap<string, string>} takes */
const moveOf = (takes) => [...takes].map((take) => take.join(',')).join(';');

/**
 * The buttons that change the last choice by one, and the one that makes the move.
 * @param {SolverMatch} match @param {{from: string, number: bigint, least: bigint, most: bigint, is_whole: boolean, make?: string}} choice
 * @returns {PromptAction[]}
 */
export function takeActions({ chosen_takes, chooseTake, playChosenTakes }, { from, number, least, most, is_whole, make = 'take' }) {
  const change = (/** @type {bigint} */ by) => () => chooseTake(from, String(number + by));
  return [
    { name: 'take-less', icon: 'minus', run: change(-1n), is_off: number <= least },
    { name: 'take-more', icon: 'plus', run: change(1n), is_off: number >= most },
    { name: make, run: playChosenTakes, is_off: !is_whole || number < least || number > most, move: moveOf(chosen_takes.value) },
  ];
}

/** An answer is chosen before it is given; in a play a click makes the move. @param {Pick<PlayPage, 'question'>} page */
export const howToTake = ({ question }) => (question?.is_open.value ? 'take-how-choose' : 'take-how');

/**
 * What is to be chosen yet. @param {number} chosen things from which something is taken @param {number} of @param {number} parts from how
 * many a move takes @param {string} how where it takes from one
 */
function howTo(chosen, of, parts, how) {
  if (parts === 1) return how;
  return parts < of ? text('take-how-several', { count: parts }) : text('take-how-every', { count: of - chosen });
}

/** @param {Turn} turn @param {TakeWords} words */
function TakeChooser({ page, play, position, your_turn, hint }, { fromText, takesText, takesAll, how, from: fromLabel, make }) {
  /** @type {SolverMatch} */
  const match = page.match;
  const { chosen_takes, chooseTake, playChosenTakes, forgetTakes } = match;
  const takes = play.answers.at(-1)?.takes ?? [];
  const is_every = takesAll?.(page) ?? false;
  useLayoutEffect(forgetTakes, [position]);
  useLayoutEffect(() => {
    if (hint?.move) chosen_takes.value = new Map(takesOf(hint.move.move));
  }, [hint]);

  const chosen = [...chosen_takes.value];
  const [from, typed] = chosen.at(-1) ?? [takes[0]?.from ?? '', takes[0]?.least ?? '1'];
  const of = takes.find((one) => one.from === from);
  /** Whether so much can be taken there. @param {[from: string, typed: string]} take */
  const isPossible = ([from, typed]) =>
    takes.some((one) => one.from === from && wanted(typed) >= BigInt(one.least) && wanted(typed) <= BigInt(one.most));
  const is_whole = chosen.length > 0 && (!is_every || chosen.length === takes.length) && chosen.every(isPossible);
  const range = { least: BigInt(of?.least ?? 1), most: BigInt(of?.most ?? 0) };
  usePrompt(
    match,
    is_whole
      ? text('take-chosen', { takes: takesText(chosen), button: text(make ?? 'take') })
      : howTo(chosen.length, takes.length, is_every ? takes.length : match.partsOf(), how?.() ?? text(howToTake(page))),
    chosen.length > 0 ? takeActions(match, { from, number: wanted(typed), ...range, is_whole, ...(make ? { make } : {}) }) : [],
  );

  /** What is typed may be all that is chosen. @param {bigint} number */
  function takeTyped(number) {
    if (is_every) for (const one of takes) if (!chosen_takes.peek().has(one.from)) chooseTake(one.from, one.least);
    chooseTake(from, String(number));
    playChosenTakes();
  }
  return (
    <ByHand words={text('take-by-hand')}>
      {takes.some((one) => one.from !== '') && (
        <TakeFrom
          from={from}
          {...(fromLabel ? { label: fromLabel() } : {})}
          takes={takes}
          nameOf={(one) => fromText(one, position)}
          choose={(one) => chooseTake(one, chosen_takes.value.get(one) ?? '1')}
        />
      )}
      <TakeForm
        typed={typed}
        setTyped={(number) => chooseTake(from, number)}
        most={range.most}
        // While the solver works nothing is wrong.
        your_turn={your_turn && takes.length > 0}
        {...(make ? { word: text(make) } : {})}
        take={takeTyped}
      />
    </ByHand>
  );
}

/** The chooser of a game that names what is taken from. @param {TakeWords} words */
export const takeChooser = (words) => (/** @type {Turn} */ turn) => TakeChooser(turn, words);
