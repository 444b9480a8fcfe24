/** The home page: every game with small live boards, each a way in. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { Dialogs } from './dialogs.jsx';
import { Header } from './header.jsx';
import { quoted } from '../ui/link.js';
import { text } from '../ui/messages.js';
import './home.css';

/** @typedef {ReturnType<typeof import('./games.js').gamesOf>[number]} Game */
/** @typedef {import('../solver/client.js').Client} Client */

/** @param {{router: import('../ui/router.js').Router, games: readonly Game[], clientOf: (game: Game) => Client, unknown?: string}} props unknown: a route that leads nowhere */
export function Home({ router, games, clientOf, unknown }) {
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
          <GameCards key={game.route} router={router} clientOf={clientOf} game={game} />
        ))}
      </main>
      <Dialogs router={router} />
    </div>
  );
}

/** @param {{router: import('../ui/router.js').Router, clientOf: (game: Game) => Client, game: Game}} props */
function GameCards({ router, clientOf, game }) {
  const [card, setCard] = useState(/** @type {(import('./games.js').GameCard & {client: Client}) | null} */ (null));
  useLayoutEffect(() => {
    let wanted = true;
    game.loadCard().then(
      (loaded) => wanted && setCard({ ...loaded, client: clientOf(game) }),
      // The cards still name the examples and lead to them.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game]);
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
              <div class="thumbnail">{card && <card.Thumbnail client={card.client} params={example.params} />}</div>
              <strong>{text(example.id)}</strong>
              <span>{text(`${example.id}-why`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
