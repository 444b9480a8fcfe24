/** The lesson of a link, as its page makes it from what the solver tells: the steps, their places in the link, their words. */
import assert from 'node:assert/strict';
import { numerationLesson, tableLesson } from '../games/dynamic_nim/lesson.js';
import { nimLesson as heapsNimLesson } from '../games/heaps/nim/lesson.js';
import { nameOf } from '../games/race/document.js';
import { optionsOf } from '../page/parameters.js';
import { PARAMETERS as HEAPS_NIM } from '../games/heaps/nim/parameters.js';
import * as race from '../games/race/lesson.js';
import { walkedTo, withWalk } from '../games/race/walk.js';
import * as wythoff from '../games/wythoff/lesson.js';
import { integerOf, positionOf } from '../games/wythoff/parameters.js';
import { readable } from '../ui/numbers.js';
import { linked } from './solver.js';

/** @typedef {import('../player/lesson.js').Lesson} Lesson */

/** @param {ReturnType<typeof linked>} asked @returns {Lesson} */
function nimLesson({ solved, timeline: of }) {
  const timeline = of();
  if (timeline.method !== 'numeration') return tableLesson(timeline);
  /** @type {string[]} */
  const members = solved.members({ first: 0, count: timeline.memberCount });
  return numerationLesson(timeline, (index) => readable(members[index] ?? ''));
}

/** @param {ReturnType<typeof linked>} asked @returns {Lesson} */
function wythoffLesson({ params, solved, timeline: of }) {
  const timeline = of();
  const position = positionOf({ a: params.get('a') ?? null, b: params.get('b') ?? null });
  if (timeline.method === 'stars') return wythoff.starLesson(timeline);
  if (timeline.method === 'mex') return wythoff.mexLesson(timeline);
  const x = integerOf(params, position);
  switch (params.get('view')) {
    case 'ratio':
      return wythoff.ratioLesson(solved.lowers({ count: wythoff.RATIOS + 1 }));
    case 'partition':
      return wythoff.partitionLesson(solved.partition({ x, from: x, count: 1 }), BigInt(x));
    case 'zeckendorf':
      return wythoff.zeckendorfLesson(solved.zeckendorf({ x }), BigInt(x));
    default:
      return wythoff.beattyLesson(timeline, position);
  }
}

/** @param {ReturnType<typeof linked>} asked @returns {Lesson} */
function raceLesson({ solved, verdict, timeline: of }) {
  const [timeline, board] = [of(), solved.board()];
  const nameOfCell = (/** @type {number} */ cell) => nameOf(board, cell);
  const lesson =
    timeline.method === 'rings'
      ? race.ringsLesson(timeline, nameOfCell)
      : timeline.method === 'pairs'
        ? race.pairsLesson(timeline, verdict())
        : race.fullLesson(timeline, verdict());
  return withWalk(lesson, timeline.walk, (moves) => walkedTo(board, timeline.walk, moves), nameOfCell);
}

/** @type {Record<string, (asked: ReturnType<typeof linked>) => Lesson>} */
const LESSONS = {
  nim: ({ params, timeline }) => heapsNimLesson(timeline(), optionsOf(HEAPS_NIM, params)),
  'dynamic-nim': nimLesson,
  wythoff: wythoffLesson,
  race: raceLesson,
};

/** @param {string} hash */
export function lessonOf(hash) {
  const asked = linked(hash);
  return (LESSONS[asked.route] ?? assert.fail(`no lesson of ${asked.route}`))(asked);
}
