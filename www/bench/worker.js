/**
 * A fresh Worker for every measurement, with a solver of its own: it is asked for one of `MEASURES` and answers with times in
 * milliseconds. What is compared runs by turns, so that a busy machine slows all of it down alike.
 */
import { fillThresholds, winningTakes } from './plain.js';

/** Rounds that are not counted: code is compiled better, and memory is there, after them. */
const WARM_UP = 3;

/** @typedef {{first: number, times: number[]}} Times of the very first call, and of the counted ones */

/**
 * @template {string} Name
 * @param {number} rounds @param {Record<Name, () => unknown>} jobs
 * @returns {Record<Name, Times>}
 */
function byTurns(rounds, jobs) {
  const names = /** @type {Name[]} */ (Object.keys(jobs));
  const measured = /** @type {Record<Name, Times>} */ ({});
  for (const name of names) measured[name] = { first: 0, times: [] };
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    for (const name of names) {
      const start = performance.now();
      jobs[name]();
      const elapsed = performance.now() - start;
      if (round === 0) measured[name].first = elapsed;
      if (round >= WARM_UP) measured[name].times.push(elapsed);
    }
  }
  return measured;
}

/** @param {string} k */
const fraction = (k) => [...k.split('/'), '1'].slice(0, 2);

/** @param {ArrayLike<unknown>} a @param {ArrayLike<unknown>} b @param {number} [from] */
function expectEqual(a, b, from = 0) {
  if (a.length !== b.length) throw new Error(`${a.length} and ${b.length} entries`);
  for (let i = from; i < a.length; i += 1) if (a[i] !== b[i]) throw new Error(`they differ at ${i}: ${a[i]}, ${b[i]}`);
}

/** @param {any} solver @param {Record<string, string>} options */
const gameOf = (solver, options) => new solver.DynamicNim({ k: '2', cap: null, limit: null, ...options });

const RED_AND_GREEN = { p: [200, 0, 0, 255], n: [0, 100, 0, 255] };

export const MEASURES = {
  /**
   * A table, one way and the other. All wasm jobs fill the same block of memory; the plain one fills the same array.
   * @param {any} solver with the feature `bench` @param {{size: number, k: string, rounds: number}} about
   */
  tables({ Bench }, { size, k, rounds }) {
    const bench = new Bench(size, k);
    const f = new Int32Array(size + 1);
    const [p, q] = fraction(k).map(Number);
    const sums = new Set();
    const measured = byTurns(rounds, {
      walls: () => sums.add(bench.walls()),
      blocks: () => sums.add(bench.blocks()),
      copy: () => sums.add(bench.copy()),
      plain: () => fillThresholds(f, /** @type {number} */ (p), /** @type {number} */ (q)),
    });
    expectEqual(f, bench.table(), 1);
    if (sums.size !== 1) throw new Error('walls, blocks and copy do not give the same table');
    return measured;
  },

  /**
   * The memory that wasm grew by for a table asked for as the app does, in slices.
   * @param {any} solver @param {{size: number, k: string}} about @param {WebAssembly.Memory} memory
   */
  memory(solver, { size, k }, memory) {
    const before = memory.buffer.byteLength;
    const game = gameOf(solver, { n: String(size), k, method: 'walls' });
    const slices = [];
    for (let part = 0; part < 1; ) {
      const start = performance.now();
      part = game.advance('timeline');
      slices.push(performance.now() - start);
    }
    const start = performance.now();
    const { f, agree } = game.timeline();
    const answer = performance.now() - start;
    if (f.length !== size + 1 || !agree) throw new Error('this is not the table');
    return { bytes: memory.buffer.byteLength - before, slices, answer };
  },

  /**
   * All winning takes, with the losing piles they need.
   * @param {any} solver @param {{n: string, k: string, rounds: number}} about
   */
  takes(solver, { n, k, rounds }) {
    const [p, q] = fraction(k).map(BigInt);
    /** @type {string[]} */
    let moves = [];
    /** @type {string[]} */
    let plain_moves = [];
    const measured = byTurns(rounds, {
      solver: () => {
        const game = gameOf(solver, { n, k, method: 'numeration' });
        ({ moves } = game.verdict());
        game.free();
      },
      plain: () => {
        plain_moves = winningTakes(BigInt(n), /** @type {bigint} */ (p), /** @type {bigint} */ (q));
      },
    });
    expectEqual(moves, plain_moves);
    return { ...measured, count: moves.length };
  },

  /**
   * Parts of a map, at scales from single cells to the whole table.
   * @param {any} solver @param {{n: string, rounds: number}} about
   */
  tiles(solver, { n, rounds }) {
    const side = 256;
    const game = gameOf(solver, { n, method: 'numeration' });
    game.verdict();
    const pile = BigInt(n);
    const scales = pile.toString(2).length - 8;
    let asked = 0n;
    const tile = () => {
      asked += 1n;
      const cells = 1n << ((asked * 7n) % BigInt(scales));
      const row = (pile * ((asked * 37n) % 101n)) / 101n;
      game.map({ at: { row: String(row), column: '0', cells: String(cells) }, width: side, height: side, ...RED_AND_GREEN });
    };
    return byTurns(rounds, { tile });
  },
};

/** @param {{glue: string, wasm: string, measure: keyof typeof MEASURES, about: any}} question */
async function answerTo({ glue, wasm, measure, about }) {
  const solver = await import(glue);
  const { memory } = await solver.default({ module_or_path: wasm });
  self.postMessage(MEASURES[measure](solver, about, memory));
}

/** @param {MessageEvent<Parameters<typeof answerTo>[0]>} event */
self.onmessage = ({ data }) => {
  answerTo(data).catch((error) => reportError(error));
};
