/** The race as it goes after the answer: a step for every move, until somebody is where the other began. */
import { say, withMore } from '../../player/lesson.js';

/** @import { Board, Walked } from './types.js' */
/** @import { Lesson } from '../../player/types.js' */

/** Whether two cells are neighbours. @param {Board} board @param {number} one @param {number} other */
const isBeside = ({ columns }, one, other) =>
  Math.abs(Math.floor(one / columns) - Math.floor(other / columns)) + Math.abs((one % columns) - (other % columns)) === 1;

/** The whole way of both tokens, cell by cell, and which moves led over the other one. @param {Board} board @param {ArrayLike<number>} walk */
function waysOf(board, walk) {
  // A move leads over one cell at most.
  const way = (/** @type {number} */ start) => ({
    cells: new Uint32Array(walk.length + 3).fill(start, 0, 1),
    length: 1,
    jumps: /** @type {number[]} */ ([]),
  });
  const [a, b] = [way(board.startA), way(board.startB)];
  for (let move = 0; move < walk.length; move += 1) {
    const to = walk[move] ?? 0;
    const [own, other] = move % 2 === 0 ? [a, b] : [b, a];
    if (!isBeside(board, own.cells[own.length - 1] ?? 0, to)) {
      own.cells[own.length++] = other.cells[other.length - 1] ?? 0;
      own.jumps.push(move);
    }
    own.cells[own.length++] = to;
  }
  const whole = (/** @type {typeof a} */ { cells, length, jumps }) => ({ cells: cells.slice(0, length), jumps });
  return { a: whole(a), b: whole(b) };
}

/**
 * A walk, gone through once: where both tokens are after so many of its moves costs no more after millions.
 * @param {Board} board @param {ArrayLike<number>} walk where each move ends
 * @returns {(count: number) => Walked}
 */
export function walkOn(board, walk) {
  /** @type {ReturnType<typeof waysOf> | null} */
  let ways = null;
  /** @param {ReturnType<typeof waysOf>['a']} way @param {number} own moves of the token @param {number} count of all */
  const trailOf = ({ cells, jumps }, own, count) => cells.subarray(0, 1 + own + jumps.filter((move) => move < count).length);
  return (count) => {
    ways ??= waysOf(board, walk);
    const trail_a = trailOf(ways.a, Math.ceil(count / 2), count);
    const trail_b = trailOf(ways.b, Math.floor(count / 2), count);
    const [moved, way, trail] =
      count % 2 === 1 ? /** @type {const} */ (['A', ways.a, trail_a]) : /** @type {const} */ (['B', ways.b, trail_b]);
    return {
      moves: count,
      a: trail_a.at(-1) ?? 0,
      b: trail_b.at(-1) ?? 0,
      trail_a,
      trail_b,
      moved: count === 0 ? null : moved,
      over: way.jumps.includes(count - 1) ? (trail.at(-2) ?? null) : null,
    };
  };
}

/**
 * A lesson that goes on with a walk after its answer.
 * @param {Lesson} lesson @param {number} last moves of the walk @param {(moves: number) => Walked} walkedAfter @param {(cell: number) => string} nameOfCell
 * @returns {Lesson}
 */
export const withWalk = (lesson, last, walkedAfter, nameOfCell) =>
  withMore(lesson, last, {
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
        end: moves === last ? 'yes' : 'no',
      });
    },
    // The answer stays lit.
    litOf: () => lesson.litOf(lesson.stepCount),
    nameOf: (moves) => say('race-name-walk', { move: moves }),
  });
