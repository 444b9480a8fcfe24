/** The rules of a game in three sentences with one example move, and where to go on. */
import { useState } from 'preact/hooks';
import { Button } from '../ui/controls.jsx';
import { rich, text } from '../ui/messages.js';
import { askMe } from './rule_form.jsx';
import { explained } from '../shell/terms.jsx';

/** @import { FamilyGame, Page, RulesProps } from './types.js' */

/** Opens the whole game as a graph. Returns why there is none; null if there is one. @param {Page} page */
async function drawWhole(page) {
  const { openWholeGame, MOST_POSITIONS } = await import('./whole_game.js');
  const refusal = await openWholeGame(page);
  return refusal && text(`how-whole-${refusal}`, { limit: MOST_POSITIONS });
}

/**
 * Opens the position as a rule of the laboratory. Returns why there is none; null if there is one.
 * @param {Page} page @param {FamilyGame} game
 */
async function openRule({ router, options }, { loadRule }) {
  // The rule has the numbers of the link.
  const rule = options.peek().file ? null : (await loadRule?.())?.(options.peek());
  if (rule) router.push(router.linkTo('lab', rule));
  return rule ? null : text('how-rule-large');
}

/** @param {RulesProps} props */
export function Rules({ router, game, words, terms, page }) {
  /** Why the whole game is not drawn. */
  const [refusal, setRefusal] = useState(/** @type {string | null} */ (null));
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
        {game.lesson && <a href={router.linkTo('lesson', { id: game.lesson })}>{text('how-lesson')}</a>}
        {game.proof && <a href={router.linkTo('why', { about: game.proof })}>{text('how-proof')}</a>}
        <a href={router.linkTo('words')}>{text('how-words')}</a>
        <a href={askMe(page)}>{text('ask-me')}</a>
        <Button words={text('how-whole')} class="quiet" onClick={() => void drawWhole(page).then(setRefusal)} />
        {game.loadRule && <Button words={text('how-rule')} class="quiet" onClick={() => void openRule(page, game).then(setRefusal)} />}
      </p>
      {refusal !== null && <p role="status">{refusal}</p>}
    </>
  );
}
