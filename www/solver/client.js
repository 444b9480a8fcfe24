/**
 * The page's end of the Worker: questions in, promises out, one question under way at a time.
 *
 * A question goes with an AbortSignal. One that is aborted while it waits is never sent; one that is aborted while it
 * runs is told to stop, which long work does between two slices. If it does not in a moment its Worker is replaced: a newer
 * question never waits for an old one. The compiled module is kept, so a new Worker starts at once.
 */
import { Crashed, Refused } from './protocol.js';

/** How long an aborted question may hold up the next one before its Worker is replaced. */
const PATIENCE_MS = 150;

/**
 * @typedef {object} Job
 * @property {number} id
 * @property {import('./protocol.js').Question} question
 * @property {AbortSignal | undefined} signal
 * @property {(answer: any) => void} resolve
 * @property {(reason: unknown) => void} reject
 * @property {((part: number) => void) | undefined} progress
 */

/**
 * @typedef {object} Source
 * @property {() => Worker} startWorker
 * @property {() => Promise<WebAssembly.Module>} compileModule
 * @property {(question: import('./protocol.js').Question) => void} [onCrash] told after the Worker was replaced
 */

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

  function start() {
    const started = startWorker();
    worker = started;
    started.onmessage = ({ data }) => receive(data);
    started.onerror = (event) => {
      event.preventDefault?.();
      if (started === worker) crashed(event.message || 'the solver stopped');
    };
    return module.then((compiled) => started.postMessage({ module: compiled }));
  }
  /** Resolves when the present Worker has its module; a module that cannot be had fails every question. */
  let ready = start();
  ready.catch(() => {});

  function replace() {
    worker?.terminate();
    ready = start();
    ready.catch(() => {});
  }

  /** @param {import('./protocol.js').Response} response */
  function receive(response) {
    if (running === null || running.id !== response.id) return;
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
    ready.then(
      () => running === job && worker?.postMessage({ id, ...question }),
      (reason) => {
        if (running !== job) return;
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
      replace();
      next();
    }, PATIENCE_MS);
  }

  return {
    /**
     * @param {import('./protocol.js').Question} question
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

    destroy() {
      worker?.terminate();
      worker = null;
      queue = [];
      running = null;
    },
  };
}

/** @typedef {ReturnType<typeof createClient>} Client */
