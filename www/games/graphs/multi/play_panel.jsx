/** The play of tokens that are replaced: its words. Fetched when a play begins. */
import { useMemo } from 'preact/hooks';
import { moveChooser } from '../../../play/move_chooser.jsx';
import { PlayPanel } from '../../../play/panel.jsx';
import { rich, series, text } from '../../../ui/messages.js';
import { tokensOf } from '../tokens.js';
import { moveWords } from './words.js';

/** @import { Page } from './state.js' */
/** @import { Move, Position } from '../../../play/solver_match.js' */
/** @import { Words } from '../../../play/types.js' */

/** @param {string} position */
const tokensWords = (position) => series(tokensOf(position).map(String)) || text('multi-no-tokens');

/** A move in words, with the tokens of its position. @param {Page} page @param {{text: string}} at @param {string} move */
const wordsAt = (page, at, move) => moveWords(move.split(','), tokensOf(at.text), page.timeline.value?.options ?? []);

/** @param {Page} page @returns {Words} */
const wordsOf = (page) => ({
  statusOf: ({ ends, text: position }) => (ends ? '' : text('multi-play-position', { tokens: tokensWords(position) })),
  moveText: (player, { move }, left, from) =>
    text('multi-move', { player, move: wordsAt(page, from, move), tokens: tokensWords(left.text) }),
  moveName: ({ move }, from) => wordsAt(page, from, move),
  hintText: (move, at) => rich('multi-hint', { move: wordsAt(page, at, move.move), tokens: tokensWords(move.to) }),
});

/** @param {{page: Page}} props */
export function Play({ page }) {
  const Chooser = useMemo(() => {
    const wordsOf = (/** @type {Move} */ { move }, /** @type {Position} */ at) => wordsAt(page, at, move);
    return moveChooser(() => text('multi-do'), wordsOf);
  }, [page]);
  return <PlayPanel page={page} words={wordsOf(page)} Chooser={Chooser} />;
}
