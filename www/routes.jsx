/** Wiring of the pages that are no game's: words, lessons, results, worksheets, judges' problems, lists of values. Each is fetched when it is opened. */
import { GAMES } from './games/games.js';
import { questionsOf } from './games/questions.js';
import { Lazy } from './ui/lazy.jsx';
import { needMessages } from './ui/messages.js';

/** @import { ComponentProps, FunctionComponent } from 'preact' */
/** @import { Check } from './features/lesson/lesson_page.jsx' */
/** @import { Loaders } from './features/lesson/types.js' */
/** @import { Live } from './game_page/types.js' */
/** @import { First } from './types.js' */

/** The built-in lessons. */
const loadLessons = () => import('./games/lessons.js').then(({ LESSONS }) => LESSONS);

const loadAsked = () => import('./features/ask/ask_page.jsx').then(({ AskedSection }) => AskedSection);

/** What other features add to a lesson. @type {Loaders} */
const OF_LESSONS = {
  editor: () => import('./features/editor/editor.jsx').then(({ Editor }) => Editor),
  presenter: () => import('./features/present/presenter.jsx').then(({ Presenter }) => Presenter),
  follower: () => import('./features/present/follow.jsx').then(({ Follow }) => Follow),
  result: () => import('./features/collect/result.jsx').then(({ LessonResult }) => LessonResult),
};

/** @typedef {FunctionComponent} Page */

/** By their routes. @type {Record<string, (first: First) => Promise<Page>>} */
const PAGES = {
  words: async ({ router }) => {
    const { WordsPage } = await import('./shell/words/words_page.jsx');
    return () => <WordsPage router={router} />;
  },

  collect: async ({ router }) => {
    const { CollectPage } = await import('./features/collect/collect_page.jsx');
    return () => <CollectPage router={router} games={GAMES} questionsOf={questionsOf} loadLessons={loadLessons} />;
  },

  worksheet: async ({ router, Live }) => {
    const [{ WorksheetPage }] = await Promise.all([import('./features/worksheet/worksheet_page.jsx'), needMessages(['ask', 'share'])]);
    return () => <WorksheetPage router={router} games={GAMES} questionsOf={questionsOf} Live={Live} />;
  },

  values: async ({ router, partsOf, clients }) => {
    const [{ ValuesPage }, { LISTED, listsOf }] = await Promise.all([
      import('./features/values/values_page.jsx'),
      import('./games/lists.js'),
      needMessages(['values']),
    ]);
    return () => (
      <ValuesPage
        router={router}
        games={LISTED}
        laboratory={GAMES.find(({ route }) => route === 'lab')}
        listsOf={listsOf}
        partsOf={partsOf}
        clientOf={clients.of}
      />
    );
  },

  judge: async ({ router, partsOf, clients }) => {
    const [{ JudgePage }] = await Promise.all([import('./features/judge/judge_page.jsx'), needMessages(['judge'])]);
    return () => <JudgePage router={router} games={GAMES} partsOf={partsOf} clientOf={clients.of} />;
  },

  lesson: async ({ router, Live, partsOf, clients }) => {
    const { LessonPage } = await import('./features/lesson/lesson_page.jsx');
    /** A section that asks. @param {ComponentProps<Live>} section */
    const Asked = (section) => <Lazy load={loadAsked} words="ask" with={{ ...section, loadQuestions: questionsOf, Live }} />;
    /** @type {Check} */
    const checkSection = (section, abort) =>
      import('./features/ask/check_section.js')
        .then((all) => all.checkSection({ section, abort, games: GAMES, partsOf, clientOf: clients.of, questionsOf, clock: window }))
        // Nobody looks at the board: its solver need not stay.
        .finally(clients.leave);
    return () => <LessonPage {...{ router, games: GAMES, loadLessons, checkSection, loaders: OF_LESSONS, Live, Asked }} />;
  },
};

/** A page; null where there is none of that route. @param {string} route @param {First} first */
export const loadPage = (route, first) => (Object.hasOwn(PAGES, route) ? (PAGES[route]?.(first) ?? null) : null);
