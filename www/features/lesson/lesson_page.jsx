/**
 * `#/lesson?id=NAME&s=3`: a lesson, section by section over live boards, or all sections below one another (`reading=1`). The text is a
 * built-in one, in the link (`z=`), in this page (`here=1`), or the user's own (`own=1`); a link that names none opens the editor.
 */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { useHost } from '../../formats/embed/use_host.js';
import { builtIn } from '../../formats/lesson/built_in.js';
import { boardLink, sharedLink, textOf } from '../../formats/lesson/link.js';
import { parseLesson } from '../../formats/lesson/parse.js';
import { titleOf } from '../../formats/lesson/prose.jsx';
import { answeredIn, noteAnswer } from '../../formats/results/answered.js';
import { aboutLesson, lessonResults } from '../../formats/results/series.js';
import { Header } from '../../shell/header.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { text } from '../../ui/messages.js';
import { MistakeList } from '../../ui/mistake_list.jsx';
import { useLoaded } from '../../ui/use_loaded.js';
import { Reading } from './reading.jsx';
import { questionsOf } from './result.jsx';
import { SectionPage } from './section.jsx';
import { openProjector } from './windows.js';
import '../../game_page/guide.css';

/** @import { Check, Loaders, Shown, ShownSection } from './types.js' */
/** @import { Lesson } from '../../formats/lesson/parse.js' */
/** @import { Site } from '../../shell/types.js' */

/**
 * Says the results of a lesson to the page around this one, and hears those of an earlier visit.
 * @param {string | null | undefined} words @param {Lesson | null} lesson
 */
function useLessonHost(words, lesson) {
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
}

/** The words of the editor and of the paper: questions are called as those of pages are. */
const EDITOR_WORDS = ['lesson', 'ask'];
/** Those of the projector's window: its QR code and its count of hands. */
const FOLLOWER_WORDS = ['share', 'present'];

const loadPaper = () => import('./paper.jsx').then(({ Paper }) => Paper);

/** @param {Site & {checkSection: Check, loaders: Loaders, QuestionSection: Shown['QuestionSection']}} props */
export function LessonPage({ checkSection, loaders, QuestionSection, ...site }) {
  const { router, games, loadLessons, Live } = site;
  const { params } = router.link.value;
  const id = params.get('id') ?? '';
  const fetched = useLoaded(() => (id === '' ? undefined : builtIn(id, loadLessons)), [id]);
  const words = id === '' ? textOf(params) : fetched?.words;
  const lesson = useMemo(() => (typeof words === 'string' ? parseLesson(words) : null), [words]);
  const title = (lesson && titleOf(lesson.title)) || text('way-lesson');
  const is_presented = params.has('present');
  useLayoutEffect(() => {
    const window_name = is_presented ? 'lesson-window-notes' : params.has('follow') ? 'lesson-window-projector' : null;
    document.title = [...(window_name ? [text(window_name)] : []), title, 'Mexplorer'].join(' · ');
  });
  useLessonHost(words, lesson);

  function content() {
    if (words === null && id === '') return <Lazy load={loaders.editor} words={EDITOR_WORDS} with={{ ...site, checkSection }} />;
    if (words === null) return <NoLesson id={id} names={fetched?.names ?? []} />;
    if (!lesson) return null;
    /** @type {Shown} */
    const shown = { router, games, lesson, words: words ?? '', loaders, Live, QuestionSection };
    const number = numberOf(params.get('s'), lesson.sections.length);
    const section = lesson.sections[number - 1];
    return (
      <>
        <Mistakes lesson={lesson} is_packed={(params.get('z') ?? '').startsWith('deflate.')} />
        {params.has('paper') ? (
          <Lazy load={loadPaper} words={EDITOR_WORDS} with={{ ...site, lesson }} />
        ) : params.has('reading') ? (
          <Reading {...shown} />
        ) : section ? (
          <AtHand {...shown} section={section} number={number} name={`${id} ${section.line} ${section.link}`} />
        ) : (
          <NoSections title={title} />
        )}
      </>
    );
  }

  return (
    <div class={`page lesson ${params.has('reading') ? 'reading' : ''}`}>
      {!is_presented && <Header router={router} />}
      {content()}
    </div>
  );
}

/** @param {{id: string, names: readonly string[]}} props names: of the lessons that there are */
const NoLesson = ({ id, names }) => (
  <main tabIndex={-1}>
    <h1>{text('no-such-lesson')}</h1>
    <p role="alert">{text('no-such-lesson-why', { value: id.slice(0, 40), names: names.join(', ') })}</p>
  </main>
);

/** A lesson without a valid section. @param {{title: string}} props */
const NoSections = ({ title }) => (
  <main tabIndex={-1} class="no-board">
    <h1>{title}</h1>
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
  return <Lazy load={loaders.follower} words={FOLLOWER_WORDS} with={{ ...common, token: follow, link, board: boardLink(section) }} />;
}

/** The section of a link, from 1; the first if it names none. @param {string | undefined} s @param {number} count */
const numberOf = (s, count) => (s !== undefined && /^\d{1,3}$/.test(s) && Number(s) >= 1 && Number(s) <= count ? Number(s) : 1);

/** Mistakes that are listed. */
const LISTED = 5;

/**
 * What is wrong with a text, for its author: folded if there is a lesson to look at.
 * @param {{lesson: Lesson, is_packed: boolean}} props is_packed: whether the text is packed into the link, which may have been cut
 */
function Mistakes({ lesson: { mistakes, sections }, is_packed }) {
  if (is_packed && sections.length === 0)
    return (
      <p class="lesson-mistakes wrong" role="alert">
        {text('lesson-incomplete')}
      </p>
    );
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
