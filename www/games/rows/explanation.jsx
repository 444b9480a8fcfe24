/** A place that was picked: the heap that it is, the winning moves that begin there, and what the first of them does to the heaps. */
import { Spot } from '../../game_page/spot.jsx';
import { useResource } from '../../solver/resource.js';
import { rich, series, text } from '../../ui/messages.js';
import { ends } from '../../ui/numbers.js';
import { changesOf } from './lesson.js';
import { moveWords, numbersOf } from './words.js';

/** @import { Timeline, Verdict } from './lesson.js' */
/** @import { Page } from './state.js' */

/** Winning moves that are named. */
const NAMED = 5;

/** @param {{page: Page, close: () => void}} props */
export function Explanation({ page, close }) {
  const { selection, solution, session, row } = page;
  const solved = solution.value;
  const number = selection.value;
  /** @type {Timeline | null} */
  const timeline = solved?.timeline ?? null;
  /** @type {Verdict | undefined} */
  const verdict = solved?.verdict;
  /** @type {(string | string[])[]} */
  const all = verdict?.moves ?? [];
  const moves = number === null || !timeline ? [] : all.filter((move) => row.isOf(numbersOf(move), number, timeline));
  const first = moves[0] === undefined ? null : numbersOf(moves[0]).join(',');
  /** What the first of them leaves. @type {{to: string, timeline: Timeline} | null} */
  const left = useResource(first === null || !verdict ? null : `${verdict.position}|${first}`, async (abort) => {
    const made = await session.ask('after', { position: verdict?.position, move: first }, abort);
    return { to: made.to, timeline: await page.timelineAt(made.to, abort) };
  });
  const place = timeline?.places.find((one) => one.number === number);
  if (number === null || !timeline || !solved || !verdict) return null;
  const counts = place !== undefined && place.heap !== null;
  return (
    <Spot
      title={text(`${row.words}-place`, { number, holds: ends(place?.holds ?? '0') })}
      close={close}
      actions={
        left ? [[text('rows-make'), () => page.go({ ...row.forgets, ...row.optionsAt(left.to, solved.options, timeline), at: null })]] : []
      }
    >
      <p role="status">
        {rich(`${row.words}-explain`, {
          kind: place ? (counts ? 'counts' : 'passed') : 'empty',
          number: Number(number),
          holds: ends(place?.holds ?? '0'),
          heap: ends(place?.heap ?? ''),
          form: page.form.value,
        })}{' '}
        {rich('rows-explain-moves', {
          count: moves.length,
          moves: series(moves.slice(0, NAMED).map((move) => moveWords(row.words, move))),
          more: Math.max(0, moves.length - NAMED),
        })}
      </p>
      {left && page.form.value !== 'thrown' && (
        <ul class="row-changes">
          {changesOf(timeline, left.timeline).map(({ number: changed, from, to }) => (
            <li key={changed}>
              {text('rows-change', { name: text(`${row.words}-heap`, { number: changed }), from: ends(from), to: ends(to) })}
            </li>
          ))}
        </ul>
      )}
    </Spot>
  );
}
