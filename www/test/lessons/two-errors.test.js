/**
 * What the lesson on the race and its two errors says is so: the small boards are solved by the bare rules, state by state, and the counts
 * of pairs by the widths of the layers.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../lesson_facts.js';
import { linked } from '../solver.js';

const { sections, mistakes, tells } = factsOf('two-errors');

/** @typedef {'A' | 'B'} Player */

/**
 * A board by the bare rules: cells as numbers row by row, their free neighbours, and who wins from every state.
 * @param {string} query of a link
 */
function bareRules(query) {
  const { rows, columns, cells, startA, startB } = linked(`#/race?${query}`).solved.board();
  const free = Array.from(cells, (_, cell) => cell).filter((cell) => cells[cell] === 1 || cell === startA || cell === startB);
  const neighbours = Array.from(cells, (_, cell) =>
    free.filter((other) => {
      const [down, right] = [Math.floor(other / columns) - Math.floor(cell / columns), (other % columns) - (cell % columns)];
      return Math.abs(down) + Math.abs(right) === 1;
    }),
  );
  assert.equal(neighbours.length, rows * columns);
  /** @param {number} cell */
  const from = (cell) => neighbours[cell] ?? [];
  /**
   * What a state leads to: the winner, or the next state.
   * @param {number} a @param {number} b @param {Player} mover
   * @returns {(Player | string)[]}
   */
  const after = (a, b, mover) => {
    const [own, other, goal] = mover === 'A' ? [a, b, startB] : [b, a, startA];
    const next = mover === 'A' ? 'B' : 'A';
    const state = (/** @type {number} */ cell) => (mover === 'A' ? `${cell},${b},${next}` : `${a},${cell},${next}`);
    return from(own).flatMap((cell) => {
      if (cell === goal) return [mover];
      if (cell !== other) return [state(cell)];
      return from(cell).map((beyond) => (beyond === goal ? mover : state(beyond)));
    });
  };
  /** @type {Map<string, Player>} */
  const winner = new Map();
  const open = new Map(
    free.flatMap((a) =>
      free.flatMap((b) =>
        a === b ? [] : /** @type {Player[]} */ (['A', 'B']).map((mover) => [`${a},${b},${mover}`, { mover, leads: after(a, b, mover) }]),
      ),
    ),
  );
  for (let is_new = true; is_new;) {
    is_new = false;
    for (const [state, { mover, leads }] of open) {
      const won = leads.map((lead) => (lead === 'A' || lead === 'B' ? lead : winner.get(lead)));
      const other = mover === 'A' ? 'B' : 'A';
      const by = won.includes(mover) ? mover : won.every((one) => one === other) ? other : null;
      if (by === null) continue;
      winner.set(state, by);
      open.delete(state);
      is_new = true;
    }
  }
  return { columns, free, from, startA, startB, winner, first: winner.get(`${startA},${startB},A`) };
}

/** The layers of a link's board, each in its cyclic order. @param {string} query @returns {number[][]} */
function layersOf(query) {
  const { order, firstOfLayer } = linked(`#/race?${query}&method=rings`).timeline();
  return Array.from({ length: firstOfLayer.length - 1 }, (_, i) => [...order.slice(firstOfLayer[i], firstOfLayer[i + 1])]);
}

/** Pairs of a layer and the one that faces it, from the start to the middle. @param {number[][]} layers */
const pairsIn = (layers) =>
  layers.slice(0, (layers.length + 1) / 2).reduce((sum, layer, i) => sum + layer.length * (layers.at(-1 - i)?.length ?? 0), 0);

test('the lesson reads, and asks', () => {
  assert.deepEqual(mistakes, []);
  assert.equal(sections.length, 12);
  assert.equal(sections.filter(({ ask }) => ask !== null).length, 3);
});

test('on every board of the lesson that is small enough the bare rules find the winner that is told', () => {
  for (const [section, query, told] of /** @type {const} */ ([
    [1, 'board=A.B/xxx', 'B'],
    [3, 'board=A.../..../...B', 'A'],
    [4, 'sample=official-1', 'B'],
    [7, 'sample=two-arcs', 'B'],
    [10, 'sample=wrap', 'B'],
    [12, 'sample=official-2', 'A'],
  ])) {
    assert.ok(sections[section - 1]?.link.includes(query), `${section}`);
    assert.equal(bareRules(query).first, told, query);
    for (const method of ['rings', 'pairs', 'full']) {
      const asked = linked(`#/race?${query}&method=${method}`);
      assert.equal(asked.verdict().winner, told);
      assert.notEqual(asked.timeline().agree, false, `${query}, ${method}`);
    }
  }
});

test('an odd distance: A wins by each step along a shortest way', () => {
  const { d, moves } = linked(sections[2]?.link ?? '').verdict();
  assert.equal(d, 5);
  const { winner, from, startA, startB } = bareRules('board=A.../..../...B');
  assert.equal(moves.length, from(startA).length);
  for (const cell of from(startA)) assert.equal(winner.get(`${cell},${startB},B`), 'A');
});

test('how many pairs and states there are', () => {
  const official = layersOf('sample=official-1');
  tells(4, `${pairsIn(official)} pairs`, `${pairsIn(official)} 个点对`);
  tells(
    4,
    `${2 * bareRules('sample=official-1').free.length ** 2} states`,
    `${2 * bareRules('sample=official-1').free.length ** 2} 个状态`,
  );
  const [small, large] = ['sample=double-tree-120-4', 'sample=double-tree-300-6'].map(layersOf);
  const [few, many] = [pairsIn(small ?? []), pairsIn(large ?? [])];
  tells(5, few.toLocaleString('en-US'), String(few));
  tells(5, many.toLocaleString('en-US'), String(many));
  tells(5, `${Math.round(many / few)} times`, `${Math.round(many / few)} 倍`);
  tells(5, `${Math.round(2.5 ** 3)} times`, `${Math.round(2.5 ** 3)} 倍`);
  tells(5, `gives ${Math.round(2.5 ** 4)}`, `${Math.round(2.5 ** 4)} 倍`);
  const cells = (large ?? []).flat().length;
  tells(6, `${cells.toLocaleString('en-US')} cells`, `${cells} 格`);
});

test('two arcs at the crossing, after single ones to the decisive event', () => {
  const { columns, winner, startB, from } = bareRules('sample=two-arcs');
  /** @param {number} row @param {number} column */
  const at = (row, column) => columns * row + column;
  const layers = layersOf('sample=two-arcs');
  const d = layers.length - 1;
  tells(7, `${d} steps`, `${d} 步`);
  assert.deepEqual(layers[1], [at(0, 4)]);
  assert.equal(from(startB).length, 4);
  /** Who wins with A on a cell and to move, cell by cell of B's ring. @param {number} a @param {number} i */
  const ring = (a, i) => (layers[d - i] ?? []).map((b) => (a === b ? 'B' : winner.get(`${a},${b},A`)));
  /** @param {(string | undefined)[]} around */
  const arcs = (around) => around.filter((one, j) => one === 'B' && around.at(j - 1) !== 'B').length;
  const told = [at(6, 4), at(7, 5), at(8, 4), at(7, 3)];
  assert.deepEqual(
    told.map((b) => winner.get(`${at(0, 4)},${b},A`)),
    ['B', 'A', 'B', 'A'],
  );
  // They follow each other so around the ring, from whichever one begins and either way.
  const order = layers[d - 1] ?? [];
  assert.equal((order.indexOf(at(6, 4)) + 2) % 4, order.indexOf(at(8, 4)) % 4);
  assert.equal(arcs(ring(at(0, 4), 1)), 2);
  for (let i = d / 2; i > 2; i -= 1) for (const a of layers[i] ?? []) assert.equal(arcs(ring(a, i)), 1, `layer ${i}`);
  // The event: (5, 4), B to move, against all of A's layer 3; none before.
  assert.ok(layers[d - 2]?.includes(at(5, 4)));
  for (const a of layers[3] ?? assert.fail('no layer')) assert.equal(winner.get(`${a},${at(5, 4)},B`), 'B');
  for (let i = 3; i < d / 2; i += 1)
    for (const b of layers[d - i] ?? [])
      assert.ok(
        (layers[i + 1] ?? []).some((a) => winner.get(`${a},${b},B`) === 'A'),
        `layer ${i}`,
      );
});

test('round the back: two arcs that are apart as numbers and one cell of the ring', () => {
  const { columns, winner } = bareRules('sample=wrap');
  const layers = layersOf('sample=wrap');
  const [cell = -1, ...others] = layers[9] ?? [];
  assert.deepEqual([Math.floor(cell / columns), cell % columns, others.length], [3, 1, 0]);
  assert.equal(layers[2]?.length, 2);
  for (const a of layers[2] ?? []) assert.equal(winner.get(`${a},${cell},B`), 'B');
  const { decision, rowMovers, rowLayers, firstOfRow, l, r } = linked('#/race?sample=wrap&method=rings').timeline();
  assert.deepEqual(decision, { kind: 'bRow', i: 1, cell });
  const row = rowLayers.length - 1;
  assert.deepEqual([rowMovers[row], rowLayers[row]], [1, 1]);
  const [left, right] = [l, r].map((ends) => [...ends.slice(firstOfRow[row], firstOfRow[row + 1])]);
  assert.deepEqual(
    [left, right],
    [
      [0, 1],
      [0, 1],
    ],
  );
  // Half of the repair intersects them as numbers, finds nothing, and lets A win.
  assert.ok(Math.max(...(left ?? [])) > Math.min(...(right ?? [])));
});
