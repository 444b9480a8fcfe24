/** The play of a sum: its words, and the chooser of a move. Fetched when a play begins. */
import { PlayPanel } from '../../play/panel.jsx';
import { rich, text } from '../../ui/messages.js';
import { Chooser } from './chooser.jsx';
import { heapsOf, namedMoves } from './steps.js';
import { partMovesWords, positionWords } from './words.js';

/** @import { Page } from './state.js' */
/** @import { Words } from '../../play/types.js' */

/** @type {Words} */
const WORDS = {
  statusOf({ ends, text: position }) {
    if (!ends) return text('heaps-play-position', { heaps: positionWords(position) });
    return heapsOf(position).some(({ heap }) => heap !== '0') ? text('sums-play-stuck', { heaps: positionWords(position) }) : '';
  },
  moveText: (player, { move }, left) =>
    text('heaps-move', { player, takes: partMovesWords(namedMoves(move)), heaps: positionWords(left.text) }),
  hintText: (move) =>
    move === null
      ? text('heaps-hint-none')
      : rich('heaps-hint-take', { takes: partMovesWords(namedMoves(move.move)), heaps: positionWords(move.to) }),
};

/** @param {{page: Page}} props */
export const Play = ({ page }) => <PlayPanel page={page} words={WORDS} Chooser={Chooser} why={null} />;
