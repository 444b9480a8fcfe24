/** What Dynamic Nim's lessons are tested by. */
import { callsOf } from '../../game_page/memo/calls.js';
import { memoLesson } from '../../game_page/memo/lesson.js';
import { numerationLesson, tableLesson } from '../../games/dynamic_nim/lesson.js';
import { readable } from '../../ui/numbers.js';

/** @import { Lesson } from '../../player/types.js' */
/** @import { Linked } from '../solver.js' */

const FACTORS = ['1', '2', '5/2', '43/11', '1/2'];

/** Queries of lessons that are gone through. */
export const LINKS = [
  'n=10&k=2&method=walls',
  'n=10&k=2&method=rows',
  'n=10&k=2&method=definition',
  'n=10&k=2&method=numeration',
  ...['walls', 'rows', 'definition'].flatMap((method) => FACTORS.map((k) => `n=24&k=${k}&method=${method}`)),
  ...['1', '2', '5/2', '43/11'].flatMap((k) => [
    `n=24&k=${k}&method=numeration`,
    `n=999999999999&k=${k}&method=numeration`,
    `n=1${'0'.repeat(200)}&k=${k}&method=numeration`,
  ]),
  ...['walls', 'rows', 'definition', 'numeration'].flatMap((method) => ['0', '1', '2'].map((n) => `n=${n}&k=2&method=${method}`)),
  'n=60&limit=2,2,3,5,5,9&method=walls',
  'n=60&limit=2,2,3,5,5,9&method=rows',
  'n=60&limit=2,2,3,5,5,9&method=definition',
  'n=60&limit=2,2,3,5,5,9&method=numeration',
  'n=30&limit=2,0&method=rows',
  'n=400&k=5/2&method=walls',
  'n=5000&k=2&method=walls',
  ...['n=0&k=2', 'n=1&k=2', 'n=24&k=1/2', 'n=24&k=2', 'n=30&limit=2,0'].map((query) => `${query}&method=memo`),
];

/** What comes of the solver's answers, all at once. @param {Linked} asked @returns {Lesson} */
export function lessonOf({ solved, timeline: of }) {
  const timeline = of();
  if (timeline.method === 'memo') return memoLesson(callsOf(timeline.memo), 'pile', false);
  if (timeline.method !== 'numeration') return tableLesson(timeline);
  /** @type {string[]} */
  const members = solved.members({ first: 0, count: timeline.memberCount });
  return numerationLesson(timeline, (index) => readable(members[index] ?? ''));
}
