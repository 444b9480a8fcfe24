/** A chooser for games in which a move takes a number from something, or from several things at once. The solver lists the takes. */
import { useLayoutEffect } from 'preact/hooks';
import { text } from '../ui/messages.js';
import { Button } from '../ui/controls.jsx';
import { NO_TAKES } from './solver_match.js';
import { TakeForm, TakeFrom } from './take_form.jsx';

/** @import { SolverMatch } from './solver_match.js' */
/** @import { Turn, TakeWords } from './types.js' */

/** The takes of a move, `from,number;from,number`. @param {string} move @returns {[from: string, number: string][]} */
export function takesOf(move) {
  return move.split(';').map((take) => {
    const comma = take.lastIndexOf(',');
    return [take.slice(0, comma), take.slice(comma + 1)];
  });
}

/**
 * @param {Turn} turn
 * @param {TakeWords} words
 */
function TakeChooser({ page, play, position, your_turn, hint }, { fromText, takesText, takesAll, how, from: fromLabel, make: makeWord }) {
  /** @type {SolverMatch} */
  const { chosen_takes, chooseTake, playChosenTakes } = page.match;
  const takes = play.answers.at(-1)?.takes ?? [];
  const [first] = takes;
  useLayoutEffect(() => {
    const chosen = takesAll?.(page) ? takes : takes.slice(0, 1);
    chosen_takes.value = first ? new Map(chosen.map((one) => [one.from, one.least])) : NO_TAKES;
  }, [position, first?.from]);
  useLayoutEffect(() => {
    if (hint?.move) chosen_takes.value = new Map(takesOf(hint.move.move));
  }, [hint]);

  const chosen = [...chosen_takes.value];
  const [from, typed] = chosen.at(-1) ?? ['', ''];
  const others = chosen.slice(0, -1);
  return (
    <>
      {play.moves.length < 2 && <p class="soft">{how ? how() : text('take-how')}</p>}
      {takes.some((one) => one.from !== '') && (
        <TakeFrom
          from={from}
          {...(fromLabel ? { label: fromLabel() } : {})}
          takes={takes}
          nameOf={(one) => fromText(one, position)}
          choose={(one) => chooseTake(one, chosen_takes.value.get(one) ?? '1')}
        />
      )}
      {others.length > 0 && (
        <p class="row">
          {text('take-also', { takes: takesText(others) })}
          {!takesAll?.(page) && <Button words={text('take-only')} onClick={() => (chosen_takes.value = new Map([[from, typed]]))} />}
        </p>
      )}
      <TakeForm
        typed={typed}
        setTyped={(number) => chooseTake(from, number)}
        most={BigInt(takes.find((one) => one.from === from)?.most ?? 0)}
        // While the solver works nothing is wrong.
        your_turn={your_turn && takes.length > 0}
        {...(makeWord ? { word: makeWord() } : {})}
        take={playChosenTakes}
      />
    </>
  );
}

/** The chooser of a game that names what is taken from. @param {TakeWords} words */
export const takeChooser = (words) => (/** @type {Turn} */ turn) => TakeChooser(turn, words);
