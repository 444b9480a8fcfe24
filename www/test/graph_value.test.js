/** Graphs as documents: what a link says of them and back, every change that can be drawn, and where vertices are laid. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  graphOf,
  namesOf,
  paramsOf,
  terminalOf,
  withEdgeTurned,
  withName,
  withOptions,
  withoutVertex,
  withPlace,
  withTerminal,
  withTokens,
  withVertex,
} from '../games/graphs/graph/graph_value.js';
import { edgePath, neighbourOf, placeOf, pointOf, measuresFor } from '../games/graphs/geometry.js';
import { placeAt, placesOf } from '../games/graphs/places.js';
import { layOut, SMALL_VERTICES } from '../games/graphs/graph/layout.js';
import { linked } from './solver.js';

/** @import { Change, Graph } from '../games/graphs/graph/types.js' */

/** @param {string} query */
function opened(query) {
  const parts = linked(`#/graph?${query}`).solved.graph();
  const params = new URLSearchParams(query);
  return graphOf(parts, params.get('pos') ?? '', params.get('names') ?? '');
}

/** @param {Graph} graph */
const queryOf = (graph) =>
  Object.entries(paramsOf(graph))
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

test('a graph is what its link says, and its link says all of it', () => {
  for (const query of [
    'edges=0-1,0-2,2-1&vertices=6&tokens=2,0',
    'edges=0-1,1-0,1-1&tokens=1,1&pos=0.999;500.1',
    'edges=0-1&tokens=0&win=1&lose=0&names=a b;c',
    'edges=&vertices=2&tokens=',
  ])
    assert.equal(queryOf(opened(query)), query);
});

test('every change that can be drawn', () => {
  /** @type {Graph} */
  const graph = { ...opened('edges=0-1,0-2,2-1&tokens=2,0&names=a;b;c&pos=1.1;2.2;3.3'), win: [1] };
  const changed = (/** @type {Change} */ change) => queryOf(change(graph));
  const rest = '&pos=1.1;2.2;3.3&names=a;b;c';
  assert.equal(changed(withVertex([7, 8])), 'edges=0-1,0-2,2-1&vertices=4&tokens=2,0&win=1&pos=1.1;2.2;3.3;7.8&names=a;b;c');
  assert.equal(changed(withoutVertex(1)), 'edges=0-1&tokens=1,0&pos=1.1;3.3&names=a;c');
  assert.equal(changed(withoutVertex(0)), 'edges=1-0&tokens=1&win=0&pos=2.2;3.3&names=b;c');
  assert.equal(changed(withEdgeTurned(0, 2)), `edges=0-1,2-1&tokens=2,0&win=1${rest}`);
  assert.equal(changed(withEdgeTurned(1, 1)), `edges=0-1,0-2,1-1,2-1&tokens=2,0&win=1${rest}`);
  assert.equal(changed(withOptions(2, [2, 0, 2])), `edges=0-1,0-2,2-0,2-2&tokens=2,0&win=1${rest}`);
  assert.equal(changed(withTerminal(1, 'lose')), `edges=0-1,0-2,2-1&tokens=2,0&lose=1${rest}`);
  assert.equal(changed(withTerminal(1, 'none')), `edges=0-1,0-2,2-1&tokens=2,0${rest}`);
  assert.equal(changed(withTokens(0, 2)), `edges=0-1,0-2,2-1&tokens=2,0,0&win=1${rest}`);
  assert.equal(changed(withPlace(1, placeAt(-3, 1e9))), 'edges=0-1,0-2,2-1&tokens=2,0&win=1&pos=1.1;0.999;3.3&names=a;b;c');
  assert.equal(changed(withName(1, 'x;y')), 'edges=0-1,0-2,2-1&tokens=2,0&win=1&pos=1.1;2.2;3.3&names=a;x%3By;c');
  assert.equal(terminalOf(graph, 1), 'win');
});

test('places and names of a link that are none', () => {
  assert.deepEqual(placesOf('1.2;;x.3', 3), { places: [[1, 2], null, null], wrong: { place: 3, value: 'x.3' } });
  assert.deepEqual(placesOf('1.2;3.4', 1), { places: [[1, 2]], wrong: { place: 2, value: '3.4' } });
  assert.deepEqual(placesOf('1000.2', 1).wrong, { place: 1, value: '1000.2' });
  assert.deepEqual(placesOf('', 2), { places: [null, null], wrong: null });
  assert.deepEqual(namesOf('%;a%3Bb', 3), ['%', 'a;b', '']);
});

/** A graph without cycles: from each vertex to some smaller ones. @param {number} count @returns {[number, number][]} */
const acyclic = (count) =>
  Array.from({ length: count }, (_, from) =>
    [1, 3, 7].filter((step) => step <= from).map((step) => /** @type {[number, number]} */ ([from, from - step])),
  ).flat();

test('vertices are laid in layers along the moves, each at a place of its own, small and large', () => {
  for (const count of [1, 2, 40, SMALL_VERTICES, 1999]) {
    const edges = acyclic(count);
    const places = layOut(count, edges);
    assert.equal(places.length, count);
    assert.ok(places.flat().every((one) => Number.isInteger(one) && one >= 0 && one <= 999));
    if (count <= SMALL_VERTICES) assert.equal(new Set(places.map(String)).size, count);
    const [backwards, level] = [1, 0].map(
      (least) => edges.filter(([from, to]) => Number(places[to]?.[0]) - Number(places[from]?.[0]) < least).length,
    );
    assert.ok(count > 500 ? level === 0 : backwards === 0, `${count}: ${backwards}`);
  }
});

test('graphs with cycles and loops are laid, too', () => {
  for (const count of [3, 400]) {
    const round = Array.from({ length: count }, (_, from) => /** @type {[number, number]} */ ([from, (from + 1) % count]));
    assert.equal(layOut(count, [...round, [0, 0]]).length, count);
  }
  assert.deepEqual(layOut(0, []), []);
  assert.deepEqual(layOut(1, []), [[500, 500]]);
});

test('places and points are the same thing, and arrows end at their vertex', () => {
  const measures = measuresFor({ width: 800, height: 500, label: 14 }, 6);
  for (const place of /** @type {[number, number][]} */ ([
    [0, 0],
    [999, 999],
    [123, 456],
  ]))
    assert.deepEqual(placeAt(...placeOf(measures, pointOf(measures, place))), place);
  const [from, to, between] = [
    { x: 0, y: 0 },
    { x: 300, y: 0 },
    { x: 150, y: 2 },
  ];
  const path = edgePath(from, to, { points: [from, to], radius: 20, has_back: false, looks_around: true });
  assert.match(path, /^M20 0L278 0M/);
  // Around what is in the way, and apart from an edge back.
  assert.match(edgePath(from, to, { points: [from, to, between], radius: 20, has_back: false, looks_around: true }), /Q/);
  assert.match(edgePath(from, to, { points: [], radius: 20, has_back: true, looks_around: false }), /Q/);
  assert.match(edgePath(from, from, { points: [], radius: 20, has_back: false, looks_around: false }), /C/);
});

test('the arrow keys go to the nearest vertex in their direction, and stay where there is none', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
    { x: 60, y: 90 },
    { x: 300, y: 0 },
  ];
  assert.equal(neighbourOf(points, 0, 'ArrowRight'), 1);
  assert.equal(neighbourOf(points, 1, 'ArrowRight'), 3);
  assert.equal(neighbourOf(points, 0, 'ArrowDown'), 2);
  assert.equal(neighbourOf(points, 0, 'ArrowLeft'), 0);
});
