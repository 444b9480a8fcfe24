/** The questions of games, each in its own folder's `questions.js` or made by that of its family, fetched when they are needed. */
import { partOf } from './games.js';

/** @import { Questions } from '../game_page/question/types.js' */

/** @type {Record<string, () => Promise<any>>} */
const QUESTIONS = import.meta.glob(['./*/questions.js', './*/*/questions.js']);

/** @param {{family: string, route: string}} game @returns {Promise<Questions>} */
export const questionsOf = (game) => partOf(QUESTIONS, game, 'questions.js', 'QUESTIONS', 'questionsOf');
