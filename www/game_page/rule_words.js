/** The rule of a page as a sentence: what it says, and its words without fields. */
import { series, text } from '../ui/messages.js';
import { shownOf } from './parameters.js';

/** @import { Definition } from './define_page.jsx' */
/** @import { Page } from './types.js' */
/** @import { Message } from '../ui/messages.js' */

/**
 * The rule as a message, which has a slot for every option of the solver that it names.
 * @param {Pick<Definition<any>, 'words' | 'ruleOf'>} of @param {Page} page
 * @returns {Message}
 */
export const ruleMessage = ({ words, ruleOf }, page) => ruleOf?.(page) ?? { id: `${words}-rule`, args: {} };

/** The names of the solver's options. @param {Pick<Page, 'parameters'>} page */
export const optionNames = ({ parameters }) => Object.keys(parameters).filter((name) => parameters[name]?.is_option);

/**
 * The rule in words, as on paper: with what its fields show.
 * @param {Pick<Definition<any>, 'words' | 'ruleOf'>} of @param {Page} page
 */
export function ruleWords(of, page) {
  const { params } = page.link.value;
  /** @param {string} name */
  const shownWords = (name) => {
    const parameter = page.parameters[name] ?? {};
    const shown = shownOf(parameter, name, params);
    if (parameter.among) return text(`${of.words}-${name}-${shown}`);
    return shown || text(parameter.optional ? `${of.words}-empty-${name}` : 'empty-field');
  };
  const { id, args } = ruleMessage(of, page);
  return text(id, { ...Object.fromEntries(optionNames(page).map((name) => [name, shownWords(name)])), ...args });
}

/**
 * The position of the link in words, by the message `position` of a game's words: "22 stones; take up to 21".
 * @param {Pick<Page, 'words' | 'parameters' | 'link'>} page
 */
export function positionWords({ words, parameters, link }) {
  const shown = Object.entries(parameters)
    .filter(([, { is_option }]) => is_option)
    .map(([name, parameter]) => [name, series(shownOf(parameter, name, link.value.params).split(','))]);
  return text(`${words}-position`, Object.fromEntries(shown));
}
