/** Wiring: the router, the settings, the words, the games and their solvers, and the page the link names. */
import './ui/styles/index.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { useCallback, useLayoutEffect, useState } from 'preact/hooks';
import { sourceOf } from '#env';
import { BOARDS, GAMES } from './games/games.js';
import { Guarded } from './shell/error_page.jsx';
import { pageWordsOf, withExamples, wordsOf } from './shell/games.js';
import { OpenDialog } from './shell/dialog_outlet.jsx';
import { keepForOffline } from './shell/offline.js';
import { open_dialog } from './shell/open_dialog.js';
import { TermCard } from './shell/terms.jsx';
import { createClients } from './solver/clients.js';
import { guardFields } from './ui/field_limits.js';
import { Lazy } from './ui/lazy.jsx';
import { needMessages, startMessages, text } from './ui/messages.js';
import { createRouter } from './ui/router.js';
import { startSettings } from './ui/settings.js';
import { TooLong } from './ui/too_long.jsx';

/** @import { ComponentProps, FunctionComponent } from 'preact' */
/** @import { Live } from './game_page/types.js' */
/** @import { FamilyGame, Parts, Site } from './shell/types.js' */
/** @import { Words } from './ui/messages.js' */

const WORDS = /** @type {Record<string, () => Promise<Words>>} */ (
  /** @type {unknown} */ (import.meta.glob('./**/*.ftl', { query: '?words', import: 'default' }))
);

/**
 * The words of a folder: those of all pages, which have no name, a feature's, or a family's. There are none where a page has none.
 * @param {string} folder @param {string} file
 */
const wordsIn = (folder, file) =>
  [folder || 'ui/messages', `features/${folder}`, `shell/${folder}`, `games/${folder}`]
    .map((path) => WORDS[`./${path}/${file}`])
    .find(Boolean)?.() ?? Promise.resolve({});

const HOME_WORDS = ['shell', ...wordsOf(GAMES)];

// A page that was saved with a lesson opens at it.
if (location.hash === '' && document.getElementById('lesson')) location.hash = '#/lesson?here=1';

const router = createRouter(window);

/** Every family has a solver of its own, which is fetched when one of its games is looked at. */
const clients = createClients(sourceOf, window);

const loadAsk = () => import('./features/ask/ask_page.jsx').then(({ AskPage }) => AskPage);
const loadResult = () => import('./features/collect/result.jsx').then(({ SeriesResult }) => SeriesResult);

/** The dialogs of features. */
const DIALOGS = {
  share: () => import('./features/share/share.jsx').then(({ Share }) => Share),
  picture: () => import('./features/picture/picture.jsx').then(({ SavePicture }) => SavePicture),
};

/** As index.html has it. */
const Loading = () => (
  <p class="loading" role="status">
    {text('loading')}
  </p>
);

/** What a game's page is made of. @type {Site['partsOf']} */
const partsOf = (game) =>
  Promise.all([game.load(), withExamples(game), needMessages(pageWordsOf(game))]).then(([loaded, full]) => ({ ...loaded, full }));

/** A game's page with its solver. @param {Omit<Parts, 'client'>} parts */
const withClient = ({ Page, full }) =>
  function Solved(/** @type {Omit<ComponentProps<Live>, 'game'>} */ props) {
    const [client, setClient] = useState(/** @type {Parts['client'] | null} */ (null));
    useLayoutEffect(() => {
      const lease = clients.take(full.family);
      setClient(lease.client);
      return lease.release;
    }, []);
    return client && <Page client={client} game={full} {...props} />;
  };

/** The board of a link: a game's page, or a comparison. @param {ComponentProps<Live>} props */
const LazyPage = (props) =>
  props.router.link.value.route === 'compare' ? <Comparison router={props.router} guide={props.guide} /> : <LazyGame {...props} />;

/** @param {Pick<ComponentProps<Live>, 'router' | 'guide'>} props */
const Comparison = (props) => <Lazy load={loadOther('compare')} with={{ ...SITE, ...props }} meanwhile={<Loading />} />;

/** @param {ComponentProps<Live>} props */
function LazyGame({ game, ...props }) {
  const load = useCallback(() => partsOf(game).then(withClient), [game]);
  return <Lazy load={load} with={props} meanwhile={<Loading />} />;
}

/** The arguments of the pages that belong to no game. @type {Site} */
const SITE = {
  router,
  games: GAMES,
  Live: LazyPage,
  partsOf,
  withSolver: clients.use,
  questionsOf: (game) => import('./games/questions.js').then((all) => all.questionsOf(game)),
  loadLessons: () => import('./games/lessons.js').then(({ LESSONS }) => LESSONS),
  loadShelf: () => import('./games/shelf.js').then(({ SHELF }) => SHELF),
};

const loadHome = () => import('./shell/home.jsx').then(({ Home }) => Home);

/** @param {{unknown?: string}} props unknown: a route that leads nowhere */
const LazyHome = (props) => (
  <Lazy load={loadHome} words={HOME_WORDS} with={{ router, games: GAMES, Live: LazyPage, ...props }} meanwhile={<Loading />} />
);

/** @param {string} route */
const gameOf = (route) => BOARDS.find((game) => game.route === route);

/**
 * Loads a page that belongs to no game, by its route: one and the same function for the same page.
 * @type {Map<string, () => Promise<FunctionComponent<Site>>>}
 */
const others = new Map();

/** A page that belongs to no game; home, if there is none of that name. @param {string} route */
function loadOther(route) {
  const load =
    others.get(route) ??
    (() => import('./routes.jsx').then(async (all) => (await all.loadPage(route, SITE)) ?? (() => <LazyHome unknown={route} />)));
  others.set(route, load);
  return load;
}

/** @param {{route: string, game: FamilyGame | undefined}} props */
function PageOf({ route, game }) {
  if (game && !game.is_proof && router.link.value.params.has('ask'))
    return (
      <Lazy
        key={`${game.route} ask`}
        load={loadAsk}
        words="ask"
        with={{ router, game, questionsOf: SITE.questionsOf, loadResult, Live: LazyPage }}
      />
    );
  if (game) return <LazyPage key={game.route} game={game} router={router} />;
  if (route) return <Lazy key={route} load={loadOther(route)} words="shell" with={SITE} />;
  return <LazyHome />;
}

function App() {
  const { route } = router.link.value;
  const game = gameOf(route);
  return (
    <Guarded router={router}>
      <PageOf route={route} game={game} />
      <TermCard />
      <OpenDialog router={router} games={GAMES} game={game} loaders={DIALOGS} />
      {open_dialog.value === null && <TooLong />}
    </Guarded>
  );
}

// Who has this page in a frame may ask for its verdict.
if (window.parent !== window) void import('./features/embed/post_verdict.js').then(({ postVerdict }) => postVerdict());

// A page that is left gives up its questions; nobody waits for their answers.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault();
});

// Not where one develops, nor in the single file, nor in another page.
if (import.meta.env.MODE === 'production' && window.parent === window) addEventListener('load', () => void keepForOffline());

guardFields(document);
startSettings(router);
startMessages(wordsIn, (run) => addEventListener('online', run, { once: true }));
// The page's own code and its solver are fetched while the words are; until all is there, index.html has something to say.
const { route: first_route } = router.link.peek();
const first = gameOf(first_route);
const early_lease = first && clients.take(first.family);
const code = first ? first.load() : first_route ? null : loadHome();
const app = /** @type {HTMLElement} */ (document.getElementById('app'));
Promise.all([code, needMessages(first ? pageWordsOf(first) : first_route ? [] : HOME_WORDS)]).then(
  () => {
    effect(() => {
      const { route } = router.link.value;
      const game = gameOf(route);
      // A lesson is called by its own title.
      if (route === 'lesson') return;
      document.title = game ? `${text(game.name)} · Mexplorer` : `Mexplorer · ${text('home-title')}`;
    });
    app.replaceChildren();
    render(<App />, app);
    // The page has its own, or will have it in a moment.
    early_lease?.release();
  },
  (reason) => {
    // Without words there is no page to say so in: index.html says it at once. Browsers keep in mind which modules failed.
    app.classList.add('failed');
    addEventListener('online', () => location.reload());
    reportError(reason);
  },
);
