/**
 * What the lesson on the walls of Dynamic Nim says is so: every number in it is computed, by the bare rules and by the solver, and looked
 * for in the prose of both languages.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../lesson_facts.js';
import { linked } from '../solver.js';

const { sections, mistakes, tells } = factsOf('walls');

/** Whether the player to move wins, by trying every take. @param {number} p @param {number} q k = p/q */
function bareRules(p, q) {
  /** @type {Map<string, boolean>} */
  const known = new Map();
  /** @param {number} pile @param {number} cap @returns {boolean} */
  const wins = (pile, cap) => {
    const key = `${pile},${Math.min(pile, cap)}`;
    const told = known.get(key);
    if (told !== undefined) return told;
    let is_won = false;
    for (let take = 1; take <= Math.min(pile, cap) && !is_won; take += 1) is_won = !wins(pile - take, Math.floor((p * take) / q));
    known.set(key, is_won);
    return is_won;
  };
  return wins;
}

/** The least cap that wins. @param {(pile: number, cap: number) => boolean} wins @param {number} pile */
function least(wins, pile) {
  let cap = 1;
  while (!wins(pile, cap)) cap += 1;
  return cap;
}

const doubled = bareRules(2, 1);
const solved = linked('#/dynamic-nim?n=24&k=2&method=walls').timeline();

test('the lesson reads, and each question is followed by its answer', () => {
  assert.deepEqual(mistakes, []);
  assert.equal(sections.length, 12);
  assert.equal(sections.filter(({ ask }) => ask !== null).length, 4);
});

test('8 is lost at the start, though it is no multiple of 3', () => {
  assert.equal(doubled(8, 7), false);
  assert.equal(linked(sections[0]?.link ?? '').verdict().outcome, 'P');
  // From 3 on the other takes the rest; 1 and 2 are answered by leaving 5.
  for (let take = 3; take < 8; take += 1) assert.ok(2 * take >= 8 - take);
  assert.equal(doubled(5, 2 * 2), false);
  assert.equal(doubled(5, 2 * 1), false);
  assert.deepEqual(
    [7, 6].map((pile) => [1, 2, 3, 4].filter((take) => !doubled(pile - take, 2 * take))),
    [[2], [1]],
  );
  assert.equal(doubled(6, 5), true);
});

test('thresholds: rows 8, 10, 11 and 12, and the ray of row 11', () => {
  for (let m = 1; m <= 24; m += 1) assert.equal(solved.f[m], least(doubled, m), `f(${m})`);
  tells(3, `f(11) = ${least(doubled, 11)}`);
  tells(4, `f(11) = ${least(doubled, 11)}`);
  tells(6, `f(12) = ${least(doubled, 12)}`);
  // Wall 10 ends at 1, before column 2; wall 8 at 7, beyond column 6; wall 11 at 2, which is where row 12 comes.
  assert.deepEqual(
    [10, 8, 11].map((row) => least(doubled, row) - 1),
    [1, 7, 2],
  );
});

test('what each method costs for 24 stones', () => {
  let [cells, trials, tests] = [0, 0, 0];
  const stack = [0];
  for (let m = 1; m <= 24; m += 1) {
    for (let cap = 1; cap <= m; cap += 1) {
      cells += 1;
      trials += Math.min(cap, least(doubled, m));
    }
    const top = () => stack.at(-1) ?? 0;
    for (tests += 1; top() > 0 && 2 * (m - top()) >= least(doubled, top()); tests += 1) stack.pop();
    assert.equal(m - top(), least(doubled, m));
    stack.push(m);
  }
  const { cost } = solved;
  assert.deepEqual([cost.rows.cells, cost.definition.takes, cost.walls.tests], [cells, trials, tests]);
  tells(3, String(cells));
  tells(3, String(trials));
  tells(6, String(tests));
  tells(11, `${cost.numeration.comparisons} comparisons`, `${cost.numeration.comparisons} 次`);
  // The walls that are left: the sums from the largest term on, above row 0.
  assert.deepEqual(stack, [0, 21, 24]);
  tells(9, stack.join(', '), stack.join('、'));
});

test('f(16) is 16 for k = 1, past the walls 15, 14, 12 and 8', () => {
  const single = bareRules(1, 1);
  assert.equal(least(single, 16), 16);
  assert.equal(linked('#/dynamic-nim?n=16&k=1&method=walls').timeline().f[16], 16);
  tells(8, 'f(16) = 16');
  const passed = [];
  for (let wall = 15; wall > 0; wall -= least(single, wall)) {
    assert.ok(16 - wall >= least(single, wall));
    passed.push(wall);
  }
  tells(8, '15, 14, 12 and 8', passed.join('、'));
  assert.equal(passed.join(), '15,14,12,8');
});

test('the losing piles of k = 2, and the winning take of 4', () => {
  const losing = Array.from({ length: 24 }, (_, i) => i + 1).filter((m) => least(doubled, m) === m);
  tells(9, losing.join(', '), losing.join('、'));
  assert.equal(least(doubled, 24), 3);
  assert.deepEqual(linked(sections[9]?.link ?? '').verdict().moves, ['1']);
  assert.deepEqual(
    [1, 2, 3].filter((take) => !doubled(4 - take, 2 * take)),
    [1],
  );
});

test('a one with forty zeros, k = 23/10: how many losing piles, and how many make the sum', () => {
  const pile = 10n ** 40n;
  const piles = [1n];
  for (;;) {
    const last = piles.at(-1) ?? 0n;
    const next = last + (piles.find((one) => 23n * one >= 10n * last) ?? 0n);
    if (next > pile) break;
    piles.push(next);
  }
  let [rest, terms] = [pile, 0];
  for (const one of piles.toReversed()) if (one <= rest) [rest, terms] = [rest - one, terms + 1];
  const { link } = sections[11] ?? assert.fail('no section');
  assert.ok(link.includes(`n=${pile}&k=2.3&`));
  const told = linked(link).timeline();
  assert.deepEqual([told.memberCount, told.digits.length], [piles.length, terms]);
  tells(12, `${piles.length} losing piles`, `${piles.length} 个`);
  tells(12, `${terms} of these`, `${terms} 个`);
});

test('50 times 2.3 is 115, and a double says less', () => {
  assert.equal((23n * 50n) / 10n, 115n);
  tells(12, String(2.3 * 50));
  assert.equal(Math.floor(2.3 * 50), 114);
  // 115 stones and a cap of 115: all of them may be taken.
  assert.ok(linked('#/dynamic-nim?n=115&k=2.3&cap=115').verdict().moves.includes('115'));
});
