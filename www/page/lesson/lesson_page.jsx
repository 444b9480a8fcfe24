/**
 * `#/lesson?id=NAME&s=3`: a lesson, section by section, each over its own live board. The board is a whole page of its game, with a router
 * of its own, whose address is the section's link; the verdict there answers that.
 */
import { useLayoutEffect, useState } from 'preact/hooks';
import { firstPlay } from '../../play/parameters.js';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { parseLink } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { useOwned } from '../../ui/owned.js';
import { createRouter } from '../../ui/router.js';
import { language } from '../../ui/settings.js';
import { Header } from '../header.jsx';
import { parseLesson } from './parse.js';
import { Prose } from './prose.jsx';
import './lesson.css';

/** @typedef {import('../../ui/router.js').Router} Router */
/** @typedef {import('../games.js').FamilyGame} Game */

/**
 * What the page of a section's board is given beside its router.
 * @typedef {object} Guide
 * @property {(advance: () => void, page: import('../state.js').Page) => import('preact').ComponentChildren} panel prose, and the way on: through the steps and to the other sections; a question
 * @property {import('../state.js').Asked} [asked] where a question is asked
 * @property {boolean} [is_alone] whether there is nothing around the page, which has its header then
 * @property {boolean} at_once whether the keys go on to the next section without going through the steps
 * @property {() => void} next @property {() => void} previous
 */

/**
 * @param {object} props
 * @param {Router} props.router
 * @param {readonly Game[]} props.games
 * @param {Record<string, () => Promise<string>>} props.lessons the built-in ones by their names
 * @param {import('preact').ComponentType<{game: Game, router: Router, guide: Guide}>} props.Live a game's page
 */
export function LessonPage({ router, games, lessons, Live }) {
  const { params } = router.link.value;
  const id = params.get('id') ?? '';
  const [read, setRead] = useState(/** @type {{id: string, lesson: import('./parse.js').Lesson | null} | null} */ (null));
  useLayoutEffect(() => {
    let is_wanted = true;
    const load = Object.hasOwn(lessons, id) ? lessons[id] : undefined;
    Promise.resolve(load?.()).then(
      (words) => is_wanted && setRead({ id, lesson: words === undefined ? null : parseLesson(words) }),
      () => is_wanted && setRead({ id, lesson: null }),
    );
    return () => {
      is_wanted = false;
    };
  }, [id, lessons]);
  const lesson = read?.id === id ? read.lesson : null;
  const number = numberOf(params.get('s'), lesson?.sections.length ?? 0);
  const section = lesson?.sections[number - 1];
  return (
    <div class="page lesson">
      <Header router={router} />
      {lesson && section ? (
        <SectionPage key={`${id} ${number}`} router={router} games={games} lesson={lesson} section={section} number={number} Live={Live} />
      ) : (
        read?.id === id && (
          <main tabIndex={-1}>
            <h1>{text('no-such-lesson')}</h1>
            <p role="alert">{text('no-such-lesson-why', { value: id.slice(0, 40), names: Object.keys(lessons).join(', ') })}</p>
          </main>
        )
      )}
    </div>
  );
}

/** The section of a link, from 1; the first where it names none. @param {string | undefined} s @param {number} count */
const numberOf = (s, count) => (s !== undefined && /^\d{1,3}$/.test(s) && Number(s) >= 1 && Number(s) <= count ? Number(s) : 1);

/**
 * @param {object} props
 * @param {Router} props.router
 * @param {readonly Game[]} props.games
 * @param {import('./parse.js').Lesson} props.lesson
 * @param {import('./parse.js').Section} props.section at hand
 * @param {number} props.number its number, from 1
 * @param {import('preact').ComponentType<{game: Game, router: Router, guide: Guide}>} props.Live
 */
function SectionPage({ router, games, lesson, section, number, Live }) {
  const own = useOwned(() => createRouter(createMemoryBrowser(section.link, window)), [section]);
  const { route } = parseLink(section.link);
  const game = games.find((one) => one.route === route);
  const spoken = language.current.value === 'zh' ? 'zh' : 'en';
  /** @param {number} to */
  const go = (to) => {
    if (to >= 1 && to <= lesson.sections.length) router.push(router.linkWith({ s: to === 1 ? null : String(to) }));
  };
  const is_last = number === lesson.sections.length;
  if (!own || !game) return null;
  /** @type {Guide} */
  const guide = {
    at_once: section.next === 'at-once',
    next: () => go(number + 1),
    previous: () => go(number - 1),
    panel: (advance) => (
      <section class="guide" aria-label={lesson.title[spoken]}>
        <p class="soft">{`${lesson.title[spoken]} · ${text('lesson-section', { number, count: lesson.sections.length })}`}</p>
        <div class="prose" role="status">
          <Prose blocks={section.prose[spoken]} />
        </div>
        <div class="row">
          <button type="button" aria-disabled={number === 1} onClick={() => go(number - 1)}>
            {text('lesson-back')}
          </button>
          {is_last ? (
            <a class="button primary" href={router.linkTo(route, firstPlay(game.fair))}>
              {text('play')}
            </a>
          ) : (
            <button type="button" class="primary" onClick={advance}>
              {text('lesson-next')}
            </button>
          )}
        </div>
      </section>
    ),
  };
  return (
    <div class={section.next === 'at-once' ? 'section at-once' : 'section'}>
      <Live game={game} router={own} guide={guide} />
    </div>
  );
}
