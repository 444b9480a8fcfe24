/** The race as it goes after the answer: a step for every move, until somebody is where the other began. */
import { say, withMore } from '../../player/lesson.js';

/** @typedef {import('./document.js').Board} Board */
/** @typedef {import('../../player/lesson.js').Lesson} Lesson */

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
export const withWalk = (lesson, walk, walkedAfter, nameOfCell) =>
  withMore(lesson, walk.length, {
    atOf: (moves) => `walk,${moves}`,
    cursorOf: (at) => (/^walk,\d{1,7}$/.test(at) ? Number(at.slice(5)) : null),
    captionOf(moves, covered) {
      if (covered) return say('race-covered');
      const { a, b, moved, over } = walkedAfter(moves);
      const [player, other, cell] = moved === 'A' ? ['A', 'B', a] : ['B', 'A', b];
      return say('race-walk', {
        player,
        other,
        cell: nameOfCell(cell),
        over: over === null ? '' : nameOfCell(over),
        how: over === null ? 'step' : 'jump',
        end: moves === walk.length ? 'yes' : 'no',
      });
    },
    // The answer stays lit.
    litOf: () => lesson.litOf(lesson.stepCount),
    nameOf: (moves) => say('race-name-walk', { move: moves }),
  });
