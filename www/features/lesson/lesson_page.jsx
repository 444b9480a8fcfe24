/**
 * `#/lesson?id=NAME&s=3`: a lesson, section by section over live boards, or all sections below one another (`reading=1`). The text is a
 * built-in one, in the link (`z=`), in this page (`here=1`), or the user's own (`own=1`); a link that names none opens the editor. A board is
 * a whole page of its game with a router of its own, whose address is the section's link.
 */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { firstPlay } from '../../play/parameters.js';
import { Button, Wrong } from '../../ui/controls.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { parseLink, quoted } from '../../ui/link.js';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { text } from '../../ui/messages.js';
import { useDisposable } from '../../ui/use_disposable.js';
import { useLoaded } from '../../ui/use_loaded.js';
import { createRouter } from '../../ui/router.js';
import { listenForShortcuts } from '../../ui/shortcuts.js';
import { Header } from '../../shell/header.jsx';
import { answeredIn, noteAnswer } from '../../formats/results/answered.js';
import { aboutLesson, lessonResults } from '../../formats/results/series.js';
import { useHost } from '../../formats/embed/use_host.js';
import { MistakeList } from '../../ui/mistake_list.jsx';
import { boardLink, isAsking, newToken, sharedLink, textOf } from '../../formats/lesson/link.js';
import { replaceLesson } from '../../formats/lesson/own_lesson.js';
import { parseLesson } from '../../formats/lesson/parse.js';
import { Prose, spoken, titleOf } from '../../formats/lesson/prose.jsx';
import '../../game_page/guide.css';

/** @import { ComponentChildren, RefObject } from 'preact' */
/** @import { Check, Loaders, Shown, ShownSection } from './types.js' */
/** @import { Lesson } from '../../formats/lesson/parse.js' */
/** @import { Guide, Page } from '../../game_page/types.js' */
/** @import { Router, Site } from '../../shell/types.js' */

/**
 * A built-in lesson, null where there is none of that name, and the names of all.
 * @param {string} id @param {Site['loadLessons']} loadLessons
 */
async function builtIn(id, loadLessons) {
  const lessons = await loadLessons().catch(() => ({}));
  const load = new Map(Object.entries(lessons)).get(id);
  return { words: (await load?.().catch(() => null)) ?? null, names: Object.keys(lessons) };
}

/** Opens the projector's window, or finds the one that there is, at the section at hand. @param {Router} router @param {string} token */
function openProjector(router, token) {
  const link = router.linkWith({ present: null, follow: token, embed: '1', theme: 'projector' });
  window.open(`${location.href.split('#')[0]}${link}`, `mexplorer-${token}`, 'popup,width=1280,height=720')?.focus();
}

/** Makes this window the presenter's, and opens the projector's. @param {Router} router */
function present(router) {
  const token = newToken();
  openProjector(router, token);
  router.push(router.linkWith({ present: token }));
}

/** @param {Site & {checkSection: Check, loaders: Loaders, QuestionSection: Shown['QuestionSection']}} props */
export function LessonPage({ router, games, loadLessons, checkSection, loaders, Live, QuestionSection }) {
  const { params } = router.link.value;
  const id = params.get('id') ?? '';
  const fetched = useLoaded(() => (id === '' ? undefined : builtIn(id, loadLessons)), [id]);
  const words = id === '' ? textOf(params) : fetched?.words;
  const lesson = useMemo(() => (typeof words === 'string' ? parseLesson(words) : null), [words]);
  const is_made = id === '' && words === null;
  const number = numberOf(params.get('s'), lesson?.sections.length ?? 0);
  const section = lesson?.sections[number - 1];
  /** @type {Shown | null} */
  const shown = lesson && { router, games, lesson, words: words ?? '', loaders, Live, QuestionSection };
  const is_missing = id !== '' && words === null;
  const called = (lesson && titleOf(lesson.title)) || text('way-lesson');
  useLayoutEffect(() => {
    const window_name = params.has('present') ? 'lesson-window-notes' : params.has('follow') ? 'lesson-window-projector' : null;
    document.title = [...(window_name ? [text(window_name)] : []), called, 'Mexplorer'].join(' · ');
  });
  useHost(
    words,
    () => {
      const answered = answeredIn(words ?? '').value;
      return lesson && answered.some(Boolean) ? lessonResults(words ?? '', answered, questionsOf(lesson).length) : null;
    },
    ({ is_series, about, results }) => {
      if (words && !is_series && about === aboutLesson(words))
        results.forEach((result, place) => result.status !== 'none' && noteAnswer(words, place, result));
    },
  );
  const is_presented = params.has('present');
  /** @type {ShownSection | null} */
  const at_hand = shown && section ? { ...shown, section, number } : null;
  const key = `${id} ${section?.line} ${section?.link}`;
  return (
    <div class={`page lesson ${params.has('reading') ? 'reading' : ''} ${is_presented || params.has('follow') ? 'presented' : ''}`}>
      {!is_presented && <Header router={router} />}
      {is_made ? (
        <Lazy load={loaders.editor} words="lesson" with={{ router, games, checkSection }} />
      ) : is_missing ? (
        <main tabIndex={-1}>
          <h1>{text('no-such-lesson')}</h1>
          <p role="alert">{text('no-such-lesson-why', { value: id.slice(0, 40), names: (fetched?.names ?? []).join(', ') })}</p>
        </main>
      ) : (
        shown && (
          <>
            {(params.get('z') ?? '').startsWith('deflate.') && shown.lesson.sections.length === 0 ? (
              <p class="lesson-mistakes wrong" role="alert">
                {text('lesson-incomplete')}
              </p>
            ) : (
              <Mistakes lesson={shown.lesson} />
            )}
            {params.has('reading') ? <Reading {...shown} /> : at_hand ? <AtHand {...at_hand} name={key} /> : <NoSections called={called} />}
          </>
        )
      )}
    </div>
  );
}

/** A lesson without a valid section. @param {{called: string}} props */
const NoSections = ({ called }) => (
  <main tabIndex={-1} class="no-board">
    <h1>{called}</h1>
    <p>{text('lesson-none')}</p>
    <p>
      <a class="button" href="#/lesson">
        {text('lesson-all')}
      </a>
    </p>
  </main>
);

/** A section; another name makes another page. @param {ShownSection & {name: string}} props name: of the section */
const Section = ({ name, ...section }) => <SectionPage key={name} {...section} />;

/**
 * The section at hand: in one window, in the presenter's, or in the projector's.
 * @param {ShownSection & {name: string}} props name: of the section
 */
function AtHand(props) {
  const { router, number, section, loaders } = props;
  const { params } = router.link.value;
  const [present_token, follow] = [params.get('present') ?? '', params.get('follow') ?? ''];
  const common = { router, shown: props, number, Section };
  if (present_token !== '')
    return (
      <Lazy
        load={loaders.presenter}
        words="present"
        with={{ ...common, token: present_token, openWindow: (token) => openProjector(router, token) }}
      />
    );
  if (follow === '' || !window.opener) return <Section {...props} />;
  const link = sharedLink(router.linkWith({ follow: null, embed: null, theme: null }), params);
  return <Lazy load={loaders.follower} words="share" with={{ ...common, token: follow, link, board: boardLink(section) }} />;
}

/** The section of a link, from 1; the first where it names none. @param {string | undefined} s @param {number} count */
const numberOf = (s, count) => (s !== undefined && /^\d{1,3}$/.test(s) && Number(s) >= 1 && Number(s) <= count ? Number(s) : 1);

/** Mistakes that are listed. */
const LISTED = 5;

/** What is wrong with a text, for its author: folded where there is a lesson to look at. @param {{lesson: Lesson}} props */
function Mistakes({ lesson: { mistakes, sections } }) {
  if (mistakes.length === 0) return null;
  const list = (
    <div role="alert">
      <MistakeList mistakes={mistakes} most={LISTED} class="lesson-mistakes wrong" />
    </div>
  );
  if (sections.length === 0) return list;
  return (
    <details class="lesson-unread">
      <summary>{text('lesson-unread', { count: mistakes.length })}</summary>
      {list}
    </details>
  );
}

/** The sections that ask. @param {Lesson} lesson */
const questionsOf = ({ sections }) => sections.filter(isAsking);

/** The result code of a lesson, once a question of it was answered. @param {Shown} props */
function Result({ lesson, words, loaders }) {
  const count = questionsOf(lesson).length;
  const answered = answeredIn(words).value;
  return count > 0 && answered.some(Boolean) ? (
    <Lazy load={loaders.result} words="collect" with={{ text: words, answered, count }} />
  ) : null;
}

/**
 * The panel of a section, beside its board or in its place.
 * @param {ShownSection & {go: (to: number) => void, advance: () => void, page?: Page, question?: ComponentChildren}} props
 */
function Panel({ section, number, is_one_of_many, go, advance, page, question, ...shown }) {
  const { router, games, lesson, words, mirror } = shown;
  const title = titleOf(lesson.title);
  const game = games.find(({ route }) => route === parseLink(section.link).route);
  const is_last = number === lesson.sections.length;
  const is_own = router.link.value.params.has('own');
  return (
    <section class="guide" aria-label={title}>
      {page && mirror?.(page)}
      <p class="soft lesson-place">
        <span>{`${title} · ${text('lesson-section', { number, count: lesson.sections.length })}`}</span>
        {!is_one_of_many && !mirror && (
          <span class="row">
            <Button words={text('lesson-notes')} class="quiet" onClick={() => present(router)} />
            <a href={router.linkTo('lesson')} onClick={() => is_own || replaceLesson(words)}>
              {text(is_own ? 'lesson-edit' : 'lesson-edit-copy')}
            </a>
            <a href={router.linkWith({ reading: '1', s: null })}>{text('lesson-read')}</a>
          </span>
        )}
      </p>
      <div class="prose" role="status">
        <Prose section={section} />
      </div>
      {question}
      {!is_one_of_many && (
        <div class="row guide-ways">
          <Button words={text('lesson-back')} aria-disabled={number === 1} onClick={() => go(number - 1)} />
          {is_last && game ? (
            <a class={question ? 'button' : 'button primary'} href={router.linkTo(game.route, firstPlay(game.fair))}>
              {text('play')}
            </a>
          ) : (
            <Button words={text('lesson-next')} class={question ? '' : 'primary'} aria-disabled={is_last} onClick={advance} />
          )}
        </div>
      )}
      {is_last && !is_one_of_many && !mirror && <Result {...shown} />}
    </section>
  );
}

/** @param {ShownSection} props */
function SectionPage({ is_one_of_many = false, ...shown }) {
  const { router, games, lesson, section, number, Live, QuestionSection } = shown;
  const link = boardLink(section);
  const own = useDisposable(() => createRouter(createMemoryBrowser(link, window)), [link]);
  const { route, params } = parseLink(link);
  const game = games.find((one) => one.route === route);
  /** @param {number} to */
  const go = (to) => {
    if (to >= 1 && to <= lesson.sections.length) router.push(router.linkWith({ s: to === 1 ? null : String(to) }));
  };
  const ways = { next: () => go(number + 1), previous: () => go(number - 1) };
  if (!own) return null;
  if (!game) return <NoBoard {...shown} {...{ is_one_of_many, go, ways }} />;
  /** @type {Guide} */
  const guide = {
    ...ways,
    at_once: section.next === 'at-once',
    reveals_first: true,
    note: section.note[spoken()],
    // A presenter's answers are no pupil's.
    ...(shown.mirror ? {} : { answered: (result) => noteAnswer(shown.words, questionsOf(lesson).indexOf(section), result) }),
    is_one_of_many,
    panel: (advance, page, question) => <Panel {...shown} {...{ is_one_of_many, go, advance, page, question }} />,
  };
  const Board = params.has('ask') ? QuestionSection : Live;
  return (
    <div class={section.next === 'at-once' ? 'section at-once' : 'section'}>
      <Board game={game} router={own} guide={guide} />
    </div>
  );
}

/**
 * A section whose link leads to no game.
 * @param {ShownSection & {go: (to: number) => void, ways: Pick<Guide, 'next' | 'previous'>}} props
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

/** All sections below one another: a board is live while it is in view. @param {Shown} props */
function Reading(props) {
  const { lesson, router } = props;
  return (
    <main tabIndex={-1} class="reading-all">
      <h1>{titleOf(lesson.title)}</h1>
      <p>
        <a href={router.linkWith({ reading: null })}>{text('lesson-lecture')}</a>
      </p>
      {lesson.sections.map((section, index) => (
        <ReadSection key={`${section.line} ${section.link}`} {...props} section={section} number={index + 1} />
      ))}
      <Result {...props} />
    </main>
  );
}

/** @param {ShownSection} props */
function ReadSection(props) {
  const { section, number } = props;
  /** @type {RefObject<HTMLElement | null>} */
  const element = useRef(null);
  const [is_seen, setSeen] = useState(false);
  useLayoutEffect(() => {
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false), { rootMargin: '15%' });
    if (element.current) watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  const prose = (
    <div class="prose">
      <Prose section={section} />
    </div>
  );
  return (
    <article ref={element} aria-label={text('lesson-section', { number, count: props.lesson.sections.length })}>
      {is_seen ? <SectionPage {...props} is_one_of_many /> : prose}
      {/* On paper the link replaces the board. */}
      <div class="on-paper">
        {prose}
        <p class="soft">{section.link}</p>
      </div>
    </article>
  );
}
