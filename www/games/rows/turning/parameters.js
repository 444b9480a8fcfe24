/** What a link to turning coins may say: which coins a move may `turn`, and which show `heads`. */
import { solverOption } from '../../../game_page/parameters.js';
import { plain } from '../../../ui/link.js';
import { heapsOf } from '../../../ui/typed_heaps.js';
import { follows } from '../parameters.js';

/** A code in the plain form; any other text stays as it was typed. @param {string} typed */
function codeOf(typed) {
  const text = plain(typed).replace(/\s+/g, '').toUpperCase();
  return /^\d+(?:[-+]\d*)?[CE]?$/.test(text) ? text : plain(typed).trim();
}

export const PARAMETERS = {
  turn: solverOption('1-2', { read: codeOf, errors: /^error-turn-(code|many|table)$/, follows, widest: 6 }),
  heads: solverOption('3,5,10', { read: heapsOf, errors: /^error-row-(place|twice|many)$/, follows, widest: 18 }),
};
