/** What the race's lessons are tested by. */
import { raceLesson } from '../../games/race/lesson.js';
import { walkOn, withWalk } from '../../games/race/walk.js';

/** @import { Lesson } from '../../player/types.js' */
/** @import { Linked } from '../solver.js' */

/** Queries of lessons that are gone through. */
export const LINKS = [
  ...['rings', 'pairs', 'full'].flatMap((method) =>
    [
      'board=A.../..../..x./...B',
      'sample=official-1',
      'sample=wrap',
      'sample=two-arcs',
      'sample=rings-15-7',
      'board=A../..B',
      'board=Ax/xB',
      'board=A.B/xxx',
    ].map((board) => `${board}&method=${method}`),
  ),
  'sample=serpentine-31&method=rings',
  'sample=maze-41-12-3&method=pairs',
  'sample=open-200&method=rings',
];

/** What comes of the solver's answers, all at once. @param {Linked} asked @returns {Lesson} */
export function lessonOf({ solved, verdict, timeline: of }) {
  const [timeline, board] = [of(), solved.board()];
  const known = { board, distances: solved.distances() };
  return withWalk(raceLesson(timeline, verdict(), board), timeline, walkOn(board, timeline.walk), known);
}
