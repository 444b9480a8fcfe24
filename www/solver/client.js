/**
 * The page's end of the Worker: questions in, promises out, one question under way at a time.
 *
 * A question goes with an AbortSignal. One that is aborted while it waits is never sent; one that is aborted while it
 * runs is told to stop, which long work does between two slices. If it does not in a moment its Worker is replaced: a newer
 * question never waits for an old one. The compiled module is kept, so a new Worker starts at once.
 */
import { Crashed, Refused } from './protocol.js';

/** @import { Job, Question, Response, SharedText, Source } from './types.js' */

/** How long an aborted question may hold up the next one before its Worker is replaced. */
const PATIENCE_MS = 150;

/** How long after a Worker that could not even begin the next one is tried. After the last no other is: its script is gone, or refused. */
const RETRIES_MS = [250, 1000];

/** @param {Source} source */
export function createClient({ startWorker, compileModule, onCrash = () => {} }) {
  const module = compileModule();
  /** @type {Job[]} */
  let queue = [];
  /** @type {Job | null} */
  let running = null;
  let last_id = 0;
  /** @type {Worker | null} */
  let worker = null;
  /** Workers in a row that ended before they had begun. */
  let stillborn = 0;
  let is_over = false;
  /** The text that every Worker is given. @type {SharedText | null} */
  let shared = null;

  /** @param {number} [after_ms] */
  async function start(after_ms = 0) {
    if (after_ms > 0) await new Promise((resolve) => setTimeout(resolve, after_ms));
    if (is_over) return;
    const started = startWorker();
    worker = started;
    let has_begun = false;
    started.onmessage = ({ data }) => {
      has_begun = true;
      stillborn = 0;
      receive(data);
    };
    started.onerror = (event) => {
      event.preventDefault?.();
      if (started !== worker) return;
      if (has_begun) crashed(event.message || 'the solver stopped');
      else unborn(event.message || 'the Worker could not be loaded');
    };
    started.postMessage({ module: await module });
    if (shared) started.postMessage({ shared });
  }
  /** Resolves when the present Worker has its module; a module or a Worker that cannot be had fails every question. @type {Promise<void>} */
  let ready;

  /** @param {Promise<void>} coming */
  function expect(coming) {
    ready = coming;
    ready.catch(() => {});
  }
  expect(start());

  /** @param {number} [after_ms] */
  function replace(after_ms) {
    worker?.terminate();
    worker = null;
    expect(start(after_ms));
  }

  /** A Worker ended before it had begun. What was asked of it is asked of the next, if there is one. @param {string} reason */
  function unborn(reason) {
    const [wait_ms, job] = [RETRIES_MS[stillborn], running];
    stillborn += 1;
    running = null;
    if (job) queue.unshift(job);
    if (wait_ms === undefined) {
      worker = null;
      expect(Promise.reject(new Error(reason)));
    } else replace(wait_ms);
    next();
  }

  /** @param {Response} response */
  function receive(response) {
    if ('begun' in response || running === null || running.id !== response.id) return;
    const job = running;
    if ('progress' in response) return job.progress?.(response.progress);
    running = null;
    // Who was stopped has been told already.
    if ('stopped' in response) return next();
    if ('refusal' in response) job.reject(new Refused(response.refusal));
    else job.resolve(response.answer);
    next();
  }

  /** @param {string} reason */
  function crashed(reason) {
    const job = running;
    running = null;
    replace();
    if (job) {
      job.reject(new Crashed(job.question, reason));
      onCrash(job.question);
    }
    next();
  }

  function next() {
    if (running !== null) return;
    const job = queue.shift();
    if (!job) return;
    running = job;
    const { id, question } = job;
    const awaited = ready;
    const is_current = () => running === job && ready === awaited;
    ready.then(
      () => is_current() && worker?.postMessage({ id, ...question }),
      (reason) => {
        if (!is_current()) return;
        running = null;
        job.reject(reason);
        next();
      },
    );
  }

  /** @param {Job} job */
  function abort(job) {
    job.reject(/** @type {AbortSignal} */ (job.signal).reason);
    queue = queue.filter((one) => one !== job);
    if (running !== job) return;
    worker?.postMessage({ stop: job.id });
    setTimeout(() => {
      if (running !== job) return;
      running = null;
      if (worker) replace();
      next();
    }, PATIENCE_MS);
  }

  return {
    /**
     * @param {Question} question
     * @param {AbortSignal} [signal]
     * @param {(part: number) => void} [progress] told how far long work is, from 0 to 1
     * @returns {Promise<any>} rejects with Refused, Crashed, or the signal's reason
     */
    ask(question, signal, progress) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        last_id += 1;
        /** @type {Job} */
        const job = { id: last_id, question, signal, resolve, reject, progress };
        signal?.addEventListener('abort', () => abort(job), { once: true });
        queue.push(job);
        next();
      });
    },

    /** A text too long to stand in every question: options name it as their `file`. The last one is kept. @param {SharedText} text */
    share(text) {
      shared = text;
      const present = worker;
      ready.then(
        () => present === worker && present?.postMessage({ shared: text }),
        () => {},
      );
    },

    /** Whether an answer is still to come. */
    isBusy: () => running !== null || queue.length > 0,

    destroy() {
      is_over = true;
      worker?.terminate();
      worker = null;
      queue = [];
      running = null;
    },
  };
}
