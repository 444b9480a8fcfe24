/** What the games ask, each in its own folder's `questions.js`, fetched when it is asked. */
import { moduleOf } from '../shell/games.js';

/** @import { Questions } from '../game_page/question/types.js' */

const QUESTIONS = /** @type {Record<string, () => Promise<Questions>>} */ (
  /** @type {unknown} */ (import.meta.glob(['./*/questions.js', './*/*/questions.js'], { import: 'QUESTIONS' }))
);

/** @param {{family: string, route: string}} game */
export const questionsOf = (game) => moduleOf(QUESTIONS, '.', game, 'questions.js')?.() ?? Promise.reject(new Error(game.route));
