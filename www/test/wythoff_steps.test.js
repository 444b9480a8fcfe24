/** The steps of Wythoff's game that are worked out, against plain runs that write everything down; its play, its layer, its rays. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overPhi, timesPhi } from '../games/wythoff/golden.js';
import { sizeFor, tableOf, valueAt } from '../games/wythoff/grundy_layer.js';
import { createRamp } from '../canvas/ramp.js';
import { knowledgeAt, starAt } from '../games/wythoff/knowledge.js';
import { firstStepOf, mexAfter, mexCursorOf, mexMilestones, mexAtOf, mexStepAt, pairsAfter, useOf } from '../games/wythoff/mex_steps.js';
import { LINES, partsOf, pilesOf, positionText, moveTextFrom } from '../games/wythoff/moves.js';
import { createCover, indexOf, starCursorOf, starMilestones, starAtOf, starStepAt } from '../games/wythoff/star_steps.js';
import { answered, carelessNumbers, isOver, newPlay, played, present, reply, winner } from '../play/play.js';
import { refusal, wythoffOf } from './solver.js';

/** @import { PlayMove } from '../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Line } from '../games/wythoff/types.js' */
/** @import { Rules } from '../play/types.js' */
/** @import { Milestones } from '../player/types.js' */

/** @param {number} n the larger pile */
function starsTo(n) {
  const timeline = wythoffOf({ a: '0', b: String(n) }).timeline('stars');
  if (timeline.method !== 'stars') throw new Error('no stars');
  return timeline;
}

/** @param {number} n the larger pile */
function mexTo(n) {
  const timeline = wythoffOf({ a: '0', b: String(n) }).timeline('mex');
  if (timeline.method !== 'mex') throw new Error('no pairs');
  return timeline;
}

/** @param {number} side @param {(a: number, b: number) => void} visit */
function eachCell(side, visit) {
  for (let a = 0; a <= side; a += 1) for (let b = 0; b <= side; b += 1) visit(a, b);
}

/**
 * The grid to n eliminated cell by cell: what each step is, and when and how every cell of a square twice as large was decided.
 * @param {number} n
 */
function eliminate(n) {
  const side = 2 * n;
  /** @type {{kind: 'placed' | 'lines', star: number, a: number, b: number}[]} */
  const steps = [];
  /** @type {Map<string, {step: number, line: Line | null, index: number}>} */
  const decided = new Map();
  let index = 0;
  let star = 0;
  /** @param {number} a @param {number} b @param {Line | null} line */
  const decide = (a, b, line) => {
    if (!decided.has(`${a},${b}`)) decided.set(`${a},${b}`, { step: steps.length, line, index });
  };
  /** @param {number} a @param {number} b */
  const place = (a, b) => {
    steps.push({ kind: 'placed', star, a, b });
    decide(a, b, null);
    steps.push({ kind: 'lines', star, a, b });
    for (let x = a + 1; x <= side; x += 1) decide(x, b, 'row');
    for (let y = b + 1; y <= side; y += 1) decide(a, y, 'column');
    for (let d = 1; Math.max(a, b) + d <= side; d += 1) decide(a + d, b + d, 'diagonal');
    star += 1;
  };
  for (let a = 0; a <= n; a += 1) {
    for (let b = a; b <= n; b += 1) {
      if (decided.has(`${a},${b}`)) continue;
      place(a, b);
      if (a !== b) place(b, a);
      index += 1;
    }
  }
  return { steps, side, decided };
}

/** @typedef {{kind: 'passed' | 'chosen' | 'marked', i: number, x: number}} MexStep */

/**
 * The pairs to n with a set of what is used: after each step the integers used so far, and the last one the mex has come to.
 * @param {number} n @param {boolean} [keeps] whether the uses after every step are kept
 */
function mexRun(n, keeps = false) {
  /** @type {Map<number, {of: 'a' | 'b', i: number}>} */
  const used = new Map();
  const stars = new Set();
  /** @type {(MexStep & {pairs: number, settled_to: number, used: Map<number, {of: 'a' | 'b', i: number}>, stars: Set<string>})[]} */
  const steps = [];
  let i = 0;
  /** @param {MexStep} step @param {number} pairs @param {number} settled_to */
  const write = (step, pairs, settled_to) =>
    steps.push({ ...step, pairs, settled_to, used: keeps ? new Map(used) : used, stars: keeps ? new Set(stars) : stars });
  for (let x = 0; x <= n; x += 1) {
    if (used.has(x)) {
      write({ kind: 'passed', i, x }, i, x);
      continue;
    }
    used.set(x, { of: 'a', i });
    write({ kind: 'chosen', i, x }, i, x - 1);
    if (i > 0) used.set(x + i, { of: 'b', i });
    stars.add(`${x},${x + i}`).add(`${x + i},${x}`);
    write({ kind: 'marked', i, x: x + i }, i + 1, x);
    i += 1;
  }
  return steps;
}

/**
 * What the milestones of every cursor are, from a list of them.
 * @param {Milestones} milestones @param {number[]} all @param {number} last
 */
function assertMilestones(milestones, all, last) {
  for (let cursor = 0; cursor <= last; cursor += 1) {
    assert.equal(
      milestones.next(cursor),
      all.find((mark) => mark > cursor),
      `next of ${cursor}`,
    );
    assert.equal(
      milestones.previous(cursor),
      all.findLast((mark) => mark < cursor),
      `previous of ${cursor}`,
    );
  }
}

for (const n of [12, 20, 50]) {
  test(`stars to ${n}: every step, and the step that decides every cell, as by plain elimination`, () => {
    const timeline = starsTo(n);
    const { steps, side, decided } = eliminate(n);
    assert.equal(timeline.stepCount, steps.length);
    assert.deepEqual(starStepAt(timeline, 0), { kind: 'start' });
    steps.forEach((step, at) => assert.deepEqual(starStepAt(timeline, at + 1), step));
    const { stepOf } = createCover(timeline);
    eachCell(side, (a, b) => assert.equal(stepOf(a, b), decided.get(`${a},${b}`)?.step ?? Infinity, `(${a}, ${b})`));
    // All of the grid is decided; beyond it there are free cells.
    eachCell(n, (a, b) => assert.ok(stepOf(a, b) <= steps.length));
    eachCell(3 * n, (a, b) => assert.equal(stepOf(a, b) === 1, a + b === 0));
  });
}

test('stars: every state has a place in the link that leads back; what is no place is none', () => {
  for (const n of [12, 50, 400]) {
    const timeline = starsTo(n);
    const places = new Set();
    for (let cursor = 0; cursor <= timeline.stepCount; cursor += 1) {
      const place = starAtOf(timeline, cursor);
      places.add(place);
      assert.equal(starCursorOf(timeline, place), cursor, place);
    }
    assert.equal(places.size, timeline.stepCount + 1);
  }
  const timeline = starsTo(20);
  assert.equal(starStepAt(timeline, Number(starCursorOf(timeline, '5,3'))).kind, 'lines');
  assert.equal(starStepAt(timeline, Number(starCursorOf(timeline, '5,3,placed'))).kind, 'placed');
  // Links from when each line was a step.
  for (const old of ['5,3,row', '5,3,column']) assert.equal(starCursorOf(timeline, old), starCursorOf(timeline, '5,3'));
  for (const place of [
    '',
    'end',
    '3',
    '3,',
    ',5',
    '3,4',
    '1,1',
    '3,5,diagonal',
    '3,5,',
    '3,5,row,row',
    '-3,5',
    '3.0,5',
    ' 3,5',
    '3,5 ',
    '1e0,2',
    '13,21',
    '1000,2',
    '<b>',
  ]) {
    assert.equal(starCursorOf(timeline, place), null, place);
  }
});

test('stars: a milestone is a star with its lines', () => {
  const timeline = starsTo(50);
  const all = [0, ...eliminate(50).steps.flatMap(({ kind }, at) => (kind === 'lines' ? [at + 1] : []))];
  const milestones = starMilestones(timeline);
  assert.deepEqual(Array.from(milestones.marks), all);
  assertMilestones(milestones, all, timeline.stepCount);
});

for (const n of [12, 13, 30, 1000]) {
  test(`pairs to ${n}: every step as by a mex over a plain set`, () => {
    const timeline = mexTo(n);
    const steps = mexRun(n);
    assert.equal(timeline.stepCount, steps.length);
    assert.deepEqual(mexStepAt(timeline, 0), { kind: 'start' });
    steps.forEach(({ kind, i, x, pairs }, at) => {
      const step = mexStepAt(timeline, at + 1);
      assert.deepEqual(step, { kind, i, x });
      assert.equal(pairsAfter(step), pairs);
      assert.equal(mexAfter(timeline, step), kind === 'marked' ? x - i : x);
    });
    for (let i = 0; i <= timeline.lowers.length; i += 1) {
      const first = steps.findIndex((step) => step.i === i);
      assert.equal(firstStepOf(timeline, i), (first < 0 ? steps.length : first) + 1, `pair ${i}`);
    }
    const all = [0, ...steps.flatMap(({ kind }, at) => (kind === 'marked' ? [at + 1] : []))];
    const milestones = mexMilestones(timeline);
    assert.deepEqual(Array.from(milestones.marks), all);
    assertMilestones(milestones, all, timeline.stepCount);
    const places = new Set();
    for (let cursor = 0; cursor <= timeline.stepCount; cursor += 1) {
      const place = mexAtOf(timeline, cursor);
      places.add(place);
      assert.equal(mexCursorOf(timeline, place), cursor, place);
    }
    assert.equal(places.size, timeline.stepCount + 1);
  });
}

test('pairs: what uses an integer after every step is what the plain run has marked', () => {
  const timeline = mexTo(60);
  for (let x = 0; x <= 130; x += 1) assert.equal(useOf(timeline, mexStepAt(timeline, 0), x), null);
  mexRun(60, true).forEach(({ used }, at) => {
    const step = mexStepAt(timeline, at + 1);
    for (let x = 0; x <= 130; x += 1) assert.deepEqual(useOf(timeline, step, x), used.get(x) ?? null, `${x} after step ${at + 1}`);
  });
});

test('pairs: places that are none; very many pairs are marked at intervals, and every one is still a milestone', () => {
  const timeline = mexTo(13);
  for (const place of ['', 'end', 'a', '4,b', '4,', ',a', '-1', '1.0', ' 4', '10', '9', '9,a', '3,passed', '12345678', '4,a,a', '<b>']) {
    assert.equal(mexCursorOf(timeline, place), null, place);
  }
  assert.deepEqual(mexStepAt(timeline, Number(mexCursorOf(timeline, '4,passed'))), { kind: 'passed', i: 4, x: 5 });
  assert.equal(mexCursorOf(timeline, '9,passed'), timeline.stepCount, '13 is left when the last pair is made');

  const large = mexTo(1_000_000);
  const { marks, next, previous } = mexMilestones(large);
  assert.ok(marks.length > 500 && marks.length <= 1001);
  for (let mark = 1; mark < marks.length; mark += 1) {
    const cursor = Number(marks[mark]);
    assert.equal(mexStepAt(large, cursor).kind, 'marked');
    assert.equal(next(cursor - 1), cursor);
    assert.equal(previous(cursor + 1), cursor);
  }
  for (const i of [1, 2, 3, 617, 618_033]) {
    const end = Number(mexCursorOf(large, String(i)));
    assert.deepEqual([next(end - 1), previous(end)], [end, mexCursorOf(large, String(i - 1))]);
  }
});

test('what is known of the grid after every step of the elimination', () => {
  const n = 20;
  const timeline = starsTo(n);
  const { steps, side, decided } = eliminate(n);
  let before = -1;
  for (let cursor = 0; cursor <= steps.length; cursor += 1) {
    const known = knowledgeAt(timeline, cursor, false);
    let free = Infinity;
    eachCell(side, (a, b) => {
      const cell = decided.get(`${a},${b}`);
      const now = cell && cell.step <= cursor ? cell : null;
      const where = `(${a}, ${b}) after ${cursor}`;
      assert.equal(known.stateOf(a, b), now === null ? 'open' : now.line === null ? 'P' : 'N', where);
      const cover = known.coverOf(a, b);
      assert.deepEqual(cover && [cover.line, indexOf(cover.star)], now?.line ? [now.line, now.index] : null, where);
      if (!now) free = Math.min(free, a, b);
    });
    assert.ok(known.settled_to < free, `not more than is decided, after ${cursor}`);
    assert.ok(known.settled_to >= before, 'what is decided stays so');
    if (cursor % 2 === 0) assert.equal(known.settled_to, free - 1, `all that is decided, after ${cursor}`);
    before = known.settled_to;
    for (let b = 0; b <= side; b += 1) {
      const placed = steps.slice(0, cursor).find((step) => step.kind === 'placed' && step.b === b);
      assert.equal(known.starOfRow(b), placed?.a ?? -1, `row ${b} after ${cursor}`);
    }
    const step = steps[cursor - 1];
    assert.deepEqual(starAt(timeline, cursor), step ? { a: step.a, b: step.b, has_lines: step.kind === 'lines' } : null);
    if (step) assert.equal(indexOf(step.star), Math.abs(step.b - step.a), 'a star is as far from the diagonal as its index says');
  }
});

test('what is known of the grid after every pair', () => {
  const n = 20;
  const timeline = mexTo(n);
  const steps = mexRun(n, true);
  for (let cursor = 0; cursor <= steps.length; cursor += 1) {
    const known = knowledgeAt(timeline, cursor, false);
    const { settled_to, stars } = steps[cursor - 1] ?? { settled_to: -1, stars: new Set() };
    assert.equal(known.settled_to, settled_to, `after ${cursor}`);
    eachCell(3 * n, (a, b) => {
      const state = stars.has(`${a},${b}`) ? 'P' : Math.min(a, b) <= settled_to ? 'N' : 'open';
      assert.equal(known.stateOf(a, b), state, `(${a}, ${b}) after ${cursor}`);
      assert.equal(known.coverOf(a, b), null);
    });
    for (let b = 0; b <= 3 * n; b += 1) {
      const star = [...stars].map((cell) => cell.split(',').map(Number)).find(([, row]) => row === b);
      assert.equal(known.starOfRow(b), star?.[0] ?? -1, `row ${b} after ${cursor}`);
    }
  }
});

test('all of the boundless grid is known at the end alone, and never while the answer is covered', () => {
  const formula = wythoffOf({}).timeline('beatty');
  for (const timeline of [starsTo(20), mexTo(20)]) {
    for (let cursor = 0; cursor <= timeline.stepCount; cursor += 1) {
      assert.equal(knowledgeAt(timeline, cursor, false).all, false);
      assert.equal(knowledgeAt(timeline, cursor, true).all, false);
    }
    assert.equal(knowledgeAt(timeline, timeline.stepCount + 1, false).all, true);
    assert.equal(knowledgeAt(timeline, timeline.stepCount + 1, true).all, false);
  }
  for (const nothing_to_step of [formula, null]) {
    assert.equal(knowledgeAt(nothing_to_step, 0, false).all, true);
    const covered = knowledgeAt(nothing_to_step, 0, true);
    assert.deepEqual([covered.all, covered.stateOf(1, 2), covered.starOfRow(2), covered.settled_to], [false, 'open', -1, -1]);
  }
});

const PERFECT = /** @type {const} */ ({ opponent: 'perfect', first: 'other', seed: 1 });

/** @typedef {{text: string, ends: boolean}} At */

/** A play by the moves that the solver tells. @type {Rules<At, PlayMove>} */
const TOLD = {
  isOver: ({ ends }) => ends,
  after: (_, { to, ends }) => ({ text: to, ends }),
  same: (one, other) => one.move === other.move,
};

const solver = wythoffOf({});

/** @param {number} a @param {number} b @returns {At} */
const at = (a, b) => ({ text: `${a},${b}`, ends: a + b === 0 });

/** What the page has from the solver. @param {string} position @param {number[]} [random] */
function answerOf(position, random = [0, 0, 0]) {
  const { patient: best, ...answer } = solver.moves({ position, random: /** @type {[number, number, number]} */ (random) });
  return { ...answer, best };
}

/** Whether the mover loses, by the bare rules, for piles to 30. */
const LOST = (() => {
  /** @type {boolean[][]} */
  const lost = [];
  eachCell(30, (a, b) => {
    const row = (lost[a] ??= []);
    row[b] = LINES.every((line) => {
      const most = line === 'row' ? a : line === 'column' ? b : Math.min(a, b);
      for (let take = 1; take <= most; take += 1)
        if (lost[a - (line === 'column' ? 0 : take)]?.[b - (line === 'row' ? 0 : take)]) return false;
      return true;
    });
  });
  return lost;
})();

test('the app, to move in any won position to 30 × 30, never loses against any reply', () => {
  let [won, lost] = [0, 0];
  eachCell(30, (a, b) => {
    if (a + b === 0) return;
    const play = answered(newPlay(TOLD, at(a, b), PERFECT), 0, answerOf(`${a},${b}`));
    const move = reply(play);
    assert.deepEqual(solver.after({ position: `${a},${b}`, move: move.move }), move, `an allowed move from (${a}, ${b})`);
    const after = pilesOf(move.to);
    if (LOST[a]?.[b]) {
      lost += 1;
      assert.equal(a + b - Number(after.a) - Number(after.b), 1, 'patient: one stone');
    } else {
      won += 1;
      // By induction: every reply from a lost position leads to a won one, where this test holds again.
      assert.ok(LOST[Number(after.a)]?.[Number(after.b)], `(${a}, ${b}) → (${after.a}, ${after.b})`);
    }
  });
  // Eleven pairs, and their mirror images.
  assert.deepEqual([won, lost], [31 ** 2 - 1 - 22, 22]);
});

test('two perfect players come to the end, and the one who could win has won', () => {
  eachCell(15, (a, b) => {
    if (a + b === 0) return;
    let play = newPlay(TOLD, at(a, b), PERFECT);
    while (!isOver(play)) {
      play = answered(play, play.moves.length, answerOf(present(play).text));
      play = played(play, reply(play));
    }
    assert.equal(winner(play), LOST[a]?.[b] ? 'you' : 'other', `(${a}, ${b})`);
  });
});

/**
 * A careless move by its random numbers, as it has always been: one of the open lines, then 1 to 4.
 * @param {number} a @param {number} b @param {number[]} random
 */
function carelessOf(a, b, [which = 0, how_much = 0]) {
  /** @param {Line} line */
  const mostOf = (line) => (line === 'row' ? a : line === 'column' ? b : Math.min(a, b));
  const open = LINES.filter((line) => mostOf(line) > 0);
  const line = open[Math.floor(which * open.length)] ?? 'row';
  return `${line},${1 + Math.floor(how_much * Math.min(4, mostOf(line)))}`;
}

test('a careless app makes allowed, small moves of every kind, the same ones for the same seed', () => {
  const kinds = new Set();
  const games = new Set();
  for (let seed = 0; seed < 30; seed += 1) {
    for (const [a, b] of /** @type {const} */ ([
      [9, 14],
      [0, 6],
      [6, 0],
      [1, 1],
    ])) {
      const run = () => {
        let play = newPlay(TOLD, at(a, b), { opponent: 'beatable', first: 'other', seed });
        while (!isOver(play)) {
          const position = present(play).text;
          const random = carelessNumbers(play);
          const answer = answerOf(position, random);
          const piles = pilesOf(position);
          assert.equal(answer.careless?.move, carelessOf(Number(piles.a), Number(piles.b), random), `${position} by seed ${seed}`);
          const move = reply(answered(play, play.moves.length, { ...answer, winning: [] }));
          assert.deepEqual(solver.after({ position, move: move.move }), move);
          const { line, take } = partsOf(move.move);
          assert.ok(Number(take) <= 4);
          if (Number(take) > 1) kinds.add(line);
          play = played(play, move);
        }
        return play.moves.map(({ move }) => move).join();
      };
      const game = run();
      assert.equal(run(), game);
      games.add(game);
    }
  }
  assert.deepEqual([...kinds].sort(), [...LINES].sort());
  assert.ok(games.size > 30);
});

test('all moves of a position are told, with what they leave and whether they win; a click is the one that leads to its cell', () => {
  eachCell(7, (from_a, from_b) => {
    const position = `${from_a},${from_b}`;
    const { moves, takes, winning, best, careless } = answerOf(position);
    /** Where every allowed move leads. @type {Map<string, PlayMove>} */
    const reached = new Map();
    for (const [line, most] of /** @type {const} */ ([
      ['row', from_a],
      ['column', from_b],
      ['diagonal', Math.min(from_a, from_b)],
    ])) {
      assert.equal(takes.find(({ from }) => from === line)?.most, most > 0 ? String(most) : undefined);
      for (const take of [most + 1, 0, -1]) assert.equal(solver.after({ position, move: `${line},${take}` }), undefined);
      for (let take = 1; take <= most; take += 1) {
        const [a, b] = [line === 'column' ? from_a : from_a - take, line === 'row' ? from_b : from_b - take];
        reached.set(`${a},${b}`, { move: `${line},${take}`, to: `${a},${b}`, wins: LOST[a]?.[b] ?? false, ends: a + b === 0 });
      }
    }
    assert.deepEqual(moves, [...reached.values()]);
    /** @param {PlayMove} one */
    const order = ({ to }) => Number(to.split(',')[0]) * 10 + Number(to.split(',')[1]);
    assert.deepEqual(
      winning,
      moves.filter(({ wins }) => wins).sort((one, other) => order(one) - order(other)),
    );
    for (const one of [best, careless]) assert.deepEqual(one ?? undefined, one ? reached.get(one.to) : undefined);
    assert.deepEqual([best === null, careless === null], [reached.size === 0, reached.size === 0]);
    eachCell(8, (a, b) => {
      const move_text = moveTextFrom(pilesOf(position), { column: BigInt(a), row: BigInt(b) });
      const move = move_text === null ? undefined : solver.after({ position, move: move_text });
      assert.deepEqual(move, reached.get(`${a},${b}`), `${position} → ${a},${b}`);
    });
  });
});

test('moves beyond two thousand are not listed, and are made all the same; what is no move leaves nothing', () => {
  const a = '9'.repeat(1000);
  const { moves, takes, winning, best } = answerOf(`${a},5`);
  assert.deepEqual([moves, winning.length, best?.move], [null, 1, 'row,1']);
  assert.deepEqual(takes, [
    { from: 'row', least: '1', most: a },
    { from: 'column', least: '1', most: '5' },
    { from: 'diagonal', least: '1', most: '5' },
  ]);
  const move_text = moveTextFrom(pilesOf(`${a},5`), { column: 3n, row: 5n }) ?? '';
  assert.deepEqual(solver.after({ position: `${a},5`, move: move_text }), { move: move_text, to: '3,5', wins: true, ends: false });
  for (const move of ['', 'row', 'row,', 'row,1.5', 'row,1;column,1', 'line,1', 'Row,1', `row,${a}0`, '1', '<b>'])
    assert.equal(solver.after({ position: `${a},5`, move }), undefined, move);
  assert.equal(positionText(pilesOf('7,4')), '7,4');
  for (const position of ['', '7', '7,', ',4', '7,4,1', '-7,4', 'x,4']) {
    const error = refusal(() => solver.moves({ position, random: [0, 0, 0] }));
    assert.deepEqual([error.name, error.id], ['SolveError', 'error-coordinate'], position);
  }
});

test('the Grundy layer: rows are b, columns a; sizes that hold what is looked at', () => {
  const table = tableOf(Uint16Array.of(0, 1, 2, 3, 4, 15, 6, 7, 8));
  assert.deepEqual([table.n, table.most], [2, 15]);
  assert.deepEqual([valueAt(table, 1, 0), valueAt(table, 0, 1), valueAt(table, 2, 1)], [1, 3, 15]);
  assert.deepEqual([valueAt(table, 3, 0), valueAt(table, 0, 3)], [-1, -1]);
  for (const [pile, size] of [
    [0, 60],
    [60, 60],
    [61, 250],
    [250, 250],
    [251, 800],
    [801, 2000],
    [2000, 2000],
    [2001, 2000],
  ])
    assert.equal(sizeFor(Number(pile)), size);

  const solved = tableOf(wythoffOf({}).grundy({ n: 60 }));
  /** By the bare rules. @type {number[][]} */
  const plain = [];
  eachCell(60, (a, b) => {
    const reached = new Set();
    for (let take = 1; take <= Math.max(a, b); take += 1)
      reached
        .add(plain[a - take]?.[b])
        .add(plain[a]?.[b - take])
        .add(plain[a - take]?.[b - take]);
    let value = 0;
    while (reached.has(value)) value += 1;
    (plain[a] ??= [])[b] = value;
  });
  assert.deepEqual([solved.n, solved.most], [60, Math.max(...plain.flat())]);
  eachCell(61, (a, b) => assert.equal(valueAt(solved, a, b), plain[a]?.[b] ?? -1, `(${a}, ${b})`));
});

test('shades of Grundy values: from the least to the greatest, and light ink on the dark ones', () => {
  /** @type {any} */
  const palette = { 'grundy-low': '#fdf6e0', 'grundy-high': '#40104f' };
  const shade = createRamp(palette, 90);
  assert.deepEqual([shade(0).colour, shade(90).colour], ['rgb(253 246 224)', 'rgb(64 16 79)']);
  const all = Array.from({ length: 91 }, (_, value) => shade(value));
  all.slice(1).forEach(({ bytes: [, green = 0], is_dark }, at) => {
    assert.ok(green <= Number(all[at]?.bytes[1]), 'never lighter again');
    assert.ok(is_dark || !all[at]?.is_dark);
  });
  assert.deepEqual([all[0]?.is_dark, all[90]?.is_dark], [false, true]);
});

test('the rays, for ink, are exact all the same: to 1000, and at hundreds of digits', () => {
  const lowers = wythoffOf({}).lowers({ count: 1001 });
  lowers.forEach((lower, i) => {
    assert.equal(timesPhi(BigInt(i)), BigInt(lower), `⌊${i}φ⌋`);
    assert.equal(overPhi(BigInt(i)), BigInt(wythoffOf({}).partition({ x: String(i), from: '0', count: 1 }).lowers), `⌊${i}/φ⌋`);
  });
  for (const digits of ['1'.repeat(300), '9'.repeat(300), `1${'0'.repeat(299)}`, '7'.repeat(1000)]) {
    const formula = wythoffOf({ a: '0', b: digits }).timeline('beatty');
    if (formula.method !== 'beatty') throw new Error('no formula');
    assert.equal(String(timesPhi(BigInt(digits))), formula.lower);
    assert.equal(String(overPhi(BigInt(digits))), wythoffOf({}).partition({ x: digits, from: '0', count: 1 }).lowers);
  }
});
