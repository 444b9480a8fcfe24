/** The matching game's page: where vertices are drawn, and what is known at every step. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXAMPLES } from '../games/graphs/matching/examples.js';
import { UNDIRECTED } from '../games/graphs/matching/drawn_kind.js';
import { layOut } from '../games/graphs/matching/layout.js';
import { edgeName, knownAt, matchingStepAt, NONE } from '../games/graphs/matching/steps.js';
import { SIDE } from '../games/graphs/places.js';
import { linked, refusal } from './solver.js';

/** @import { Graph } from '../games/graphs/matching/drawn_kind.js' */
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

test('every change that can be drawn, and the link it makes', () => {
  const graph = { count: 4, edges: /** @type {Edge[]} */ ([[0, 1], [0, 2], [1, 3]]), token: 2, places: [null, null, null, null] }; // prettier-ignore
  const changed = (/** @type {(now: Graph) => Graph} */ change) =>
    Object.entries(UNDIRECTED.paramsOf(change(graph)))
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
  assert.equal(changed(UNDIRECTED.withVertex([7, 8])), 'edges=0-1,0-2,1-3&vertices=5&token=2&pos=;;;;7.8');
  assert.equal(changed(UNDIRECTED.withPlace(1, [3, 4])), 'edges=0-1,0-2,1-3&vertices=null&token=2&pos=;3.4');
  assert.equal(changed(UNDIRECTED.withEdgeTurned(3, 2)), 'edges=0-1,0-2,1-3,2-3&vertices=null&token=2&pos=null');
  assert.equal(changed(UNDIRECTED.withEdgeTurned(3, 1)), 'edges=0-1,0-2&vertices=4&token=2&pos=null');
  assert.equal(
    changed(UNDIRECTED.withEdgeTurned(3, 3)),
    changed((now) => now),
  );
  assert.equal(changed(UNDIRECTED.withoutVertex(1)), 'edges=0-1&vertices=3&token=1&pos=null');
  // The token's own vertex: it goes to the first one.
  assert.equal(changed(UNDIRECTED.withoutVertex(2)), 'edges=0-1,1-2&vertices=null&token=0&pos=null');
  assert.equal(changed(UNDIRECTED.clicks.token?.(3, graph) ?? ((now) => now)), 'edges=0-1,0-2,1-3&vertices=null&token=3&pos=null');
  assert.equal(UNDIRECTED.hasEdge(graph, 3, 1), true);
  assert.equal(UNDIRECTED.hasEdge(graph, 2, 3), false);
});

test('a drawing keeps a vertex, and stays within what can be drawn and linked', () => {
  const refusalOf = (/** @type {Graph} */ graph) => UNDIRECTED.refusalOf(graph, UNDIRECTED.paramsOf(graph))?.id ?? null;
  const empty = (/** @type {number} */ count) => ({ count, edges: [], token: 0, places: Array(count).fill(null) });
  assert.equal(refusalOf(empty(0)), 'matching-said-empty');
  assert.equal(refusalOf(empty(1)), null);
  assert.equal(refusalOf(empty(200)), null);
  assert.equal(refusalOf(empty(201)), 'graph-said-large');
});
