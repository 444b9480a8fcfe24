/** Graphs as texts: every other text has another name, by which the solver keeps it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { createGraphFiles } from '../games/graphs/graph/files.js';
import { createGameCache } from '../solver/game_cache.js';
import { solverOf } from '../../scripts/games.mjs';
import { parseLink } from '../ui/link.js';
import { openPage, settle } from './page.js';
import { linked } from './solver.js';

/** Files of a page, on a solver that outlives it; the labels of every graph that is read. */
async function setUp() {
  // The solver is started with the first link.
  linked('#/graph?edges=0-1');
  const gameOf = createGameCache(await solverOf('graphs'));
  /** @type {string[]} */
  const labels = [];
  const names = /** @type {(string | null)[]} */ ([]);
  const openFiles = () =>
    createGraphFiles({
      file_problem: signal(null),
      session: /** @type {any} */ ({ share: gameOf.share }),
      link: signal(parseLink('#/graph')),
      go({ file = null }) {
        names.push(file);
        const options = { edges: '', vertices: null, tokens: null, win: null, lose: null, rule: 'normal', file };
        labels.push(/** @type {any} */ (gameOf({ game: 'Graph', options })).verdict().labels);
      },
    });
  return { labels, names, openFiles };
}

test('texts that are opened one after the other are each read, also where the files have one name', async () => {
  const { labels, names, openFiles } = await setUp();
  const files = openFiles();
  for (const text of ['0 1', '0 1', '0 1\n1 2', '1 1', '0 1']) files.read(text, 'graph.txt');
  assert.deepEqual(labels, ['NP', 'NP', 'PNP', 'P?', 'NP']);
  assert.deepEqual(names, ['graph.txt', 'graph.txt', 'graph.txt 2', 'graph.txt 3', 'graph.txt 4']);
});

test('a later page with the same solver reads another text under the same name', async () => {
  const { labels, openFiles } = await setUp();
  for (const text of ['0 1', '0 1\n1 2']) openFiles().read(text, 'text');
  assert.deepEqual(labels, ['NP', 'PNP']);
});

test('a text is read where the link still has the name of one that is gone', async () => {
  const { page, browser } = await openPage('#/graph?file=lost.txt');
  assert.equal(page.session.problem.value?.id, 'error-graph-file');
  page.files.read('0 1\n1 2', 'lost.txt');
  for (let times = 0; times < 5; times += 1) await settle();
  assert.equal(page.session.state.value, 'ready');
  assert.match(browser.location.hash, /edges=/);
});
