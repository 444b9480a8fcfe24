/** Ways to answer a question, and the answer to hold up. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { choicesOf } from '../../game_page/question/names.js';
import { Button } from '../../ui/controls.jsx';
import { FullScreen } from '../../ui/full_screen.jsx';
import { text } from '../../ui/messages.js';

/** @import { RefObject } from 'preact' */
/** @import { Asking } from '../../game_page/question/asking.js' */

/** Ways to answer: a move on the board, a button for every answer, or a field. @param {{asking: Asking, takes_focus: boolean}} props */
export function Choices({ asking, takes_focus }) {
  const { wanted } = asking.ask.value;
  const choices = choicesOf(asking);
  // A move is made on the board.
  if (wanted?.kind === 'move') return null;
  if (choices.length === 0) return <Typed asking={asking} key={asking.found.value} takes_focus={takes_focus} />;
  return (
    <div class="ask-choices">
      {choices.map(({ value, words }) => (
        <button key={value} type="button" class={`ask-choice ask-${value}`} onClick={() => void asking.submit(value)}>
          {wanted?.kind === 'outcome' && value !== 'draw' && <b class={`badge ${value}`}>{value}</b>}
          <span>{words}</span>
        </button>
      ))}
    </div>
  );
}

/**
 * A field for a number or a pair.
 * @param {{asking: Asking, takes_focus: boolean}} props takes_focus: not in a lesson, where the keys lead on
 */
function Typed({ asking, takes_focus }) {
  /** @type {RefObject<HTMLInputElement | null>} */
  const input = useRef(null);
  useLayoutEffect(() => {
    if (takes_focus) input.current?.focus({ preventScroll: true });
  }, []);
  return (
    <form
      class="row ask-typed"
      onSubmit={(event) => {
        event.preventDefault();
        if (input.current?.value.trim()) void asking.submit(input.current.value);
      }}
    >
      <input ref={input} name="answer" class="number" autocomplete="off" inputMode="numeric" aria-label={text('ask-answer')} />
      <button type="submit" class="primary">
        {text('ask-give')}
      </button>
    </form>
  );
}

/** The answer as large as the screen, for a pupil to hold up. @param {{words: string}} props */
export function HoldUp({ words }) {
  const [is_up, setUp] = useState(false);
  return (
    <>
      <Button words={text('ask-hold-up')} title={text('ask-hold-up-why')} class="quiet ask-hold" onClick={() => setUp(true)} />
      {is_up && (
        <FullScreen kind={`ask-held ask-held-${words}`} label={text('ask-hold-up')} close={() => setUp(false)}>
          <Button words={words} class="quiet" />
        </FullScreen>
      )}
    </>
  );
}
