/**
 * What the lesson on labels and draws says is so: labels, sums of two tokens and play to the end are found again by the bare rules, and
 * compared with the solver and the prose.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../lesson_facts.js';
import { linked } from '../solver.js';

const { sections, mistakes, linkOf } = factsOf('labels-and-draws');

/** The options of every vertex. @param {string} link @returns {number[][]} */
function optionsOf(link) {
  const edges = (linked(link).params.get('edges') ?? '').split(',').map((edge) => edge.split('-').map(Number));
  const options = Array.from({ length: 1 + Math.max(...edges.flat()) }, () => /** @type {number[]} */ ([]));
  for (const [from = 0, to = 0] of edges) options[from]?.push(to);
  return options;
}

/**
 * The labels of positions that lead to others: rounds over all of them until nothing changes.
 * @param {readonly (readonly number[])[]} options @param {Record<number, string>} [given] of terminals
 */
function labelled(options, given = {}) {
  const labels = options.map((_, position) => given[position] ?? '?');
  for (let is_new = true; is_new;) {
    is_new = false;
    options.forEach((to, position) => {
      if (labels[position] !== '?') return;
      const label = to.some((one) => labels[one] === 'P') ? 'N' : to.every((one) => labels[one] === 'N') ? 'P' : '?';
      if (label === '?') return;
      labels[position] = label;
      is_new = true;
    });
  }
  return labels.join('');
}

/** Two tokens at once: position `a + count * b`. @param {readonly (readonly number[])[]} options */
function sumOf(options) {
  const count = options.length;
  return Array.from({ length: count * count }, (_, position) => {
    const [a, b] = [position % count, Math.floor(position / count)];
    return [...(options[a] ?? []).map((to) => to + count * b), ...(options[b] ?? []).map((to) => a + count * to)];
  });
}

test('the lesson reads, and asks', () => {
  assert.deepEqual(mistakes, []);
  assert.equal(sections.length, 12);
  assert.equal(sections.filter(({ ask }) => ask !== null).length, 5);
});

test('a heap from which one takes 1 or 2: the multiples of 3 are P, and no arrow is looked at twice', () => {
  const options = optionsOf(linkOf(3));
  assert.equal(labelled(options), 'PNNPNN');
  options.forEach((to, vertex) =>
    assert.deepEqual(
      [...to].sort(),
      [vertex - 2, vertex - 1].filter((one) => one >= 0),
    ),
  );
  const asked = linked(linkOf(3));
  assert.equal(asked.verdict().labels, labelled(options));
  assert.ok(Number(asked.timeline().examined) <= options.flat().length);
  // The next three after 0 are 1, 2 and 3.
  const { steps } = asked.timeline();
  assert.deepEqual(
    [0, 1, 2, 3].map((step) => steps.numbers[2 * step]),
    [0, 1, 2, 3],
  );
});

test('terminals: 3 wins, 4 loses, and 0 is lost although every arrow of it can go on to 3', () => {
  const options = optionsOf(linkOf(4));
  for (const middle of options[0] ?? []) assert.ok(options[middle]?.includes(3));
  const labels = labelled(options, { 3: 'P', 4: 'N' });
  assert.equal(labels, 'PNNPNN');
  assert.equal(linked(linkOf(4)).verdict().labels, labels);
  assert.equal(linked(linkOf(4)).verdict().outcome, labels[0]);
  assert.deepEqual(options[4] ?? [], []);
});

test('a cycle without a draw', () => {
  const labels = labelled(optionsOf(linkOf(6)));
  assert.equal(labels, 'PNP');
  assert.equal(linked(linkOf(6)).verdict().labels, labels);
  assert.equal(linked(linkOf(6)).verdict().outcome, 'P');
});

test('a draw off the cycle: 0, 1 and 4 keep no label, and no way leads back to 4', () => {
  const options = optionsOf(linkOf(8));
  const labels = labelled(options);
  assert.equal(labels, '??NP?N');
  assert.equal(linked(linkOf(8)).verdict().labels, labels);
  assert.equal(linked(linkOf(8)).verdict().outcome, 'draw');
  const reached = new Set(options[4]);
  for (const vertex of reached) for (const to of options[vertex] ?? []) reached.add(to);
  assert.ok(reached.has(1) && !reached.has(4));
  // Who leaves the circle for 2 loses there.
  assert.ok(options[1]?.includes(2) && labels[2] === 'N');
});

test('two tokens, one of which can go round: whoever moves wins, by 1 to 2 alone', () => {
  const options = optionsOf(linkOf(10));
  const labels = labelled(sumOf(options));
  const count = options.length;
  assert.equal(labels[5 + count * 1], 'N');
  const winning = (sumOf(options)[5 + count * 1] ?? []).filter((to) => labels[to] === 'P');
  assert.deepEqual(winning, [5 + count * 2]);
  const asked = linked(linkOf(10));
  assert.equal(asked.verdict().outcome, 'N');
  assert.deepEqual(
    asked.verdict().moves.map((/** @type {string[]} */ move) => move.map(Number)),
    [[1, 2]],
  );
  // 3 is worth 0, 2 and 5 are worth 1, and the others have no number; 1 alone among the options of 1 has one.
  const none = 2 ** 32 - 1;
  assert.deepEqual([...asked.timeline().values], [none, none, 1, 0, none, 1]);
  assert.deepEqual(
    [...new Set((options[1] ?? []).map((to) => asked.timeline().values[to]))].filter((value) => value !== none),
    [1],
  );
  // A token worth 0 in the place of 5: not among those numbers, so a draw.
  assert.equal(labels[3 + count * 1], '?');
  assert.equal(linked(linkOf(10).replace('tokens=5,1', 'tokens=3,1')).verdict().outcome, 'draw');
});

test('who cannot move wins: 3 is lost, though the theorem as it is printed says otherwise', () => {
  const options = optionsOf(linkOf(12));
  /** @param {number} vertex @returns {boolean} */
  const wins = (vertex) => options[vertex]?.length === 0 || (options[vertex] ?? []).some((to) => !wins(to));
  /** @param {number} vertex @returns {number} */
  const worth = (vertex) => {
    const among = (options[vertex] ?? []).map(worth);
    return among.reduce((least) => (among.includes(least) ? least + 1 : least), 0);
  };
  assert.equal(wins(3), false);
  assert.equal(linked(linkOf(12)).verdict().outcome, 'P');
  assert.equal(worth(3), 0);
  assert.equal(linked(linkOf(12).replace('rule=misere&method=genus&at=answer', 'rule=sj')).verdict().outcome, 'N');
  // The play that is told: each step but the other's first is forced.
  assert.deepEqual([options[3], options[1], options[0]], [[2], [0], []]);
  assert.ok(options[2]?.includes(1));
  assert.ok(!(options[3] ?? []).some((to) => worth(to) === 1));
});
