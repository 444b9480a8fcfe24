/** The rule of a page as a sentence: what it says, and its words without fields. */
import { rich, series, text } from '../ui/messages.js';
import { faceOf, shownOf } from './parameters.js';

/** @import { ComponentChild } from 'preact' */
/** @import { Definition } from './define_page.jsx' */
/** @import { Page, Parameter } from './types.js' */
/** @import { Message } from '../ui/messages.js' */

/**
 * The rule as a message, which has a slot for every option of the solver that it names. What is seldom used it may name by `is_…` alone:
 * `usual`, or else the choice that the link has made, `used` for any other value.
 * @param {Pick<Definition<any>, 'words' | 'ruleOf'>} of @param {Page} page @param {string | null} [invalid] the option that is wrong
 * @returns {Message}
 */
export function ruleMessage({ words, ruleOf }, page, invalid = null) {
  const { id, args } = ruleOf?.(page) ?? { id: `${words}-rule`, args: {} };
  const uses = optionNames(page).map((name) => [`is_${name}`, useOf(page, name, name === invalid)]);
  return { id, args: { ...Object.fromEntries(uses), ...args } };
}

/** @param {Pick<Page, 'parameters' | 'link'>} page @param {string} name @param {boolean} is_invalid */
function useOf({ parameters, link }, name, is_invalid) {
  const { among, list, optional, default: usual } = parameters[name] ?? {};
  const value = link.value.params.get(name);
  if (list && link.value.params.has('file')) return 'used';
  if (!is_invalid && (value === undefined || value === usual || (optional && value === ''))) return 'usual';
  return among && value ? value : 'used';
}

/**
 * The sentence with a node for every option that it names; and the names of those that are offered beside it.
 * @template {ComponentChild} Node
 * @param {Pick<Definition<any>, 'words' | 'ruleOf'>} of @param {Page} page @param {string | null} invalid
 * @param {Record<string, Node>} nodes by the names of options
 */
export function ruleParts(of, page, invalid, nodes) {
  const { id, args } = ruleMessage(of, page, invalid);
  const sentence = rich(id, args, nodes);
  const { params } = page.link.value;
  const offered = Object.entries(nodes).filter(
    ([name, node]) => !sentence.includes(node) && (page.parameters[name]?.is_offered?.(params) ?? true),
  );
  return { sentence, offered };
}

/** The names of the solver's options. @param {Pick<Page, 'parameters'>} page */
export const optionNames = ({ parameters }) => Object.keys(parameters).filter((name) => parameters[name]?.is_option);

/**
 * The rule in words, as on paper: with what its fields show.
 * @param {Pick<Definition<any>, 'words' | 'ruleOf'>} of @param {Page} page
 */
export const ruleWords = (of, page) => ruleSentence(of, page, {});

/**
 * The rule in words without its position, which stands beside it.
 * @param {Pick<Definition<any>, 'words' | 'ruleOf'>} of @param {Page} page
 * @param {readonly string[] | null} position_names the options that the position says; null if they are those of the message `position`
 */
export function ruleAlone(of, page, position_names) {
  const names = optionNames(page);
  const marked = (/** @type {string} */ words) => names.filter((name) => words.includes(markOf(name)));
  const marks = Object.fromEntries(
    names.flatMap((name) => [
      [name, markOf(name)],
      [`${name}_count`, 2],
    ]),
  );
  const of_position = position_names ?? marked(text(`${of.words}-position`, marks));
  const put = Object.fromEntries(of_position.map((name) => [name, markOf(name)]));
  const parts = ruleSentence(of, page, put).split(PART_ENDS);
  return parts
    .filter((part) => marked(part).length === 0)
    .join('')
    .trim()
    .replace(/，$/, '。');
}

/** Ends of what may be left out: of sentences, and in Chinese of clauses. */
const PART_ENDS = /(?<=\. )|(?<=[。，；])/;

/** Stands for an option in a sentence. @param {string} name */
const markOf = (name) => `\uE000${name}\uE001`;

/**
 * @param {Pick<Definition<any>, 'words' | 'ruleOf'>} of @param {Page} page
 * @param {Record<string, string>} put words for options in place of their own
 */
function ruleSentence(of, page, put) {
  const { params } = page.link.value;
  /** @param {string} name */
  const shownWords = (name) => {
    const parameter = page.parameters[name] ?? {};
    const { among, chip, optional, valueWords } = parameter;
    const shown = shownOf(parameter, name, params);
    if (among) return text(`${of.words}-${name}-${shown}`);
    const counts = faceOf(parameter, shown, params);
    if (counts) return text(counts.id, counts.args);
    if (valueWords && shown) return valueWords(shown);
    if (chip) return series(shown.split(','));
    return shown || text(optional ? `${of.words}-empty-${name}` : 'empty-field');
  };
  const { id, args } = ruleMessage(of, page);
  return text(id, { ...Object.fromEntries(optionNames(page).map((name) => [name, shownWords(name)])), ...args, ...put });
}

/** A list in words, or how long it is. @param {Parameter} parameter @param {string} shown @param {ReadonlyMap<string, string>} params */
function valueWords({ list }, shown, params) {
  const counts = list && faceOf({ list }, shown, params);
  return counts ? text(counts.id, counts.args) : series(shown.split(','));
}

/**
 * The position of the link in words, by the message `position` of a game's words: "22 stones; take up to 21".
 * @param {Pick<Page, 'words' | 'parameters' | 'link'>} page
 */
export function positionWords({ words, parameters, link }) {
  const { params } = link.value;
  const shown = Object.entries(parameters)
    .filter(([, { is_option }]) => is_option)
    .flatMap(([name, parameter]) => {
      const value = shownOf(parameter, name, params);
      return [
        [name, valueWords(parameter, value, params)],
        [`${name}_count`, value.split(',').length],
      ];
    });
  return text(`${words}-position`, Object.fromEntries(shown));
}
