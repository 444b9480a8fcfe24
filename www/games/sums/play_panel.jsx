/** The play of a sum: its words, and the chooser of a move. Fetched when a play begins. */
import { explained, TERMS } from '../../shell/terms.jsx';
import { PlayPanel } from '../../play/panel.jsx';
import { rich, text } from '../../ui/messages.js';
import { Chooser } from './chooser.jsx';
import { heapsOf, modulusOf, namedMoves } from './steps.js';
import { partMovesWords, positionWords, stuckArguments } from './words.js';

/** @import { Page } from './state.js' */
/** @import { Line } from '../../play/line_of_play.js' */
/** @import { Words } from '../../play/types.js' */

/** @param {Page} page @returns {Words} */
const wordsOf = ({ called }) => ({
  statusOf({ ends, text: position }) {
    if (!ends) return text('sums-play-position', { of: called, heaps: positionWords(position) });
    return heapsOf(position).some(({ heap }) => heap !== '0') ? text('sums-play-stuck', stuckArguments(position, called)) : '';
  },
  moveText: (player, { move }, left) =>
    text('heaps-move', { player, takes: partMovesWords(namedMoves(move), called, true), heaps: positionWords(left.text) }),
  moveName: ({ move }) => partMovesWords(namedMoves(move), called),
  hintText: (move) =>
    rich('heaps-hint-take', {
      takes: partMovesWords(namedMoves(move.move), called),
      heaps: positionWords(move.to),
      ends: heapsOf(move.to).every(({ heap }) => heap === '0') ? 'yes' : 'no',
    }),
});

/**
 * Of a single heap where 1 to m may be taken, which sizes lose; of several heaps, that their values count.
 * @param {Page} page @param {string} position @param {Line} line
 */
function remarkOn({ solution }, position, { kind }) {
  const { set = null, rule } = solution.value?.options ?? {};
  if (rule !== 'normal') return null;
  if (heapsOf(position).length > 1 && (kind === 'wins' || kind === 'none'))
    return <p>{explained(rich('sums-why', { wins: kind === 'wins' ? 'yes' : 'no' }), TERMS)}</p>;
  const modulus = heapsOf(position).length === 1 ? modulusOf(set) : null;
  return modulus !== null && <p>{text('subtraction-why', { modulus: String(modulus) })}</p>;
}

/** @param {{page: Page}} props */
export const Play = ({ page }) => (
  <PlayPanel page={page} words={wordsOf(page)} Chooser={Chooser} remarkOn={(position, line) => remarkOn(page, position, line)} />
);
