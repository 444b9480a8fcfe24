/** What the sentences of the race say of arcs, against sets of cells made by the rules of the layers alone; and the example game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neighboursOf, nameOf } from '../games/race/document.js';
import { exampleMoves, layerCells, rowAt } from '../games/race/facing.js';
import { layerOf } from '../games/race/layers.js';
import { raceLesson } from '../games/race/lesson.js';
import { keptRight } from '../games/race/trail.js';
import { lessonOf } from './lessons.js';
import { linked } from './solver.js';
import { inLanguage, LANGUAGES, said } from './words.js';

/** @import { RaceDistances, RaceRings } from '../../crate/pkg/race/mexplorer.js' */
/** @import { ArcRow, Board } from '../games/race/types.js' */

const LINKS = ['sample=official-1', 'sample=official-2', 'sample=wrap', 'sample=two-arcs', 'sample=open-7', 'sample=rings-15-7']
  .concat('sample=maze-21-30-5', 'sample=random-25-20-3', 'sample=random-9-20-3', 'board=A./.B', 'board=.A../..../..../...B')
  .concat('board=A..xx/.x.../....x/x.xx./....B', 'board=A....xx/....x../......./......./......./x....../......B');

/**
 * The cells from which B wins with A on a cell, by sets: nothing of rings, arcs or ends.
 * @param {Board} board @param {RaceDistances} distances @param {number} a
 * @param {'A' | 'B'} mover @param {Map<string, Set<number>>} known
 * @returns {Set<number>}
 */
function winsOfB(board, distances, a, mover, known = new Map()) {
  const key = `${a} ${mover}`;
  const found = known.get(key);
  if (found) return found;
  const [d, layer] = [distances.d ?? 0, layerOf(distances, a)];
  /** @param {number} cell @param {number} of */
  const steps = (cell, of) => neighboursOf(board, cell).filter((one) => layerOf(distances, one) === of);
  /** @type {Set<number>} */
  let wins = new Set([a]);
  if (mover === 'B') {
    // A has stepped from layer - 1: B is in layer d - layer + 1.
    const next = winsOfB(board, distances, a, 'A', known);
    wins = new Set([...next].flatMap((cell) => steps(cell, d - layer + 1)));
  } else if (layer < d / 2) {
    const [first, ...rest] = steps(a, layer + 1).map((to) => winsOfB(board, distances, to, 'B', known));
    wins = new Set([...(first ?? [])].filter((cell) => rest.every((one) => one.has(cell))));
  }
  known.set(key, wins);
  return wins;
}

/** What is said of so many cells; of two, in either order. @param {string[]} names @param {number} ring */
const counted = (names, ring) =>
  names.length === 0
    ? { en: 'can’t win', zh: '为空' }
    : names.length === 1
      ? { en: `wins only from ${names[0]}`, zh: `只有 ${names[0]}` }
      : names.length === ring
        ? { en: 'always wins', zh: `是整圈 ${ring} 格` }
        : names.length === 2
          ? { en: `wins from ${names.join(' and ')}`, zh: `是 ${names.join(' 和 ')}` }
          : { en: `wins from ${names.length} of ${ring} cells`, zh: `有 ${ring} 格中的 ${names.length} 格` };

test('the example of a step of the rings is true: the marked cell, and how many cells of B’s ring win', () => {
  /** @type {Set<unknown>} */
  const sizes = new Set();
  /** @type {Set<string>} */
  const reasons = new Set();
  /** How many first steps A had where B wins. @type {Set<unknown>} */
  const decided = new Set();
  for (const link of LINKS) {
    const { solved } = linked(`#/race?${link}`);
    const [board, distances, verdict] = [solved.board(), solved.distances(), solved.verdict()];
    const timeline = /** @type {RaceRings} */ (solved.timeline('rings'));
    /** @type {number | null} */
    let marked = null;
    const nameOfCell = (/** @type {number} */ cell) => nameOf(board, cell);
    const { captionOf } = raceLesson(timeline, verdict, board, () => marked);
    const known = new Map();
    for (let cursor = 2; cursor < timeline.stepCount; cursor += 1) {
      const row = /** @type {ArcRow} */ (rowAt(timeline, cursor));
      const cells = layerCells(timeline, row.layer_a);
      const ring = layerCells(timeline, row.layer_b).length;
      for (const cell of [null, ...cells]) {
        marked = cell;
        const caption = captionOf(cursor, false);
        sizes.add(caption.args.size);
        // Past the arc that ends the run none is known.
        if (caption.args.size === 'unknown') continue;
        const a = cell ?? cells[0] ?? assert.fail();
        const names = [...winsOfB(board, distances, a, row.mover, known)].map(nameOfCell);
        const { nexts = 0, next, next_other, into = 'untold', into_cell, into_other } = caption.args;
        const onward = neighboursOf(board, a).filter((one) => layerOf(distances, one) === row.layer_a + 1);
        if (nexts !== 0) {
          assert.equal(nexts, onward.length);
          assert.deepEqual([next, next_other], [...onward.map(nameOfCell), '', ''].slice(0, 2));
        }
        if (into === 'one' || into === 'two') {
          const before = [...winsOfB(board, distances, a, 'A', known)].map(nameOfCell);
          assert.deepEqual([into_cell, into_other].slice(0, into === 'one' ? 1 : 2).sort(), before.sort());
        }
        for (const [kind, count] of Object.entries({ nexts, into })) reasons.add(`${kind} ${count}`);
        for (const language of LANGUAGES) {
          const told = inLanguage(language, () => said(caption));
          const x = nameOf(board, a);
          const ends = [names, names.toReversed()].map((one) => `${language === 'en' ? 'B' : 'S(x)'} ${counted(one, ring)[language]}`);
          assert.ok(told.includes(x) && ends.some((end) => told.includes(end)), `${link}, step ${cursor}: ${told} … ${ends[0]}`);
        }
      }
      assert.ok(!/With A|From|On from/.test(said(captionOf(cursor, true))) && captionOf(cursor, true).args.size === 'unknown', link);
    }
    const { id, args } = captionOf(timeline.stepCount, false);
    if (id !== 'race-decided-none') continue;
    decided.add(args.steps);
    // The sentence tells both first steps of A with an answer that wins. With one first step the rings decide earlier.
    const firsts = [...layerCells(timeline, 1)];
    assert.equal(args.steps, firsts.length);
    for (const [cell, x, answer] of [
      [firsts[0], args.x, args.answer],
      [firsts[1], args.x_other, args.answer_other],
    ]) {
      const wins = [...winsOfB(board, distances, Number(cell), 'A', known)].map(nameOfCell);
      assert.ok(x === nameOfCell(Number(cell)) && wins.includes(String(answer)), `${link}: ${x} ${answer}`);
    }
  }
  for (const reason of ['nexts 0', 'nexts 1', 'nexts 2', 'into untold', 'into one', 'into two']) assert.ok(reasons.has(reason), reason);
  assert.deepEqual([...decided], [2]);
  assert.deepEqual([...sizes].sort(), ['all', 'none', 'one', 'some', 'two', 'unknown']);
});

test('the arrows of an example are all that it needs: steps of B into winning cells, and an answer to each step of A', () => {
  let drawn = 0;
  for (const link of LINKS) {
    const { solved } = linked(`#/race?${link}`);
    const [board, distances] = [solved.board(), solved.distances()];
    const timeline = /** @type {RaceRings} */ (solved.timeline('rings'));
    const known = new Map();
    // At the answer: A's first step and B's to a cell from which it then wins, unless the rings decided earlier.
    for (const a of layerCells(timeline, 1)) {
      const wins = winsOfB(board, distances, a, 'A', known);
      const firsts = neighboursOf(board, board.startB).flatMap((to) => (wins.has(to) ? [{ from: board.startB, to, winner: 'B' }] : []));
      const told = timeline.decision.kind === 'noEvent' ? [{ from: board.startA, to: a, winner: 'A' }, ...firsts] : [];
      assert.deepEqual(exampleMoves(timeline, timeline.stepCount, board, a), told, link);
    }
    for (let cursor = 0; cursor < timeline.stepCount; cursor += 1) {
      const row = rowAt(timeline, cursor);
      for (const a of row ? layerCells(timeline, row.layer_a) : [0]) {
        const moves = exampleMoves(timeline, cursor, board, a);
        assert.ok(cursor >= 2 ? moves.length <= 8 : moves.length === 0);
        if (moves.length === 0 || !row) continue;
        drawn += 1;
        const of_b = moves.filter(({ winner }) => winner === 'B').map(({ from, to }) => `${from} ${to}`);
        const of_a = moves.filter(({ winner }) => winner === 'A');
        /** B's steps into cells where B then wins. @param {number} at of A after its step */
        const answersTo = (at) =>
          [...winsOfB(board, distances, a, row.mover, known)].flatMap((from) =>
            neighboursOf(board, from).flatMap((to) => (winsOfB(board, distances, at, 'A', known).has(to) ? [`${from} ${to}`] : [])),
          );
        const onward = row.mover === 'A' ? neighboursOf(board, a).filter((one) => layerOf(distances, one) === row.layer_a + 1) : [];
        assert.deepEqual(
          of_a,
          onward.map((to) => ({ from: a, to, winner: 'A' })),
        );
        assert.deepEqual(of_b.sort(), (row.mover === 'A' ? onward : [a]).flatMap(answersTo).sort(), `${link}, step ${cursor}, A on ${a}`);
      }
    }
  }
  assert.ok(drawn > 50, String(drawn));
});

test('the first move of the example game says what it is, and the code stays at its answer', async () => {
  for (const link of [...LINKS, 'board=A../..B', 'board=AB/..'])
    for (const method of ['rings', 'pairs', 'full']) {
      if (method === 'full' && /maze|random-25|rings-15|two-arcs/.test(link)) continue;
      const lesson = await lessonOf(`#/race?${link}&method=${method}`);
      const answer = lesson.cursorOf('answer') ?? assert.fail();
      for (const [language, words] of /** @type {const} */ ([
        ['en', 'An example game: both play as well as they can. A steps to'],
        ['zh', '下面演示一局：双方都按最优走法走。A 走到'],
      ]))
        inLanguage(language, () => {
          const told = [1, 2].map((move) => said(lesson.captionOf(answer + move, false)));
          assert.ok(told[0]?.startsWith(words), `${link}, ${method}: ${told[0]}`);
          assert.ok(lesson.stepCount < answer + 2 || !told[1]?.startsWith(words.slice(0, 4)));
        });
      for (let cursor = answer; cursor <= lesson.stepCount; cursor += 1) {
        assert.equal(lesson.litOf(cursor).length, 1, `${link}, ${method}`);
        assert.deepEqual(lesson.litOf(cursor), lesson.litOf(answer));
      }
    }
});

test('lines that keep to the right are on two sides of an edge that was gone both ways', () => {
  const way = /** @type {const} */ ([
    [2, 1],
    [2, 4],
    [0, 4],
    [0, 7],
    [5, 7],
  ]);
  const back = way.toReversed();
  for (const [index, at] of way.entries()) {
    const one = keptRight(way[index - 1] ?? null, at, way[index + 1] ?? null);
    const other = keptRight(back[way.length - 2 - index] ?? null, at, back[way.length - index] ?? null);
    assert.deepEqual(
      one.map((part) => part + 0),
      other.map((part) => 0 - part),
      String(at),
    );
    assert.ok(one.some((part) => part !== 0));
  }
  // To the right is below.
  assert.deepEqual(keptRight([0, 0], [0, 3], null).map(Math.abs), [0, 1]);
  assert.equal(keptRight([0, 0], [0, 3], null)[1], 1);
});
