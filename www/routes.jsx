/** Wiring of the pages that belong to no game. Each is fetched when it is opened. */
import { Lazy } from './ui/lazy.jsx';
import { needMessages } from './ui/messages.js';
import { BOARDS } from './games/games.js';

/** @import { ComponentProps, FunctionComponent } from 'preact' */
/** @import { Check, Loaders } from './features/lesson/types.js' */
/** @import { Live } from './game_page/types.js' */
/** @import { Site } from './shell/types.js' */

const loadQuestionSection = () => import('./features/ask/ask_page.jsx').then(({ QuestionSection }) => QuestionSection);

/** What other features add to a lesson. @type {Loaders} */
const OF_LESSONS = {
  editor: () => import('./features/editor/editor.jsx').then(({ Editor }) => Editor),
  presenter: () => import('./features/present/presenter.jsx').then(({ Presenter }) => Presenter),
  follower: () => import('./features/present/follow.jsx').then(({ Follow }) => Follow),
  result: () => import('./features/collect/result.jsx').then(({ LessonResult }) => LessonResult),
};

/** The pages by their routes. @type {ReadonlyMap<string, (site: Site) => Promise<FunctionComponent<Site>>>} */
const PAGES = new Map(
  Object.entries({
    words: () => import('./shell/words/words_page.jsx').then(({ WordsPage }) => WordsPage),
    ideas: () => import('./shell/words/ideas_page.jsx').then(({ IdeasPage }) => IdeasPage),
    collect: () => import('./features/collect/collect_page.jsx').then(({ CollectPage }) => CollectPage),
    worksheet: () => import('./features/worksheet/worksheet_page.jsx').then(({ WorksheetPage }) => WorksheetPage),
    judge: () => import('./features/judge/judge_page.jsx').then(({ JudgePage }) => JudgePage),
    values: loadValues,
    lesson: loadLesson,
    compare: loadCompare,
    check: loadCheck,
  }),
);

/** The folders of their words, beside those of all pages. @type {Record<string, string[]>} */
const WORDS = { worksheet: ['ask', 'share'], judge: ['judge'], values: ['values'], compare: ['compare'], check: ['check', 'values'] };

/** @param {Site} of @returns {Promise<FunctionComponent<Site>>} */
async function loadValues({ games }) {
  const [{ ValuesPage }, { LISTED, listsOf }] = await Promise.all([
    import('./features/values/values_page.jsx'),
    import('./games/lists.js'),
  ]);
  const laboratory = games.find(({ route }) => route === 'lab');
  return (site) => <ValuesPage {...site} games={LISTED} laboratory={laboratory} listsOf={listsOf} />;
}

/** @returns {Promise<FunctionComponent<Site>>} */
async function loadCheck() {
  const [{ CheckPage }, { CHECKED, gridsOf, listsOf }] = await Promise.all([
    import('./features/check/check_page.jsx'),
    import('./games/lists.js'),
  ]);
  return (site) => <CheckPage {...site} games={CHECKED} {...{ gridsOf, listsOf }} />;
}

/** @returns {Promise<FunctionComponent<Site>>} */
async function loadCompare() {
  const [{ ComparePage }, { COMPARABLE, comparedOf }] = await Promise.all([
    import('./features/compare/compare_page.jsx'),
    import('./games/compared.js'),
  ]);
  return (site) => <ComparePage {...site} games={COMPARABLE} comparedOf={comparedOf} />;
}

/** @param {Site} site @returns {Promise<FunctionComponent<Site>>} */
async function loadLesson({ Live, partsOf, withSolver, questionsOf }) {
  const { LessonPage } = await import('./features/lesson/lesson_page.jsx');
  /** A section that asks. @param {ComponentProps<Live>} section */
  const QuestionSection = (section) => <Lazy load={loadQuestionSection} words="ask" with={{ ...section, questionsOf, Live }} />;
  /** @type {Check} */
  const checkSection = (section, abort) =>
    import('./features/ask/check_section.js').then((all) =>
      all.checkSection({ section, abort, games: BOARDS, partsOf, withSolver, questionsOf, clock: window }),
    );
  return (site) => (
    <LessonPage {...site} games={BOARDS} checkSection={checkSection} loaders={OF_LESSONS} QuestionSection={QuestionSection} />
  );
}

/** The page of a route; null if there is none. @param {string} route @param {Site} site */
export async function loadPage(route, site) {
  const load = PAGES.get(route);
  if (!load) return null;
  const [Page] = await Promise.all([load(site), needMessages(WORDS[route] ?? [])]);
  return Page;
}
