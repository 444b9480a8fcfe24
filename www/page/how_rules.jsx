/** The rules of a game in three sentences with one example move, and where to go on. */
import { rich, text } from '../ui/messages.js';
import { useMessages } from '../ui/use_messages.js';
import { explained } from './terms.jsx';

/**
 * @param {object} props
 * @param {import('../ui/router.js').Router} props.router
 * @param {import('./games.js').FamilyGame} props.game
 * @param {string} props.words what the ids of its messages begin with
 * @param {readonly import('./terms.jsx').Term[]} props.terms
 */
export function Rules({ router, game, words, terms }) {
  if (!useMessages([`${game.family}/how`])) return null;
  return (
    <>
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
    </>
  );
}
