/** What the first walk of the matching game says is so: who wins is found again by the bare rules, and matchings by trying all edges. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../lesson_facts.js';
import { linked } from '../solver.js';

const { sections, mistakes, linkOf, verdictAt, tells, says } = factsOf('first-matching');

/** The edges of a section's board. @param {number} section @returns {[number, number][]} */
function edgesOf(section) {
  const { edges } = linked(linkOf(section)).solved.timeline('');
  return Array.from({ length: edges.length / 2 }, (_, edge) => [edges[2 * edge], edges[2 * edge + 1]]);
}

/** The winning moves by the bare rules. @param {readonly (readonly number[])[]} edges @param {readonly number[]} walk @returns {number[]} */
function winning(edges, walk) {
  const token = walk.at(-1);
  const ends = edges.filter((edge) => edge.includes(Number(token))).map(([one = 0, other = 0]) => (one === token ? other : one));
  return ends.filter((to) => !walk.includes(to) && winning(edges, [...walk, to]).length === 0).sort((a, b) => a - b);
}

/** How many edges a largest matching has. @param {readonly (readonly number[])[]} edges @returns {number} */
function largest([edge, ...rest]) {
  if (!edge) return 0;
  return Math.max(largest(rest), 1 + largest(rest.filter((other) => !other.some((vertex) => edge.includes(vertex)))));
}

test('every board has the winner and the winning moves of the bare rules', () => {
  assert.deepEqual([sections.length, mistakes.length], [7, 0]);
  for (let section = 1; section <= sections.length; section += 1) {
    const edges = edgesOf(section);
    const { token, wins } = linked(linkOf(section)).solved.timeline('');
    const { moves, outcome } = verdictAt(section);
    assert.deepEqual(moves, winning(edges, [token]).map(String), `${section}`);
    assert.equal(outcome, moves.length > 0 ? 'N' : 'P');
    const vertices = [...new Set(edges.flat())].sort((a, b) => a - b);
    assert.deepEqual(
      wins,
      vertices.filter((vertex) => winning(edges, [vertex]).length > 0),
    );
  }
});

test('four vertices in two pairs, and five of which one is left over', () => {
  assert.deepEqual(verdictAt(2).moves, ['0']);
  assert.equal(largest(edgesOf(2)), 2);
  tells(2, '0 with 1, and 2 with 3', '0 与 1，2 与 3');
  const { mates } = linked(linkOf(3)).solved.timeline('');
  assert.deepEqual([largest(edgesOf(3)), mates[2]], [2, 2 ** 32 - 1]);
  assert.equal(verdictAt(3).outcome, 'P');
  tells(3, 'two edges', '两条边');
});

test('the board of a bare link has four losing starts', () => {
  assert.deepEqual(verdictAt(4).wins, ['1', '3', '5']);
  assert.equal(new Set(edgesOf(4).flat()).size - 3, 4);
  tells(4, '4 vertices', '4 个');
});

test('the odd cycle has five vertices, and is shrunk', () => {
  const { steps, routes } = linked(linkOf(5)).solved.timeline('');
  const kinds = Array.from(steps.kinds, (kind) => steps.names[Number(kind)]);
  const cycles = kinds.flatMap((kind, step) => (kind === 'shrink' ? [routes[steps.numbers[2 * step]]] : []));
  assert.ok(cycles.length > 0);
  for (const cycle of cycles) assert.deepEqual([...new Set(cycle)].sort(), [2, 3, 4, 5, 6]);
  tells(5, 'Five vertices', '五个顶点');
  assert.ok(!Array.from(linked(linkOf(4)).solved.timeline('').steps.kinds).includes(steps.names.indexOf('shrink')));
});

test('the knight has ten cells, and six vertices in a cycle are three pairs', () => {
  assert.equal(new Set(edgesOf(6).flat()).size, 10);
  says(6, 'two holes');
  assert.equal(largest(edgesOf(7)), 3);
  assert.equal(verdictAt(7).outcome, 'N');
  tells(7, 'Six vertices', '六个顶点');
});
