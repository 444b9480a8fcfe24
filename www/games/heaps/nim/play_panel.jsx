/** The play of Nim: its words; the stones are on the board. */
import { PlayPanel } from '../../../play/panel.jsx';
import { takeChooser, takesOf } from '../../../play/take_chooser.jsx';
import { allOf, rich, text } from '../../../ui/messages.js';
import { readable } from '../../../ui/numbers.js';
import { formOf, heapsWords, moveWords } from './words.js';

/** @import { Page } from './state.js' */
/** @import { Line } from '../../../play/line_of_play.js' */
/** @import { Words } from '../../../play/types.js' */

/** Whether the heaps with stones are in pairs of equal ones. @param {string} heaps */
const arePaired = (heaps) => heaps.split(',').every((one, _, all) => one === '0' || all.filter((other) => other === one).length % 2 === 0);

/** @param {boolean} can_copy whether who leaves equal heaps wins by doing what the opponent does @returns {Words} */
const wordsOf = (can_copy) => ({
  statusOf: ({ ends, text: heaps }) => (ends ? '' : text('nim-play-position', { heaps: heapsWords(heaps) })),
  moveText: (player, { move, to }) => text('heaps-move', { player, takes: moveWords(takesOf(move)), heaps: heapsWords(to) }),
  moveName: ({ move }) => moveWords(takesOf(move)),
  hintText(hint) {
    if (hint === null) return text('heaps-hint-none');
    const ends = /^0(,0)*$/.test(hint.to);
    const args = { takes: moveWords(takesOf(hint.move)), heaps: heapsWords(hint.to) };
    if (can_copy && !ends && arePaired(hint.to)) return rich('nim-hint-copy', args);
    return rich('heaps-hint-take', { ...args, ends: ends ? 'yes' : 'no' });
  },
});
const [WORDS, WORDS_OF_COPIES] = [wordsOf(false), wordsOf(true)];

const Chooser = takeChooser({
  fromText: (heap, { text: heaps }) =>
    text('heaps-heap-of', { heap: Number(heap) + 1, size: readable(heaps.split(',')[Number(heap)] ?? '') }),
  takesText: moveWords,
  takesAll: (page) => page.solution.value?.options.rule === 'every',
});

/** The most that a heap may have for its powers of two to be written out. */
const MOST_WRITTEN = 31;

const POWERS = [16, 8, 4, 2, 1];

/** A number as a sum of powers of two: “4 + 1”. @param {number} size */
const asPowers = (size) => POWERS.filter((power) => size & power).join(' + ');

/** Why a position of the usual rule is lost: the one that the first move leaves, or this one. @param {string} position @param {Line} line */
function remarkOn(position, { kind, moves: [first] }) {
  const lost = kind === 'wins' ? first?.to : kind === 'none' ? position : undefined;
  if (lost === undefined) return null;
  if (arePaired(lost)) return <p>{rich('nim-why-copy', { kind })}</p>;
  const heaps = lost.split(',').map(Number);
  const most = Math.max(...heaps);
  if (most > MOST_WRITTEN) return null;
  const powers = allOf(POWERS.filter((power) => power <= most).map(String));
  return (
    <p>
      {rich('nim-why-even', {
        kind,
        take: first ? moveWords(takesOf(first.move)) : '',
        powers,
        sums: allOf(heaps.filter(Boolean).map(asPowers)),
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
  const ways = is_plain ? { words: WORDS_OF_COPIES, remarkOn } : { words: WORDS };
  return <PlayPanel page={page} {...ways} Chooser={Chooser} further={further} />;
}
