/** The parameters of a game of tokens that are replaced: the `options` of its vertices, and the `tokens`. */
import { solverOption } from '../../../game_page/parameters.js';
import { plain, singleSpaced } from '../../../ui/link.js';
import { listOf } from '../graph/parameters.js';
import { preset } from './presets.js';

/** @import { Parameters } from '../../../game_page/parameters.js' */

const follows = () => ({ at: null });

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
    widest: 34,
  }),
  tokens: solverOption('4,3', { read: listOf, errors: /^error-multi-(token|vertex)$/, follows }),
};
