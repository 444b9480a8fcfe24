/**
 * The home page: every game as a card with a picture and three ways in, a search, and the examples. scripts/pictures.mjs draws the
 * pictures.
 */
import { useLayoutEffect } from 'preact/hooks';
import { Entry } from './entry.jsx';
import { Finder } from './finder.jsx';
import { GROUPS, withoutStep } from './games.js';
import { Header } from './header.jsx';
import { printInLight } from '../canvas/print.js';
import { firstPlay } from '../play/parameters.js';
import { quoted } from '../ui/link.js';
import { text } from '../ui/messages.js';
import { theme } from '../ui/settings.js';
import { open_dialog } from './open_dialog.js';
import './home.css';

/** @import { ExampledGame, FamilyGame, Router } from './types.js' */

/** The addresses of the pictures, by example and theme. @type {Record<string, string>} */
const PICTURES = import.meta.glob('../../pictures/*.svg', { query: '?url', import: 'default', eager: true });

/** @param {{router: Router, games: readonly FamilyGame[], unknown?: string}} props unknown: a route that leads nowhere */
export function Home({ router, games, unknown }) {
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
        <Finder
          router={router}
          games={games}
          whileEmpty={(exampled) => (
            <>
              <ul class="games" onKeyDown={walkCards}>
                {exampled.map((game) => (
                  <GameCard key={game.route} router={router} game={game} />
                ))}
              </ul>
              <p class="home-lessons">
                <a href={router.linkTo('lesson')}>{text('way-lesson')}</a> <span class="soft">{text('way-lesson-why')}</span>
              </p>
              <p class="home-lessons">
                <a href={router.linkTo('worksheet')}>{text('way-worksheet')}</a>
                {' · '}
                <a href={router.linkTo('judge')}>{text('way-judge')}</a>
                {' · '}
                <a href={router.linkTo('values')}>{text('way-values')}</a>
              </p>
              <section class="groups" aria-label={text('examples')}>
                {GROUPS.map((group) => (
                  <details key={group}>
                    <summary>
                      <h2>{text(`examples-${group}`)}</h2> <span class="soft">{text(`examples-${group}-why`)}</span>
                    </summary>
                    <ul class="examples">
                      {exampled.flatMap((game) =>
                        game.examples
                          .filter((example) => example.group === group)
                          .map(({ id, params }) => (
                            <Entry
                              key={id}
                              href={router.linkTo(game.route, params)}
                              title={`${text(game.name)} · ${text(id)}`}
                              why={text(`${id}-why`)}
                              picture={<Picture of={id} />}
                            />
                          )),
                      )}
                    </ul>
                  </details>
                ))}
              </section>
            </>
          )}
        />
      </main>
    </div>
  );
}

/** @param {{router: Router, game: ExampledGame}} props */
function GameCard({ router, game }) {
  const [first] = game.examples;
  const explore = router.linkTo(game.route, withoutStep(first?.params ?? {}));
  /** The ways in: message id and link. @type {[string, string][]} */
  const ways = [
    ['way-play', router.linkTo(game.route, firstPlay(game.fair))],
    ['way-learn', router.linkTo('lesson', { id: `first-${game.route}` })],
    ['way-explore', explore],
  ];
  return (
    <li class="card">
      {/* The same link as Explore, for the pointer alone. */}
      <a class="card-picture" href={explore} tabIndex={-1} aria-hidden="true">
        <Picture of={first?.id ?? ''} />
      </a>
      <div class="card-words">
        <h2>{text(game.name)}</h2>
        <p>{text(game.summary)}</p>
      </div>
      <div class="row">
        {ways.map(([way, href]) => (
          <a key={way} class={way === 'way-play' ? 'button primary' : 'button'} href={href} aria-label={`${text(way)}: ${text(game.name)}`}>
            {text(way)}
          </a>
        ))}
      </div>
    </li>
  );
}

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
  next.querySelectorAll('a')[1]?.focus();
}

/** @param {string} id of an example @param {string} theme */
const addressOf = (id, theme) => PICTURES[`../../pictures/${id}.${theme}.svg`];

/** The picture of an example, if it has one; light on paper. @param {{of: string}} props of: the example's id */
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
