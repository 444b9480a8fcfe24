/** The page of Nim: the frame of every game, filled with this one's rule, its heaps and columns, its words and play. */
import { furtherMoves } from '../../../game_page/further_moves.js';
import { definePage } from '../../../game_page/define_page.jsx';
import { ListAside, notesOfFile } from '../../../game_page/files/list_tools.jsx';
import { MemoAside, withTree } from '../../../game_page/memo/outlet.jsx';
import { anyOf, clauses, rich } from '../../../ui/messages.js';
import { Board } from './board.jsx';
import { Explanation } from './explanation.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';
import { pairsOf } from './steps.js';
import { moveWords } from './words.js';

/** @import { NimVerdict } from '../../../../crate/pkg/heaps/mexplorer.js' */
/** @import { Definition } from '../../../game_page/define_page.jsx' */
/** @import { Options } from '../../../solver/types.js' */
/** @import { Page as NimPage } from './state.js' */

/** Winning moves that the sentence names. */
const NAMED = 4;

/** @param {NimVerdict} verdict @param {Options} options */
function sentence({ outcome, moves, movesTotal, ends }, { max, moore, rule }) {
  if (ends) return rich('verdict-over', { outcome });
  const is_every = rule === 'every';
  if (is_every && outcome === 'P') return rich('nim-verdict-every');
  // Moves in very many heaps are not listed.
  if (is_every && moves.length === 0) return rich('nim-verdict-every-n');
  if (outcome === 'P') {
    const form = moore && moore !== '1' ? 'moore' : max ? 'bounded' : 'plain';
    return rich('nim-verdict-p', { rule: rule ?? '', form });
  }
  const named = moves.slice(0, NAMED).map((move) => moveWords(pairsOf(move)));
  return rich('nim-verdict-n', {
    moves: is_every ? clauses(named) : anyOf(named),
    ...furtherMoves({ moves, movesTotal }, named.length),
  });
}

/** @type {Definition<NimPage>} */
const NIM = {
  solver: 'Nim',
  words: 'nim',
  terms: ['p', 'n', 'nimber', 'binary', 'xor'],
  parameters: PARAMETERS,
  createState,
  sentence,
  notesOf: notesOfFile,
  Board: withTree(Board),
  Explanation,
  Aside: ({ page }) => (
    <>
      <MemoAside page={page} />
      <ListAside page={page} />
    </>
  ),
};

export const Page = definePage(NIM);
