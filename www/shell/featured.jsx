/** The large pictures of the home page. A click, or the key for the next step, makes one a live board that is stepped right there. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../ui/icons.jsx';
import { parseLink } from '../ui/link.js';
import { createMemoryBrowser } from '../ui/memory_browser.js';
import { text } from '../ui/messages.js';
import { createRouter } from '../ui/router.js';
import { useDisposable } from '../ui/use_disposable.js';
import { featuredIdOf } from './games.js';
import { Thumbnail } from './thumbnail.jsx';
import './bare_board.css';

/** @import { ComponentProps, RefObject } from 'preact' */
/** @import { FamilyGame, Router, Site } from './types.js' */

/** The keys step the board, and there is nothing around it but its rule. @type {ComponentProps<Site['Live']>['guide']} */
const GUIDE = { panel: () => null, tells_rule: true };

/** @param {{router: Router, games: readonly FamilyGame[], Live: Site['Live']}} props */
export function Featured({ router, games, Live }) {
  /** The route of the game that is live; '' for none. */
  const live = useSignal('');
  return (
    <ul class="featured">
      {games
        .filter(({ featured }) => featured)
        .map((game) => (
          <li key={game.route} class={live.value === game.route ? 'opened' : undefined}>
            {live.value === game.route ? (
              <LiveBoard {...{ router, game, Live }} close={() => (live.value = '')} />
            ) : (
              <Picture game={game} open={() => (live.value = game.route)} />
            )}
          </li>
        ))}
    </ul>
  );
}

/** @param {{game: FamilyGame, open: () => void}} props */
function Picture({ game, open }) {
  const id = featuredIdOf(game.route);
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.key !== 'ArrowRight') return;
    event.preventDefault();
    open();
  };
  return (
    <button type="button" onClick={open} onKeyDown={onKeyDown}>
      <Thumbnail of={id} />
      <span class="featured-words">
        <strong>{text(id)}</strong>
        <span class="step">{text('home-step')} →</span>
        <span>{text(`${id}-why`)}</span>
      </span>
    </button>
  );
}

/** @param {{router: Router, game: FamilyGame, Live: Site['Live'], close: () => void}} props */
function LiveBoard({ router, game, Live, close }) {
  const id = featuredIdOf(game.route);
  const start = router.linkTo(game.route, { ...game.featured });
  const own = useDisposable(() => createRouter(createMemoryBrowser(start, window)), [start]);
  /** @type {RefObject<HTMLElement | null>} */
  const section = useRef(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={section} class="bare-board" tabIndex={-1} aria-label={text(id)}>
      <header>
        <strong>{text(id)}</strong>
        {own && <a href={router.linkTo(game.route, Object.fromEntries(parseLink(own.hash.value).params))}>{text('home-open')}</a>}
        <IconButton icon="close" name="close" onClick={close} />
      </header>
      {own && <Live game={game} router={own} guide={GUIDE} />}
    </section>
  );
}
