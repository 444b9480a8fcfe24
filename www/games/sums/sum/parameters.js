/** What a link to a sum may say: its `parts`, each a game and a heap, and by which `rule` it is played. */
import { asked } from '../../../game_page/parameters.js';
import { plain } from '../../../ui/link.js';
import { FOLD, RULE } from '../parameters.js';

/** @import { Parameters } from '../../../game_page/parameters.js' */

/** Parts without spaces; what is none stays as it is. @param {string} typed */
const partsOf = (typed) => {
  const text = plain(typed);
  return /^[\w\s:+!,.[\]-]*$/.test(text) ? text.replace(/\s+/g, '') : text;
};

/** @type {Parameters} */
export const PARAMETERS = {
  parts: asked('nim:3+subtraction:2-6:17', {
    read: partsOf,
    widest: 44,
    errors: /^error-(sum|heap|set|code)/,
    follows: () => ({ at: null }),
  }),
  rule: RULE,
  fold: FOLD,
};
