/**
 * The Worker: holds solved games and answers questions about them. Anything that is not a refusal is a bug; it is left
 * uncaught, so that the page hears of it and replaces this Worker.
 */
import * as solver from '../../crate/pkg/mexplorer.js';

/** Solved games kept for further questions. */
const KEPT = 8;

/** @type {Map<string, Record<string, (about?: unknown) => unknown> & {free(): void}>} least recently used first */
const games = new Map();

/** @param {import('./protocol.js').Question} question */
function gameOf({ game, options }) {
  const key = JSON.stringify([game, options]);
  let held = games.get(key);
  games.delete(key);
  if (!held) {
    const Game = /** @type {any} */ (solver)[game];
    held = /** @type {NonNullable<typeof held>} */ (new Game(options));
  }
  games.set(key, held);
  for (const [oldest, dropped] of games) {
    if (games.size <= KEPT) break;
    games.delete(oldest);
    dropped.free();
  }
  return held;
}

/** Buffers of an answer that can be handed over. @param {unknown} answer */
function buffersOf(answer) {
  if (answer === null || typeof answer !== 'object' || answer instanceof ImageData) return [];
  return Object.values(answer)
    .filter((value) => ArrayBuffer.isView(value))
    .map((value) => /** @type {ArrayBuffer} */ (value.buffer));
}

/** @param {MessageEvent<{module: WebAssembly.Module} | import('./protocol.js').Request>} event */
self.onmessage = ({ data }) => {
  if ('module' in data) {
    solver.initSync({ module: data.module });
    return;
  }
  try {
    const answer = /** @type {any} */ (gameOf(data))[data.ask](data.about);
    self.postMessage({ id: data.id, answer }, { transfer: buffersOf(answer) });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SolveError') throw error;
    const { id, args } = /** @type {Error & {id: string, args: Record<string, string>}} */ (error);
    self.postMessage({ id: data.id, refusal: { id, args, message: error.message } });
  }
};
