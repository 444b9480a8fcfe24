/** Memoised search: its calls and their tree, its sentences, and the pages that have it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callsOf, moveOf, NONE, pathAt, rowEnds } from '../game_page/memo/calls.js';
import { MOST_DRAWN, nodesAt } from '../game_page/memo/layout.js';
import { memoLesson } from '../game_page/memo/lesson.js';
import { problemText } from '../ui/problem.js';
import { until } from '../ui/until.js';
import { openPage } from './page.js';
import { linked } from './solver.js';
import { inLanguage, LANGUAGES, said } from './words.js';

/** @import { Calls } from '../game_page/memo/types.js' */

/** The calls of a pile. @param {string} query */
const ofPile = (query) => callsOf(linked(`#/dynamic-nim?${query}&method=memo`).timeline().memo);

/** A page once its search is there, or refused. @param {string} hash */
async function searched(hash) {
  const { page, browser } = await openPage(hash);
  await until(
    () => ((page.memo.search.value?.calls.value ?? page.memo.search.value?.problem.value) ? true : null),
    new AbortController().signal,
  );
  return { page, browser };
}

/** @param {Calls} calls @param {(call: number) => unknown} read */
const each = ({ count }, read) => Array.from({ length: count }, (_, call) => read(call));

test('the calls of a small pile: callers, answers, what the memo finds, and how they are counted', () => {
  const calls = ofPile('n=4&k=1');
  assert.deepEqual(each(calls, calls.nameOf), ['4, 3', '3, 1', '2, 1', '1, 1', '0, 0', '2, 2', '1, 1', '0, 0', '1, 1']);
  assert.deepEqual([...calls.parent], [NONE, 0, 1, 2, 3, 0, 5, 5, 0]);
  assert.deepEqual(each(calls, calls.outcomeOf).join(''), 'PNPNPNNPN');
  assert.deepEqual(each(calls, calls.isFound).map(Number), [0, 0, 0, 0, 0, 0, 1, 1, 1]);
  assert.deepEqual(calls.countedAt(0), { calls: 0, found: 0, computed: 0 });
  assert.deepEqual(calls.countedAt(calls.run.steps.stepCount), { calls: 9, found: 3, computed: 6 });
  assert.equal(calls.run.plainCalls, '11');
  assert.deepEqual(pathAt(calls, 0), []);
  assert.deepEqual(pathAt(calls, 5), [0, 1, 2, 3, 4]);
  assert.deepEqual(moveOf(calls, 5), { place: 0, take: 2 });
  assert.deepEqual([calls.lastTry(0), calls.lastTry(4)], [8, NONE]);
});

test('a row is complete when it and all rows below have returned: at the end for the start, before it for every other', () => {
  const calls = ofPile('n=11&k=2');
  const rows = rowEnds(calls, 'pile') ?? assert.fail();
  const { stepCount } = calls.run.steps;
  assert.equal(rows.length, 12);
  assert.equal(rows[11], stepCount);
  for (const [row, step] of [...rows.entries()].slice(0, -1)) {
    assert.ok(step < stepCount);
    const ends = each(calls, (call) => ((calls.numbersOf(call)[0] ?? 0) <= row && !calls.isFound(call) ? (calls.end[call] ?? 0) : 0));
    assert.equal(step, Math.max(...ends.map(Number)));
  }
});

test('the tree: leaves keep their columns as it grows, callers stand above the middle, and no two calls share a place', () => {
  const calls = ofPile('n=11&k=2');
  let before = nodesAt(calls, 0);
  assert.deepEqual(before, { nodes: [], columns: 1, depth: 0 });
  for (let step = 1; step <= calls.run.steps.stepCount; step += 1) {
    const tree = nodesAt(calls, step);
    const places = new Set(tree.nodes.map(({ column, depth }) => `${column},${depth}`));
    assert.equal(places.size, tree.nodes.length);
    for (const { call, column } of before.nodes) if ((calls.end[call] ?? 0) < step) assert.equal(tree.nodes[call]?.column, column);
    for (const node of tree.nodes) {
      const made = tree.nodes.filter(({ call }) => calls.parent[call] === node.call);
      if (made.length > 0) assert.equal(node.column, ((made[0]?.column ?? 0) + (made.at(-1)?.column ?? 0)) / 2);
    }
    before = tree;
  }
  assert.equal(before.nodes.length, calls.count);
  const large = ofPile('n=60&k=2');
  assert.ok(large.count > MOST_DRAWN);
  assert.equal(nodesAt(large, large.run.steps.stepCount).nodes.length, MOST_DRAWN);
});

test('every step has a sentence in both languages, and its line of the code', () => {
  for (const [calls, kind] of /** @type {const} */ ([[ofPile('n=7&k=2'), 'pile']])) {
    const lesson = memoLesson(calls, kind, false);
    for (const language of LANGUAGES)
      inLanguage(language, () => {
        for (let step = 0; step <= lesson.stepCount; step += 1) {
          assert.doesNotMatch(said(lesson.captionOf(step, false)), /undefined|⟨|\{| {2}/);
          assert.doesNotMatch(said(lesson.nameOf(step)), /undefined|⟨/);
        }
        assert.equal(said(lesson.code).split('\n').length, 6);
      });
    for (let step = 1; step <= lesson.stepCount; step += 1) assert.ok(lesson.litOf(step).length > 0);
  }
});

test('what is said of a call, of one that the memo answers, and of a return', () => {
  const calls = ofPile('n=11&k=2&cap=3');
  const lesson = memoLesson(calls, 'pile', false);
  const words = Array.from({ length: lesson.stepCount + 1 }, (_, step) => said(lesson.captionOf(step, false)).replaceAll('\u00a0', ' '));
  assert.equal(words[2], 'win(11, 3)? Try taking 1: call win(10, 2).');
  assert.ok(words.includes('win(0, 0) is P: there is no move. So in (1, 1) taking 1 wins.'), words.slice(0, 30).join('\n'));
  assert.ok(words.some((one) => /^win\(\d+, \d+\) is in the memo: [PN]\. So in \(\d+, \d+\) taking \d (wins|doesn’t win)\.$/.test(one)));
  assert.equal(words.at(-1), 'win(11, 3) is N: taking 3 wins.');
  assert.equal(said(lesson.captionOf(lesson.stepCount, true)), 'The first call returns. Its answer is covered.');
});

test('milestones are the moves of the start, and every step has its place in the link', () => {
  const calls = ofPile('n=11&k=2');
  const lesson = memoLesson(calls, 'pile', false);
  const made = each(calls, (call) => call).filter((call) => calls.parent[Number(call)] === 0);
  let cursor = 0;
  for (const call of made.slice(0, -1)) {
    cursor = lesson.milestones.next(cursor) ?? assert.fail();
    assert.equal(cursor, calls.end[Number(call)]);
  }
  assert.equal(lesson.milestones.next(cursor), lesson.stepCount);
  for (let step = 0; step <= lesson.stepCount; step += 1) assert.equal(lesson.cursorOf(lesson.atOf(step)), step);
  for (const none of ['move,99', 'move,1,9999', 'take', '<b>']) assert.equal(lesson.cursorOf(none), null);
});

test('pages of three games have it: the verdict is their own, and the last step says the same', async () => {
  for (const [hash, words] of [
    ['#/dynamic-nim?n=24&k=2&method=memo', 'win(24, 23) is N: taking 3 wins.'],
    ['#/dynamic-nim?n=6&limit=2,2,3&method=memo', 'win(6, 5)'],
    ['#/subtraction?set=2-6&heaps=17&method=memo', 'win(17) is P: no move wins.'],
    ['#/subtraction?set=1-3&heaps=5,6&method=memo', 'win(5, 6) is N: taking 3 from heap 1 wins.'],
    ['#/subtraction?set=!2&heaps=9&rule=misere&method=memo', 'win(9)'],
    ['#/nim?heaps=3,4,5&method=memo', 'win(3, 4, 5) is N: taking 2 from heap 1 wins.'],
    ['#/nim?heaps=1,2,3&method=memo', 'win(1, 2, 3) is P: no move wins.'],
    ['#/nim?heaps=1,1,2&rule=misere&method=memo', 'win(1, 1, 2)'],
    ['#/nim?heaps=9&max=3&method=memo', 'win(9) is N: taking 1 wins.'],
  ]) {
    const { page } = await searched(String(hash));
    const lesson = page.lesson.value ?? assert.fail(hash);
    assert.ok(said(lesson.captionOf(lesson.stepCount, false)).replaceAll('\u00a0', ' ').startsWith(String(words)), hash);
    assert.equal(page.memo.search.value.calls.value.outcomeOf(0), page.solution.value?.verdict.outcome, hash);
    page.destroy();
  }
});

test('a search of Nim is that of the subtraction game in which all may be taken', async () => {
  const [nim, subtraction] = await Promise.all(
    ['#/nim?heaps=2,3,4&method=memo', '#/subtraction?set=!&heaps=2,3,4&method=memo'].map(searched),
  );
  assert.deepEqual(nim?.page.memo.search.value.calls.value.run, subtraction?.page.memo.search.value.calls.value.run);
});

test('what cannot be stepped through says why, in both languages; the verdict stays', async () => {
  for (const [hash, words] of [
    ['#/dynamic-nim?n=141&k=2&method=memo', '20,000 positions and 100,000 calls'],
    ['#/subtraction?set=2-6&heaps=20000&method=memo', '20,000 positions'],
    ['#/subtraction?set=2-6&heaps=5,6&rule=every&method=memo', 'from one heap'],
    [`#/nim?heaps=1${'0'.repeat(50)}&method=memo`, '20,000 positions'],
    ['#/nim?heaps=3,4,5&moore=2&method=memo', 'from one heap'],
  ]) {
    const { page } = await searched(String(hash));
    const problem = page.memo.search.value.problem.value ?? assert.fail(hash);
    assert.ok(problemText(problem).includes(String(words)), problemText(problem));
    for (const language of LANGUAGES)
      assert.doesNotMatch(
        inLanguage(language, () => problemText(problem)),
        /undefined|⟨/,
      );
    assert.ok(page.solution.value?.verdict.outcome);
    page.destroy();
  }
});

test('another method, and the search again: the lesson is that of the method on show', async () => {
  const { page, browser } = await searched('#/nim?heaps=3,4,5&method=memo&at=move,1,3');
  assert.equal(page.cursor.value, 4);
  browser.navigate('#/nim?heaps=3,4,5');
  await until(() => (page.memo.is_on.value ? null : true), new AbortController().signal);
  assert.equal(page.lesson.value?.stepCount, 9);
  page.destroy();
});
