/** The race as it goes after the answer: a step for every move, until somebody is where the other began. */
import { milestonesAt } from '../../player/player.js';

/** @typedef {import('./document.js').Board} Board */
/** @typedef {import('./lesson.js').Lesson} Lesson */

/**
 * Both tokens after some moves of a walk.
 * @typedef {object} Walked
 * @property {number} a
 * @property {number} b
 * @property {number[]} trail_a the cells A has been on, over B's too
 * @property {number[]} trail_b
 * @property {'A' | 'B' | null} moved who has moved last
 * @property {number | null} over the other's cell, where that move led over it
 */

/** Whether two cells are neighbours. @param {Board} board @param {number} one @param {number} other */
const isBeside = ({ columns }, one, other) =>
  Math.abs(Math.floor(one / columns) - Math.floor(other / columns)) + Math.abs((one % columns) - (other % columns)) === 1;

/** @param {Board} board @param {ArrayLike<number>} walk where each move ends @param {number} count of moves @returns {Walked} */
export function walkedTo(board, walk, count) {
  /** @type {Walked} */
  const walked = { a: board.startA, b: board.startB, trail_a: [board.startA], trail_b: [board.startB], moved: null, over: null };
  for (let move = 0; move < count; move += 1) {
    const to = walk[move] ?? 0;
    const is_a = move % 2 === 0;
    const [from, other, trail] = is_a ? [walked.a, walked.b, walked.trail_a] : [walked.b, walked.a, walked.trail_b];
    walked.over = isBeside(board, from, to) ? null : other;
    if (walked.over !== null) trail.push(other);
    trail.push(to);
    if (is_a) walked.a = to;
    else walked.b = to;
    walked.moved = is_a ? 'A' : 'B';
  }
  return walked;
}

/**
 * A lesson that goes on with a walk after its answer.
 * @param {Lesson} lesson @param {ArrayLike<number>} walk @param {(moves: number) => Walked} walkedAfter @param {(cell: number) => string} nameOfCell
 * @returns {Lesson}
 */
export function withWalk(lesson, walk, walkedAfter, nameOfCell) {
  const answer = lesson.stepCount;
  if (walk.length === 0) return lesson;
  const last = answer + walk.length;
  return {
    ...lesson,
    stepCount: last,
    milestones: milestonesAt([...Array.from(lesson.milestones.marks), last]),
    placeOf: (cursor) => (cursor > answer ? `walk,${cursor - answer}` : lesson.placeOf(cursor)),
    cursorOf(at) {
      const match = /^walk,(\d{1,7})$/.exec(at);
      if (!match) return lesson.cursorOf(at);
      const moves = Number(match[1]);
      return moves >= 1 && moves <= walk.length ? answer + moves : null;
    },
    captionOf(cursor, covered) {
      if (cursor <= answer) return lesson.captionOf(cursor, covered);
      if (covered) return { id: 'race-covered', args: {} };
      const { a, b, moved, over } = walkedAfter(cursor - answer);
      const [player, other, cell] = moved === 'A' ? ['A', 'B', a] : ['B', 'A', b];
      return {
        id: 'race-walk',
        args: {
          player,
          other,
          cell: nameOfCell(cell),
          over: over === null ? '' : nameOfCell(over),
          how: over === null ? 'step' : 'jump',
          end: cursor === last ? 'yes' : 'no',
        },
      };
    },
    litOf: (cursor) => lesson.litOf(Math.min(cursor, answer)),
    nameOf: (cursor) => (cursor > answer ? { id: 'race-name-walk', args: { move: cursor - answer } } : lesson.nameOf(cursor)),
  };
}
