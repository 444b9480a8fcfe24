/** Two methods side by side: their steps in one order, the milestones that both reach, and the links of the sides. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedSteps } from '../features/compare/shared_steps.js';
import { changesOf, ownOf, paramsOf } from '../features/compare/side_links.js';
import { COMPARED as DYNAMIC_NIM } from '../games/dynamic_nim/compared.js';
import { COMPARED as GRAPH } from '../games/graphs/graph/compared.js';
import { COMPARED as RACE } from '../games/race/compared.js';
import { COMPARED as OCTAL } from '../games/sums/octal/compared.js';
import { COMPARED as SUBTRACTION } from '../games/sums/subtraction/compared.js';
import { COMPARED as WYTHOFF } from '../games/wythoff/compared.js';
import { findGames } from '../../scripts/games.mjs';
import { lessonOf } from './lessons.js';
import { testedOf } from './solver.js';

/** @import { Compared, Side } from '../features/compare/types.js' */
/** @import { Lesson } from '../player/types.js' */

/** Links without a method, and how many milestones each pair of methods shares. @type {[compared: Compared, link: string, shared: Record<string, number>][]} */
const COMPARISONS = [
  [
    DYNAMIC_NIM,
    '#/dynamic-nim?n=13&k=2',
    { 'definition rows': 13, 'rows walls': 13, 'walls definition': 13, 'walls numeration': 0, 'memo walls': 13 },
  ],
  [DYNAMIC_NIM, '#/dynamic-nim?n=0', { 'rows walls': 0 }],
  [WYTHOFF, '#/wythoff?a=7&b=9', { 'stars mex': 5, 'mex stars': 5, 'definition stars': 5, 'stars beatty': 0 }],
  [RACE, '#/race', { 'rings pairs': 3, 'rings full': 0 }],
  [OCTAL, '#/octal?code=0.77&heaps=9', { 'mex sparse': 10 }],
  [GRAPH, '#/graph', { 'labels loop': 0 }],
];

/** @param {Lesson} lesson */
const endOf = (lesson) => lesson.cursorOf('answer') ?? lesson.stepCount;

/**
 * The naive twin: at every step the side that has passed fewer of the shared milestones goes on, of two that have passed as many the left.
 * @param {Record<Side, Lesson>} lessons @param {Record<Side, number[]>} marks of the shared milestones, and the ends
 */
function* oneByOne(lessons, marks) {
  const done = { left: 0, right: 0 };
  const ends = { left: endOf(lessons.left), right: endOf(lessons.right) };
  const passed = (/** @type {Side} */ side) => marks[side].filter((mark) => mark <= done[side]).length;
  yield { ...done };
  while (done.left < ends.left || done.right < ends.right) {
    const is_left = done.left < ends.left && (passed('left') <= passed('right') || done.right === ends.right);
    done[is_left ? 'left' : 'right'] += 1;
    yield { ...done };
  }
}

for (const [{ milestoneOf }, link, pairs] of COMPARISONS)
  for (const [pair, count] of Object.entries(pairs))
    test(`${link}: ${pair}`, async () => {
      const methods = pair.split(' ');
      const join = link.includes('?') ? '&' : '?';
      const [left, right] = await Promise.all(methods.map((method) => lessonOf(`${link}${join}method=${method}`)));
      assert.ok(left && right);
      const steps = sharedSteps(left, right, milestoneOf);
      assert.equal(steps.sharedCount, count);
      assert.equal(steps.stepCount, endOf(left) + endOf(right));
      const cursors = Array.from({ length: steps.stepCount + 1 }, (_, cursor) => cursor);
      const marks = Array.from(steps.milestones.marks);
      const of_sides = { left: marks.map((mark) => steps.doneAt(mark).left), right: marks.map((mark) => steps.doneAt(mark).right) };
      // At a shared milestone both sides say the same name.
      for (const mark of left.sharedEnds || right.sharedEnds ? [] : marks.slice(1, 1 + count)) {
        const { left: on_left, right: on_right } = steps.doneAt(mark);
        assert.equal(milestoneOf(left.nameOf(on_left)), milestoneOf(right.nameOf(on_right)));
      }
      assert.deepEqual(
        cursors.map((cursor) => steps.doneAt(cursor)),
        [...oneByOne({ left, right }, of_sides)],
      );
      for (const cursor of cursors) {
        const at = steps.cursorOf(steps.atOf(cursor));
        assert.ok(at !== null && at <= cursor && marks.includes(at), `${cursor}`);
        if (marks.includes(cursor)) assert.equal(at, cursor);
        const side = steps.sideOf(cursor);
        if (side) assert.deepEqual(steps.captionOf(cursor, false), { left, right }[side].captionOf(steps.doneAt(cursor)[side], false));
      }
      assert.equal(steps.cursorOf('nowhere'), null);
    });

test('the methods that a game compares are its own, and its registration says that it has some', async () => {
  for (const { route, is_compared = false } of await findGames()) {
    const compared = { 'dynamic-nim': DYNAMIC_NIM, wythoff: WYTHOFF, race: RACE, octal: OCTAL, subtraction: SUBTRACTION, graph: GRAPH }[
      route
    ];
    assert.equal(is_compared, compared !== undefined, route);
    for (const method of [...(compared?.methods ?? []), ...Object.values(compared?.usual ?? {})])
      assert.ok(testedOf(route).parameters.method?.among?.includes(method), `${route}: ${method}`);
  }
});

test('a side has the parameters of the game, its method, and what it has alone', () => {
  const params = new Map(Object.entries({ game: 'dynamic-nim', n: '24', k: '2', left: 'rows', rightk: '5/2', at: '11', hide: '1' }));
  assert.deepEqual(paramsOf(params, 'left', DYNAMIC_NIM), { n: '24', k: '2', hide: '1', method: 'rows' });
  assert.deepEqual(paramsOf(params, 'right', DYNAMIC_NIM), { n: '24', k: '5/2', hide: '1', method: 'walls' });
  assert.deepEqual(paramsOf(new Map([['method', 'walls']]), 'left', DYNAMIC_NIM), { method: 'walls' });
  assert.deepEqual(ownOf(params, 'right'), [['k', '5/2']]);
  assert.deepEqual(changesOf(new Map([['leftk', '2']]), { k: '3', n: '7' }), { leftk: '3', n: '7', at: null });
});
