/** The rule of a game as a sentence, with a field for every parameter that the solver reads. */
import { rich } from '../ui/messages.js';

/** @import { Definition } from './define_page.jsx' */
/** @import { Parameters } from './parameters.js' */

/**
 * @param {string} words what the ids of the game's messages begin with @param {Parameters} parameters
 * @returns {Definition<any>['Rule']}
 */
export function ruleSentence(words, parameters) {
  const names = Object.keys(parameters).filter((name) => parameters[name]?.is_option);
  return ({ field }) => rich(`${words}-rule`, {}, Object.fromEntries(names.map((name) => [name, field(name)])));
}
