/**
 * The page's end of the Worker: questions in, promises out, one question under way at a time.
 *
 * A question that is aborted while it waits is never sent. One that is aborted while it runs is told to stop, which long work does
 * between two slices; if it does not stop in a moment its Worker is replaced, so that a newer question never waits for an old one. All
 * Workers share the compiled module, so a new one starts at once.
 */
import { Crashed, Refused } from './protocol.js';

/** @import { Job, Question, Response, SharedText, Source } from './types.js' */

/** How long an aborted question may hold up the next one before its Worker is replaced. */
const PATIENCE_MS = 150;

/** The waits before further Workers where one could not even begin. After the last the script is taken to be gone, or refused. */
const RETRIES_MS = [250, 1000];

/** Why a client that has ended answers nothing. */
const ended = () => new DOMException('the solver has ended', 'AbortError');

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
  /** The text that every Worker gets. @type {SharedText | null} */
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
  /** Resolves when the present Worker has its module. Without a module or a Worker every question fails. @type {Promise<void>} */
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

  /** A Worker ended before it had begun. The next one gets its question, if there is a next one. @param {string} reason */
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
    // Its promise was rejected when it was aborted.
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
    job.reject(job.signal?.reason);
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
     * @param {(part: number) => void} [progress] called with the part done of long work, from 0 to 1
     * @returns {Promise<any>} rejects with Refused, Crashed, the signal's reason, or as aborted where this client has ended
     */
    ask(question, signal, progress) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        if (is_over) return reject(ended());
        last_id += 1;
        /** @type {Job} */
        const job = { id: last_id, question, signal, resolve, reject, progress };
        signal?.addEventListener('abort', () => abort(job), { once: true });
        queue.push(job);
        next();
      });
    },

    /** A text too long to send with every question: options name it as their `file`. There is one such text. @param {SharedText} text */
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
      for (const job of [...(running ? [running] : []), ...queue]) job.reject(ended());
      queue = [];
      running = null;
    },
  };
}
