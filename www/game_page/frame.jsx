/**
 * The frame of every game's page: rule, board, verdict, caption, code, transport. A game fills the slots; what is common to
 * all (keys, live region, the clock of the player, notes about the link) lives here.
 */
import { effect } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import { SWIPE_PX } from '../canvas/pointers.js';
import { Transport } from '../player/transport.jsx';
import { Choice } from '../ui/choice.jsx';
import { Lazy } from '../ui/lazy.jsx';
import { rich, text } from '../ui/messages.js';
import { listenForShortcuts } from '../ui/shortcuts.js';
import { Header } from '../shell/header.jsx';
import { How, opensByItself } from './how.jsx';
import { comeBack, showStep } from './scrolling.js';
import { on_show, open_dialog } from '../shell/open_dialog.jsx';
import { notesOfLink, notesOfStep } from './notes.js';
import { RuleForm } from './rule_form.jsx';
import { explained } from '../shell/terms.jsx';
import { Answer, Verdict } from './verdict.jsx';
import '../canvas/board.css';
import './frame.css';

/**
 * @param {object} props
 * @param {import('./define_page.jsx').Definition<any>} props.of
 * @param {import('./state.js').Page} props.page
 * @param {import('../shell/games.js').FamilyGame} props.game
 * @param {import('./types.js').Guide} [props.guide] of the lesson that the page stands in
 */
export function GameFrame({ of, page, game, guide }) {
  const { words, terms, sentence, viewsOf, stillViews, notesOf, Board, Legend, Tools, Explanation, Aside, loadPlay, loadPlayBoard } = of;
  const { player, session, router, match } = page;
  /** Whether what is on show is nothing that the steps change. */
  const isStill = () => stillViews?.includes(viewsOf?.(page)?.chosen ?? '') ?? false;
  /** The next step; in a lesson, after the last one, the next section, but not before there are any. @param {'hand' | 'repeat'} cause */
  const advance = (cause) =>
    guide && (guide.at_once || (player.cursor.peek() === player.last.peek() && session.state.peek() !== 'working'))
      ? guide.next()
      : player.step(1, cause);
  useLayoutEffect(
    () =>
      guide?.is_one_of_many
        ? undefined
        : listenForShortcuts((command, repeated) => {
            const cause = repeated ? 'repeat' : 'hand';
            const common = {
              help: () => {
                open_dialog.value = 'help';
              },
              leave: page.deselect,
            };
            const play = match.play.peek();
            /** While one plays the keys go through its moves. @type {Partial<Record<typeof command, () => void>>} */
            const looks = {
              next: () => match.lookBy(1),
              previous: () => match.lookBy(-1),
              first: () => match.lookAt(0),
              last: () => match.lookAt(Infinity),
            };
            const steps = {
              next: () => advance(cause),
              previous: () => (guide && (guide.at_once || player.cursor.peek() === 0) ? guide.previous() : player.step(-1, cause)),
              'next-milestone': () => player.milestone(1),
              'previous-milestone': () => player.milestone(-1),
              first: () => player.seek(0),
              last: () => player.seek(player.last.value),
              play: () => player.toggle(),
              faster: () => player.changeSpeed(1),
              slower: () => player.changeSpeed(-1),
            };
            const is_looking = play && !(guide && play.moves.length === 0);
            /** Where there is nothing to step through a lesson goes on. @type {Partial<Record<typeof command, () => void>>} */
            const ways = guide ? { next: guide.next, previous: guide.previous } : {};
            const { asked } = page;
            /** A key for the next step tells an answer first. @type {Partial<Record<typeof command, () => void>>} */
            const tells =
              guide?.tells && asked?.is_open.peek() && asked.problem.peek() === null && !is_looking ? { next: asked.reveal } : {};
            /** @type {Partial<Record<typeof command, () => void>>} */
            const run = { ...common, ...(is_looking ? looks : play || isStill() ? ways : steps), ...tells };
            run[command]?.();
          }),
    [page, guide],
  );
  useLayoutEffect(() => runClock(player), [player]);
  useLayoutEffect(() => {
    if (guide?.is_one_of_many) return undefined;
    on_show.value = { page, game, guide };
    return () => void (on_show.value = null);
  }, [page, guide]);

  const [opens] = useState(() => opensByItself(page.link.peek(), game.route));
  const [lesson, cursor] = [page.lesson.value, page.cursor.value];
  const start = lesson?.start ?? 0;
  // What one steps to is in sight, and so is the step of a link; a section of a lesson begins with its prose.
  useLayoutEffect(() => {
    const is_brought = page.asked ? player.moved.peek().cause === 'seek' : cursor === page.state.peek().placed_at;
    if (cursor !== start && !(guide && is_brought)) showStep();
  }, [cursor]);
  const how = (
    <How
      page={page}
      router={router}
      game={game}
      words={words}
      terms={terms}
      opens={opens}
      goes_on={cursor !== start || match.play.value !== null}
    />
  );
  /** Whether a question waits for its answer: all that would tell it is away, and how many steps there are. */
  const is_asked = page.asked?.is_open.value ?? false;
  // The start tells what decides.
  const caption = is_asked && cursor === 0 ? undefined : lesson?.captionOf(cursor, page.covered.value);
  const milestone = lesson?.nameOf(cursor);
  const nameOfStep = milestone ? text(milestone.id, milestone.args) : '';
  const lit = lesson?.litOf(cursor) ?? [];
  const lines = lesson ? text(lesson.code.id, lesson.code.args).split('\n') : [];
  const notes = [...notesOfLink(page), ...(notesOf?.(page) ?? []), ...notesOfStep(page, words)];
  const views = viewsOf?.(page);
  const is_playing = match.play.value !== null;
  const is_still = isStill();
  return (
    <div class={`page game ${is_playing ? 'playing' : is_still ? 'still' : ''} ${is_asked ? 'asked' : ''}`}>
      {!guide && <Header router={router} game={game} />}
      <main tabIndex={-1} data-outdated={isOutdated(session) ? '' : undefined}>
        <h1 class="unseen">{text(game.name)}</h1>
        <section class="stage" aria-label={text('board')} inert={is_asked && !is_playing}>
          <RuleForm page={page} game={game} of={of} />
          {is_playing && loadPlayBoard ? (
            <Lazy load={loadPlayBoard} with={{ page }} meanwhile={<div class="board" />} />
          ) : (
            <>
              <Board page={page} game={game} />
              <div class="under-board">
                <div class="legend">{Legend && !is_asked && <Legend page={page} />}</div>
                {Tools && <Tools page={page} />}
              </div>
            </>
          )}
        </section>
        <section class="side" aria-label={text('explanation')} onTouchStart={(event) => !is_playing && startSwipe(event, player)}>
          {notes.length > 0 && (
            <div class="notes" role="status">
              <ul>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </div>
          )}
          {guide ? guide.panel(() => advance('hand'), page) : opens && how}
          {!is_asked && (
            <Picked
              page={page}
              words={words}
              name="method"
              among={page.parameters.method?.among?.map((value) => ({ value }))}
              chosen={page.method.value}
            />
          )}
          {views && !is_asked && <Picked page={page} words={words} name="view" kind="views" among={views.among} chosen={views.chosen} />}
          <Answer page={page} is_looking={!is_still && lesson !== null && cursor < (lesson.cursorOf('answer') ?? lesson.stepCount)}>
            <Verdict page={page} sentence={(verdict) => sentence(verdict, page.solution.value?.options ?? {}, page)} />
          </Answer>
          {is_playing && <Lazy load={loadPlay} words="play" with={{ page }} />}
          {Explanation && !is_asked && <Explanation page={page} close={page.deselect} />}
          <p class="caption-of soft">
            {caption &&
              [...(is_asked ? [] : [text('step-count', { step: cursor, steps: lesson?.stepCount ?? 0 })]), nameOfStep].join(' · ')}
          </p>
          <p class="caption" role="status" aria-live={player.playing.value ? 'off' : 'polite'}>
            {caption && explained(rich(caption.id, caption.args), terms)}
          </p>
          {lines.length > 0 && (
            <pre class="code" role="group" aria-label={text('code')}>
              {lines.map((line, index) => (
                <code key={line} class={lit.includes(index) ? 'lit' : undefined} aria-current={lit.includes(index) ? 'step' : undefined}>
                  {line}
                </code>
              ))}
            </pre>
          )}
          {Aside && !is_asked && <Aside page={page} />}
          {!guide && !opens && how}
        </section>
      </main>
      {!(is_asked && player.last.value === 0) && <Transport player={player} milestone={nameOfStep} />}
    </div>
  );
}

/** Whether the last good solution stays while another question is refused, or long in the making. @param {import('../solver/session.js').Session} session */
const isOutdated = ({ state, progress }) => state.value === 'error' || (state.value === 'working' && progress.value !== null);

/**
 * A choice among the values of a parameter; the first of them is the usual one, if it has no default.
 * @param {object} props
 * @param {import('./state.js').Page} props.page
 * @param {string} props.words
 * @param {'method' | 'view'} props.name
 * @param {string} [props.kind]
 * @param {readonly {value: string, disabled?: boolean}[]} [props.among]
 * @param {string} props.chosen
 */
function Picked({ page, words, name, kind, among = [], chosen }) {
  const parameter = page.parameters[name];
  return (
    <Choice
      name={name}
      {...(kind ? { kind } : {})}
      label={text(`${name}s`)}
      among={among.map((one) => ({ ...one, text: text(`${words}-${name}-${one.value}`) }))}
      chosen={chosen}
      choose={(value) => {
        page.go({ [name]: parameter?.among?.includes(value) ? value : null, ...parameter?.follows?.(value, page) });
        comeBack();
      }}
    />
  );
}

/** Ticks the player once a frame while it plays. @param {import('../player/player.js').Player} player */
function runClock(player) {
  let frame = 0;
  const stop = effect(() => {
    cancelAnimationFrame(frame);
    if (!player.playing.value) return;
    let before_ms = performance.now();
    /** @param {number} now_ms */
    const onFrame = (now_ms) => {
      // A tab in the background gets no frames; what was missed there is not caught up.
      player.tick(Math.min(Math.max(now_ms - before_ms, 0), 250));
      before_ms = now_ms;
      if (player.playing.peek()) frame = requestAnimationFrame(onFrame);
    };
    frame = requestAnimationFrame(onFrame);
  });
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}

/** A sideways swipe beside the board is a step. @param {TouchEvent} start @param {import('../player/player.js').Player} player */
function startSwipe(start, player) {
  const from = start.changedTouches[0];
  if (!from || start.touches.length > 1) return;
  /** @param {TouchEvent} end */
  const onEnd = (end) => {
    const to = end.changedTouches[0];
    if (!to) return;
    const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY];
    if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) player.step(dx < 0 ? 1 : -1);
  };
  start.currentTarget?.addEventListener('touchend', /** @type {EventListener} */ (onEnd), { once: true });
}
