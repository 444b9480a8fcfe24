/** The play of Hackenbush: its words; edges are cut on the board, or chosen from a list. Fetched when a play begins. */
import { MoveChooser } from '../../play/move_chooser.jsx';
import { PlayPanel } from '../../play/panel.jsx';
import { rich, text } from '../../ui/messages.js';
import { edgeWords } from './words.js';

/** @param {string} position */
const countIn = (position) => (position === '' ? 0 : position.split(',').length);

/** @param {import('./state.js').Page} page @returns {import('../../play/panel.jsx').Words} */
const wordsOf = (page) => {
  const edge = (/** @type {string} */ move) => (page.timeline.value ? edgeWords(page.timeline.value, move) : move);
  return {
    statusOf: ({ ends, text: position }) => (ends ? '' : text('hackenbush-play-position', { count: countIn(position) })),
    moveText: (player, { move }, left) => text('hackenbush-move', { player, edge: edge(move), count: countIn(left.text) }),
    hintText: (move) =>
      move === null ? text('hackenbush-hint-none') : rich('hackenbush-hint', { edge: edge(move.move), count: countIn(move.to) }),
  };
};

/** @param {{page: import('./state.js').Page}} props */
export function Play({ page }) {
  return (
    <PlayPanel
      page={page}
      words={wordsOf(page)}
      Chooser={(turn) => (
        <MoveChooser {...turn} wordsOf={(move) => (page.timeline.value ? edgeWords(page.timeline.value, move.move) : move.move)} />
      )}
      why={null}
    />
  );
}
