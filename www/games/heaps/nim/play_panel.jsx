/** The play of Nim: its words; the stones stand on the board. Fetched when a play begins. */
import { PlayPanel } from '../../../play/panel.jsx';
import { takeChooser, takesOf } from '../../../play/take_chooser.jsx';
import { rich, series, text } from '../../../ui/messages.js';
import { readable } from '../../../ui/numbers.js';
import { moveWords } from './page.jsx';

/** @import { Page } from './state.js' */
/** @import { Position } from '../../../play/solver_match.js' */
/** @import { Words } from '../../../play/types.js' */

/** @param {Position} position */
const heapsText = ({ text: heaps }) => series(heaps.split(',').map(readable));

/** @type {Words} */
const WORDS = {
  statusOf: (position) => (position.ends ? '' : text('heaps-play-position', { heaps: heapsText(position) })),
  moveText: (player, { move }, left) => text('heaps-move', { player, takes: moveWords(takesOf(move)), heaps: heapsText(left) }),
  hintText: (move) =>
    move === null
      ? text('heaps-hint-none')
      : rich('heaps-hint-take', { takes: moveWords(takesOf(move.move)), heaps: series(move.to.split(',').map(readable)) }),
};

const Chooser = takeChooser({
  fromText: (heap, position) =>
    text('heaps-heap-of', { heap: Number(heap) + 1, size: readable(position.text.split(',')[Number(heap)] ?? '') }),
  takesText: moveWords,
  takesAll: (page) => page.solution.value?.options.rule === 'every',
});

/** @param {{page: Page}} props */
export const Play = ({ page }) => <PlayPanel page={page} words={WORDS} Chooser={Chooser} why={() => (page.selection.value = 0)} />;
