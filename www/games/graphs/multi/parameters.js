/** The parameters of a game of tokens that are replaced: the `options` of its vertices, and the `tokens`. */
import { solverOption } from '../../../game_page/parameters.js';
import { plain, singleSpaced } from '../../../ui/link.js';
import { listOf } from '../typed.js';
import { preset } from './presets.js';

/** @import { Parameters } from '../../../game_page/parameters.js' */

const follows = () => ({ at: null });

/** @param {string} text lists of options, like `0:|1:0|2:1;0` */
function countsOf(text) {
  const lists = text.split('|').filter(Boolean);
  const options = lists.flatMap((list) => list.replace(/^[^:]*:?/, '').split(';')).filter(Boolean);
  return { vertices: lists.length, options: options.length };
}

/** @type {Parameters} */
export const PARAMETERS = {
  options: solverOption(preset('lasker', 4), {
    read: (typed) =>
      singleSpaced(plain(typed))
        .replace(/；/g, ';')
        .replace(/：/g, ':')
        .replace(/ ?([|:;+,-]) ?/g, '$1')
        .trim(),
    errors: /^error-multi-(list|twice|option|vertex|cycle|many)$/,
    follows,
    face: (options) => ({ id: 'multi-counts', args: countsOf(options) }),
    widest: 34,
  }),
  tokens: solverOption('4,3', { read: listOf, errors: /^error-multi-(token|vertex)$/, follows }),
};
