/** The race's edge, the board as a document, and the steps of each method as the page has them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as solver from '../../crate/pkg/race/mexplorer.js';
import { painted, resized, toLink, withToken } from '../games/race/document.js';
import { EXAMPLES } from '../games/race/examples.js';
import { familyOf, fieldsOf, isWrong, sampleOf } from '../games/race/families.js';
import { countTicks } from '../canvas/ticks.js';
import { perCube, referenceLine, scalesOf, seriesOf } from '../games/race/growth_model.js';
import { layerAt, rowAt } from '../games/race/facing.js';
import { raceLesson } from '../games/race/lesson.js';
import { PARAMETERS } from '../games/race/parameters.js';
import { optionsOf } from '../game_page/parameters.js';
import { refusal } from './solver.js';

/** @import { Family } from '../games/race/families.js' */

solver.initSync({ module: readFileSync(new URL('../../crate/pkg/race/mexplorer_bg.wasm', import.meta.url)) });

/** @param {Partial<solver.RaceOptions>} options */
const raceOf = (options) => new solver.Race({ board: null, sample: 'official-1', jump: '1', ...options });

const OFFICIAL = '2\r\n4\r\nA...\r\n.#..\r\n....\r\n...B\r\n4\r\nA...\r\n....\r\n..#.\r\n...B\r\n';

const LOST = { outcome: 'P', winner: 'B', moves: [], d: 6, decision: { kind: 'noEvent' }, ends: false };
const DRAWN = { outcome: 'draw', winner: 'draw', moves: [], d: null, decision: { kind: 'notConnected' }, ends: false };

test('verdicts: winner, outcome, first steps, distance and what decides', () => {
  const answer = (/** @type {Partial<solver.RaceOptions>} */ options) => raceOf(options).verdict();
  assert.deepEqual(answer({}), { ...LOST, position: '0,0,3,3,A' });
  const won = answer({ board: 'A.../..../..x./...B' });
  assert.deepEqual(
    [won.outcome, won.winner, won.moves],
    [
      'N',
      'A',
      [
        ['0', '1'],
        ['1', '0'],
      ],
    ],
  );
  assert.deepEqual(answer({ board: 'A./.B' }).winner, 'B');
  const odd = answer({ board: 'A../..B' });
  assert.deepEqual(
    [odd.winner, odd.moves, odd.decision],
    [
      'A',
      [
        ['0', '1'],
        ['1', '0'],
      ],
      { kind: 'odd', d: 3 },
    ],
  );
  assert.deepEqual(answer({ board: 'Ax/xB' }), { ...DRAWN, position: '0,0,1,1,A' });
  assert.equal(answer({ sample: 'wrap' }).decision.kind, 'bRow');
});

test('without the extra step A wins wherever the starts are joined, by the shortest paths', () => {
  const race = raceOf({ jump: '0' });
  const { outcome, winner, moves, decision } = race.verdict();
  assert.deepEqual([outcome, winner, decision], ['N', 'A', { kind: 'firstThere', d: 6 }]);
  assert.deepEqual(moves, [
    ['0', '1'],
    ['1', '0'],
  ]);
  assert.equal(raceOf({ board: 'Ax/xB', jump: '0' }).verdict().winner, 'draw');
  for (const method of ['rings', 'pairs']) assert.equal(refusal(() => race.timeline(method)).id, 'error-method-needs-jumps');
  const full = /** @type {solver.RaceFull} */ (race.timeline('full'));
  assert.deepEqual([full.agree, full.movesLeft, full.walk.length], [true, 11, 11]);
  // Tokens on one cell are a state, and B, whose way is shorter there, wins.
  const shared = race.explain({ a: 1, b: 1, mover: 'B' });
  assert.deepEqual([shared?.winner, shared?.movesLeft, shared?.whole], ['B', 1, true]);
  assert.equal(raceOf({}).explain({ a: 1, b: 1, mover: 'B' }), null);
  assert.equal(refusal(() => raceOf({ jump: '2' })).id, 'error-jump');
});

test('a board crosses as cells by rows, and comes back as the same link', () => {
  for (const board of ['A./.B', 'A../.x./..B', '.x.B/A...', 'B./../x./A.']) {
    const race = raceOf({ board });
    const { rows, columns, cells, startA, startB } = race.board();
    assert.equal(cells.length, rows * columns);
    assert.equal(toLink({ rows, columns, cells, startA, startB }), board);
    assert.equal(race.written().link, board);
  }
  // A rectangle is padded with black to a square.
  assert.equal(raceOf({ board: 'A../..B' }).written().official, '1\n3\nA..\n..B\n###\n');
});

test('distances: of every cell, with a sentinel for what cannot be reached', () => {
  const { d, fromA, fromB } = raceOf({ board: 'A../.x./..B' }).distances();
  assert.equal(d, 4);
  assert.deepEqual([...fromA], [0, 1, 2, 1, 0xffffffff, 3, 2, 3, 4]);
  assert.deepEqual([...fromB], [4, 3, 2, 3, 0xffffffff, 1, 2, 1, 0]);
});

test('rings, pairs and the full game agree on every example they have room for', () => {
  for (const { params } of EXAMPLES) {
    const options = { sample: optionsOf(PARAMETERS, new Map(Object.entries(params))).sample ?? '' };
    const race = raceOf(options);
    const { winner } = race.verdict();
    for (const method of /** @type {const} */ (['pairs', 'full'])) {
      try {
        const run = race.timeline(method);
        assert.ok(run.method !== 'rings' && run.agree, `${params.sample}, ${method}: ${winner}`);
      } catch (error) {
        assert.match(/** @type {any} */ (error).id, /^error-(pairs|full-game)-large$/);
      }
    }
  }
});

test('the arcs of the rings are the tables of the pairs, up to the decisive event', () => {
  for (const sample of [
    'official-1',
    'official-2',
    'wrap',
    'two-arcs',
    'open-7',
    'rings-15-7',
    'maze-21-30-5',
    'random-25-20-3',
    'random-25-20-4',
  ]) {
    const race = raceOf({ sample });
    const rings = /** @type {solver.RaceRings} */ (race.timeline('rings'));
    const pairs = /** @type {solver.RacePairs} */ (race.timeline('pairs'));
    let compared = 0;
    for (let cursor = 1; cursor < rings.stepCount; cursor += 1) {
      const row = rowAt(rings, cursor);
      if (!row || row.mover === 'B') continue;
      // An A-column breaks its row off at the first empty arc.
      const entries = (rings.firstOfRow[row.row + 1] ?? 0) - (rings.firstOfRow[row.row] ?? 0);
      const table = race.pairTable({ i: row.i });
      const [a_first, b_first] = [rings.firstOfLayer[row.layer_a] ?? 0, rings.firstOfLayer[row.layer_b] ?? 0];
      const count = (rings.firstOfLayer[row.layer_b + 1] ?? 0) - b_first;
      const of_cell = new Map([...pairs.order].map((cell, index) => [cell, index]));
      for (let place = 0; place < entries; place += 1) {
        const entry = (rings.firstOfRow[row.row] ?? 0) + place;
        const [l, r] = [rings.l[entry] ?? 0, rings.r[entry] ?? -1];
        const by_arc = new Set();
        for (let at = l; at <= r && at < l + count; at += 1) by_arc.add(((at % count) + count) % count);
        /** @type {number} */
        const a = (of_cell.get(rings.order[a_first + place] ?? -1) ?? 0) - (pairs.firstOfLayer[row.layer_a] ?? 0);
        for (let other = 0; other < count; other += 1) {
          /** @type {number} */
          const b = (of_cell.get(rings.order[b_first + other] ?? -1) ?? 0) - (pairs.firstOfLayer[row.layer_b] ?? 0);
          assert.equal(by_arc.has(other), table[a * count + b] === 1, `${sample}, layer ${row.i}`);
          compared += 1;
        }
      }
    }
    assert.ok(compared > 0 || rings.rowLayers.length === 0, sample);
  }
});

test('labels: who wins the full game with B on every cell', () => {
  const race = raceOf({ board: 'A.../..../..x./...B' });
  const { winners, movesLeft } = race.labels({ token: 'A', cell: 0, mover: 'A' });
  assert.deepEqual([winners.length, winners[0], winners[15]], [16, 0, 1]);
  assert.equal((movesLeft[15] ?? 0) % 2, 1, 'the mover wins in an odd number of moves');
  assert.equal(movesLeft[10], 0xffffffff, 'a wall is no state');
});

test('files: all boards solved, Windows line ends too; an error names board, line and column', () => {
  assert.deepEqual(
    raceOf({})
      .official({ text: OFFICIAL })
      .map(({ winner }) => winner),
    ['B', 'A'],
  );
  /** @type {[string, string, RegExp][]} */
  const wrong = [
    ['', 'error-board-empty', /^./],
    ['x\n', 'error-board-count', /"x"/],
    ['1\n1\nA\n', 'error-board-size', /"1"/],
    ['1\n5000\n', 'error-board-size', /5000/],
    ['1\n2\nA.\n.?\n', 'error-board-cell', /"board":"1","line":"4","column":"2"/],
    ['1\n2\nA.\n.A\n', 'error-start-twice', /"board":"1","line":"4","column":"2"/],
    ['1\n2\nA.\n..\n', 'error-start-missing', /B/],
    ['1\n2\nA.\n.\n', 'error-board-row', /"line":"4"/],
    ['2\n2\nA.\n.B\n', 'error-boards-few', /2/],
    ['\u0000\u0001\u0002', 'error-board-count', /limit/],
  ];
  for (const [text, id, told] of wrong) {
    const error = refusal(() => raceOf({}).official({ text }));
    assert.deepEqual([error.name, error.id], ['SolveError', id], JSON.stringify(text));
    assert.match(JSON.stringify(error.args), told);
  }
  for (const [board, id] of [
    ['', 'error-board-empty'],
    ['A', 'error-board-side'],
    ['A./.', 'error-board-row'],
    ['AB/A.', 'error-start-twice'],
    ['A./..', 'error-start-missing'],
  ]) {
    assert.equal(refusal(() => raceOf({ board: board ?? '' })).id, id, board);
  }
  assert.equal(refusal(() => raceOf({ sample: 'galaxy' })).id, 'error-sample');
  const unknown = refusal(() => raceOf({}).timeline('magic'));
  assert.deepEqual([unknown.id, unknown.args], ['error-method', { value: 'magic', methods: 'full, pairs, rings' }]);
  assert.equal(refusal(() => raceOf({ sample: 'open-60' }).timeline('full')).id, 'error-full-game-large');
});

test('the board as a document: painting, moving, resizing', () => {
  const { rows, columns, cells, startA, startB } = raceOf({ board: 'A../.x./..B' }).board();
  const board = { rows, columns, cells, startA, startB };
  assert.equal(toLink(painted(board, [1], false)), 'Ax./.x./..B');
  assert.equal(toLink(painted(board, [4], true)), 'A../.../..B');
  assert.equal(painted(board, [0], false), board, 'a token stays on white');
  assert.equal(painted(board, [1, 0], true), board, 'nothing changes');
  assert.equal(toLink(withToken(board, 'A', 4)), '.../.A./..B');
  assert.equal(toLink(withToken(board, 'A', 8)), 'B../.x./..A', 'tokens change places');
  assert.equal(toLink(resized(board, 2, 4)), 'A.../.x.B', 'a token in the last column stays in the last');
  assert.equal(toLink(resized(board, 2, 2)), 'A./.B');
  assert.equal(toLink(resized(withToken(board, 'A', 7), 2, 2)), '../BA', 'two tokens at one edge stay two');
});

test('places in the link lead to their steps and back, in every method', () => {
  for (const sample of ['official-1', 'wrap', 'rings-15-7', 'open-5']) {
    const verdict = raceOf({ sample }).verdict();
    for (const method of ['rings', 'pairs', 'full']) {
      const timeline = raceOf({ sample }).timeline(method);
      const lesson = raceLesson(timeline, verdict, raceOf({ sample }).board());
      for (let cursor = 0; cursor <= lesson.stepCount; cursor += 1) {
        assert.equal(lesson.cursorOf(lesson.atOf(cursor)), cursor, `${sample}, ${method}, ${lesson.atOf(cursor)}`);
        assert.ok(lesson.captionOf(cursor, false).id.startsWith('race-'));
      }
      for (const place of ['', '-1', 'x', '99999', '1,x', '<b>']) assert.equal(lesson.cursorOf(place), null, `${method}, ${place}`);
    }
  }
  const pairs = /** @type {solver.RacePairs} */ (raceOf({ sample: 'official-1' }).timeline('pairs'));
  assert.deepEqual(
    [0, 1, 4, 5].map((cursor) => layerAt(pairs, cursor)),
    [null, 3, 0, null],
  );
});

test('growth: the pairs of every side of a family, and of the board at hand', () => {
  const race = raceOf({ sample: 'double-tree-120-4' });
  const tree = race.growth({ family: 'double-tree', numbers: [] });
  assert.ok(tree.sides instanceof Uint32Array && tree.sides.length === tree.states.length);
  const at = (/** @type {solver.RaceGrowth} */ growth, /** @type {number} */ side) => growth.states[growth.sides.indexOf(side)];
  assert.deepEqual([tree.side, tree.boardStates], [120, '850514']);
  assert.deepEqual(
    [300, 600, 1000].map((side) => at(tree, side)),
    ['28438194', '455000018', '3162271618'],
  );
  assert.equal(at(race.growth({ family: 'open', numbers: [] }), 300), '9045050');
  for (const [sample, family, numbers] of /** @type {const} */ ([
    ['serpentine-30', 'serpentine', []],
    ['rings-30-7', 'rings', [7]],
    ['maze-30-12-3', 'maze', [12, 3]],
    ['random-30-20-1', 'random', [20, 1]],
  ])) {
    const own = raceOf({ sample });
    const growth = own.growth({ family, numbers: [...numbers] });
    assert.equal(at(growth, 30), growth.boardStates, sample);
    assert.equal(growth.boardStates, own.timeline('pairs').cost.pairs);
  }
  // A rectangle counts by its longer side; starts that are apart have no pairs.
  assert.deepEqual(
    [
      raceOf({ board: 'A../..B' }).growth({ family: 'open', numbers: [] }).side,
      raceOf({ board: 'Ax/xB' }).growth({ family: 'open', numbers: [] }).boardStates,
    ],
    [3, '0'],
  );
  for (const [family, numbers] of /** @type {const} */ ([
    ['wrap', []],
    ['open', [1]],
    ['maze', [101, 1]],
    ['', []],
  ])) {
    assert.equal(refusal(() => race.growth({ family, numbers: [...numbers] })).id, 'error-sample');
  }
  assert.equal(refusal(() => race.growth({ family: 'double-tree', numbers: [9] })).id, 'error-tree-level');
});

test('the levels of a double tree: the best and the highest', () => {
  const race = raceOf({});
  assert.deepEqual(race.treeLevels({ side: 300 }), { best: 6, highest: 9 });
  for (const side of [0, 1, 2001]) assert.equal(race.treeLevels({ side }), null);
  for (const side of [2, 60, 120, 2000]) {
    const { best, highest } = /** @type {solver.RaceTreeLevels} */ (race.treeLevels({ side }));
    assert.ok(best <= highest);
    assert.equal(refusal(() => raceOf({ sample: `double-tree-${side}-${highest + 1}` })).id, 'error-tree-level');
  }
});

test('families and their numbers, from names of samples and back', () => {
  for (const sample of ['open-20', 'serpentine-31', 'double-tree-120-4', 'rings-15-7', 'maze-41-12-3', 'random-1000-20-1']) {
    const { family, numbers } = familyOf(sample) ?? assert.fail(sample);
    assert.equal(sampleOf(family, numbers), sample);
    assert.ok(fieldsOf(family).every((field) => !isWrong(field, numbers[field] ?? '')));
    assert.ok(raceOf({ sample }).verdict().winner);
  }
  for (const sample of ['', 'official-1', 'two-arcs', 'wrap', 'open', 'open-1-2', 'open--3', 'galaxy-5', 'constructor-1', '-5'])
    assert.equal(familyOf(sample), null, sample);
  for (const value of ['', '1', '2001', '-3', '1.5', 'x', ' 5', '9999999999999']) assert.ok(isWrong('side', value), value);
  for (const value of ['0', '4294967295', '007']) assert.ok(!isWrong('seed', value), value);
  assert.ok(isWrong('seed', '4294967296') && isWrong('loops', '101') && isWrong('level', '15'));
  assert.equal(sampleOf('rings', { side: '007', seed: '0' }), 'rings-7-0');
});

test('the chart of growth: whole powers of ten around all points, and straight lines within', () => {
  const growth = (/** @type {Family} */ family) => seriesOf(family, raceOf({}).growth({ family, numbers: [] }));
  const [open, tree] = [growth('open'), growth('double-tree')];
  const scales = scalesOf({ series: [open, tree], board: { side: 4, states: 27 } });
  assert.deepEqual([...scales.x.domain(), ...scales.y.domain()], [4, 1000, 1e1, 1e10]);
  assert.deepEqual(countTicks(scales.x), [5, 10, 20, 50, 100, 200, 500, 1000]);
  // Starts that are apart have no point.
  assert.deepEqual(scalesOf({ series: [open, tree], board: { side: 2, states: 0 } }).y.domain(), [1e2, 1e10]);
  const last = tree.points.at(-1) ?? assert.fail();
  const [from, to] = referenceLine(4, last, scales);
  assert.ok(Math.abs(from.states / 1e1 - 1) < 1e-9 && from.side > 4, 'cut at the bottom');
  assert.ok(Math.abs(to.states / last.states - 1) < 1e-9 && to.side === 1000);
  assert.ok(Math.abs(Math.log(to.states / from.states) / Math.log(to.side / from.side) - 4) < 1e-9);
  assert.ok(perCube(last) > 3 && perCube(open.points.at(-1) ?? assert.fail()) < 0.34);
});
