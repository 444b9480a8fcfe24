/** The home page: three doors, the three pictures to step through, a search, and the games in groups. scripts/pictures.mjs draws the pictures. */
import { useLayoutEffect } from 'preact/hooks';
import { Doors } from './doors.jsx';
import { Entry } from './entry.jsx';
import { Featured } from './featured.jsx';
import { Finder, pagesNear } from './finder.jsx';
import { GAME_GROUPS, GROUPS, withoutStep } from './games.js';
import { Header } from './header.jsx';
import { printInLight } from '../canvas/print.js';
import { firstPlay } from '../play/parameters.js';
import { quoted } from '../ui/link.js';
import { text } from '../ui/messages.js';
import { open_dialog } from './open_dialog.js';
import { Thumbnail } from './thumbnail.jsx';
import './card.css';
import './home.css';

/** @import { ExampledGame, FamilyGame, Router, Site } from './types.js' */

/** @param {{router: Router, games: readonly FamilyGame[], Live: Site['Live'], unknown?: string}} props unknown: a route that leads nowhere */
export function Home({ router, games, Live, unknown }) {
  useLayoutEffect(printInLight, []);
  // The only key of a game's page that works here.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (event.key === '?' && !(event.target instanceof HTMLInputElement)) open_dialog.value = 'help';
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div class="page home">
      <Header router={router} />
      <main tabIndex={-1}>
        <h1>{text(unknown === undefined ? 'home-title' : 'no-such-page')}</h1>
        <p class="lead" role={unknown === undefined ? undefined : 'alert'}>
          {unknown === undefined ? text('home-lead') : text('no-such-page-why', { route: quoted(unknown) })}
        </p>
        {unknown !== undefined && <NearPages router={router} games={games} route={unknown} />}
        <Finder
          router={router}
          games={games}
          whileEmpty={(exampled) => (
            <>
              {unknown === undefined && (
                <>
                  <Doors router={router} games={games} />
                  <Featured router={router} games={games} Live={Live} />
                </>
              )}
              <Games router={router} games={exampled} />
              <Examples router={router} games={exampled} />
            </>
          )}
        />
      </main>
    </div>
  );
}

/** The pages that an unknown route may have meant. @param {{router: Router, games: readonly FamilyGame[], route: string}} props */
function NearPages({ router, games, route }) {
  const near = pagesNear(route, games);
  if (near.length === 0) return null;
  return (
    <p class="row">
      {text('search-near')}
      {near.map(({ name, ...page }) => (
        <a key={name} class="button" href={router.linkTo(page.route, page.params)}>
          {name}
        </a>
      ))}
    </p>
  );
}

/** @param {{router: Router, games: readonly ExampledGame[]}} props */
const Games = ({ router, games }) => (
  <section class="games" aria-label={text('home-all')} onKeyDown={walkCards}>
    {GAME_GROUPS.map((group) => (
      <section key={group}>
        <h2>{text(`home-group-${group}`)}</h2>
        <ul class="cards">
          {games
            .filter((game) => game.group === group)
            .map((game) => (
              <GameCard key={game.route} router={router} game={game} />
            ))}
        </ul>
      </section>
    ))}
  </section>
);

/** A card opens its game wherever it is clicked; a play and the first walk are links within. @param {{router: Router, game: ExampledGame}} props */
function GameCard({ router, game }) {
  const [first] = game.examples;
  /** @type {[way: string, href: string][]} */
  const ways = [
    ['way-play', router.linkTo(game.route, firstPlay(game.fair))],
    ['way-learn', router.linkTo('lesson', { id: `first-${game.route}` })],
  ];
  return (
    <li class="card">
      <Thumbnail of={first?.id ?? ''} />
      <h3>
        <a href={router.linkTo(game.route, withoutStep(first?.params ?? {}))}>{text(game.name)}</a>
      </h3>
      <p>{text(game.summary)}</p>
      <div class="row">
        {ways.map(([way, href]) => (
          <a key={way} class="way" href={href} aria-label={`${text(way)}: ${text(game.name)}`}>
            {text(way)}
          </a>
        ))}
      </div>
    </li>
  );
}

/** @param {{router: Router, games: readonly ExampledGame[]}} props */
const Examples = ({ router, games }) => (
  <section class="groups" aria-label={text('examples')}>
    {GROUPS.map((group) => (
      <details key={group}>
        <summary>
          <h2>{text(`examples-${group}`)}</h2> <span class="soft">{text(`examples-${group}-why`)}</span>
        </summary>
        <ul class="examples">
          {games.flatMap((game) =>
            game.examples
              .filter((example) => example.group === group)
              .map(({ id, params }) => (
                <Entry
                  key={id}
                  href={router.linkTo(game.route, params)}
                  title={`${text(game.name)} · ${text(id)}`}
                  why={text(`${id}-why`)}
                  picture={<Thumbnail of={id} />}
                />
              )),
          )}
        </ul>
      </details>
    ))}
  </section>
);

/** The arrow keys move from card to card. @param {KeyboardEvent & {currentTarget: HTMLElement}} event */
function walkCards(event) {
  const cards = [...event.currentTarget.querySelectorAll('.card')];
  const here = cards.findIndex((card) => card.contains(document.activeElement));
  const [top] = cards.map((card) => card.getBoundingClientRect().top);
  const columns = cards.filter((card) => card.getBoundingClientRect().top === top).length;
  const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
  const next = by === undefined || here < 0 ? undefined : cards[here + by];
  if (!next) return;
  event.preventDefault();
  next.querySelector('a')?.focus();
}
