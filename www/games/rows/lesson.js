/** The lesson of a game in a row: place by place, which heap it is and what all of them come to; then the answer. */
import { say } from '../../player/lesson.js';
import { recordedLesson, stepAt } from '../../player/recorded_lesson.js';
import { ends } from '../../ui/numbers.js';
import { moveWords } from './words.js';

/** @import { RowTimeline, RowVerdict } from '../../../crate/pkg/rows/mexplorer.js' */

/** @typedef {RowTimeline} Timeline */
/** @typedef {RowVerdict} Verdict */

/** @param {Timeline} timeline @param {number} cursor */
export const rowStepAt = ({ steps }, cursor) => stepAt(steps, cursor);

/** The places that count, with their index. @param {Timeline} timeline */
export const heapsOf = ({ places }) => places.flatMap(({ number, heap }, index) => (heap === null ? [] : [{ number, heap, index }]));

/** Heaps before and after, where they differ: by the numbers of their places. @param {Timeline} before @param {Timeline} after */
export function changesOf(before, after) {
  const [old, now] = [before, after].map((one) => new Map(heapsOf(one).map(({ number, heap }) => [number, heap])));
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
    .map((number) => ({ number, from: old?.get(number) ?? '0', to: now?.get(number) ?? '0' }))
    .filter(({ from, to }) => from !== to);
}

/**
 * What the last move of a play did to the heaps, by the numbers of their places. A heap alone that has grown can be made what it
 * was, for every smaller one is an option of it.
 * @param {Timeline} now
 * @param {Timeline[]} past the positions before, the last one first
 */
export function lastChanges(now, [before, earlier]) {
  const changes = before ? changesOf(before, now) : [];
  const undoing = earlier ? changesOf(earlier, now).map(({ number }) => number) : null;
  return new Map(
    changes.map(({ number, from, to }) => {
      const has_grown = changes.length === 1 && BigInt(to) > BigInt(from);
      const how = has_grown ? 'grown' : undoing && !undoing.includes(number) ? 'undone' : 'other';
      return [number, { from: ends(from), to: ends(to), how }];
    }),
  );
}

/** The XOR of the heaps of the first places. @param {Timeline} timeline @param {number} count */
export const totalOf = ({ places }, count) => places.slice(0, count).reduce((sum, { heap }) => sum ^ BigInt(heap ?? 0), 0n);

/** @param {string} words what the ids of the game's messages begin with @param {Timeline} timeline @param {Verdict} verdict @param {string} form of the game, where it has several */
export function rowLesson(words, timeline, verdict, form) {
  const { places, steps, total, claimed } = timeline;
  return recordedLesson(steps, {
    placeOf: ({ kind, numbers: [index] }) => (kind === 'answer' ? 'end' : `place,${places[index]?.number}`),
    captionOf({ kind, numbers: [index] }, cursor, covered) {
      if (kind === 'start') return say(`${words}-step-start`, { form });
      if (covered && cursor === steps.stepCount) return say('rows-covered');
      if (kind === 'answer') {
        const [move] = verdict.moves;
        const shared = {
          total: ends(total),
          is_zero: total === '0' ? 'yes' : 'no',
          move: move === undefined ? '' : moveWords(words, move),
          outcome: verdict.outcome,
        };
        if (form === 'goal' || form === 'thrown')
          return say(`${words}-answer-${form}`, { ...shared, claimed: claimed ?? '', ends: verdict.ends ? 'yes' : 'no' });
        return say('rows-step-answer', {
          ...shared,
          outcome: verdict.ends ? 'over' : move === undefined && verdict.outcome === 'N' ? 'untold' : verdict.outcome,
        });
      }
      const { number = '', holds = '', heap } = places[index] ?? {};
      return say(`${words}-step-${kind}`, {
        number: Number(number),
        holds: ends(holds),
        many: Number(holds),
        heap: ends(heap ?? ''),
        before: ends(String(totalOf(timeline, index))),
        total: ends(String(totalOf(timeline, index + 1))),
        first: index === 0 ? 'yes' : 'no',
        form,
      });
    },
    code: say(`${words}-code`, { form }),
    lit: { start: [], counts: [0, 1], passed: [0], answer: [2] },
    nameOf: ({ kind, numbers: [index] }) => say(`${words}-step-name`, { kind, number: places[index]?.number ?? '' }),
  });
}
