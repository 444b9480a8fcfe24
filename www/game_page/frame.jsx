/**
 * The frame of every game's page: rule and board, the side panel, the transport. A game fills the slots; keys, the player's clock and
 * scrolling are here.
 */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { runClock } from '../player/clock.js';
import { Transport } from '../player/transport.jsx';
import { Header } from '../shell/header.jsx';
import { on_show } from '../shell/open_dialog.js';
import { Lazy } from '../ui/lazy.jsx';
import { text } from '../ui/messages.js';
import { listenForShortcuts } from '../ui/shortcuts.js';
import { isOutdated, stepName } from './notes.js';
import { commandRunner } from './page_keys.js';
import { landmark, RuleForm } from './rule_form.jsx';
import { ruleWords } from './rule_words.js';
import { showPartAtHand } from '../ui/scrolling.js';
import { SidePanel } from './side_panel.jsx';
import { Subtitle } from './subtitle.jsx';
import '../canvas/board.css';
import './frame.css';
import './projector.css';

/** @import { RefObject } from 'preact' */
/** @import { FrameProps } from './types.js' */

/**
 * Tells the styles what the rule and the answer leave of the page: where parts stand below one another, a board takes no more.
 * @param {HTMLElement} main
 */
function measureRoom(main) {
  const rule = main.querySelector('.rule');
  const answer = main.querySelector('.answer');
  if (!rule || !answer) return undefined;
  const observer = new ResizeObserver(() => {
    main.style.setProperty('--room', `${main.clientHeight - rule.clientHeight - answer.clientHeight}px`);
    showPartAtHand(main);
  });
  for (const element of [main, rule, answer]) observer.observe(element);
  return () => observer.disconnect();
}

const loadPlayBar = () => import('../play/play_bar.jsx').then(({ PlayBar }) => PlayBar);

/** @param {FrameProps} props */
export function GameFrame({ of, page, game, guide }) {
  const { player } = page;
  const /** @type {RefObject<HTMLElement | null>} */ main = useRef(null);
  /** Whether the view on show is one that the steps do not change. */
  const isStill = () => of.stillViews?.includes(of.viewsOf?.(page)?.chosen ?? '') ?? false;
  useLayoutEffect(() => (guide?.is_one_of_many ? undefined : listenForShortcuts(commandRunner(page, guide, isStill))), [page, guide]);
  useLayoutEffect(() => runClock(player), [player]);
  useLayoutEffect(() => (main.current ? measureRoom(main.current) : undefined), []);
  useLayoutEffect(() => {
    if (guide?.is_one_of_many) return undefined;
    on_show.value = { page, game, guide };
    return () => void (on_show.value = null);
  }, [page, guide]);
  /** Whether the code stands under the board in place of the rule, where parts stand below one another. */
  const is_code_first = useSignal(false);
  const cursor = page.cursor.value;
  // The board shows the step one moment later.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => main.current && showPartAtHand(main.current));
    return () => cancelAnimationFrame(frame);
  }, [cursor]);
  const is_question_open = page.question?.is_open.value ?? false;
  const is_playing = page.match.play.value !== null;
  /** Whether the sentences of steps are away, and the keys to step by. */
  const is_stepless = is_playing || page.shows_answer.value || (is_question_open && player.last.value === 0);
  const is_still = isStill();
  // Boards beside one another are parts of the page around them.
  const Part = guide?.is_one_of_many ? 'article' : 'main';
  const has_code_way = !guide && !is_stepless && !is_still && page.lesson.value !== null;
  const classes = [
    is_playing ? 'playing' : is_still ? 'still' : '',
    is_question_open ? 'asked' : '',
    page.shows_answer.value ? 'answered' : '',
    has_code_way && is_code_first.value ? 'code-first' : '',
  ];
  return (
    <div class={`page game ${classes.join(' ')}`}>
      {!guide && <Header router={page.router} game={game} />}
      <Part
        ref={main}
        tabIndex={-1}
        aria-label={guide?.is_one_of_many ? text(game.name) : undefined}
        data-outdated={isOutdated(page) ? '' : undefined}
      >
        {!guide?.is_one_of_many && <h1 class="unseen">{text(game.name)}</h1>}
        {guide?.tells_rule ? (
          <RuleTold page={page} of={of} />
        ) : (
          <RuleForm {...{ page, game, of, guide }} inert={is_question_open && !is_playing} />
        )}
        <Stage {...{ of, page, game, is_question_open, is_playing }} name={landmark(guide, text('board'))} />
        <SidePanel {...{ of, page, game, guide, is_still }} code_first={has_code_way ? is_code_first : null} />
      </Part>
      {is_playing && <Lazy load={loadPlayBar} words="play" with={{ page, words: of.words }} />}
      {!is_stepless && (
        <>
          <Subtitle page={page} terms={of.terms} is_question_open={is_question_open} is_guided={guide !== undefined} />
          <Transport player={player} milestone={stepName(page)} />
        </>
      )}
    </div>
  );
}

/** The rule without fields: what a question is about, or a board of the home page. @param {Pick<FrameProps, 'of' | 'page'>} props */
const RuleTold = ({ of, page }) => (
  <section class="rule rule-told" aria-label={text('rule')}>
    <p>{ruleWords(of, page)}</p>
  </section>
);

/** @param {FrameProps & {is_question_open: boolean, is_playing: boolean, name: string | undefined}} props */
export function Stage({ of, page, game, is_question_open, is_playing, name }) {
  const { Board, Tools, loadPlayBoard } = of;
  const has_pieces = is_playing || page.shows_pieces.value || page.shows_answer.value;
  return (
    <section class="stage" aria-label={name} inert={is_question_open && !is_playing}>
      {has_pieces && loadPlayBoard ? (
        <Lazy load={loadPlayBoard} with={{ page }} meanwhile={<div class="board" />} />
      ) : (
        <>
          <Board page={page} game={game} />
          {Tools && (
            <div class="under-board">
              <Tools page={page} />
            </div>
          )}
        </>
      )}
    </section>
  );
}
