/** The place that was picked: its heap, the winning moves that begin there, and what the first of them does to the heaps. */
import { Spot } from '../../ui/spot.jsx';
import { useResource } from '../../solver/resource.js';
import { between, rich, series, text } from '../../ui/messages.js';
import { ends } from '../../ui/numbers.js';
import { changesOf } from './lesson.js';
import { placeArgument } from './numbers.js';
import { heapName, moveWords, numbersOf, placeName } from './words.js';

/** @import { Page } from './state.js' */

/** Winning moves that are named. */
const NAMED = 5;

/** @param {{page: Page, close: () => void}} props */
export function Explanation({ page, close }) {
  const { selection, solution, session, row, form } = page;
  const { verdict = null, timeline = null } = solution.value ?? {};
  const number = selection.value;
  const moves =
    number !== null && timeline && verdict ? verdict.moves.map(numbersOf).filter((move) => row.isOf(move, number, timeline)) : [];
  // A list that is cut may have left out what starts here, and a long one is not played on.
  const is_cut = verdict !== null && verdict.movesTotal !== null;
  const first = (verdict !== null && verdict.position !== null && moves[0]?.join(',')) || null;
  /** What the first of them leaves. */
  const left = useResource(first && verdict && `${verdict.position}|${first}`, async (abort) => {
    const made = await session.ask('after', { position: verdict?.position ?? '', move: first ?? '' }, abort);
    return made ? { to: made.to, timeline: await page.timelineAt(made.to, abort) } : null;
  });
  if (number === null || !timeline) return null;
  const place = timeline.places.find((one) => one.number === number);
  return (
    <Spot
      title={placeName(row.words, number, ends(place?.holds ?? '0'))}
      close={close}
      actions={left ? [[text('rows-make'), () => page.go({ ...row.forgets, ...row.optionsAt(left.to, timeline), at: null })]] : []}
    >
      <p role="status">
        {rich(`${row.words}-explain`, {
          kind: !place ? 'empty' : place.heap === null ? 'passed' : 'counts',
          number: placeArgument(number),
          holds: ends(place?.holds ?? '0'),
          heap: ends(place?.heap ?? ''),
          form: form.value,
        })}
        {between()}
        {!(is_cut && moves.length === 0) &&
          rich(is_cut ? 'rows-explain-some' : 'rows-explain-moves', {
            count: moves.length,
            moves: series(moves.slice(0, NAMED).map((move) => moveWords(row.words, move))),
            more: Math.max(0, moves.length - NAMED),
          })}
      </p>
      {left && form.value !== 'thrown' && (
        <ul class="row-changes">
          {changesOf(timeline, left.timeline).map(({ number: changed, from, to }) => (
            <li key={changed}>{text('rows-change', { name: heapName(row.words, changed), from: ends(from), to: ends(to) })}</li>
          ))}
        </ul>
      )}
    </Spot>
  );
}
