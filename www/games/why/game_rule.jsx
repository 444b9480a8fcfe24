/** The game that a proof is about: its rule with a link to it, and the words that the proof needs. */
import { explained } from '../../shell/terms.jsx';
import { rich, text } from '../../ui/messages.js';

/** @import { Term } from '../../shell/terms.jsx' */
/** @import { Page } from './state.js' */

/** By the part's name, the game, the options that the proof shares with it, and how many words are explained. */
const GAMES = /** @type {Record<string, {route: string, shared: readonly string[], count: number}>} */ ({
  numeration: { route: 'dynamic-nim', shared: ['n', 'k'], count: 0 },
  walls: { route: 'dynamic-nim', shared: ['n', 'k'], count: 3 },
  beatty: { route: 'wythoff', shared: [], count: 0 },
});

/** @type {readonly Term[]} */
const TERMS = ['ray', 'wall', 'stack', 'star'];

/** @param {{page: Page}} props */
export function GameRule({ page }) {
  const part = page.part.value;
  const game = GAMES[part];
  if (!game) return null;
  const options = page.options.value;
  const params = Object.fromEntries(game.shared.map((name) => [name, options[name] ?? null]));
  const link = <a href={page.router.linkTo(game.route, params)}>{text('why-game-name', { route: game.route })}</a>;
  return (
    <section class="why-game">
      {game.count > 0 && (
        <ul>
          {Array.from({ length: game.count }, (_, index) => (
            <li key={index}>{explained(rich(`why-words-${part}-${index + 1}`), TERMS)}</li>
          ))}
        </ul>
      )}
      <p>{explained(rich(`why-game-${part}`, {}, { game: link }), TERMS)}</p>
    </section>
  );
}
