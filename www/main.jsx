/** Wiring: the router, the settings, the words, the games and their solvers, and the page the link names. */
import './ui/styles/index.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { sourceOf } from '#env';
import { GAMES } from './games/games.js';
import { createClient } from './solver/client.js';
import { needMessages, startMessages, text } from './ui/messages.js';
import { createRouter } from './ui/router.js';
import { startSettings } from './ui/settings.js';

const WORDS = /** @type {Record<string, () => Promise<string>>} */ (
  /** @type {unknown} */ (import.meta.glob(['./ui/messages/*.ftl', './games/*/*.ftl'], { query: '?raw', import: 'default' }))
);

/** @typedef {typeof GAMES[number]} Game */

const router = createRouter(window);

/** Every family has a solver of its own, which is fetched when one of its games is first looked at. @type {Map<string, import('./solver/client.js').Client>} */
const clients = new Map();

/** @param {Game} game */
function clientOf({ family }) {
  const client = clients.get(family) ?? createClient(sourceOf(family));
  clients.set(family, client);
  return client;
}

/** @param {{game: Game}} props */
function LazyPage({ game }) {
  const [page, setPage] = useState(
    /** @type {(import('./page/games.js').GamePage & {client: import('./solver/client.js').Client}) | null} */ (null),
  );
  const [failed, setFailed] = useState(false);
  useLayoutEffect(() => {
    Promise.all([game.load(), needMessages([game.family])]).then(
      ([loaded]) => setPage({ ...loaded, client: clientOf(game) }),
      () => setFailed(true),
    );
  }, [game]);
  if (failed) return <p role="alert">{text('page-failed')}</p>;
  return page && <page.Page client={page.client} router={router} game={game} />;
}

/** The home page, once it has the words of all games. @param {{unknown?: string}} props */
function LazyHome({ unknown }) {
  const [page, setPage] = useState(/** @type {typeof import('./page/home.jsx') | null} */ (null));
  useLayoutEffect(() => {
    Promise.all([import('./page/home.jsx'), needMessages(GAMES.map(({ family }) => family))]).then(
      ([loaded]) => setPage(loaded),
      () => {},
    );
  }, []);
  return page && <page.Home router={router} games={GAMES} clientOf={clientOf} {...(unknown === undefined ? {} : { unknown })} />;
}

/** @param {string} route */
const gameOf = (route) => GAMES.find((game) => game.route === route);

function App() {
  const { route } = router.link.value;
  const game = gameOf(route);
  if (game) return <LazyPage key={game.route} game={game} />;
  return route === '' ? <LazyHome /> : <LazyHome unknown={route} />;
}

startSettings(router);
startMessages((folder, file) => WORDS[folder === '' ? `./ui/messages/${file}` : `./games/${folder}/${file}`]?.() ?? Promise.resolve(''));
// The page's own code and its solver are fetched while the words are.
const first = gameOf(router.link.peek().route);
if (first) {
  clientOf(first);
  first.load().catch(() => {});
}
needMessages(first ? [first.family] : GAMES.map(({ family }) => family)).then(
  () => {
    effect(() => {
      const game = gameOf(router.link.value.route);
      document.title = game ? `${text(game.name)} · Mexplorer` : `Mexplorer · ${text('home-title')}`;
    });
    render(<App />, /** @type {HTMLElement} */ (document.getElementById('app')));
  },
  // Without words there is no page to say so in; the browser's own reload is the way out.
  (reason) => reportError(reason),
);
