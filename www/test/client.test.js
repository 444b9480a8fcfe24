import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker as Thread } from 'node:worker_threads';
import { wasmOf } from '../../scripts/games.mjs';
import { createClient } from '../solver/client.js';
import { createClients } from '../solver/clients.js';
import { Crashed, Refused } from '../solver/protocol.js';
import { createSession } from '../solver/session.js';
import { fakeBrowser } from './browser.js';

/** @import { Client, Options } from '../solver/types.js' */

/** A Worker that answers, refuses, dies or is silent as its question says. */
class FakeWorker {
  /** @type {FakeWorker[]} */
  static started = [];
  /** @type {any} */
  onmessage = null;
  /** @type {any} */
  onerror = null;
  terminated = false;
  /** @type {any[]} */
  asked = [];
  stop = 0;

  constructor() {
    FakeWorker.started.push(this);
  }

  /** @param {any} message */
  postMessage(message) {
    if ('module' in message) return queueMicrotask(() => this.onmessage({ data: { begun: true } }));
    if ('stop' in message) {
      this.stop = message.stop;
      return;
    }
    this.asked.push(message);
    queueMicrotask(() => {
      if (this.terminated) return;
      const { how, ms = 0 } = message.options;
      const reply = (/** @type {object} */ data) => !this.terminated && this.onmessage({ data: { id: message.id, ...data } });
      if (how === 'refuse') reply({ refusal: { id: 'error-x', args: { value: '1' } } });
      else if (how === 'slices') this.slice(reply, message.id, 0);
      else if (how === 'die') this.onerror({ message: 'unreachable' });
      else if (how !== 'hang') setTimeout(() => reply({ answer: message.options.n ?? message.ask }), ms);
    });
  }

  /**
   * Three hundred slices of a millisecond, unless it is told to stop.
   * @param {(data: object) => void} reply @param {number} id @param {number} done
   */
  slice(reply, id, done) {
    if (this.stop === id) reply({ stopped: true });
    else if (done === 300) reply({ answer: 'sliced' });
    else {
      reply({ progress: done / 300 });
      setTimeout(() => this.slice(reply, id, done + 1), 1);
    }
  }

  terminate() {
    this.terminated = true;
  }
}

/** A Worker whose script is not there; nothing is said of why. */
class LostWorker extends FakeWorker {
  constructor() {
    super();
    setTimeout(() => !this.terminated && this.onerror({}), 1);
  }

  /** @override */
  postMessage() {}
}

/** A Worker with the app's own code and a real solver. */
class RealWorker {
  /** @type {any} */
  onmessage = null;
  /** @type {any} */
  onerror = null;
  #thread = new Thread(new URL('./solver_worker.js', import.meta.url));

  constructor() {
    this.#thread.on('message', (data) => this.onmessage({ data }));
    this.#thread.on('error', (error) => this.onerror({ message: `Uncaught ${error}` }));
  }

  /** @param {unknown} message */
  postMessage(message) {
    this.#thread.postMessage(message);
  }

  terminate() {
    this.#thread.terminate();
  }
}

function setUp(compileModule = async () => /** @type {any} */ ({}), startWorker = () => new FakeWorker()) {
  FakeWorker.started = [];
  /** @type {any[]} */
  const crashes = [];
  const client = createClient({
    startWorker: /** @type {() => any} */ (startWorker),
    compileModule,
    onCrash: (question) => crashes.push(question.options),
  });
  /** @param {Record<string, any>} options @param {AbortSignal} [signal] */
  const ask = (options, signal) => client.ask({ game: 'G', options, ask: 'verdict' }, signal);
  return { client, ask, crashes };
}

test('questions are answered in order, one under way at a time', async () => {
  const { ask } = setUp();
  assert.deepEqual(await Promise.all([ask({ n: '1', ms: 20 }), ask({ n: '2' }), ask({ n: '3' })]), ['1', '2', '3']);
  assert.equal(FakeWorker.started.length, 1);
});

test('a refusal is data', async () => {
  const { ask } = setUp();
  await assert.rejects(ask({ how: 'refuse' }), (error) => error instanceof Refused && error.refusal.id === 'error-x');
  assert.equal(await ask({ n: '1' }), '1');
});

test('a crashed Worker is replaced, its question fails, the next is answered by the new one', async () => {
  const { ask, crashes } = setUp();
  const [first, second] = await Promise.allSettled([ask({ how: 'die' }), ask({ n: '2' })]);
  assert.ok(first.status === 'rejected' && first.reason instanceof Crashed);
  assert.deepEqual([second.status, second.status === 'fulfilled' && second.value], ['fulfilled', '2']);
  assert.deepEqual([FakeWorker.started.length, FakeWorker.started[0]?.terminated, crashes.length], [2, true, 1]);
});

test('a panic of the solver arrives with its sentence and its place in the sources', async (t) => {
  const client = createClient({
    startWorker: () => /** @type {any} */ (new RealWorker()),
    compileModule: () => WebAssembly.compile(readFileSync(wasmOf('dynamic_nim'))),
  });
  t.after(() => client.destroy());
  const question = { game: 'DynamicNim', options: { n: '24', k: '2', cap: null, limit: null } };
  await assert.rejects(client.ask({ ...question, ask: 'panic' }), (error) => {
    assert.ok(error instanceof Crashed);
    assert.match(error.message, /^Uncaught Error: panicked at crate\/src\/wasm\/\S+\.rs:\d+:\d+:\na test asked for it$/);
    return true;
  });
  // The next Worker answers.
  assert.deepEqual((await client.ask({ ...question, ask: 'verdict' })).moves, ['3']);
});

test('a question aborted while it waits is never sent', async () => {
  const { ask } = setUp();
  const abort = new AbortController();
  const first = ask({ n: '1', ms: 30 });
  const second = ask({ n: '2' }, abort.signal);
  abort.abort();
  await assert.rejects(second, { name: 'AbortError' });
  assert.equal(await first, '1');
  assert.equal(FakeWorker.started[0]?.asked.length, 1);
});

test('a question aborted while it runs for long costs its Worker, not the next question', async () => {
  const { ask } = setUp();
  const abort = new AbortController();
  const stuck = ask({ how: 'hang' }, abort.signal);
  await wait(5);
  abort.abort();
  await assert.rejects(stuck, { name: 'AbortError' });
  assert.equal(await ask({ n: '2' }), '2');
  assert.equal(FakeWorker.started.length, 2);
});

test('a question aborted while it runs shortly does not cost the Worker', async () => {
  const { ask } = setUp();
  const abort = new AbortController();
  const first = ask({ n: '1', ms: 20 }, abort.signal);
  await wait(5);
  abort.abort();
  await assert.rejects(first);
  assert.equal(await ask({ n: '2' }), '2');
  await wait(200);
  assert.equal(FakeWorker.started.length, 1);
});

test('a solver that cannot be had fails every question with the reason', async () => {
  const { ask } = setUp(async () => {
    throw new Error('no wasm');
  });
  await assert.rejects(ask({ n: '1' }), /no wasm/);
  await assert.rejects(ask({ n: '2' }), /no wasm/);
});

test('a Worker that cannot be loaded is tried three times, less and less soon; then every question fails with the reason', async () => {
  const { ask, client, crashes } = setUp(undefined, () => new LostWorker());
  const start_ms = performance.now();
  await assert.rejects(ask({ n: '1' }), /the Worker could not be loaded/);
  assert.ok(performance.now() - start_ms > 1000);
  await assert.rejects(ask({ n: '2' }), /the Worker could not be loaded/);
  await wait(300);
  assert.deepEqual([FakeWorker.started.length, crashes.length], [3, 0]);
  const session = createSession(client, 'G', wanted({}));
  await session.show(wanted({ n: '3' }));
  assert.deepEqual([session.state.value, session.problem.value?.id], ['error', 'error-no-solver']);
  client.destroy();
});

test('a Worker that can be loaded at the second try answers what was asked', async () => {
  const { ask } = setUp(undefined, () => (FakeWorker.started.length === 0 ? new LostWorker() : new FakeWorker()));
  assert.deepEqual(await Promise.all([ask({ n: '1' }), ask({ n: '2' })]), ['1', '2']);
  assert.deepEqual(
    FakeWorker.started.map(({ asked }) => asked.length),
    [0, 2],
  );
});

test('a browser without Workers fails every question with its reason', async () => {
  const { ask } = setUp(undefined, () => {
    throw new ReferenceError('Worker is not defined');
  });
  await assert.rejects(ask({ n: '1' }), /Worker is not defined/);
});

test('work that says nothing can be stopped, and taken up again', async () => {
  const { client } = setUp();
  const session = createSession(client, 'G', wanted({}));
  void session.show(wanted({ n: '1', how: 'hang' }));
  await wait(500);
  assert.equal(session.progress.value, null);
  await wait(1700);
  assert.deepEqual([session.state.value, session.progress.value], ['working', 0]);
  session.stop();
  await wait(200);
  assert.deepEqual([session.state.value, session.problem.value?.id, FakeWorker.started.length], ['error', 'stopped', 2]);
  const { resume } = session;
  resume();
  assert.deepEqual([session.state.value, session.problem.value?.id], ['working', 'stopped']);
  session.stop();
  await session.show(wanted({ n: '2' }));
  assert.equal(session.state.value, 'ready');
});

/** @param {Options} options */
const wanted = (options) => ({ options, method: 'm' });

test('a session drops the answers of replaced options, and keeps the last good board', async () => {
  const { client } = setUp();
  const session = createSession(client, 'G', wanted({ n: 'fallback' }));
  const shown = [];
  for (let n = 1; n <= 50; n += 1) shown.push(session.show(wanted({ n: String(n) })));
  assert.equal(session.state.value, 'working');
  await Promise.all(shown);
  assert.deepEqual([session.state.value, session.solution.value?.options], ['ready', { n: '50' }]);
  await session.show(wanted({ n: '51', how: 'refuse' }));
  assert.deepEqual([session.state.value, session.problem.value?.id, session.solution.value?.options], ['error', 'error-x', { n: '50' }]);
  await session.show(wanted({ n: '52' }));
  assert.deepEqual([session.state.value, session.problem.value], ['ready', null]);
});

test('a session whose first options are refused shows the fallback and stays in error', async () => {
  const { client } = setUp();
  const session = createSession(client, 'G', wanted({ n: 'fallback' }));
  await session.show(wanted({ how: 'refuse' }));
  assert.deepEqual([session.state.value, session.solution.value?.options], ['error', { n: 'fallback' }]);
});

test('after a crash the page says what was being solved, and why it stopped', async () => {
  const { client } = setUp();
  const session = createSession(client, 'G', wanted({ n: 'fallback' }));
  await session.show(wanted({ n: '13', how: 'die' }));
  assert.deepEqual(session.problem.value, { id: 'error-crashed', args: { value: 'n=13, how=die, method=m', reason: 'unreachable' } });
  await session.show(wanted({ n: '14' }));
  assert.equal(session.state.value, 'ready');
});

test('long work tells how far it is, and stops between two slices without costing the Worker', async () => {
  const { client, ask } = setUp();
  /** @type {number[]} */
  const parts = [];
  const question = { game: 'G', options: { how: 'slices' }, ask: 'timeline' };
  assert.equal(await client.ask(question, undefined, (part) => parts.push(part)), 'sliced');
  assert.deepEqual([parts.length, parts[0], parts.at(-1)], [300, 0, 299 / 300]);
  const abort = new AbortController();
  const long = client.ask(question, abort.signal, () => abort.abort());
  await assert.rejects(long, { name: 'AbortError' });
  assert.equal(await ask({ n: '2' }), '2');
  assert.equal(FakeWorker.started.length, 1);
});

test('the verdict does not wait for a long timeline, which can be stopped and gone on with', async () => {
  const { client } = setUp();
  /** @type {Client} */
  const slow = {
    ...client,
    ask: (question, signal, progress) =>
      client.ask({ ...question, options: question.ask === 'timeline' ? { how: 'slices' } : question.options }, signal, progress),
  };
  const session = createSession(slow, 'G', wanted({}));
  const shown = session.show(wanted({ n: '7' }));
  await wait(135);
  assert.deepEqual([session.state.value, session.solution.value?.verdict, session.solution.value?.timeline], ['ready', '7', null]);
  assert.ok((session.progress.value ?? 0) > 0);
  session.stop();
  await shown;
  assert.equal(session.solution.value?.refusal?.id, 'stopped');
  assert.deepEqual([session.state.value, session.progress.value], ['ready', null]);
  await session.show(wanted({ n: '7' }));
  assert.deepEqual([session.solution.value?.timeline, session.solution.value?.refusal], ['sliced', null]);
});

/** The solvers of all families with a clock of their own, and which Workers still run. */
function setUpClients() {
  FakeWorker.started = [];
  const clock = fakeBrowser('#/');
  const clients = createClients(
    () => ({ startWorker: () => /** @type {any} */ (new FakeWorker()), compileModule: async () => /** @type {any} */ ({}) }),
    clock,
  );
  return { clients, clock, running: () => FakeWorker.started.map(({ terminated }) => !terminated) };
}

test('one solver is kept: another family ends it at once, home after a minute', () => {
  const { clients, clock, running } = setUpClients();
  let lease = clients.take('nim');
  const nim = lease.client;
  lease.release();
  clock.pass(59_000);
  lease = clients.take('nim');
  assert.equal(lease.client, nim, 'who comes back finds it');
  clock.pass(120_000);
  assert.deepEqual(running(), [true], 'and keeps it while looking');
  lease.release();
  const race = clients.take('race');
  assert.deepEqual(running(), [false, true]);
  race.release();
  clock.pass(60_000);
  assert.deepEqual(running(), [false, false]);
  assert.notEqual(clients.take('nim').client, nim);
  assert.deepEqual(running(), [false, false, true]);
});

test('a solver lives while anybody holds it, whoever else has left', () => {
  const { clients, clock, running } = setUpClients();
  const [first, second] = [clients.take('nim'), clients.take('nim')];
  assert.equal(first.client, second.client);
  first.release();
  first.release();
  clock.pass(120_000);
  assert.deepEqual(running(), [true], 'a lease is released once');
  second.release();
  clock.pass(60_000);
  assert.deepEqual(running(), [false]);
});

test('two families that are held live side by side; the first that nobody holds ends at once', () => {
  const { clients, clock, running } = setUpClients();
  const [nim, race] = [clients.take('nim'), clients.take('race')];
  clock.pass(120_000);
  assert.deepEqual(running(), [true, true]);
  nim.release();
  assert.deepEqual(running(), [false, true]);
  race.release();
  assert.deepEqual(running(), [false, true]);
});

test('a solver that is needed for one piece of work is given back, also when that fails', async () => {
  const { clients, clock, running } = setUpClients();
  const page = clients.take('nim');
  assert.equal(await clients.use('lab', (client) => client.ask({ game: 'G', options: { n: '1' }, ask: 'verdict' })), '1');
  assert.deepEqual(running(), [true, false]);
  await assert.rejects(
    clients.use('nim', async () => {
      throw new Error('failed');
    }),
    /failed/,
  );
  clock.pass(120_000);
  assert.deepEqual(running(), [true, false]);
  page.release();
  clock.pass(60_000);
  assert.deepEqual(running(), [false, false]);
});

test('a solver that has ended leaves no question unanswered', async () => {
  const { client, ask } = setUp();
  const [running, waiting] = [ask({ how: 'hang' }), ask({ n: '2' })];
  await wait(5);
  client.destroy();
  for (const question of [running, waiting, ask({ n: '3' })]) await assert.rejects(question, { name: 'AbortError' });
  assert.equal(client.isBusy(), false);
});
