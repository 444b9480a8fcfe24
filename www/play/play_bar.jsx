/** Below the board of a play, always in view: the rule, and what to do next; at the end who won, why, and how to go on. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button, Wrong } from '../ui/controls.jsx';
import { IconButton } from '../ui/icons.jsx';
import { allOf, between, firstId, text } from '../ui/messages.js';
import { readable } from '../ui/numbers.js';
import { endOf, lastTake } from './end.js';
import { playerName } from './names.js';
import { nextSeed } from './parameters.js';
import { isDrawn, isOver, mover } from './play.js';
import './play_bar.css';

/** @import { RefObject } from 'preact' */
/** @import { Play } from './solver_match.js' */
/** @import { Hint, PlayPage, Prompt } from './types.js' */

/** The options of the rule as arguments of its sentence, as the rule shows them. @param {PlayPage} page */
const argumentsOf = ({ options, parameters, link }) =>
  Object.fromEntries(
    Object.entries(options.value).map(([name, value]) => {
      const face = value && parameters[name]?.face?.(value, link.value.params);
      return [name, face ? text(face.id, face.args) : ((value && parameters[name]?.valueWords?.(value)) ?? value ?? 'none')];
    }),
  );

/** @param {{page: PlayPage, words: string}} props words: what the ids of the game's messages begin with */
export function PlayBar({ page, words }) {
  const { match } = page;
  const [play, shown] = [match.play.value, match.shown.value];
  /** Whether the play went on here: one that a link opens at its end takes the focus from nobody. */
  const was_on = useRef(false);
  useLayoutEffect(() => {
    was_on.current = play !== null && !isOver(play);
  }, [play]);
  if (!play || !shown) return <section class="play-bar" />;
  const ends = isOver(play) && shown === play;
  const is_asked = page.question?.is_open.value ?? false;
  return (
    <section class={ends ? 'play-bar ended' : 'play-bar'} aria-label={text('play-next-move')}>
      {!is_asked && <p class="play-rule">{text(`${words}-play-rule`, argumentsOf(page))}</p>}
      {ends ? <End page={page} words={words} play={play} takes_focus={was_on.current} /> : <Next page={page} play={play} shown={shown} />}
    </section>
  );
}

/** @param {Play} play @param {Play} shown @param {boolean} your_turn @param {Prompt | null} prompt */
function promptWords(play, shown, your_turn, prompt) {
  if (shown !== play) return text('play-looking');
  if (!your_turn) return text('play-thinking', { player: playerName(play.setup, mover(play)) });
  return prompt?.words ?? '';
}

/** The winning move that a hint names, or that there is none. @param {Hint} hint @param {string} opponent */
const hintWords = ({ move, at, wordsOf }, opponent) => (move ? wordsOf(move, at) : text('play-hint-none', { opponent }));

/** @param {{page: PlayPage, play: Play, shown: Play}} props */
function Next({ page: { match }, play, shown }) {
  const your_turn = match.your_turn.value;
  const prompt = match.prompt.value;
  const hint = match.hint.value;
  const { move = null } = hint ?? {};
  // A hint has chosen already.
  const actions = prompt?.actions.filter((one) => !move || !(one.icon || one.move === move.move)) ?? [];
  return (
    <div class="play-next">
      <p class={hint ? 'play-prompt hinted' : 'play-prompt'} role="status">
        {hint ? hintWords(hint, play.setup.opponent) : promptWords(play, shown, your_turn, prompt)}
      </p>
      {your_turn && match.rejection.value !== null && <Wrong words={text(match.rejection.value)} />}
      {your_turn && (move || actions.length > 0) && (
        <div class="play-actions">
          {move && <Button words={text('play-hinted')} class="primary" onClick={() => match.playMove(move)} />}
          {actions.map(({ name, icon, run, is_off = false, is_quiet = false }) =>
            icon ? (
              <IconButton key={name} icon={icon} name={name} disabled={is_off} onClick={run} />
            ) : (
              <Button key={name} words={text(name)} class={is_quiet || move ? '' : 'primary'} disabled={is_off} onClick={run} />
            ),
          )}
        </div>
      )}
    </div>
  );
}

/** Why the winner won, in one sentence. @param {Play} play @param {ReturnType<typeof endOf>} end */
function whyOf(play, { won, loser, slips, own, is_known }) {
  if (isDrawn(play)) return text('play-end-draw');
  if (!is_known || !won || !loser) return '';
  const is_person = play.setup.opponent === 'person';
  if (slips.length === 0) return text('play-end-start', { who: is_person ? 'person' : won, winner: playerName(play.setup, won) });
  const who = is_person ? 'person' : loser;
  const moves = { move: allOf(slips.map(String)), count: slips.length, own: allOf(own.map(String)), own_count: own.length };
  return text('play-end-slip', { who, loser: playerName(play.setup, loser), ...moves });
}

/** Goes to the levels, which are in the panel, and opens their list where the browser can. */
function showLevels() {
  const /** @type {HTMLSelectElement | null} */ levels = document.querySelector('.play-setup select');
  levels?.scrollIntoView({ block: 'nearest' });
  levels?.focus();
  try {
    levels?.showPicker();
  } catch {
    // An older browser, or one that wants a tap: the levels have the focus.
  }
}

/** The last move in words, where the game has words for it and it took all that was left. @param {Play} play @param {string} words */
function lastWords(play, words) {
  const id = firstId(`${words}-play-last`, '');
  const last = id === '' ? null : lastTake(play);
  if (!last) return '';
  const count = last.count > Number.MAX_SAFE_INTEGER ? readable(String(last.count)) : Number(last.count);
  return text(id, { player: playerName(play.setup, last.who), count }) + between();
}

/** @param {{page: PlayPage, words: string, play: Play, takes_focus: boolean}} props */
function End({ page: { match, restart, question }, words, play, takes_focus }) {
  const { setup } = play;
  const end = endOf(play);
  const /** @type {RefObject<HTMLDivElement | null>} */ actions = useRef(null);
  useLayoutEffect(() => void match.answerAll(), [play.moves.length]);
  // The keyboard goes on here, with the way back as soon as that is known.
  const focus = () => actions.current?.querySelector('button')?.focus({ preventScroll: true });
  useLayoutEffect(() => (takes_focus ? focus() : undefined), []);
  useLayoutEffect(() => (actions.current?.contains(document.activeElement) ? focus() : undefined), [end.back]);
  const { back } = end;
  return (
    <div class="play-end">
      <div role="status">
        <p class="play-title">{end.won ? text('play-won', { player: playerName(setup, end.won) }) : text('play-drawn-title')}</p>
        <p class="play-why">
          {lastWords(play, words)}
          {whyOf(play, end)}
        </p>
      </div>
      {!question?.is_open.value && (
        <div class="play-actions" ref={actions}>
          {back !== null && (
            <Button
              words={text('play-go-back', {
                move: back + 1,
                count: end.back_count,
                who: setup.opponent === 'person' ? 'person' : 'you',
              })}
              class="primary"
              onClick={() => match.goBackToSlip(back)}
            />
          )}
          <Button
            words={text('play-again')}
            class={back === null ? 'primary' : ''}
            onClick={() => restart({ ...setup, seed: nextSeed(setup.seed) })}
          />
          <Button words={text('play-change-level')} onClick={showLevels} />
        </div>
      )}
    </div>
  );
}
