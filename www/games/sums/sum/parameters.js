/**
 * What a link to a sum may say: its `parts`, each a game and a heap or just a heap of Nim, or the `file` that has them, and by which
 * `rule` it is played.
 */
import { LIST_FILE, solverOption } from '../../../game_page/parameters.js';
import { plain } from '../../../ui/link.js';
import { FOLD, RULE } from '../parameters.js';

/** Parts without spaces, joined by `+`; any other text stays as it is. @param {string} typed */
function partsOf(typed) {
  const text = plain(typed);
  if (!/^[\w\s:+!,.[\]-]*$/.test(text)) return text;
  // A comma in a set joins no parts.
  return text.replace(/\s+/g, '').replace(/(subtraction:[^:+]*)|,/g, (_, set) => set ?? '+');
}

export const PARTS = solverOption('nim:3+subtraction:2-6:17', {
  list: { most: 500_000, how: 'sum-list-how' },
  read: partsOf,
  widest: 44,
  face: (parts) => ({ id: 'sum-counts', args: { count: parts.split('+').filter(Boolean).length } }),
  errors: /^error-(sum|heap|set|code)/,
  follows: () => ({ at: null, file: null }),
});

export const PARAMETERS = { parts: PARTS, rule: RULE, file: LIST_FILE, fold: FOLD };
