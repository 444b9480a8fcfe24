/** The play of Nim: its words; the stones are on the board. */
import { PlayPanel } from '../../../play/panel.jsx';
import { takeChooser, takesOf } from '../../../play/take_chooser.jsx';
import { rich, text } from '../../../ui/messages.js';
import { readable } from '../../../ui/numbers.js';
import { formOf, heapsWords, moveWords } from './words.js';

/** @import { Page } from './state.js' */
/** @import { Words } from '../../../play/types.js' */

/** @type {Words} */
const WORDS = {
  statusOf: ({ ends, text: heaps }) => (ends ? '' : text('nim-play-position', { heaps: heapsWords(heaps) })),
  moveText: (player, { move, to }) => text('heaps-move', { player, takes: moveWords(takesOf(move)), heaps: heapsWords(to) }),
  moveName: ({ move }) => moveWords(takesOf(move)),
  hintText(hint) {
    if (hint === null) return text('heaps-hint-none');
    const ends = /^0(,0)*$/.test(hint.to) ? 'yes' : 'no';
    return rich('heaps-hint-take', { takes: moveWords(takesOf(hint.move)), heaps: heapsWords(hint.to), ends });
  },
};

const Chooser = takeChooser({
  fromText: (heap, { text: heaps }) =>
    text('heaps-heap-of', { heap: Number(heap) + 1, size: readable(heaps.split(',')[Number(heap)] ?? '') }),
  takesText: moveWords,
  takesAll: (page) => page.solution.value?.options.rule === 'every',
});

/** @param {{page: Page}} props */
export function Play({ page }) {
  const [options, timeline] = [page.solution.value?.options, page.timeline.value];
  /** @type {[string, () => void] | undefined} */
  const further =
    options && timeline && options.rule !== 'every'
      ? [text('nim-why-exactly', { form: formOf(timeline, options) }), () => (page.selection.value = 0)]
      : undefined;
  return <PlayPanel page={page} words={WORDS} Chooser={Chooser} further={further} />;
}
