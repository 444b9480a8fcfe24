/** The questions of games, each in its own folder's `questions.js`, fetched when they are needed. */
import { moduleOf } from '../shell/games.js';

/** @import { Questions } from '../game_page/question/types.js' */

const QUESTIONS = import.meta.glob(['./*/questions.js', './*/*/questions.js'], { import: 'QUESTIONS' });

/** @param {{family: string, route: string}} game */
export function questionsOf(game) {
  const load = /** @type {(() => Promise<Questions>) | undefined} */ (moduleOf(QUESTIONS, '.', game, 'questions.js'));
  return load?.() ?? Promise.reject(new Error(game.route));
}
