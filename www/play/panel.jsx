/** The panel of a play: whose turn it is, the game's chooser of a move, undo, hint and why, the list of moves, who plays whom. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../ui/icons.jsx';
import { classNames } from '../ui/class_names.js';
import { entryAt } from '../ui/entry_at.js';
import { allOf, between, text } from '../ui/messages.js';
import { problemText } from '../ui/problem.js';
import { Button, Select, Wrong } from '../ui/controls.jsx';
import { showBoard } from '../ui/scrolling.js';
import { playerName } from './names.js';
import { nextSeed, playParams } from './parameters.js';
import { Reason } from './reason.jsx';
import { gaveAway, isDrawn, isOver, isYourTurn, mover, moverAt, OPPONENTS, present, undone, winner } from './play.js';
import './panel.css';

/** @import { ComponentChildren, ComponentType, RefObject } from 'preact' */
/** @import { Line } from './line_of_play.js' */
/** @import { Move, Play, Position, SolverMatch } from './solver_match.js' */
/** @import { PlayPage, Setup, Turn, Words } from './types.js' */

/** Gives the focus to the board when a move has removed the element that had it. @param {unknown} play */
function useBoardFocus(play) {
  const /** @type {RefObject<HTMLElement | null>} */ board = useRef(null);
  useEffect(() => {
    const see = (/** @type {FocusEvent} */ { target }) => {
      board.current = target instanceof Element ? target.closest('.board') : null;
    };
    document.addEventListener('focusin', see);
    return () => document.removeEventListener('focusin', see);
  }, []);
  useEffect(() => {
    if (!board.current?.isConnected || document.activeElement !== document.body) return;
    if (!board.current.hasAttribute('tabindex')) board.current.tabIndex = -1;
    board.current.focus({ preventScroll: true });
  }, [play]);
}

/**
 * @param {object} props
 * @param {PlayPage} props.page
 * @param {Words} props.words
 * @param {ComponentType<Turn>} props.Chooser
 * @param {((position: Position) => void) | null} [props.why] the game’s own explanation, in place of a line of play
 * @param {[string, (position: Position) => void]} [props.further] the words of a button below the line of play, and what it does
 * @param {(position: string, line: Line) => ComponentChildren} [props.remarkOn] the reason in the game’s own terms, above a line of play
 */
export function PlayPanel({ page, words, Chooser, why, further, remarkOn }) {
  const { match, restart, go } = page;
  const [play, shown] = [match.play.value, match.shown.value];
  const /** @type {RefObject<HTMLElement | null>} */ head = useRef(null);
  useLayoutEffect(() => {
    for (const around of ['.side', 'main']) head.current?.closest(around)?.scrollTo(0, 0);
    head.current?.scrollIntoView({ block: 'nearest' });
    // Another play begins at its top, too.
  }, [play?.setup.seed]);
  useLayoutEffect(() => {
    if (page.question) page.question.name_of_move.value = words.moveName;
  }, [words]);
  /** The position that one asked about. */
  const [asked, ask] = useState(/** @type {Position | null} */ (null));
  const ends = play !== null && isOver(play);
  useBoardFocus(play);
  if (!play || !shown) return null;

  const { setup } = play;
  const count = play.moves.length;
  const is_last = shown === play;
  const position = present(shown);
  const your_turn = match.your_turn.value;
  const winning = play.answers[count]?.winning;
  /** @param {'you' | 'other'} who */
  const nameOf = (who) => playerName(setup, who);
  // What the computer has just done says where the play stands.
  const is_answered = is_last && your_turn && count > 0 && setup.opponent !== 'person';
  const told = is_answered
    ? text('play-told', {
        move: words.moveText(nameOf('other'), entryAt(play.moves, count - 1), position, entryAt(play.positions, count - 1)),
      })
    : words.statusOf(position);
  const slip = is_last ? match.slip.value : null;
  const explains_start = is_answered && count === 1 && (winning?.length ?? 0) > 0;
  const turn = is_last && !ends && (
    <div class="play-chooser">
      <Chooser page={page} play={play} position={position} your_turn={your_turn} hint={match.hint.value} playMove={match.playMove} />
    </div>
  );
  // A question is answered by one move, without help.
  if (page.question?.is_open.value)
    return (
      <section class="play" aria-label={text('play')} ref={head}>
        <p class="play-status">{words.statusOf(position)}</p>
        {turn}
      </section>
    );
  const askForHint = () => {
    // On a phone the explanation would cover it.
    ask(null);
    match.askForHint(words.hintText);
  };
  const explainFurther = () => {
    ask(null);
    further?.[1](position);
  };
  const panel = (
    <section class="play" aria-label={text('play')}>
      <header class="play-head" ref={head}>
        <p class={classNames('play-status', setup.opponent !== 'person' && 'answering')} role="status">
          <strong>{statusOf(play, shown, nameOf)}</strong>
          {explains_start && between() + text('starts-other-here')}
          {/* The line keeps its height when there is nothing to say. */}
          {told ? between() + told : '\u00a0'}
          {slip && between() + text('play-slip', { move: words.moveText(nameOf(mover(play)), slip.move, slip.to, slip.at) })}
        </p>
        <IconButton icon="close" name="play-leave" onClick={() => go(playParams(null))} />
      </header>
      {match.failed.value && <Wrong words={problemText(match.failed.value)} />}
      {turn}
      <div class="row">
        {is_last ? (
          <>
            <Button words={text('undo')} disabled={undone(play) === play} onClick={match.undo} />
            {!ends && <Button words={text('hint')} disabled={!your_turn || !winning} onClick={askForHint} />}
          </>
        ) : (
          <>
            <Button words={text('play-last')} class="primary" onClick={() => match.lookAt(count)} />
            <Button words={text('play-on')} onClick={match.playOn} />
          </>
        )}
        {!position.ends && <Button words={text('why')} onClick={() => (why ?? ask)(position)} />}
        {!(is_last && ends) && <Button words={text('again')} onClick={() => restart({ ...setup, seed: nextSeed(setup.seed) })} />}
      </div>
      <MoveList match={match} play={play} shown={shown.moves.length} words={words} nameOf={nameOf} />
      <SetupChoice setup={setup} restart={restart} />
    </section>
  );
  return (
    <>
      {panel}
      {asked === position && (
        <Reason
          session={page.session}
          position={position.text}
          nameOf={words.moveName}
          close={() => ask(null)}
          actions={further ? [[further[0], explainFurther]] : []}
          remarkOn={(line) => remarkOn?.(position.text, line)}
        />
      )}
    </>
  );
}

/** Where the play stands. @param {Play} play @param {Play} shown @param {(who: 'you' | 'other') => string} nameOf */
function statusOf(play, shown, nameOf) {
  if (shown !== play) return text('play-looked', { move: shown.moves.length, count: play.moves.length });
  if (isDrawn(play)) return text('play-drawn');
  if (isOver(play)) return text('play-won', { player: nameOf(winner(play) ?? 'you') });
  return text(isYourTurn(play) ? 'play-turn' : 'play-thinking', { player: nameOf(mover(play)) });
}

/** Scrolls a list so that a place in it is in sight, below whole lines. @param {HTMLElement} list @param {HTMLElement} at */
function scrollToLine(list, at) {
  list.style.paddingBottom = '';
  const { clientHeight: height, scrollHeight: all } = list;
  const wanted = Math.min(at.offsetTop - (height - at.offsetHeight) / 2, all - height);
  const tops = [...list.children].map((line) => (line instanceof HTMLElement ? line.offsetTop : 0));
  const top = tops.find((one) => one >= wanted) ?? 0;
  // Room below the last line, where the first one would be cut.
  list.style.paddingBottom = `${Math.max(0, top + height - all)}px`;
  list.scrollTo(0, top);
}

/** Who plays whom. @param {{setup: Setup, restart: (setup: Setup) => void}} props */
function SetupChoice({ setup, restart }) {
  /** @param {Partial<Setup>} changed */
  function change(changed) {
    restart({ ...setup, ...changed });
    showBoard();
  }
  return (
    <div class="row play-setup">
      <Select
        aria-label={text('opponent')}
        chosen={setup.opponent}
        among={OPPONENTS.map((value) => ({ value, text: text(`opponent-${value}`) }))}
        choose={(opponent) => change({ opponent })}
      />
      {setup.opponent !== 'person' && (
        <Select
          aria-label={text('who-starts')}
          chosen={setup.first}
          among={['you', 'other'].map((value) => ({ value, text: text(`starts-${value}`) }))}
          choose={(first) => change({ first })}
        />
      )}
    </div>
  );
}

/**
 * The moves, each with a link to the position after it, and the mistakes: at the end of the play, or as far as the user asked for them.
 * @param {{match: SolverMatch, play: Play, shown: number, words: Words, nameOf: (who: 'you' | 'other') => string}} props
 */
function MoveList({ match, play, shown, words, nameOf }) {
  const { moves, positions } = play;
  const ends = isOver(play);
  const /** @type {RefObject<HTMLOListElement | null>} */ list = useRef(null);
  const [asked_to, setAskedTo] = useState(0);
  // After an undo the next move is judged again.
  const judged_to = ends ? moves.length : Math.min(asked_to, moves.length);
  useLayoutEffect(() => setAskedTo((before) => Math.min(before, moves.length)), [moves.length]);
  useLayoutEffect(() => {
    if (judged_to > 0) void match.answerAll();
  }, [judged_to]);
  const mistakes = moves.map((_, index) => (index < judged_to ? gaveAway(play, index) : null));
  const first_mistake = ends && shown === moves.length ? mistakes.indexOf(true) : -1;
  /** The move that the list scrolls to: at the end the first mistake, else the one that is shown. */
  const in_sight = first_mistake >= 0 ? first_mistake : Math.max(0, shown - 1);
  useLayoutEffect(() => {
    const [around, at] = [list.current, list.current?.children[in_sight]];
    if (around && at instanceof HTMLElement) scrollToLine(around, at);
  }, [in_sight, play, judged_to]);
  if (moves.length === 0) return null;

  /** The mistakes of each player. */
  const given_away = /** @type {const} */ (['you', 'other']).flatMap((who) => {
    const numbers = mistakes.flatMap((mistake, index) => (mistake && moverAt(play, index) === who ? [String(index + 1)] : []));
    return numbers.length > 0 ? [text('slips-at', { player: nameOf(who), count: numbers.length, moves: allOf(numbers) })] : [];
  });
  const current = Math.max(0, shown - 1);
  return (
    <div class="play-moves">
      <div class="row">
        <IconButton icon="previous" name="play-previous" disabled={shown === 0} onClick={() => match.lookBy(-1)} />
        <IconButton icon="next" name="play-next" disabled={shown === moves.length} onClick={() => match.lookBy(1)} />
      </div>
      <ol class="moves" ref={list} aria-label={text('play-moves')}>
        {moves.map((move, index) => (
          <li key={index}>
            <button
              type="button"
              class="quiet"
              aria-current={index === shown - 1 ? 'step' : undefined}
              tabIndex={index === current ? 0 : -1}
              onClick={() => match.lookAt(index + 1)}
            >
              {words.moveText(nameOf(moverAt(play, index)), move, entryAt(positions, index + 1), entryAt(positions, index))}
            </button>
            {mistakes[index] && <em> {text('gave-away')}</em>}
          </li>
        ))}
      </ol>
      {judged_to < moves.length && <Button words={text('show-slips')} class="quiet" onClick={() => setAskedTo(moves.length)} />}
      {judged_to === moves.length && mistakes.every((mistake) => mistake === false) && <p class="soft">{text('no-slips')}</p>}
      {/* The list may have gone on beyond it; of a single mistake the board tells at the end. */}
      {given_away.length > 0 && !(ends && mistakes.filter(Boolean).length === 1) && (
        <p class="soft" role="status">
          {given_away.join(between())}
        </p>
      )}
    </div>
  );
}
