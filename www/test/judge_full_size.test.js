/** Judges' problems at their full size: each by the bare rules where it is small, and by a plain program where it is as large as allowed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { casesOf } from '../features/judge/judge.js';
import { nimberOfPair } from '../features/judge/nim_problems.js';
import { seededRandom } from '../play/seeded_random.js';
import { judged, problemOf } from './judged.js';

/** The answers to an input. @param {string} id @param {string} input */
async function answersTo(id, input) {
  const problem = problemOf(id);
  const found = await judged(problem, casesOf(problem, input));
  return found.map(({ right }) => right);
}

/**
 * Who wins by the rule alone: a position is losing if every option is winning.
 * @param {(position: number[]) => number[][]} optionsOf
 */
function byRule(optionsOf) {
  /** @type {Map<string, boolean>} */
  const known = new Map();
  /** @param {number[]} position @returns {boolean} */
  const wins = (position) => {
    const key = position.join();
    const found = known.get(key) ?? optionsOf(position).some((option) => !wins(option));
    known.set(key, found);
    return found;
  };
  return wins;
}

/** All lists of so many numbers of a range. @param {number} length @param {number} low @param {number} high @returns {number[][]} */
const lists = (length, low, high) =>
  length === 0
    ? [[]]
    : lists(length - 1, low, high).flatMap((list) => Array.from({ length: high - low + 1 }, (_, at) => [...list, low + at]));

/** Cases with their number before them, each list with its length. @param {readonly (readonly number[])[]} cases */
const inputOf = (cases) => [cases.length, ...cases.map((list) => `${list.length}\n${list.join(' ')}`)].join('\n');

/** Pieces of a list. @template T @param {readonly T[]} all @param {number} size */
const pieces = (all, size) => Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** All that may be left of one of the heaps. @param {number[]} heaps */
const takes = (heaps) => heaps.flatMap((heap, at) => Array.from({ length: heap }, (_, left) => heaps.with(at, heap - 1 - left)));

test('Luogu P2197: Nim, by the rule and at full size', async () => {
  const wins = byRule(takes);
  for (const piece of pieces([...lists(1, 0, 5), ...lists(2, 0, 5), ...lists(3, 0, 5)], 10))
    assert.deepEqual(
      await answersTo('luogu-p2197', inputOf(piece)),
      piece.map((heaps) => (wins(heaps) ? 'Yes' : 'No')),
    );
  const random = seededRandom(1);
  const large = Array.from({ length: 10 }, (_, index) => {
    const heaps = Array.from({ length: 9999 }, () => random(8192));
    return [...heaps, heaps.reduce((xor, heap) => xor ^ heap, 0) ^ (index % 2)];
  });
  assert.deepEqual(
    await answersTo('luogu-p2197', inputOf(large)),
    large.map((_, index) => (index % 2 === 1 ? 'Yes' : 'No')),
  );
});

test('Luogu P1247: the first winning take of Nim in order, by the rule and at full size', async () => {
  assert.deepEqual(await answersTo('luogu-p1247', '4\n15 22 19 10'), ['lose']);
  const wins = byRule(takes);
  /** The first in the order of heaps, then of takes. @param {number[]} heaps */
  const first = (heaps) => {
    // The options of `takes` are in this order.
    const left = takes(heaps).find((option) => !wins(option));
    if (!left) return 'lose';
    const at = left.findIndex((heap, index) => heap !== heaps[index]);
    return `${(heaps[at] ?? 0) - (left[at] ?? 0)} ${at + 1}\n${left.join(' ')}`;
  };
  for (const heaps of [...lists(1, 0, 5), ...lists(2, 0, 5), ...lists(3, 0, 5)])
    assert.deepEqual(await answersTo('luogu-p1247', `${heaps.length}\n${heaps.join(' ')}`), [first(heaps)]);
  const random = seededRandom(2);
  const heaps = Array.from({ length: 500_000 }, () => 1 + random(10 ** 9));
  const xor = heaps.reduce((sum, heap) => sum ^ heap, 0);
  const at = heaps.findIndex((heap) => (heap ^ xor) < heap);
  const left = heaps.with(at, (heaps[at] ?? 0) ^ xor);
  assert.notEqual(xor, 0);
  assert.deepEqual(await answersTo('luogu-p1247', `500000\n${heaps.join(' ')}`), [
    `${(heaps[at] ?? 0) - (left[at] ?? 0)} ${at + 1}\n${left.join(' ')}`,
  ]);
  assert.deepEqual(await answersTo('luogu-p1247', `500000\n${left.join(' ')}`), ['lose']);
});

test('Luogu P2148: pairs of piles, by mex and by the rule, and at full size', async () => {
  /** By mex of what both piles can be split into. @type {number[][]} */
  const g = [];
  for (let total = 2; total <= 80; total += 1)
    for (let a = 1; a < total; a += 1) {
      const parts = [a, total - a].flatMap((pile) => Array.from({ length: pile - 1 }, (_, at) => g[at + 1]?.[pile - 1 - at]));
      let mex = 0;
      while (parts.includes(mex)) mex += 1;
      (g[a] ??= [])[total - a] = mex;
      assert.equal(nimberOfPair(a, total - a), mex, `${a} ${total - a}`);
    }
  /** @param {number[]} piles */
  const splits = (piles) =>
    piles.flatMap((pile, at) =>
      Array.from({ length: pile - 1 }, (_, part) => piles.with(at, part + 1).with(at % 2 === 0 ? at + 1 : at - 1, pile - 1 - part)),
    );
  const wins = byRule(splits);
  for (const piece of pieces(lists(4, 1, 4), 20))
    assert.deepEqual(
      await answersTo('luogu-p2148', inputOf(piece)),
      piece.map((piles) => (wins(piles) ? 'YES' : 'NO')),
    );
  /** The recurrence by halves. @param {number} i @param {number} j @returns {number} */
  const halves = (i, j) => (i % 2 === 0 && j % 2 === 0 ? 0 : 1 + halves(Math.floor(i / 2), Math.floor(j / 2)));
  const random = seededRandom(3);
  const large = Array.from({ length: 20 }, () => Array.from({ length: 20_000 }, () => 2 * 10 ** 9 - random(10 ** 9)));
  const answers = large.map((piles) => {
    let xor = 0;
    for (let at = 0; at < piles.length; at += 2) xor ^= halves((piles[at] ?? 0) - 1, (piles[at + 1] ?? 0) - 1);
    return xor === 0 ? 'NO' : 'YES';
  });
  assert.deepEqual(await answersTo('luogu-p2148', inputOf(large)), answers);
  assert.equal(nimberOfPair(2 ** 31 - 1, 2), 31);
  assert.equal(nimberOfPair(2 ** 30, 2 ** 30), 30);
});

test('Luogu P3480: pebbles in rising piles, by the rule and at full size', async () => {
  /** @param {number[]} piles */
  const removals = (piles) =>
    piles.flatMap((pile, at) => Array.from({ length: pile - (piles[at - 1] ?? 0) }, (_, less) => piles.with(at, pile - 1 - less)));
  const wins = byRule(removals);
  const rising = lists(4, 0, 4).filter((piles) => piles.every((pile, at) => pile >= (piles[at - 1] ?? 0)));
  const all = [...rising, ...lists(1, 0, 4)];
  for (const piece of pieces(all, 10))
    assert.deepEqual(
      await answersTo('luogu-p3480', inputOf(piece)),
      piece.map((piles) => (wins(piles) ? 'TAK' : 'NIE')),
    );
  const random = seededRandom(4);
  const large = Array.from({ length: 10 }, (_, index) => {
    const piles = Array.from({ length: 1000 }, () => random(10_001)).sort((a, b) => a - b);
    // The last pile makes every second one lost, as if its gap were a heap.
    let xor = 0;
    for (let at = 997; at > 0; at -= 2) xor ^= (piles[at] ?? 0) - (piles[at - 1] ?? 0);
    return index % 2 === 0 ? piles : piles.with(999, Math.min(10_000, (piles[998] ?? 0) + xor));
  });
  const answers = large.map((piles) => {
    let xor = 0;
    for (let at = 999; at > 0; at -= 2) xor ^= (piles[at] ?? 0) - (piles[at - 1] ?? 0);
    return xor === 0 ? 'NIE' : 'TAK';
  });
  assert.deepEqual(await answersTo('luogu-p3480', inputOf(large)), answers);
});

test('POJ 1704: chessmen that move to the left, by the rule and at full size', async () => {
  /** @param {number[]} cells in order */
  const steps = (cells) =>
    cells.flatMap((cell, at) => Array.from({ length: cell - (cells[at - 1] ?? 0) - 1 }, (_, less) => cells.with(at, cell - 1 - less)));
  const wins = byRule(steps);
  const boards = Array.from({ length: 255 }, (_, mask) => [1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => ((mask + 1) >> (cell - 1)) & 1));
  for (const piece of pieces(boards, 20))
    assert.deepEqual(
      // In any order.
      await answersTo('poj-1704', inputOf(piece.map((cells) => cells.toReversed()))),
      piece.map((cells) => `${wins(cells) ? 'Georgia' : 'Bob'} will win`),
    );
  const random = seededRandom(5);
  const large = Array.from({ length: 20 }, (_, index) => {
    const cells = new Set([10_000]);
    while (cells.size < 1000 - (index % 2)) cells.add(1 + random(10_000));
    return [...cells];
  });
  const answers = large.map((cells) => {
    const row = cells.toSorted((a, b) => a - b);
    let xor = 0;
    for (let at = row.length - 1; at >= 0; at -= 2) xor ^= (row[at] ?? 0) - (row[at - 1] ?? 0) - 1;
    return `${xor === 0 ? 'Bob' : 'Georgia'} will win`;
  });
  assert.deepEqual(await answersTo('poj-1704', inputOf(large)), answers);
});

/**
 * The rounds of a graph from vertex to vertex, by going over all vertices again and again; and one after the other, if the graph is large.
 * @param {number} count @param {readonly (readonly [number, number])[]} edges @param {number} goal
 * @returns {number[]} by vertex: 1, -1, or 0 for neither
 */
function labelled(count, edges, goal) {
  const label = Array(count + 1).fill(0);
  const left = Array(count + 1).fill(0);
  /** @type {number[][]} */
  const into = Array.from({ length: count + 1 }, () => []);
  for (const [from, to] of edges) {
    if (from === goal) continue;
    left[from] += 1;
    into[to]?.push(from);
  }
  const done = Array.from({ length: count }, (_, at) => at + 1).filter((vertex) => left[vertex] === 0);
  for (const vertex of done) label[vertex] = -1;
  for (const vertex of done)
    for (const from of into[vertex] ?? []) {
      if (label[from] !== 0) continue;
      left[from] -= 1;
      if (label[vertex] === -1) label[from] = 1;
      else if (left[from] === 0) label[from] = -1;
      if (label[from] !== 0) done.push(from);
    }
  return label;
}

/** Labels by the rule alone, until none changes. @param {number} count @param {readonly (readonly [number, number])[]} edges @param {number} goal */
function byFixpoint(count, edges, goal) {
  const label = Array(count + 1).fill(0);
  for (let round = 0; round <= count; round += 1)
    for (let vertex = 1; vertex <= count; vertex += 1) {
      const next = edges.filter(([from]) => from === vertex && vertex !== goal).map(([, to]) => label[to]);
      if (next.includes(-1)) label[vertex] = 1;
      else if (next.every((one) => one === 1)) label[vertex] = -1;
    }
  return label;
}

test('Luogu P6560: rounds on a graph, by the rule and at full size', async () => {
  assert.deepEqual(await answersTo('luogu-p6560', '5 5 2\n1 2\n2 3\n3 1\n3 4\n4 5\n1 5\n4 3'), ['0', '1']);
  const random = seededRandom(6);
  /** @param {number} count @param {number} many @returns {[number, number][]} */
  const edgesOf = (count, many) => Array.from({ length: many }, () => [1 + random(count), 1 + random(count)]);
  for (let graph = 0; graph < 60; graph += 1) {
    const count = 2 + random(7);
    const edges = edgesOf(count, 1 + random(2 * count));
    const rounds = lists(2, 1, count).filter(([start, goal]) => start !== goal);
    const input = [[count, edges.length, rounds.length], ...edges, ...rounds].map((line) => line.join(' ')).join('\n');
    const answers = rounds.map(([start = 0, goal = 0]) => {
      const label = byFixpoint(count, edges, goal);
      assert.deepEqual(label, labelled(count, edges, goal));
      return String(label[start]);
    });
    assert.deepEqual(await answersTo('luogu-p6560', input), answers);
  }
  const count = 100_000;
  // Few edges in one half of the vertices, many in the other, so that not all answers are the same.
  const edges = [...edgesOf(count / 2, count), ...edgesOf(count / 2, 400_000).map(([from, to]) => [from + count / 2, to])].map(
    ([from = 0, to = 0]) => /** @type {const} */ ([from, to]),
  );
  const rounds = Array.from({ length: 8 }, (_, at) => [1 + random(count), 1 + ((at * 7919) % count)]);
  const input = [[count, edges.length, rounds.length], ...edges, ...rounds].map((line) => line.join(' ')).join('\n');
  const answers = rounds.map(([start = 0, goal = 0]) => String(labelled(count, edges, goal)[start]));
  assert.ok(input.length > 5_000_000 && new Set(answers).size > 1);
  assert.deepEqual(await answersTo('luogu-p6560', input), answers);
});
