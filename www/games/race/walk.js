/**
 * Where both tokens are: at the start, in a play, and on the walk that follows the answer, a step for every move, until somebody is where
 * the other began.
 */
import { say, withMore } from '../../player/lesson.js';
import { entryAt } from '../../ui/entry_at.js';
import { nameOf, rowColumn } from './document.js';
import { otherOf, overWords, stateOf, stepsOf } from './position.js';

/** @import { Play } from '../../play/solver_match.js' */
/** @import { RaceDistances, RaceTimeline } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Lesson } from '../../player/types.js' */
/** @import { Board, Token, TokensMoved, Walked } from './types.js' */

/** Whether two cells are neighbours. @param {Board} board @param {number} one @param {number} other */
function areBeside(board, one, other) {
  const [[row, column], [to_row, to_column]] = [rowColumn(board, one), rowColumn(board, other)];
  return Math.abs(row - to_row) + Math.abs(column - to_column) === 1;
}

/** Whose move it is, where A makes the first. @param {number} move from 0 @returns {Token} */
const moverOf = (move) => (move % 2 === 0 ? 'A' : 'B');

/**
 * The cells of both tokens in their order, and which moves led over the other token.
 * @param {Board} board @param {ArrayLike<number>} walk
 */
function waysOf(board, walk) {
  const ways = { A: [board.startA], B: [board.startB] };
  /** @type {Record<Token, number[]>} */
  const jumps = { A: [], B: [] };
  for (let move = 0; move < walk.length; move += 1) {
    const mover = moverOf(move);
    const [own, other, to] = [ways[mover], ways[otherOf(mover)], entryAt(walk, move)];
    if (!areBeside(board, entryAt(own, own.length - 1), to)) {
      own.push(entryAt(other, other.length - 1));
      jumps[mover].push(move);
    }
    own.push(to);
  }
  return { A: Uint32Array.from(ways.A), B: Uint32Array.from(ways.B), jumps };
}

/**
 * A walk, computed once: where both tokens are after so many of its moves costs no more after millions.
 * @param {Board} board @param {ArrayLike<number>} walk where each move ends
 * @returns {(count: number) => Walked}
 */
export function walkOn(board, walk) {
  /** @type {ReturnType<typeof waysOf> | null} */
  let ways = null;
  return (count) => {
    const { jumps, ...cells } = (ways ??= waysOf(board, walk));
    /** @param {Token} token @param {number} own moves of the token */
    const trailOf = (token, own) => cells[token].subarray(0, 1 + own + jumps[token].filter((move) => move < count).length);
    const trails = { A: trailOf('A', Math.ceil(count / 2)), B: trailOf('B', Math.floor(count / 2)) };
    const moved = moverOf(count - 1);
    return {
      moves: count,
      a: trails.A.at(-1) ?? 0,
      b: trails.B.at(-1) ?? 0,
      trail_a: trails.A,
      trail_b: trails.B,
      moved: count === 0 ? null : moved,
      over: jumps[moved].includes(count - 1) ? (trails[moved].at(-2) ?? null) : null,
    };
  };
}

/** Both where they begin. @param {Board} board @returns {TokensMoved} */
export function atStart(board) {
  const start = walkOn(board, [])(0);
  return { now: start, before: start };
}

/**
 * On the walk that follows the answer.
 * @param {(moves: number) => Walked} walkedAfter @param {number} moves made, negative before the walk
 * @param {number} before moves made before the last step
 * @returns {TokensMoved}
 */
export function onWalk(walkedAfter, moves, before) {
  const [now, then] = [Math.max(0, moves), Math.max(0, before)];
  return { now: walkedAfter(now), before: walkedAfter(Math.abs(now - then) === 1 ? then : now) };
}

/** In a play. @param {Board} board @param {Play} play @returns {TokensMoved} */
export function inPlay(board, { positions, moves }) {
  const states = positions.map(({ text }) => stateOf(board, text));
  /** @param {number} count of moves made @returns {Walked} */
  const after = (count) => {
    const [first, { a, b, mover }] = [entryAt(states, 0), entryAt(states, count)];
    const trails = { A: [first.a], B: [first.b] };
    const steps = moves.slice(0, count).map(({ move }) => stepsOf(board, move));
    steps.forEach((cells, index) => trails[entryAt(states, index).mover].push(...cells));
    const [over, end] = steps.at(-1) ?? [];
    return {
      moves: count,
      a,
      b,
      trail_a: trails.A,
      trail_b: trails.B,
      moved: count > 0 ? otherOf(mover) : null,
      over: end === undefined || over === undefined ? null : over,
    };
  };
  return { now: after(moves.length), before: after(Math.max(0, moves.length - 1)) };
}

/**
 * Why the winner makes a move of a walk; 'none' where the steps to go say enough.
 * @param {Walked} walked @param {number} last moves of the walk
 * @param {number | null} meeting by which move the tokens meet if B wins, where the winner depends on that
 */
function reasonOf({ moves, moved, over, trail_a, trail_b }, last, meeting) {
  const winner = moverOf(last - 1);
  if (moves === last) return 'won';
  if (moved !== winner) return 'none';
  if (over !== null) return 'jumped';
  const has_jumped = trail_a.length + trail_b.length - 2 > moves;
  if (meeting === null || has_jumped || moves > meeting) return 'none';
  return winner === 'B' ? 'meet' : 'part';
}

/**
 * A lesson that goes on with a walk after its answer.
 * @param {Lesson} lesson
 * @param {Pick<RaceTimeline, 'method' | 'd' | 'walk'>} timeline
 * @param {(moves: number) => Walked} walkedAfter
 * @param {{board: Board, distances: RaceDistances}} of
 */
export function withWalk(lesson, { method, d, walk: { length: last } }, walkedAfter, { board, distances }) {
  const nameOfCell = (/** @type {number} */ cell) => nameOf(board, cell);
  // In the full game a player may leave the shortest paths, so nobody has to meet halfway.
  const meeting = method !== 'full' && d !== null && d % 2 === 0 ? d : null;
  return withMore(lesson, last, {
    atOf: (moves) => `walk,${moves}`,
    cursorOf: (at) => (/^walk,\d{1,7}$/.test(at) ? Number(at.slice(5)) : null),
    captionOf(moves, covered) {
      if (covered) return say('race-covered');
      const walked = walkedAfter(moves);
      const { a, b, moved, over } = walked;
      const player = moved ?? 'A';
      return say('race-walk', {
        at: moves === 1 ? 'first' : 'later',
        player,
        other: otherOf(player),
        cell: nameOfCell(player === 'A' ? a : b),
        ...overWords(over, nameOfCell),
        why: reasonOf(walked, last, meeting),
        left_a: entryAt(distances.fromB, a),
        left_b: entryAt(distances.fromA, b),
      });
    },
    litOf: () => lesson.litOf(lesson.stepCount),
    nameOf: (moves) => say('race-name-walk', { move: moves }),
  });
}
