/** The race as something to play: the rules of the page against the solver's, positions of a link, walks, explanations. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as solver from '../../crate/pkg/race/mexplorer.js';
import { MAX_WRITTEN_CELLS, painted, toLink } from '../games/race/document.js';
import { arcAt, facingAt, layerCells, turned, winnersFacing } from '../games/race/facing.js';
import { fullLesson, ringsLesson, rowAt } from '../games/race/lesson.js';
import { MAX_FULL_STATES, PARAMETERS } from '../games/race/parameters.js';
import { fromText, movesOf, otherOf, positionFrom, RULES, winnerOf } from '../games/race/play.js';
import { walkedTo, withWalk } from '../games/race/walk.js';
import { answered, isDrawn, isOver, newPlay, played, present, reply, winner } from '../play/play.js';
import { unknownValues } from '../page/parameters.js';
import { problemText } from '../ui/problem.js';
import { refusal } from './solver.js';
import './words.js';

solver.initSync({ module: readFileSync(new URL('../../crate/pkg/race/mexplorer_bg.wasm', import.meta.url)) });

/** @param {Partial<solver.RaceOptions>} options */
const raceOf = (options) => new solver.Race({ board: null, sample: 'official-1', ...options });
/** @param {solver.Race} race */
const trackOf = (race, nearer = false) => ({ board: race.board(), distances: race.distances(), nearer });
/** @param {import('../games/race/play.js').Position} position */
const stateOf = ({ a, b, mover }) => ({ a, b, mover });
const BOARDS = ['A./.B', '..B/A../...', 'A.../.x../..../...B', 'A..../xxxx./.B...', 'A.../.xx./B...', 'A../.x./..B'];

test('the moves of the page are the moves of the solver, in every state of small boards', () => {
  let states = 0;
  for (const board of BOARDS) {
    const race = raceOf({ board });
    const track = trackOf(race);
    for (let a = 0; a < track.board.cells.length; a += 1) {
      for (let b = 0; b < track.board.cells.length; b += 1) {
        for (const mover of /** @type {const} */ (['A', 'B'])) {
          const told = race.explain({ a, b, mover });
          const position = { track, a, b, mover };
          if (told === null) continue;
          states += 1;
          assert.deepEqual(
            movesOf(position),
            told.moves.map(({ to, over }) => ({ to, over })),
            `${board} ${a} ${b} ${mover}`,
          );
          for (const { to, over, ends } of told.moves) {
            const next = RULES.after(position, { to, over });
            assert.equal(next && winnerOf(next), ends ? mover : null);
          }
        }
      }
    }
  }
  assert.ok(states > 700, String(states));
});

test('on shortest paths every move is nearer to the goal, and as the tables know them', () => {
  // Larger than the full game is solved for.
  const race = raceOf({ sample: 'maze-61-40-5' });
  assert.ok(BigInt(race.timeline('rings').cost.full) > BigInt(MAX_FULL_STATES));
  const track = trackOf(race, true);
  let position = positionFrom(track, undefined);
  assert.ok(position);
  let moves = 0;
  while (movesOf(position).length > 0) {
    const told = race.explain(stateOf(position));
    assert.ok(told && !told.whole && told.movesLeft === null);
    assert.deepEqual(
      movesOf(position),
      told.moves.map(({ to, over }) => ({ to, over })),
    );
    const best = /** @type {solver.RaceExplanation['moves'][number]} */ (told.moves[told.best]);
    position = /** @type {NonNullable<typeof position>} */ (RULES.after(position, best));
    moves += 1;
  }
  assert.equal(winnerOf(position), race.verdict().winner);
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
      assert.equal(problemText({ id, args }), `There is no player “${name}”; there are A and B.`);
    }
    const from = `0,0,3,3,${name}`;
    assert.equal(positionFrom(trackOf(raceOf({})), from), null);
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
    for (const method of ['rings', 'pairs', 'full']) {
      const { walk, stepCount } = race.timeline(method);
      const track = trackOf(race);
      let position = /** @type {import('../games/race/play.js').Position} */ (positionFrom(track, undefined));
      for (let move = 0; move < walk.length; move += 1) {
        const made = movesOf(position).find(({ to }) => to === walk[move]);
        assert.ok(made, `${sample}, ${method}, move ${move} is legal`);
        position = /** @type {typeof position} */ (RULES.after(position, made));
        const walked = walkedTo(track.board, walk, move + 1);
        assert.deepEqual([walked.a, walked.b, walked.over, walked.moved], [position.a, position.b, made.over, otherOf(position.mover)]);
        // A trail goes from cell to cell.
        for (const trail of [walked.trail_a, walked.trail_b])
          trail.slice(1).forEach((cell, index) => assert.ok([1, track.board.columns].includes(Math.abs(cell - (trail[index] ?? 0)))));
      }
      assert.equal(winnerOf(position), race.verdict().winner);
      const timeline = race.timeline(method);
      const steps =
        timeline.method === 'rings'
          ? ringsLesson(timeline, String)
          : timeline.method === 'full'
            ? fullLesson(timeline, race.verdict())
            : null;
      if (!steps) continue;
      const lesson = withWalk(steps, walk, (moves) => walkedTo(track.board, walk, moves), String);
      assert.equal(lesson.stepCount, stepCount + walk.length);
      for (let cursor = 0; cursor <= lesson.stepCount; cursor += 1) assert.equal(lesson.cursorOf(lesson.atOf(cursor)), cursor);
      assert.equal(lesson.captionOf(lesson.stepCount, false).args.end, 'yes');
      assert.equal(lesson.captionOf(lesson.stepCount, true).id, 'race-covered');
      for (const place of ['walk,0', `walk,${walk.length + 1}`, 'walk,', 'walk,x']) assert.equal(lesson.cursorOf(place), null, place);
    }
  }
  const apart = raceOf({ board: 'Ax/xB' }).timeline('rings');
  assert.equal(apart.walk.length, 0);
});

test('the app wins every board that is won for it, against every defence it meets', () => {
  for (const board of BOARDS) {
    const race = raceOf({ board });
    const track = trackOf(race);
    for (const seed of [1, 2, 3, 4, 5]) {
      const opening = /** @type {import('../games/race/play.js').Position} */ (positionFrom(track, undefined));
      const app = race.verdict().winner;
      if (app === 'draw') continue;
      let play = newPlay(RULES, opening, { opponent: 'perfect', first: app === 'A' ? 'other' : 'you', seed });
      for (let move = 0; move < 60 && !isOver(play); move += 1) {
        const at = present(play);
        const told = /** @type {solver.RaceExplanation} */ (race.explain(stateOf(at)));
        const winning = told.moves.filter((one) => one.winner === at.mover);
        const best = /** @type {typeof told.moves[number]} */ (told.moves[told.best]);
        if (at.mover === app) {
          play = answered(play, move, { winning: winning.length > 0 ? [best] : [], best });
          play = played(play, reply(play));
        } else {
          const all = movesOf(at);
          play = played(play, /** @type {typeof all[number]} */ (all[(seed * 7 + move * 3) % all.length]));
        }
      }
      assert.ok(isOver(play) && !isDrawn(play), board);
      assert.equal(winner(play), 'other', board);
    }
  }
});

test('what comes up three times is a draw, and nobody has won it', () => {
  const track = trackOf(raceOf({ board: 'A..../xxxx./B....' }));
  let play = newPlay(RULES, /** @type {import('../games/race/play.js').Position} */ (positionFrom(track, undefined)), {
    opponent: 'person',
    first: 'you',
    seed: 1,
  });
  // Each to and fro: the first position comes up after every fourth move.
  for (const to of [1, 11, 0, 10, 1, 11, 0]) {
    play = played(play, { to, over: null });
    assert.ok(!isOver(play));
  }
  play = played(play, { to: 10, over: null });
  assert.ok(isDrawn(play) && isOver(play));
  assert.equal(winner(play), null);
});

test('positions of a link: written and read; what is none is not played', () => {
  const track = trackOf(raceOf({}));
  const position = { track, a: 1, b: 14, mover: /** @type {const} */ ('A') };
  assert.equal(fromText(position), '0,1,3,2,A');
  assert.deepEqual(positionFrom(track, '0,1,3,2,A'), position);
  for (const wrong of ['', '0,1,3,2', '0,1,3,2,C', '1,1,3,3,A', '0,0,0,0,A', '9,9,3,3,A', '3,3,0,1,B', '-1,0,3,3,A'])
    assert.equal(positionFrom(track, wrong), null, wrong);
  assert.equal(positionFrom(trackOf(raceOf({ board: 'Ax/xB' })), undefined), null);
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
