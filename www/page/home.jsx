/** The home page: every game with pictures of its examples, each a way in. Nothing is solved here: scripts/pictures.mjs draws the pictures. */
import { useLayoutEffect } from 'preact/hooks';
import { Dialogs } from './dialogs.jsx';
import { Header } from './header.jsx';
import { printInLight } from '../canvas/print.js';
import { quoted } from '../ui/link.js';
import { text } from '../ui/messages.js';
import { theme } from '../ui/settings.js';
import './home.css';

/** @typedef {ReturnType<typeof import('./games.js').gamesOf>[number]} Game */

/** Addresses of the pictures: an example in a theme. @type {Record<string, string>} */
const PICTURES = import.meta.glob('../../pictures/*.svg', { query: '?url', import: 'default', eager: true });

/** @param {{router: import('../ui/router.js').Router, games: readonly Game[], unknown?: string}} props unknown: a route that leads nowhere */
export function Home({ router, games, unknown }) {
  useLayoutEffect(() => printInLight(), []);
  return (
    <div class="page home">
      <Header router={router} />
      <main>
        {unknown === undefined ? (
          <>
            <h1>{text('home-title')}</h1>
            <p class="lead">{text('home-lead')}</p>
          </>
        ) : (
          <>
            <h1>{text('no-such-page')}</h1>
            <p class="lead" role="alert">
              {text('no-such-page-why', { route: quoted(unknown) })}
            </p>
          </>
        )}
        {games.map((game) => (
          <GameCards key={game.route} router={router} game={game} />
        ))}
      </main>
      <Dialogs router={router} />
    </div>
  );
}

/** @param {{router: import('../ui/router.js').Router, game: Game}} props */
function GameCards({ router, game }) {
  return (
    <section class="cards" aria-label={text(game.name)}>
      <h2>
        <a href={router.linkTo(game.route, game.examples[0]?.params)}>{text(game.name)}</a>
      </h2>
      <p>{text(game.summary)}</p>
      <ul>
        {game.examples.map((example) => (
          <li key={example.id}>
            <a class="card" href={router.linkTo(game.route, example.params)}>
              <Picture of={example.id} />
              <strong>{text(example.id)}</strong>
              <span>{text(`${example.id}-why`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @param {string} id of an example @param {string} theme */
const addressOf = (id, theme) => PICTURES[`../../pictures/${id}.${theme}.svg`];

/** Fetched as it comes into sight; on paper in light colours. @param {{of: string}} props an example's id: one without a picture has its words */
function Picture({ of }) {
  const address = addressOf(of, theme.current.value);
  return (
    address && (
      <picture class="thumbnail">
        <source media="print" srcset={addressOf(of, 'light')} />
        <img src={address} alt="" loading="lazy" width="324" height="243" />
      </picture>
    )
  );
}
