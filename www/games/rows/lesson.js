/** The lesson of a game in a row: place by place its heap and the XOR so far; then the answer. */
import { say } from '../../player/lesson.js';
import { recordedLesson, stepAt } from '../../player/recorded_lesson.js';
import { ends } from '../../ui/numbers.js';
import { placeArgument, placeWords, runsText } from './numbers.js';
import { heapName, idOf, moveWords } from './words.js';

/** @import { RowTimeline, RowVerdict } from '../../../crate/pkg/rows/mexplorer.js' */

/** @typedef {RowTimeline} Timeline */
/** @typedef {RowVerdict} Verdict */

/** @param {Timeline} timeline @param {number} cursor */
export const rowStepAt = ({ steps }, cursor) => stepAt(steps, cursor);

/** The places that count, with their index. @param {Timeline} timeline */
export const heapsOf = ({ places }) => places.flatMap(({ number, heap }, index) => (heap === null ? [] : [{ number, heap, index }]));

/** Heaps by the numbers of their places. @param {Timeline} timeline */
const byNumber = (timeline) => new Map(heapsOf(timeline).map(({ number, heap }) => [number, heap]));

/** The heaps that differ, by the numbers of their places. @param {Timeline} before @param {Timeline} after */
export function changesOf(before, after) {
  const [old, now] = [byNumber(before), byNumber(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((number) => ({ number, from: old.get(number) ?? '0', to: now.get(number) ?? '0' }))
    .filter(({ from, to }) => from !== to);
}

/**
 * What the last move of a play did to the heaps, by the numbers of their places. A single heap that has grown can be reduced to its old
 * size.
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

/** How many coins of a grid get their nimbers before that. @param {Timeline} timeline */
export const filledOf = ({ grid }) => grid?.values.length ?? 0;

/** The coin of a grid, row by row. @param {Timeline} timeline @param {number} index */
export function cellAt({ grid }, index) {
  const across = grid?.across ?? 1;
  return `${(index % across) + 1}.${Math.floor(index / across) + 1}`;
}

/** How many places there are to go through; those that are not listed are one. @param {Timeline} timeline */
export const countOf = ({ places, rest }) => places.length + (rest && rest.count > 0 ? 1 : 0);

/** The XOR of the heaps of the first places. @param {Timeline} timeline @param {number} count */
export const totalOf = ({ places, rest }, count) =>
  places.slice(0, count).reduce((sum, { heap }) => sum ^ BigInt(heap ?? 0), count > places.length ? BigInt(rest?.xor ?? 0) : 0n);

/**
 * How a coin of a grid gets its nimber.
 * @param {string} words @param {Timeline} timeline @param {number} index @param {number} value
 */
function filledCaption(words, timeline, index, value) {
  const { grid } = timeline;
  const options = grid?.options[index] ?? [];
  const across = grid?.across ?? 1;
  return say(`${words}-step-filled`, {
    number: placeWords(cellAt(timeline, index)),
    a: grid?.columns[index % across] ?? 0,
    b: grid?.rows[Math.floor(index / across)] ?? 0,
    options: runsText(options),
    count: options.length,
    value,
  });
}

/** The caption of the last step. @param {string} words @param {Timeline} timeline @param {Verdict} verdict @param {string} form */
function answerCaption(words, { total, claimed }, { moves, outcome, ends: is_over }, form) {
  const [move] = moves;
  const shared = { total: ends(total), is_zero: total === '0' ? 'yes' : 'no', move: move === undefined ? '' : moveWords(words, move) };
  if (form === 'goal' || form === 'thrown')
    return say(`${words}-answer-${form}`, { ...shared, outcome, claimed: claimed ?? '', ends: is_over ? 'yes' : 'no' });
  const is_untold = move === undefined && outcome === 'N';
  // Of a staircase the even stairs do not count, which is easily forgotten.
  const of = words === 'staircase' ? 'odd' : 'all';
  return say('rows-step-answer', { ...shared, of, outcome: is_over ? 'over' : is_untold ? 'untold' : outcome });
}

/**
 * @param {string} words what the ids of the game's messages begin with @param {Timeline} timeline @param {Verdict} verdict
 * @param {string} form of the game, if it has several
 */
export function rowLesson(words, timeline, verdict, form) {
  const { places, rest, steps, grid } = timeline;
  return recordedLesson(steps, {
    placeOf({ kind, numbers: [index] }) {
      if (kind === 'answer') return 'end';
      if (kind === 'filled') return `value,${cellAt(timeline, index)}`;
      return kind === 'rest' ? 'rest' : `place,${places[index]?.number}`;
    },
    captionOf({ kind, numbers: [index, value] }, cursor, covered) {
      if (kind === 'start') return say(`${words}-step-start`, { form });
      if (covered && cursor === steps.stepCount) return say('rows-covered');
      if (kind === 'answer') return answerCaption(words, timeline, verdict, form);
      if (kind === 'filled') return filledCaption(words, timeline, index, value);
      if (kind === 'rest' && rest)
        return say(idOf(words, 'step-rest'), {
          count: rest.count,
          heaps: rest.heaps,
          heap: ends(rest.xor),
          before: ends(String(totalOf(timeline, places.length))),
          total: ends(timeline.total),
        });
      const { number = '', holds = '', heap } = places[index] ?? {};
      return say(`${words}-step-${kind}`, {
        number: placeArgument(number),
        holds: ends(holds),
        many: Number(holds),
        heap: ends(heap ?? ''),
        before: ends(String(totalOf(timeline, index))),
        total: ends(String(totalOf(timeline, index + 1))),
        first: index === 0 ? 'yes' : 'no',
        form,
      });
    },
    code: say(grid ? `${words}-code-product` : `${words}-code`, { form }),
    lit: grid
      ? { start: [], filled: [0, 1], counts: [2, 3], passed: [2], rest: [2, 3], answer: [4] }
      : { start: [], counts: [0, 1], passed: [0], rest: [0, 1], answer: [2] },
    nameOf: ({ kind, numbers: [index] }) =>
      say('rows-step-name', {
        kind,
        name: heapName(words, kind === 'filled' ? cellAt(timeline, index) : (places[index]?.number ?? '')),
      }),
  });
}
