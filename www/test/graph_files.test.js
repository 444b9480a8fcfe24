/** Graphs as texts: every other text has another name, by which the solver keeps it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFiles } from '../games/graphs/graph/files.js';
import { createGameCache } from '../solver/game_cache.js';
import { solverOf } from '../../scripts/games.mjs';
import { linked } from './solver.js';

test('texts that are opened one after the other are each read, also where the files have one name', async () => {
  // The solver is started with the first link.
  linked('#/graph?edges=0-1');
  const gameOf = createGameCache(await solverOf('graphs'));
  /** @type {string[]} */
  const labels = [];
  /** @type {any} */
  const session = { share: gameOf.share };
  const names = /** @type {(string | null)[]} */ ([]);
  const files = createFiles(session, ({ file = null }) => {
    names.push(file);
    const options = { edges: '', vertices: null, tokens: null, win: null, lose: null, rule: 'normal', file };
    labels.push(/** @type {any} */ (gameOf({ game: 'Graph', options })).verdict().labels);
  });
  for (const text of ['0 1', '0 1', '0 1\n1 2', '1 1', '0 1']) files.read(text, 'graph.txt');
  assert.deepEqual(labels, ['NP', 'NP', 'PNP', 'P?', 'NP']);
  assert.deepEqual(names, ['graph.txt', 'graph.txt', 'graph.txt 2', 'graph.txt 3', 'graph.txt 4']);
});
