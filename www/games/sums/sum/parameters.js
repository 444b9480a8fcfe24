/** What a link to a sum may say: its `parts`, each a game and a heap, and by which `rule` it is played. */
import { solverOption } from '../../../game_page/parameters.js';
import { plain } from '../../../ui/link.js';
import { FOLD, follows, RULE } from '../parameters.js';

/** Parts without spaces; any other text stays as it is. @param {string} typed */
const partsOf = (typed) => {
  const text = plain(typed);
  return /^[\w\s:+!,.[\]-]*$/.test(text) ? text.replace(/\s+/g, '') : text;
};

export const PARTS = solverOption('nim:3+subtraction:2-6:17', {
  read: partsOf,
  widest: 44,
  face: (parts) => ({ id: 'sum-counts', args: { count: parts.split('+').filter(Boolean).length } }),
  errors: /^error-(sum|heap|set|code)/,
  follows,
});

export const PARAMETERS = { parts: PARTS, rule: RULE, fold: FOLD };
