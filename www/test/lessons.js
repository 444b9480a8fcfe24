/** The lesson of a link, as its page makes it from what the solver tells: the steps, their places in the link, their words. */
import assert from 'node:assert/strict';
import { linked } from './solver.js';
import './words.js';

// After the words: these ask for them.
const nim = await import('../games/dynamic_nim/captions.js');
const { cursorOfPlace, milestonesOf, placeOfCursor } = await import('../games/dynamic_nim/lesson.js');
const { numerationStepAt } = await import('../games/dynamic_nim/numeration_steps.js');
const { stepAt } = await import('../games/dynamic_nim/steps.js');
const { readable } = await import('../ui/numbers.js');
const race = await import('../games/race/lesson.js');
const { nameOf } = await import('../games/race/document.js');
const { walkedTo, withWalk } = await import('../games/race/walk.js');
const wythoff = await import('../games/wythoff/lesson.js');
const { integerOf, positionOf } = await import('../games/wythoff/parameters.js');

/** @typedef {import('../ui/messages.jsx').Message} Message */

/**
 * @typedef {object} Lesson
 * @property {number} stepCount
 * @property {import('../player/player.js').Milestones} milestones
 * @property {(cursor: number) => string} placeOf
 * @property {(place: string) => number | null} cursorOf
 * @property {(cursor: number, covered: boolean) => Message} captionOf
 * @property {readonly string[]} code
 * @property {(cursor: number) => number[]} litOf
 */

/** @param {ReturnType<typeof linked>} asked @returns {Lesson} */
function nimLesson({ params, solved, timeline: of }) {
  const timeline = of();
  const steps = {
    stepCount: timeline.stepCount,
    milestones: milestonesOf(timeline),
    placeOf: (/** @type {number} */ cursor) => placeOfCursor(timeline, cursor),
    cursorOf: (/** @type {string} */ place) => cursorOfPlace(timeline, place),
    code: nim.codeLines(timeline.method, params.has('limit')),
  };
  if (timeline.method === 'numeration') {
    /** @type {string[]} */
    const members = solved.members({ first: 0, count: timeline.memberCount });
    const at = (/** @type {number} */ cursor) => numerationStepAt(timeline, cursor);
    return {
      ...steps,
      captionOf: (cursor, covered) => nim.numerationCaption(timeline, at(cursor), (index) => readable(members[index] ?? ''), covered),
      litOf: (cursor) => nim.numerationLit(at(cursor)),
    };
  }
  return {
    ...steps,
    captionOf: (cursor) => nim.captionOf(timeline, stepAt(timeline, cursor)),
    litOf: (cursor) => nim.litLines(timeline, stepAt(timeline, cursor)),
  };
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
const LESSONS = { 'dynamic-nim': nimLesson, wythoff: wythoffLesson, race: raceLesson };

/** @param {string} hash */
export function lessonOf(hash) {
  const asked = linked(hash);
  return (LESSONS[asked.route] ?? assert.fail(`no lesson of ${asked.route}`))(asked);
}
