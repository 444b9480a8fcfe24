/** “How it is played”: a game's rules in three sentences with one example move, and where to go on. Opens by itself until it was closed. */
import { setupOf } from '../play/parameters.js';
import { isEmbedded, isHiding } from '../ui/link.js';
import { rich, text } from '../ui/messages.js';
import { recall, remember } from '../ui/settings.js';
import { explained } from './terms.jsx';
import './how.css';

/**
 * Whether it opens: the first time and until it was closed, but not for who comes for something else.
 * @param {import('../ui/link.js').Link} link @param {string} route
 */
export function opensByItself(link, route) {
  const came_for_more = isEmbedded(link) || isHiding(link) || setupOf(link.params) !== null || link.params.has('at');
  return !came_for_more && recall(`how.${route}`) === null;
}

/** @param {{router: import('../ui/router.js').Router, game: import('./games.js').Game, words: string, terms: readonly import('./terms.jsx').Term[], is_open: boolean}} props */
export function How({ router, game, words, terms, is_open }) {
  return (
    <details
      class="how"
      open={is_open}
      onToggle={(event) => {
        if (!event.currentTarget.open) remember(`how.${game.route}`, 'closed');
      }}
    >
      <summary>{text('how')}</summary>
      <ol>
        {[1, 2, 3].map((number) => (
          <li key={number}>{explained(rich(`${words}-how-${number}`), terms)}</li>
        ))}
      </ol>
      <p>{rich(`${words}-how-example`)}</p>
      <p class="row">
        <a href={router.linkTo('lesson', { id: `first-${game.route}` })}>{text('how-learn')}</a>
        <a href={router.linkTo('words')}>{text('how-words')}</a>
      </p>
    </details>
  );
}
