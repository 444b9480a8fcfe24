/** The matching game's page: where vertices are drawn, and what is known at every step. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXAMPLES } from '../games/graphs/matching/examples.js';
import { layOut } from '../games/graphs/matching/layout.js';
import { edgeName, knownAt, matchingStepAt, NONE } from '../games/graphs/matching/steps.js';
import { SIDE } from '../games/graphs/places.js';
import { linked, refusal } from './solver.js';

/** @import { Edge } from '../games/graphs/types.js' */

test('vertices are laid out in the square, apart from one another', () => {
  const path = (/** @type {number} */ count) => Array.from({ length: count - 1 }, (_, one) => /** @type {Edge} */ ([one, one + 1]));
  /** @type {[number, readonly Edge[]][]} */
  const graphs = [
    [0, []],
    [1, []],
    [2, path(2)],
    [3, []],
    [9, path(9)],
    [6, [...path(6), [5, 0]]],
    [
      7,
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [200, path(200)],
  ];
  for (const [count, edges] of graphs) {
    const places = layOut(count, edges);
    assert.equal(places.length, count);
    for (const at of places.flat()) assert.ok(Number.isInteger(at) && at >= -1 && at <= SIDE + 1, String(at));
    assert.equal(new Set(places.map(String)).size, count);
  }
  // A path lies across the board, its vertices in order.
  const along = layOut(9, path(9)).map(([x]) => x);
  const sorted = [...along].sort((a, b) => a - b);
  assert.ok([String(sorted), String(sorted.toReversed())].includes(String(along)));
});

test('at every step of every example there is a matching, its trees alternate, and the last one is that of the solver', () => {
  for (const { id, params } of EXAMPLES) {
    const run = linked(`#/matching?${new URLSearchParams(params)}`).solved.timeline('');
    const edges = new Set(Array.from({ length: run.edges.length / 2 }, (_, at) => edgeName(run.edges[2 * at], run.edges[2 * at + 1])));
    let size = 0;
    for (let cursor = 0; cursor <= run.steps.stepCount; cursor += 1) {
      const where = `${id}, ${cursor}`;
      const { mates, tree, path, sides, without } = knownAt(run, cursor);
      for (const [one, other] of mates) {
        assert.equal(mates.get(other), one, where);
        assert.ok(edges.has(edgeName(one, other)), where);
      }
      for (const edge of [...tree, ...path]) assert.ok(edges.has(edge), where);
      // An inner vertex has its mate in the tree.
      for (const [vertex, side] of sides) if (side === 'inner') assert.equal(sides.get(mates.get(vertex) ?? -1), 'outer', where);
      assert.ok(without === null || !mates.has(without), where);
      const { kind } = matchingStepAt(run, cursor);
      if (kind === 'augment') assert.equal(mates.size, 2 * (size += 1), where);
      if (kind === 'starts')
        for (let vertex = 0; vertex < run.count; vertex += 1) assert.equal(run.wins.includes(vertex), sides.get(vertex) !== 'outer', where);
      if (kind === 'expose') assert.ok(!mates.has(run.token) && mates.size === 2 * size, where);
    }
    const { mates } = knownAt(run, run.steps.stepCount);
    assert.deepEqual(
      Array.from(run.mates, (_, vertex) => mates.get(vertex) ?? NONE),
      Array.from(run.mates),
    );
    assert.equal(mates.size, 2 * size);
  }
});

test('a graph too large for its steps has its verdict, and its moves', () => {
  const edges = Array.from({ length: 299 }, (_, one) => `${one}-${one + 1}`).join(',');
  const { verdict, solved } = linked(`#/matching?edges=${edges}&token=0`);
  const { outcome, moves, wins, position } = verdict();
  assert.deepEqual([outcome, moves, wins.length, position], ['N', ['1'], 300, '0']);
  const { id, args } = refusal(() => solved.timeline(''));
  assert.deepEqual([id, args], ['error-matching-large', { vertices: '300', edges: '299', limit: '200', most: '2000' }]);
  assert.deepEqual(solved.moves({ position: '0,1', random: [0, 0, 0] }).winning, []);
});
