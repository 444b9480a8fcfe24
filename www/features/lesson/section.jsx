/** A section of a lesson: its words beside its board, a whole page of its game with a router of its own. */
import { gameOfLink } from '../../shell/games.js';
import { useLayoutEffect } from 'preact/hooks';
import { HIDDEN_NAMES } from '../../formats/ask_parameters.js';
import { boardLink } from '../../formats/lesson/link.js';
import { replaceLesson } from '../../formats/lesson/own_lesson.js';
import { Prose, spoken, titleOf } from '../../formats/lesson/prose.jsx';
import { noteAnswer } from '../../formats/results/answered.js';
import { endOfSection } from '../../game_page/page_keys.js';
import { firstPlay } from '../../play/parameters.js';
import { Button, Wrong } from '../../ui/controls.jsx';
import { parseLink, quoted } from '../../ui/link.js';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { text } from '../../ui/messages.js';
import { createRouter } from '../../ui/router.js';
import { listenForShortcuts } from '../../ui/shortcuts.js';
import { useDisposable } from '../../ui/use_disposable.js';
import { questionsOf, Result } from './result.jsx';
import { present } from './windows.js';

/** @import { ComponentChildren } from 'preact' */
/** @import { Section } from '../../formats/lesson/types.js' */
/** @import { FamilyGame } from '../../shell/types.js' */
/** @import { ShownSection } from './types.js' */
/** @import { Guide, Page, Sections } from '../../game_page/types.js' */

/** More steps than anyone taps through: there the button Next goes straight on, and the keys still step. */
const MANY_STEPS = 25;

/**
 * Where the play after a lesson begins: at the position whose move was asked for, if the last section asked for one.
 * @param {Section} section @param {FamilyGame} game
 */
function startOfPlay(section, game) {
  const { params } = parseLink(boardLink(section));
  if (params.get('ask') !== 'move' || params.has('ask-seed')) return game.fair;
  return Object.fromEntries([...params].filter(([name]) => !HIDDEN_NAMES.includes(name)));
}

/** How many steps a section has, from where its link begins. @param {Section} section @param {Page} page */
function stepsOf({ link }, page) {
  const at = parseLink(link).params.get('at');
  return page.player.last.value - ((at && page.lesson.value?.cursorOf(at)) || 0);
}

/** Whether the words of a section ask something themselves. @param {Section} section */
const asks = ({ prose }) =>
  prose[spoken()].some((block) => (block.kind === 'list' ? block.items.flat() : block.spans).some((span) => /[?？]/.test(span.text)));

/**
 * The panel of a section, beside its board or in its place.
 * @param {ShownSection & {go: (to: number) => void, advance: () => void, page?: Page, question?: ComponentChildren}} props
 */
function Panel({ section, number, is_one_of_many, go, advance, page, question, ...shown }) {
  const { router, games, lesson, words, mirror } = shown;
  const title = titleOf(lesson.title);
  const game = gameOfLink(games, section.link);
  const is_last = number === lesson.sections.length;
  const is_own = router.link.value.params.has('own');
  /** What leads on is the main button, once a question is answered. */
  const is_primary = !question || page?.question?.is_open.value === false;
  const goes_on = section.next === 'at-once' || section.play !== null || (page ? stepsOf(section, page) : 0) > MANY_STEPS;
  return (
    <section class="guide" aria-label={is_one_of_many ? undefined : title}>
      {page && mirror?.(page)}
      <p class="soft lesson-place">{`${title} · ${text('lesson-section', { number, count: lesson.sections.length })}`}</p>
      <div class={asks(section) ? 'prose asks' : 'prose'} role="status">
        <Prose section={section} />
      </div>
      {question}
      {!is_one_of_many && (
        <div class="row guide-ways">
          <Button words={text('lesson-back')} aria-disabled={number === 1} onClick={() => go(number - 1)} />
          {is_last && game ? (
            <a class={is_primary ? 'button primary' : 'button'} href={router.linkTo(game.route, firstPlay(startOfPlay(section, game)))}>
              {text('play')}
            </a>
          ) : (
            <NextButton
              page={goes_on || question ? undefined : page}
              is_last={is_last}
              advance={goes_on && !question ? () => go(number + 1) : advance}
              is_unanswered={!is_primary}
            />
          )}
        </div>
      )}
      {!is_one_of_many && !mirror && (
        <p class="row lesson-links">
          <Button words={text('lesson-notes')} class="quiet" onClick={() => present(router)} />
          <a
            href={router.linkTo('lesson', { edit: is_own ? 'own' : 'copy', s: number === 1 ? null : String(number) })}
            onClick={() => is_own || replaceLesson(words)}
          >
            {text(is_own ? 'lesson-edit' : 'lesson-edit-copy')}
          </a>
          <a href={router.linkWith({ reading: '1', s: null })}>{text('lesson-read')}</a>
          <a href={router.linkWith({ paper: 'a4', s: null })}>{text('print')}</a>
        </p>
      )}
      {is_last && !is_one_of_many && !mirror && (
        <>
          <Result {...shown} />
          <p>
            <a href={router.linkTo('lesson')}>{text('teach-lesson')}</a>
          </p>
        </>
      )}
    </section>
  );
}

/**
 * Goes on: step by step while there are some, and then to the next section.
 * @param {{page: Page | undefined, is_unanswered: boolean, is_last: boolean, advance: () => void}} props
 *   page: whose steps come first; is_unanswered: whether it passes over a question
 */
function NextButton({ page, is_unanswered, is_last, advance }) {
  const [step, steps] = page ? [page.player.cursor.value, endOfSection(page)] : [0, 0];
  return (
    <button type="button" class={is_unanswered ? '' : 'primary'} aria-disabled={is_last && step === steps} onClick={advance}>
      {text(is_unanswered ? 'lesson-skip' : step < steps ? 'lesson-next-step' : 'lesson-next')}
      {step < steps && <small aria-hidden="true">{text('lesson-steps-left', { left: steps - step })}</small>}
    </button>
  );
}

/** @param {ShownSection} props */
export function SectionPage({ is_one_of_many = false, ...shown }) {
  const { router, games, lesson, section, number, Live, QuestionSection } = shown;
  const link = boardLink(section);
  const own = useDisposable(() => createRouter(createMemoryBrowser(link, window)), [link]);
  const { params } = parseLink(link);
  const game = gameOfLink(games, link);
  /** @param {number} to */
  const go = (to) => {
    if (to >= 1 && to <= lesson.sections.length) router.push(router.linkWith({ s: to === 1 ? null : String(to) }));
  };
  const ways = { next: () => go(number + 1), previous: () => go(number - 1) };
  if (!own) return null;
  if (!game) return <NoBoard {...shown} {...{ is_one_of_many, go, ways }} />;
  /** @type {Guide} */
  const guide = {
    sections: { ...ways, at_once: section.next === 'at-once' },
    reveals_first: true,
    // A presenter's windows give the rule in words: nobody changes it there.
    tells_rule: shown.mirror !== undefined,
    // Stones alone: the lesson has not come to the columns yet.
    keeps_pieces: params.get('view') === 'stones',
    note: section.note[spoken()],
    // A presenter's answers don't count as a pupil's.
    ...(shown.mirror ? {} : { answered: (result) => noteAnswer(shown.words, questionsOf(lesson).indexOf(section), result) }),
    is_one_of_many,
    panel: (advance, page, question) => <Panel {...shown} {...{ is_one_of_many, go, advance, page, question }} />,
  };
  const Board = params.has('ask') ? QuestionSection : Live;
  // Words about one step leave out the others.
  return (
    <div class={section.next === 'at-once' && params.has('at') ? 'section at-once' : 'section'}>
      <Board game={game} router={own} guide={guide} />
    </div>
  );
}

/**
 * A section whose link leads to no game.
 * @param {ShownSection & {go: (to: number) => void, ways: Pick<Sections, 'next' | 'previous'>}} props
 */
function NoBoard({ ways, ...shown }) {
  const { is_one_of_many, section, games } = shown;
  useLayoutEffect(() => {
    if (is_one_of_many) return undefined;
    return listenForShortcuts((command) => {
      if (command === 'next' || command === 'previous') ways[command]();
    });
  }, [section]);
  return (
    <main tabIndex={-1} class="no-board">
      <Panel {...shown} advance={ways.next} />
      <Wrong
        words={text('lesson-no-game', { value: quoted(parseLink(section.link).route), games: games.map(({ route }) => route).join(', ') })}
      />
    </main>
  );
}
