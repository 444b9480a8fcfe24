/** The play of Nim: its words, and a chooser of heaps and takes beside the stones of the board. Fetched when a play begins. */
import { useLayoutEffect } from 'preact/hooks';
import { PlayPanel } from '../../../play/panel.jsx';
import { TakeForm, wanted } from '../../../play/take_form.jsx';
import { rich, series, text } from '../../../ui/messages.js';
import { readable } from '../../../ui/numbers.js';
import { moveWords } from './page.jsx';

/** @typedef {import('../../../play/asked_match.js').Position} Position */
/** @typedef {import('../../../play/asked_match.js').Move} Move */

/** The takes of a move as the solver writes it. @param {string} move @returns {[string, string][]} */
const pairsOf = (move) => move.split(';').map((pair) => /** @type {[string, string]} */ (pair.split(',')));

/** @type {import('../../../play/panel.jsx').Words<Position, Move>} */
const WORDS = {
  statusOf: ({ text: heaps, ends }) => (ends ? '' : text('nim-play-position', { heaps: heapsText(heaps) })),
  moveText: (player, { move }, left) =>
    text('nim-move', { player, takes: moveWords(pairsOf(move)), heaps: left.ends ? '0' : heapsText(left.text) }),
  hintText: (move) => (move === null ? text('nim-hint-none') : rich('nim-hint-take', { takes: moveWords(pairsOf(move.move)) })),
};

/** @param {string} heaps */
const heapsText = (heaps) => series(heaps.split(',').map(readable));

/** @param {import('../../../play/panel.jsx').Turn<Position, Move>} props */
function TakeChooser({ page: of, play, position, your_turn, hint }) {
  const page = /** @type {import('./state.js').Page} */ (of);
  const heaps = position.text.split(',');
  const first = heaps.findIndex((size) => size !== '0');
  useLayoutEffect(() => {
    page.wishes.value = new Map(first < 0 ? [] : [[first, '1']]);
  }, [play.moves.length, play.setup]);
  useLayoutEffect(() => {
    if (hint?.move) page.wishes.value = new Map(pairsOf(hint.move.move).map(([heap, take]) => [Number(heap), take]));
  }, [hint]);

  const wishes = [...page.wishes.value].filter(([heap]) => (heaps[heap] ?? '0') !== '0');
  const [heap, wish] = wishes.at(-1) ?? [Math.max(first, 0), ''];
  const others = wishes.slice(0, -1);
  // Where the moves are listed, the largest of them that takes from this heap alone.
  const alone = play.told
    .at(-1)
    ?.moves?.map(({ move }) => pairsOf(move))
    .filter((pairs) => pairs.length === 1 && Number(pairs[0]?.[0]) === heap);
  const most = alone
    ? alone.reduce((most, [pair]) => (wanted(pair?.[1] ?? '') > most ? wanted(pair?.[1] ?? '') : most), 0n)
    : BigInt(heaps[heap] ?? 0);
  const name = [...wishes]
    .sort(([one], [other]) => one - other)
    .map((pair) => pair.join(','))
    .join(';');
  return (
    <>
      <label class="row">
        {text('nim-from-heap')}
        <select name="heap" value={heap} onChange={(event) => page.wish(Number(event.currentTarget.value), '1')}>
          {heaps.map((size, one) => (
            <option key={one} value={one} disabled={size === '0'}>
              {text('nim-heap-of', { heap: one + 1, size: readable(size) })}
            </option>
          ))}
        </select>
      </label>
      {others.length > 0 && (
        <p class="row">
          {text('nim-also', { takes: moveWords(others.map(([one, take]) => [String(one), take])) })}
          <button type="button" onClick={() => (page.wishes.value = new Map([[heap, wish]]))}>
            {text('nim-only')}
          </button>
        </p>
      )}
      <TakeForm
        wish={wish}
        setWish={(take) => page.wish(heap, take)}
        most={most}
        your_turn={your_turn}
        take={() => page.match.wish(name)}
      />
    </>
  );
}

/** @param {{page: import('./state.js').Page}} props */
export function Play({ page }) {
  return <PlayPanel page={page} words={WORDS} Chooser={TakeChooser} why={null} />;
}
