/** The play of the matching game: its words. Fetched when a play begins. */
import { MoveChooser } from '../../../play/move_chooser.jsx';
import { PlayPanel } from '../../../play/panel.jsx';
import { rich, text } from '../../../ui/messages.js';
import { tokensOf } from '../tokens.js';

/** @import { Page } from './state.js' */
/** @import { Move } from '../../../play/solver_match.js' */
/** @import { Turn, Words } from '../../../play/types.js' */

/** The vertex of the token. @param {string} position */
const tokenIn = (position) => tokensOf(position).at(-1) ?? 0;

/** @param {Move} move @param {{text: string}} from */
const moveName = ({ move }, from) => `${tokenIn(from.text)} → ${move}`;

/** @type {Words} */
const WORDS = {
  statusOf: ({ ends, text: position }) => (ends ? '' : text('matching-play-position', { token: tokenIn(position) })),
  moveText: (player, { move }, _, from) => text('matching-move', { player, from: tokenIn(from.text), to: move }),
  moveName,
  hintText: (move, from) => rich('matching-hint', { from: tokenIn(from.text), to: move.move }),
};

/** @param {Turn} turn */
const Chooser = (turn) => (
  <MoveChooser
    {...turn}
    prompt={text('matching-do')}
    // A graph that is too large to be drawn is played by the list.
    is_open={turn.page.graph.value === null}
    wordsOf={moveName}
  />
);

/** @param {{page: Page}} props */
export const Play = ({ page }) => <PlayPanel page={page} words={WORDS} Chooser={Chooser} />;
