/**
 * What a game's Worker does: it answers questions about solved games. Anything that is not a refusal is a bug; it is left uncaught,
 * so that the page hears of it and replaces this Worker.
 */
import { createGameCache } from './game_cache.js';

/** @import { SolvedGame, Solver } from './game_cache.js' */
/** @import { Problem, Request, SharedText } from './types.js' */

/** The buffers of an answer's typed arrays, to be transferred. @param {unknown} answer */
function buffersOf(answer) {
  if (answer === null || typeof answer !== 'object' || answer instanceof ImageData) return [];
  return Object.values(answer).flatMap((value) => (ArrayBuffer.isView(value) ? [value.buffer] : []));
}

/** The question that stops after its present slice of work. */
let stopped = 0;

/** Lets messages in. Browsers delay timers, but not messages. */
const breath = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });

/**
 * Works in slices and reports progress between them; what is done stays when the work is stopped.
 * @param {SolvedGame} solved @param {Request} request @returns {Promise<boolean>} whether it was stopped
 */
async function work(solved, { id, ask, about }) {
  for (let part = solved.advance(ask, about); part < 1; part = solved.advance(ask, about)) {
    self.postMessage({ id, progress: part });
    await breath();
    if (stopped === id) return true;
  }
  return false;
}

/** @param {unknown} error @returns {error is Error & Problem} */
const isRefusal = (error) => error instanceof Error && error.name === 'SolveError';

/** @param {ReturnType<typeof createGameCache>} gameOf @param {Request} request */
async function answerTo(gameOf, request) {
  const { id, ask, about } = request;
  try {
    const solved = gameOf(request);
    if (await work(solved, request)) return self.postMessage({ id, stopped: true });
    const answer = solved[ask]?.(about);
    self.postMessage({ id, answer }, { transfer: buffersOf(answer) });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    self.postMessage({ id, refusal: { id: error.id, args: error.args } });
  }
}

/**
 * Answers the page's questions with a game's solver.
 * @param {Solver & {initSync: (from: {module: WebAssembly.Module}) => unknown}} solver the game's wasm package
 */
export function serve(solver) {
  const gameOf = createGameCache(solver);
  /** @param {MessageEvent<{module: WebAssembly.Module} | {stop: number} | {shared: SharedText} | Request>} event */
  self.onmessage = ({ data }) => {
    if ('module' in data) {
      solver.initSync({ module: data.module });
      self.postMessage({ begun: true });
    } else if ('stop' in data) stopped = data.stop;
    else if ('shared' in data) gameOf.share(data.shared);
    else answerTo(gameOf, data).catch((error) => reportError(error));
  };
}
