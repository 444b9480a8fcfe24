/** The play of Hackenbush: its words; edges are cut on the board, or chosen from a list. Fetched when a play begins. */
import { useMemo } from 'preact/hooks';
import { moveChooser } from '../../play/move_chooser.jsx';
import { PlayPanel } from '../../play/panel.jsx';
import { explained, TERMS } from '../../shell/terms.jsx';
import { rich, text } from '../../ui/messages.js';
import { edgeWords } from './words.js';

/** @import { Page } from './state.js' */
/** @import { Line } from '../../play/line_of_play.js' */
/** @import { Move } from '../../play/solver_match.js' */
/** @import { Words } from '../../play/types.js' */

/** The edge of a move in words. @param {Page} page @param {string} move */
const wordsAt = (page, move) => (page.timeline.value ? edgeWords(page.timeline.value, move) : move);

/** @param {Page} page @returns {Words} */
const wordsOf = (page) => ({
  statusOf: ({ ends, text: position }) => (ends ? '' : text('hackenbush-play-position', { count: page.countIn(position) })),
  moveText: (player, { move }, left) => text('hackenbush-move', { player, edge: wordsAt(page, move), count: page.countIn(left.text) }),
  moveName: ({ move }) => wordsAt(page, move),
  hintText: (move) => rich('hackenbush-hint', { edge: wordsAt(page, move.move), count: page.countIn(move.to) }),
});

/** @param {{page: Page}} props */
export function Play({ page }) {
  const Chooser = useMemo(() => {
    const wordsOf = (/** @type {Move} */ { move }) => wordsAt(page, move);
    return moveChooser(() => text('hackenbush-do'), wordsOf);
  }, [page]);
  /** @param {string} _position @param {Line} line */
  const remarkOn = (_position, { kind, moves: [first] }) =>
    kind === 'wins' || kind === 'none' ? (
      <p>{explained(rich('hackenbush-why-play', { kind, edge: first ? wordsAt(page, first.move) : '' }), TERMS)}</p>
    ) : null;
  return <PlayPanel page={page} words={wordsOf(page)} Chooser={Chooser} remarkOn={remarkOn} />;
}
