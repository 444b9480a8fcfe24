/** The games that a Worker keeps, and what a page asks of them: a game is solved once, whatever is asked about it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient } from '../solver/client.js';
import { createGameCache } from '../solver/game_cache.js';
import { serve } from '../solver/serve.js';
import { createSession } from '../solver/session.js';
import { solver } from './solver.js';

/** @import { DynamicNimOptions } from '../../crate/pkg/dynamic_nim/mexplorer.js' */

/** A game that tells as much memory as its options ask for, and what becomes of it. */
function bookkeeping() {
  /** @type {string[]} */
  const log = [];
  class Game {
    /** @param {{n: string, megabytes?: number}} options */
    constructor({ n, megabytes = 0 }) {
      if (n === 'none') throw new Error('refused');
      log.push(`solved ${n}`);
      this.megabytes = () => megabytes;
      this.free = () => log.push(`freed ${n}`);
    }
  }
  const gameOf = createGameCache({ Game });
  /** @param {object} options */
  const ask = (options) => gameOf({ game: 'Game', options: /** @type {Record<string, any>} */ (options) });
  return { ask, log };
}

test('eight games are kept, and the one that was asked longest ago goes first', () => {
  const { ask, log } = bookkeeping();
  for (let n = 1; n <= 8; n += 1) ask({ n: String(n) });
  ask({ n: '1' });
  assert.equal(log.length, 8, 'the first is still there');
  ask({ n: '9' });
  assert.deepEqual(log.slice(8), ['solved 9', 'freed 2']);
});

test('games are kept up to 200 MB together, the last one in any case', () => {
  const { ask, log } = bookkeeping();
  for (const [n, megabytes] of Object.entries({ 1: 90, 2: 90, 3: 90, 4: 900 })) ask({ n, megabytes });
  assert.deepEqual(log, ['solved 1', 'solved 2', 'solved 3', 'freed 1', 'solved 4', 'freed 2', 'freed 3']);
});

test('a game that is refused is not kept, and costs none of the others', () => {
  const { ask, log } = bookkeeping();
  ask({ n: '1' });
  for (let times = 0; times < 9; times += 1) assert.throws(() => ask({ n: 'none' }), /refused/);
  ask({ n: '1' });
  assert.deepEqual(log, ['solved 1']);
});

/** A page of Dynamic Nim with its Worker in the same thread; what the solver does is counted. */
function pageOfDynamicNim() {
  const count = { solved: 0, verdicts: 0, timelines: 0 };
  class DynamicNim extends solver.DynamicNim {
    /** @param {DynamicNimOptions} options */
    constructor(options) {
      super(options);
      count.solved += 1;
    }

    /** @override */
    verdict() {
      count.verdicts += 1;
      return super.verdict();
    }

    /** @override @param {string} method */
    timeline(method) {
      count.timelines += 1;
      return super.timeline(method);
    }
  }
  /** @type {any} */
  const worker = { terminate() {} };
  /** @type {any} */
  const scope = { postMessage: (/** @type {unknown} */ data) => queueMicrotask(() => worker.onmessage({ data })) };
  worker.postMessage = (/** @type {unknown} */ data) => queueMicrotask(() => scope.onmessage({ data }));
  Object.assign(globalThis, { self: scope, ImageData: class {} });
  serve({ DynamicNim, initSync() {} });
  const client = createClient({ startWorker: () => worker, compileModule: async () => /** @type {any} */ ({}) });
  /** @type {ReturnType<typeof createSession<any>>} */
  const session = createSession(client, 'DynamicNim', { options: { n: '7', k: '2', limit: null, cap: null }, method: 'walls' });
  return { session, count };
}

test('another method is another question to the same game', async () => {
  const { session, count } = pageOfDynamicNim();
  const options = { n: '24', k: '2', limit: null, cap: null };
  for (const method of ['walls', 'rows', 'definition', 'numeration', 'walls']) {
    await session.show({ options, method });
    const shown = session.solution.value;
    assert.deepEqual([shown?.timeline.method, shown?.method, shown?.verdict.moves], [method, method, ['3']]);
  }
  const explained = await session.ask('explain', { m: 11, n: 4 }, new AbortController().signal);
  assert.equal(explained.outcome, 'N');
  assert.deepEqual(count, { solved: 1, verdicts: 1, timelines: 5 });
  await session.show({ options: { ...options, n: '25' }, method: 'walls' });
  assert.equal(count.solved, 2);
});

test('a large table is filled in slices, and other methods find the same game', async () => {
  const { session, count } = pageOfDynamicNim();
  const options = { n: '1000000', k: '2', limit: null, cap: null };
  /** @type {Set<number | null>} */
  const parts = new Set();
  const stop = session.progress.subscribe((part) => parts.add(part));
  for (const method of ['walls', 'numeration']) {
    await session.show({ options, method });
    assert.equal(session.solution.value?.timeline.method, method);
  }
  stop();
  assert.ok([...parts].filter((part) => part !== null && part > 0 && part < 1).length > 2, 'slices tell the part done');
  await session.show({ options, method: 'rows' });
  assert.deepEqual([session.state.value, session.solution.value?.refusal?.id], ['ready', 'error-table-large']);
  assert.deepEqual(count, { solved: 1, verdicts: 1, timelines: 3 });
});
