/** The play of Nim: its words; the stones are on the board. */
import { PlayPanel } from '../../../play/panel.jsx';
import { takeChooser, takesOf } from '../../../play/take_chooser.jsx';
import { rich, text } from '../../../ui/messages.js';
import { readable } from '../../../ui/numbers.js';
import { formOf, heapsWords, inPowers, moveWords } from './words.js';

/** @import { Page } from './state.js' */
/** @import { Line } from '../../../play/line_of_play.js' */
/** @import { Words } from '../../../play/types.js' */

/** Whether no stone is left. @param {string} heaps */
const isEmpty = (heaps) => /^0(,0)*$/.test(heaps);

/** Whether the heaps with stones are in pairs of equal ones. @param {string} heaps */
const arePaired = (heaps) => heaps.split(',').every((one, _, all) => one === '0' || all.filter((other) => other === one).length % 2 === 0);

/** @type {Words} */
const WORDS = {
  statusOf: ({ ends, text: heaps }) => (ends ? '' : text('nim-play-position', { heaps: heapsWords(heaps) })),
  moveText: (player, { move, to }) => text('heaps-move', { player, takes: moveWords(takesOf(move)), heaps: heapsWords(to) }),
  moveName: ({ move }) => moveWords(takesOf(move)),
  hintText(hint) {
    const ends = isEmpty(hint.to) ? 'yes' : 'no';
    return rich('heaps-hint-take', { takes: moveWords(takesOf(hint.move)), heaps: heapsWords(hint.to), ends });
  },
};

/** For plain Nim, where a player who leaves equal heaps wins by copying the opponent. @type {Words} */
const PLAIN_WORDS = {
  ...WORDS,
  hintText(hint, at) {
    if (isEmpty(hint.to) || !arePaired(hint.to)) return WORDS.hintText(hint, at);
    return rich('nim-hint-copy', { takes: moveWords(takesOf(hint.move)), heaps: heapsWords(hint.to) });
  },
};

const Chooser = takeChooser({
  fromText: (heap, { text: heaps }) =>
    text('heaps-heap-of', { heap: Number(heap) + 1, size: readable(heaps.split(',')[Number(heap)] ?? '') }),
  takesText: moveWords,
  takesAll: (page) => page.solution.value?.options.rule === 'every',
});

/**
 * Why, in plain Nim, the position after the winning move loses; or this one, if no move wins.
 * @param {string} position @param {Line} line
 */
function remarkOn(position, { kind, moves: [first] }) {
  const lost = kind === 'wins' ? first?.to : kind === 'none' ? position : undefined;
  if (lost === undefined) return null;
  if (arePaired(lost)) return <p>{rich('nim-why-copy', { kind })}</p>;
  const written = inPowers(lost.split(',').map(Number));
  if (!written) return null;
  return (
    <p>
      {rich('nim-why-even', {
        kind,
        take: first ? moveWords(takesOf(first.move)) : '',
        ...written,
      })}
    </p>
  );
}

/** @param {{page: Page}} props */
export function Play({ page }) {
  const [options, timeline] = [page.solution.value?.options, page.timeline.value];
  /** @type {[string, () => void] | undefined} */
  const further =
    options && timeline && options.rule !== 'every'
      ? [text('nim-why-exactly', { form: formOf(timeline, options) }), () => (page.selection.value = 0)]
      : undefined;
  const is_plain = options && timeline && formOf(timeline, options) === 'plain' && options.rule !== 'every';
  const ways = is_plain ? { words: PLAIN_WORDS, remarkOn } : { words: WORDS };
  return <PlayPanel page={page} {...ways} Chooser={Chooser} further={further} />;
}
