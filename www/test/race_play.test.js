/** The race as something to play: the solver's moves against the bare rules, positions of a link, walks, explanations. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as solver from '../../crate/pkg/race/mexplorer.js';
import { MAX_WRITTEN_CELLS, neighboursOf, painted, toLink } from '../games/race/document.js';
import { arcAt, facingAt, layerCells, rowAt, turned, winnersFacing } from '../games/race/facing.js';
import { raceLesson } from '../games/race/lesson.js';
import { PARAMETERS } from '../games/race/parameters.js';
import { cellOfToken, endOf, otherOf, stateOf, stepsOf, textOf } from '../games/race/position.js';
import { inPlay, walkOn, withWalk } from '../games/race/walk.js';
import { createSolverMatch } from '../play/solver_match.js';
import { isDrawn, isOver, present, winner } from '../play/play.js';
import { unknownValues } from '../game_page/parameters.js';
import { problemText } from '../ui/problem.js';
import { refusal } from './solver.js';
import './words.js';

/** @import { Session } from '../solver/types.js' */

solver.initSync({ module: readFileSync(new URL('../../crate/pkg/race/mexplorer_bg.wasm', import.meta.url)) });

/** @param {Partial<solver.RaceOptions>} options */
const raceOf = (options) => new solver.Race({ board: null, sample: 'official-1', jump: '1', ...options });
/** Random that choose the first move. @type {[number, number, number]} */
const FIRST = [0, 0, 0];

/** The steps from a cell to every other; Infinity where none lead. @param {solver.RaceBoard} board @param {number} from */
function stepsFrom(board, from) {
  const steps = Array.from({ length: board.cells.length }, (_, cell) => (cell === from ? 0 : Infinity));
  for (const queue = [from]; queue.length > 0;) {
    const cell = queue.shift() ?? 0;
    for (const to of neighboursOf(board, cell)) {
      if (steps[to] !== Infinity) continue;
      steps[to] = (steps[cell] ?? 0) + 1;
      queue.push(to);
    }
  }
  return steps;
}

/**
 * The moves by the bare rules, as the solver writes them: over the other's token it goes on at once.
 * @param {solver.RaceBoard} board @param {solver.RaceState} state
 */
function movesOf(board, state) {
  const { mover } = state;
  const [from, other] = [cellOfToken(state, mover), cellOfToken(state, otherOf(mover))];
  const goal = mover === 'A' ? board.startB : board.startA;
  const ways = neighboursOf(board, from).flatMap((to) =>
    to === other && to !== goal ? neighboursOf(board, other).map((end) => [other, end]) : [[to]],
  );
  return ways.map((way) => {
    const to = way.at(-1) ?? 0;
    const left = mover === 'A' ? { a: to, b: state.b } : { a: state.a, b: to };
    const steps = way.map((cell) => `${Math.floor(cell / board.columns)},${cell % board.columns}`);
    return { move: steps.join(';'), to: textOf(board, { ...left, mover: otherOf(mover) }), ends: to === goal };
  });
}

/** A match that asks a board directly; a move is tried when the position is answered. @param {solver.Race} race */
function matchOn(race) {
  /** @param {'moves' | 'after'} question @param {any} about */
  const ask = async (question, about) => race[question](about);
  const session = /** @type {Session} */ (/** @type {unknown} */ ({ ask }));
  const match = createSolverMatch(session, undefined, { nameOf: ({ text }) => text });
  /** @param {string} move */
  const tryMoveText = async (move) => {
    await new Promise((resolve) => setImmediate(resolve));
    return match.tryMoveText(move);
  };
  return { ...match, tryMoveText };
}

const BOARDS = ['A./.B', '..B/A../...', 'A.../.x../..../...B', 'A..../xxxx./.B...', 'A.../.xx./B...', 'A../.x./..B'];

test('the moves of a play are those of the bare rules in every state of small boards, and who wins after them is explained', () => {
  let states = 0;
  for (const link of BOARDS) {
    const race = raceOf({ board: link });
    const board = race.board();
    for (let a = 0; a < board.cells.length; a += 1) {
      for (let b = 0; b < board.cells.length; b += 1) {
        for (const mover of /** @type {const} */ (['A', 'B'])) {
          const state = { a, b, mover };
          const told = race.explain(state);
          const position = textOf(board, state);
          if (told === null) continue;
          states += 1;
          const { moves, winning, patient, careless, takes } = race.moves({ position, random: [0.5, 0, 0] });
          const all = movesOf(board, state).map((move, index) => ({ ...move, wins: told.moves[index]?.winner === mover }));
          assert.deepEqual(moves, all, `${link} ${position}`);
          assert.deepEqual(
            told.moves.map(({ to, over }) => [...(over === null ? [] : [over]), to]),
            all.map(({ move }) => stepsOf(board, move)),
          );
          assert.deepEqual(new Set(winning), new Set(all.filter(({ wins }) => wins)));
          // A casual player runs for the goal, and so does who is losing.
          const to_goal = stepsFrom(board, mover === 'A' ? board.startB : board.startA);
          const left = all.map(({ move }) => to_goal[stepsOf(board, move).at(-1) ?? -1] ?? Infinity);
          const onward = all.filter((_, index) => left[index] === Math.min(...left));
          if (told.winner === otherOf(mover))
            assert.ok(
              onward.some(({ move }) => move === patient?.move),
              `${link} ${position}`,
            );
          else assert.deepEqual(patient, all[told.best]);
          if (winning.length > 0) assert.deepEqual(winning[0], patient);
          assert.deepEqual(careless, onward[Math.floor(onward.length / 2)]);
          assert.deepEqual(takes, []);
          for (const move of all) assert.deepEqual(race.after({ position, move: move.move }), move);
          for (const wrong of ['', '9,9', 'x', `${all[0]?.move};`, '0']) assert.equal(race.after({ position, move: wrong }), undefined);
        }
      }
    }
  }
  assert.ok(states > 700, String(states));
});

test('a race that is over has no moves', () => {
  assert.deepEqual(raceOf({}).moves({ position: '3,3,0,1,B', random: FIRST }), {
    moves: [],
    takes: [],
    winning: [],
    patient: null,
    careless: null,
  });
});

test('on shortest paths every move is nearer to the goal, and as the tables know them', () => {
  // Larger than the full game is solved for.
  const race = raceOf({ sample: 'maze-61-40-5' });
  const [board, distances] = [race.board(), race.distances()];
  const first = race.place({ from: null });
  assert.equal(first.whole, false);
  let [position, moves] = [first.position, 0];
  for (;;) {
    const told = race.moves({ position, random: FIRST });
    if (told.patient === null) break;
    const state = stateOf(board, position);
    const to_go = state.mover === 'A' ? distances.fromB : distances.fromA;
    const nearer = movesOf(board, state).filter(
      ({ move }) => (to_go[endOf(board, move)] ?? 0) + stepsOf(board, move).length === to_go[cellOfToken(state, state.mover)],
    );
    assert.deepEqual(
      told.moves?.map(({ move }) => move),
      nearer.map(({ move }) => move),
    );
    const explained = race.explain(state);
    assert.ok(explained && !explained.whole && explained.movesLeft === null);
    position = told.patient.to;
    moves += 1;
  }
  assert.equal(otherOf(stateOf(board, position).mover), race.verdict().winner);
  assert.equal(moves, race.timeline('rings').walk.length);
});

test('an explanation: who wins after every move, what answers it, the best one; null for what is no state', () => {
  const race = raceOf({ sample: 'official-2' });
  const told = race.explain({ a: 0, b: 15, mover: 'A' });
  assert.ok(told);
  assert.deepEqual([told.winner, told.whole, told.movesLeft], ['A', true, 11]);
  assert.deepEqual(
    told.moves.map(({ to, winner: who, reply: answer }) => [to, who, answer]),
    [
      [1, 'A', null],
      [4, 'A', null],
    ],
  );
  const lost = raceOf({}).explain({ a: 0, b: 15, mover: 'A' });
  assert.ok(lost?.moves.every(({ winner: who, reply: answer }) => who === 'B' && answer !== null));
  for (const [a, b] of [
    [0, 0],
    [5, 15],
    [15, 15],
    [99, 0],
  ])
    assert.equal(raceOf({}).explain({ a: a ?? 0, b: b ?? 0, mover: 'A' }), null);
  assert.equal(raceOf({ sample: 'open-2000' }).verdict().winner, 'B');
  assert.equal(refusal(() => raceOf({ sample: 'open-2000' }).explain({ a: 0, b: 3999999, mover: 'A' })).id, 'error-pairs-large');
});

test('a player is A or B: any other name is refused with it, by the solver and by the page', () => {
  for (const name of ['', 'C', 'a', 'AB', '**', 'B ']) {
    /** @type {any} */
    const wrong = name;
    for (const ask of [
      () => raceOf({}).explain({ a: 0, b: 15, mover: wrong }),
      () => raceOf({}).labels({ token: wrong, cell: 6, mover: 'A' }),
      () => raceOf({}).labels({ token: 'A', cell: 6, mover: wrong }),
    ]) {
      const { id, args } = refusal(ask);
      assert.deepEqual([id, args], ['error-player', { value: name }]);
      assert.equal(problemText({ id, args }), `There is no player “${name}”, only A and B.`);
    }
    const from = `0,0,3,3,${name}`;
    assert.deepEqual([refusal(() => raceOf({}).place({ from })).id], ['error-state']);
    assert.deepEqual(unknownValues(PARAMETERS, new Map([['from', from]])), [['from', from]]);
  }
});

test('labels with either token on its cell tell the same states', () => {
  const race = raceOf({ sample: 'official-1' });
  for (const mover of /** @type {const} */ (['A', 'B'])) {
    const by_a = race.labels({ token: 'A', cell: 6, mover });
    for (let b = 0; b < 16; b += 1) assert.equal(by_a.winners[b], race.labels({ token: 'B', cell: b, mover }).winners[6], `${b}, ${mover}`);
  }
});

test('a walk ends at the goal of the winner, in every method, and its places lead back to it', () => {
  for (const sample of ['official-1', 'official-2', 'wrap', 'two-arcs', 'open-7', 'rings-15-7', 'random-9-20-3']) {
    const race = raceOf({ sample });
    const board = race.board();
    for (const method of ['rings', 'pairs', 'full']) {
      const { walk, stepCount } = race.timeline(method);
      const walkedAfter = walkOn(board, walk);
      const timeline = race.timeline(method);
      const of = { board, distances: race.distances() };
      const lesson = withWalk(raceLesson(timeline, race.verdict(), board), timeline, walkedAfter, of);
      const { winner } = race.verdict();
      const jumped_at = Array.from(walk, (_, move) => walkedAfter(move + 1)).findIndex(({ over }) => over !== null);
      let position = race.place({ from: null }).position;
      for (let move = 0; move < walk.length; move += 1) {
        const { moves, winning } = race.moves({ position, random: FIRST });
        const { why, left_a, left_b } = lesson.captionOf(stepCount + move + 1, false).args;
        if (winning.length === 0) assert.equal(why, 'none', `${sample}, ${method}, move ${move}`);
        const left = winner === 'A' ? left_a : left_b;
        assert.equal(left === 0, move === walk.length - 1, `${sample}, ${method}, move ${move}: ${left} to go`);
        // Off the shortest paths, where the full game may lead, the way is longer.
        const gone = [walkedAfter(move + 1).trail_a, walkedAfter(move + 1).trail_b].map((trail) => trail.length - 1);
        if (method !== 'full')
          assert.deepEqual(
            [left_a, left_b],
            gone.map((steps) => Number(timeline.d) - steps),
            `${sample}, ${method}, move ${move}`,
          );
        assert.equal(why === 'jumped', move === jumped_at && move < walk.length - 1 && winning.length > 0);
        if (why === 'meet') assert.ok(winner === 'B' && move < jumped_at, `${sample}, ${method}, move ${move} before they meet`);
        if (why === 'part') assert.ok(winner === 'A' && jumped_at < 0 && move < walk.length / 2, `${sample}, ${method}, move ${move}`);
        const made = moves?.find((one) => endOf(board, one.move) === walk[move]);
        assert.ok(made, `${sample}, ${method}, move ${move} is legal`);
        position = made.to;
        const state = stateOf(board, position);
        const steps = stepsOf(board, made.move);
        const walked = walkedAfter(move + 1);
        assert.deepEqual(
          [walked.a, walked.b, walked.over, walked.moved],
          [state.a, state.b, steps.length > 1 ? steps[0] : null, otherOf(state.mover)],
        );
        // A trail goes from cell to cell.
        for (const trail of [walked.trail_a, walked.trail_b])
          Array.from(trail).forEach((cell, index) =>
            assert.ok(index === 0 || [1, board.columns].includes(Math.abs(cell - (trail[index - 1] ?? 0)))),
          );
      }
      assert.equal(otherOf(stateOf(board, position).mover), race.verdict().winner);
      assert.equal(lesson.stepCount, stepCount + walk.length);
      for (let cursor = 0; cursor <= lesson.stepCount; cursor += 1) assert.equal(lesson.cursorOf(lesson.atOf(cursor)), cursor);
      assert.equal(lesson.captionOf(lesson.stepCount, false).args.why, 'won');
      assert.equal(lesson.captionOf(lesson.stepCount, true).id, 'race-covered');
      for (const place of ['walk,0', `walk,${walk.length + 1}`, 'walk,', 'walk,x']) assert.equal(lesson.cursorOf(place), null, place);
    }
  }
  const apart = raceOf({ board: 'Ax/xB' }).timeline('rings');
  assert.equal(apart.walk.length, 0);
});

test('the app wins every board that is won for it, against every defence it meets', () => {
  for (const link of BOARDS) {
    const race = raceOf({ board: link });
    const board = race.board();
    for (const seed of [1, 2, 3, 4, 5]) {
      const app = race.verdict().winner;
      if (app === 'draw') continue;
      let position = race.place({ from: null }).position;
      let ends = false;
      for (let count = 0; count < 60 && !ends; count += 1) {
        const { moves, winning } = race.moves({ position, random: FIRST });
        const move = stateOf(board, position).mover === app ? winning[0] : moves?.[(seed * 7 + count * 3) % moves.length];
        assert.ok(move, `${link}, ${position}`);
        ({ to: position, ends } = move);
      }
      assert.ok(ends, link);
      assert.equal(otherOf(stateOf(board, position).mover), app, link);
    }
  }
});

test('in a position that nobody wins the best move keeps the draw', () => {
  const race = raceOf({ board: 'A../xxx/..B' });
  const { moves, winning, patient } = race.moves({ position: '0,1,2,2,A', random: FIRST });
  assert.deepEqual([moves?.length, winning], [2, []]);
  assert.ok(patient && race.explain(stateOf(race.board(), patient.to))?.winner === 'draw');
});

test('what comes up three times is a draw, and nobody has won it', async () => {
  const race = raceOf({ board: 'A..../xxxx./B....' });
  const match = matchOn(race);
  const position = { text: race.place({ from: null }).position, ends: false, mover_wins: false };
  match.start(position, { opponent: 'person', first: 'you', seed: 1 });
  const play = () => match.play.value ?? assert.fail('a play');
  // Each to and fro: the first position comes up after every fourth move.
  for (const move of ['0,1', '2,1', '0,0', '2,0', '0,1', '2,1', '0,0']) {
    assert.ok(await match.tryMoveText(move));
    assert.ok(!isOver(play()));
  }
  assert.equal(await match.tryMoveText('1,1'), false, 'a wall');
  assert.equal(match.rejection.value, null, 'it was only asked');
  await match.playMoveText('1,1');
  assert.equal(match.rejection.value, 'play-refused');
  await match.playMoveText('2,0');
  assert.equal(match.rejection.value, null, 'it is about the position before');
  assert.ok(isDrawn(play()) && isOver(play()));
  assert.equal(winner(play()), null);
  const { now, before } = inPlay(race.board(), play());
  assert.deepEqual([now.a, now.b, now.moved, now.over, before.b], [0, 10, 'B', null, 11]);
  match.leave();
});

test('who reaches the other start has won, over the other token too', async () => {
  const race = raceOf({ board: 'A.B/xxx' });
  const match = matchOn(race);
  match.start({ text: '0,0,0,2,A', ends: false, mover_wins: false }, { opponent: 'person', first: 'you', seed: 1 });
  assert.ok(await match.tryMoveText('0,1'));
  assert.ok(await match.tryMoveText('0,1;0,0'));
  const play = match.play.value ?? assert.fail('a play');
  assert.deepEqual([present(play).text, winner(play)], ['0,1,0,0,A', 'other']);
  const { now } = inPlay(race.board(), play);
  assert.deepEqual([now.trail_a, now.trail_b, now.moved, now.over], [[0, 1], [2, 1, 0], 'B', 1]);
});

test('positions of a link: written and read; what is none is not played', () => {
  const race = raceOf({});
  const state = { a: 1, b: 14, mover: /** @type {const} */ ('A') };
  assert.deepEqual(race.place({ from: '0,1,3,2,A' }), { position: '0,1,3,2,A', state, whole: true });
  assert.deepEqual(stateOf(race.board(), '0,1,3,2,A'), state);
  assert.equal(textOf(race.board(), state), '0,1,3,2,A');
  assert.equal(race.place({ from: null }).position, '0,0,3,3,A');
  for (const wrong of [
    '',
    '0,1,3,2',
    '0,1,3,2,C',
    '1,1,3,3,A',
    '0,0,0,0,A',
    '9,9,3,3,A',
    '3,3,0,1,B',
    '3,3,0,1,A',
    '-1,0,3,3,A',
    '0,1,3,2,A,',
  ]) {
    const { id, args } = refusal(() => race.place({ from: wrong }));
    assert.deepEqual([id, args], ['error-state', { value: wrong }]);
    // Over, in two ways, is no mistake of a play.
    if (!['3,3,0,1,B', '0,0,0,0,A'].includes(wrong)) assert.equal(refusal(() => race.moves({ position: wrong, random: FIRST })).id, id);
  }
  assert.equal(refusal(() => raceOf({ sample: 'open-2000' }).place({ from: null })).id, 'error-pairs-large');
});

test('a large board is compact in a link, as the solver writes it', () => {
  for (const sample of ['open-50', 'open-51', 'random-70-30-4', 'rings-61-3']) {
    const race = raceOf({ sample });
    const board = race.board();
    assert.equal(toLink(board), race.written().link);
    assert.equal(toLink(board).includes('/'), board.cells.length <= MAX_WRITTEN_CELLS);
    const changed = painted(board, [7, 8, 9], false);
    assert.deepEqual(raceOf({ board: toLink(changed) }).board().cells, changed.cells);
  }
  assert.equal(refusal(() => raceOf({ board: '9x9.0.1.A' })).id, 'error-board-compact');
});

test('the memory a board holds is told, as the Worker must know it', () => {
  const race = raceOf({ sample: 'open-400' });
  const before = race.megabytes();
  // Cells and distances, and the orders that the verdict goes by: what is solved is there from the start, and rings keep no more.
  assert.ok(before > 3.5 && before < 4, String(before));
  race.timeline('rings');
  assert.equal(race.megabytes(), before);
  race.timeline('pairs');
  assert.ok(race.megabytes() > before + 4, String(race.megabytes()));
});

test('what is on the board for a cell of A is its arc, and its row of the table', () => {
  for (const sample of ['official-2', 'rings-15-7', 'maze-21-30-5']) {
    const rings = /** @type {solver.RaceRings} */ (raceOf({ sample }).timeline('rings'));
    for (let cursor = 0; cursor <= rings.stepCount + 3; cursor += 1) {
      const facing = facingAt(rings, cursor, null);
      const row = rowAt(rings, cursor === rings.stepCount ? cursor - 1 : cursor);
      assert.equal(facing === null, row === null, 'nothing is faced at the start and on the walk');
      if (!facing || !row) continue;
      Array.from(facing.cells_a).forEach((cell, place) => {
        const arc = arcAt(rings, row.row, place);
        const winners = winnersFacing(facing, cell);
        assert.equal(arc === null, winners.size === 0);
        if (!arc) return;
        const count = facing.cells_b.length;
        const cells_b = layerCells(rings, row.layer_b);
        const won = new Set();
        for (let at = arc.l; at <= arc.r && at < arc.l + count; at += 1) won.add(cells_b[turned(at, count)]);
        for (const [b, who] of winners) assert.equal(who === 'B', won.has(b));
      });
    }
  }
});
