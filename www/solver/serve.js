/**
 * What a game's Worker does: it answers questions about solved games. Anything that is not a refusal is a bug; it is left uncaught,
 * so that the page hears of it and replaces this Worker.
 */
import { createGameCache } from './game_cache.js';

/** @import { Solver } from './game_cache.js' */
/** @import { Request, SharedText } from './types.js' */

/** A solved game. @typedef {import('./game_cache.js').Held} Held */

/** Buffers of an answer that can be handed over. @param {unknown} answer */
function buffersOf(answer) {
  if (answer === null || typeof answer !== 'object' || answer instanceof ImageData) return [];
  return Object.values(answer)
    .filter((value) => ArrayBuffer.isView(value))
    .map((value) => /** @type {ArrayBuffer} */ (value.buffer));
}

/** The question that is to be given up, as soon as a slice of its work is done. */
let stopped = 0;

/** Lets messages in: a timer would be held back by browsers. */
const breath = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });

/** Works in slices and reports progress between them; what is done stays when the work is stopped. @param {Held} held @param {Request} request @returns {Promise<boolean>} whether it was stopped */
async function work(held, request) {
  const { id, ask, about } = request;
  for (let part = held.advance(ask, about); part < 1; part = held.advance(ask, about)) {
    self.postMessage({ id, progress: part });
    await breath();
    if (stopped === id) return true;
  }
  return false;
}

/** @param {ReturnType<typeof createGameCache>} gameOf @param {Request} request */
async function answerTo(gameOf, request) {
  const { id, ask, about } = request;
  try {
    const held = gameOf(request);
    if (await work(held, request)) return self.postMessage({ id, stopped: true });
    const answer = /** @type {any} */ (held)[ask](about);
    self.postMessage({ id, answer }, { transfer: buffersOf(answer) });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SolveError') throw error;
    const { id: message_id, args } = /** @type {Error & {id: string, args: Record<string, string>}} */ (error);
    self.postMessage({ id, refusal: { id: message_id, args } });
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
