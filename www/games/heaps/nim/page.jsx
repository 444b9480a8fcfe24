/** The page of Nim: the frame of every game, filled with this one's rule, its heaps and columns, its words and play. */
import { definePage } from '../../../game_page/define_page.jsx';
import { anyOf, rich, text } from '../../../ui/messages.js';
import { readable } from '../../../ui/numbers.js';
import { Board } from './board.jsx';
import { Explanation } from './explanation.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';
import { pairsOf } from './steps.js';

/** @import { NimMove } from '../../../../crate/pkg/heaps/mexplorer.js' */
/** @import { Definition } from '../../../game_page/define_page.jsx' */
/** @import { Options } from '../../../solver/types.js' */

/** Winning moves that the sentence names. */
const NAMED = 4;

/** A move in words: “2 from heap 1”. @param {readonly [string, string][]} pairs */
export const moveWords = (pairs) =>
  pairs.map(([heap, take]) => text('nim-take', { heap: Number(heap) + 1, take: readable(take) })).join(text('nim-and'));

/** @param {any} verdict @param {Options} options */
function sentence({ outcome, moves, movesTotal, ends }, { max, moore, rule }) {
  if (ends) return rich('nim-verdict-over', { outcome });
  const kind = { rule: rule ?? '', form: moore && moore !== '1' ? 'moore' : max ? 'bounded' : 'plain' };
  if (rule === 'every' && outcome === 'P') return rich('nim-verdict-every');
  if (outcome === 'P') return rich('nim-verdict-p', kind);
  const named = moves.slice(0, NAMED).map((/** @type {NimMove} */ move) => moveWords(pairsOf(move)));
  return rich('nim-verdict-n', {
    moves: rule === 'every' ? named.join('; ') : anyOf(named),
    more: movesTotal === '?' ? 'unknown' : movesTotal ? 'many' : moves.length - named.length,
  });
}

export const Page = definePage(
  /** @type {Definition<import('./state.js').Page>} */ ({
    solver: 'Nim',
    words: 'nim',
    terms: ['p', 'n', 'nimber', 'xor'],
    parameters: PARAMETERS,
    createState,
    Rule: ({ field }) => rich('nim-rule', {}, { heaps: field('heaps'), max: field('max'), moore: field('moore'), rule: field('rule') }),
    sentence,
    Board,
    Explanation,
  }),
);
