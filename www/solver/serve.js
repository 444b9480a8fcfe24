/**
 * What a game's Worker does: it holds solved games and answers questions about them. Anything that is not a refusal is a bug; it is
 * left uncaught, so that the page hears of it and replaces this Worker.
 */

/** Solved games kept for further questions, and the memory they may take together; the last one is kept in any case. */
const KEPT = 8;
const KEPT_MB = 200;

/**
 * A solved game: it answers questions, does long work in slices, and tells its memory.
 * @typedef {Record<string, (about?: unknown) => unknown> & {free(): void, advance(ask: string): number, megabytes(): number}} Held
 */

/** The wasm package of a game. @typedef {{initSync: (from: {module: WebAssembly.Module}) => unknown}} Solver */

/** @type {Solver | null} */
let solver = null;

/** @type {Map<string, Held>} least recently used first */
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
  let megabytes = 0;
  for (const one of games.values()) megabytes += one.megabytes();
  for (const [oldest, dropped] of games) {
    if (games.size <= KEPT && (megabytes <= KEPT_MB || games.size === 1)) break;
    megabytes -= dropped.megabytes();
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

/** Long work is done in slices, and its part done is told; what is done is kept when it is stopped. @param {Held} held @param {import('./protocol.js').Request} request @returns {Promise<boolean>} whether it was stopped */
async function work(held, request) {
  for (let part = held.advance(request.ask); part < 1; part = held.advance(request.ask)) {
    self.postMessage({ id: request.id, progress: part });
    await breath();
    if (stopped === request.id) return true;
  }
  return false;
}

/** @param {import('./protocol.js').Request} request */
async function answerTo(request) {
  const { id, ask, about } = request;
  try {
    const held = gameOf(request);
    if (await work(held, request)) return self.postMessage({ id, stopped: true });
    const answer = /** @type {any} */ (held)[ask](about);
    self.postMessage({ id, answer }, { transfer: buffersOf(answer) });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SolveError') throw error;
    const { id: message_id, args } = /** @type {Error & {id: string, args: Record<string, string>}} */ (error);
    self.postMessage({ id, refusal: { id: message_id, args, message: error.message } });
  }
}

/** Answers the page's questions with a game's solver. @param {Solver} its_solver */
export function serve(its_solver) {
  solver = its_solver;
  /** @param {MessageEvent<{module: WebAssembly.Module} | {stop: number} | import('./protocol.js').Request>} event */
  self.onmessage = ({ data }) => {
    if ('module' in data) its_solver.initSync({ module: data.module });
    else if ('stop' in data) stopped = data.stop;
    else answerTo(data).catch((error) => reportError(error));
  };
}
