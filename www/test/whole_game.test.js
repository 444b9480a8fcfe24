/** The whole game as a graph, of small positions of every game, against the solver of the game itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesOf } from '../games/graphs/graph/graph_value.js';
import { openWholeGame, wholeGame } from '../game_page/whole_game.js';
import { linked } from './solver.js';
import { openPage } from './page.js';

/**
 * Positions, and what is known of their graphs: how many vertices, and who wins the first.
 * @type {[hash: string, count: number, outcome: string][]}
 */
const SMALL = [
  ['#/nim?heaps=2,1', 6, 'N'],
  ['#/nim?heaps=1,1&rule=misere', 4, 'N'],
  ['#/subtraction?set=2-6&heaps=9', 9, 'P'],
  ['#/octal?code=0.07&heaps=5', 7, 'P'],
  ['#/dynamic-nim?n=5&k=2', 7, 'P'],
  ['#/wythoff?a=1&b=2', 6, 'P'],
  ['#/race?board=A./.B', 20, 'P'],
  ['#/staircase?stairs=0,2,1', 7, 'N'],
  ['#/turning?turn=1-2&heads=1,2', 4, 'N'],
  ['#/coins?board=110&reading=thrown', 7, 'N'],
  ['#/parity-piles?piles=3,1,1', 11, 'N'],
  ['#/splitting?beans=1,0,0', 7, 'N'],
  ['#/hackenbush?edges=0-1,1-2,2-0&ground=0', 7, 'N'],
  ['#/multi?options=0:|1:0|2:0+0;1&tokens=2', 4, 'N'],
];

for (const [hash, count, outcome] of SMALL)
  test(`the whole of ${hash} as a graph has the same winner`, async () => {
    const { page } = await openPage(hash);
    const start = page.openingOf ? await page.openingOf() : page.position.value;
    const told = await wholeGame(/** @type {any} */ (start), (at) => page.session.ask('moves', { position: at, random: [0, 0, 0] }));
    assert.ok(told);
    const graph = linked(
      `#/graph?${Object.entries(told)
        .map((pair) => pair.join('='))
        .join('&')}`,
    );
    assert.equal(graph.verdict().labels.length, namesOf(String(told.names), 99).filter(Boolean).length);
    assert.deepEqual([graph.verdict().labels.length, graph.verdict().outcome], [count, outcome]);
    assert.equal(graph.verdict().outcome, page.solution.value?.verdict.outcome);
    page.destroy();
  });

test('a game of more positions has no drawing', async () => {
  const { page } = await openPage('#/nim?heaps=9,9');
  const start = /** @type {any} */ (page.position.value);
  assert.equal(await wholeGame(start, (at) => page.session.ask('moves', { position: at, random: [0, 0, 0] })), null);
  page.destroy();
});

test('where there is no position, or too many, the page is told which', async () => {
  for (const [hash, refusal] of /** @type {const} */ ([
    ['#/graph?edges=0-1', 'none'],
    ['#/nim?heaps=9,9', 'large'],
    ['#/nim?heaps=1', null],
    // What the link names is no state of the board.
    ['#/race?sample=official-1&from=1,0,39,39,B', 'none'],
  ])) {
    const { page } = await openPage(hash);
    assert.equal(await openWholeGame(/** @type {any} */ (page)), refusal, hash);
    page.destroy();
  }
});
