/**
 * A fresh Worker for every measurement, with a solver of its own: it is asked for one of `MEASURES` and answers with times in
 * milliseconds. They run in turn, so that a busy machine slows all of them down alike.
 */
import { fillThresholds, grundyValues, lowerOf, winningTakes, winningTargets } from './plain.js';
import { labelGraph, randomGraph, readEdges } from './plain_graph.js';
import * as loops from './plain_lab.js';
import { fillSubtraction, sparseValues } from './plain_octal.js';

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

/**
 * Different positions of Wythoff's game with so many winning moves, the same in every run.
 * @param {number} moves from 0, for losing positions, to 3 @param {number} digits of both piles @param {number} count
 * @returns {[string, string][]}
 */
function positionsWith(moves, digits, count) {
  let state = 2n ** 64n + BigInt(moves);
  const pile = () => {
    let text = '';
    while (text.length < digits + 1) {
      state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
      text += String(state).slice(0, 9);
    }
    // The larger pile of a star is less than thrice its index: it has no digit more.
    return BigInt(`2${text.slice(0, digits - 1)}`);
  };
  /** @type {[string, string][]} */
  const pairs = [];
  while (pairs.length < count) {
    const index = pile();
    const a = moves === 0 ? lowerOf(index) : index;
    const b = moves === 0 ? a + index : pile();
    if ((winningTargets(a, b)?.length ?? 0) === moves) pairs.push(pairs.length % 2 === 0 ? [String(a), String(b)] : [String(b), String(a)]);
  }
  return pairs;
}

export const MEASURES = {
  /**
   * A question of the app about some positions, each time again; long work in slices, as the app does it.
   * @param {any} solver
   * @param {{game: string, options: Record<string, string | null>[], ask: string, about?: unknown, rounds: number}} question
   */
  asked(solver, { game, options, ask, about, rounds }) {
    const answer = () => {
      for (const of of options) {
        const solved = new solver[game](of);
        while (solved.advance(ask, about) < 1);
        solved[ask](about);
        solved.free();
      }
    };
    return byTurns(rounds, { solver: answer });
  },

  /**
   * A random graph: labelled, and read as a text and labelled.
   * @param {any} solver with the feature `bench` @param {{vertices: number, edges: number, rounds: number}} about
   */
  graph({ GraphBench }, { vertices, edges, rounds }) {
    const text = randomGraph(vertices, edges);
    const bench = new GraphBench(text);
    const ends = readEdges(text);
    let labels = new Uint8Array();
    const measured = byTurns(rounds, {
      solver: () => bench.label(),
      plain: () => {
        labels = labelGraph(ends);
      },
      read: () => bench.read(text),
      plain_read: () => {
        labels = labelGraph(readEdges(text));
      },
    });
    expectEqual(bench.labels(), labels);
    return measured;
  },

  /**
   * The table of a rule, by the rule and by loops written for it.
   * @param {any} solver with the feature `bench` @param {{rule: string, game: keyof typeof loops, side: number, rounds: number}} about
   */
  lab({ LabBench }, { rule, game, side, rounds }) {
    const bench = new LabBench(rule);
    /** @type {Uint8Array} */
    let labels = new Uint8Array();
    const measured = byTurns(rounds, {
      solver: () => bench.run(),
      plain: () => {
        labels = loops[game](side);
      },
    });
    expectEqual(bench.labels(), labels);
    return measured;
  },

  /**
   * A table, one way and the other; the plain one fills the same array again and again.
   * @param {any} solver with the feature `bench` @param {{size: number, k: string, rounds: number}} about
   */
  tables({ TableBench }, { size, k, rounds }) {
    const bench = new TableBench(size, k);
    const f = new Int32Array(size + 1);
    const [p, q] = fraction(k).map(Number);
    const measured = byTurns(rounds, {
      solver: () => bench.run(),
      plain: () => fillThresholds(f, /** @type {number} */ (p), /** @type {number} */ (q)),
    });
    expectEqual(f, bench.table(), 1);
    return measured;
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
        const game = new solver.DynamicNim({ n, k, cap: null, limit: null });
        ({ moves } = game.verdict());
        game.free();
      },
      plain: () => {
        plain_moves = winningTakes(BigInt(n), /** @type {bigint} */ (p), /** @type {bigint} */ (q));
      },
    });
    expectEqual(moves, plain_moves);
    return measured;
  },

  /**
   * Wythoff's game: verdicts of positions with so many winning moves, each in its turn. A time is that of all positions.
   * @param {any} solver @param {{digits: number, moves: number, positions: number, rounds: number}} about
   */
  targets(solver, { digits, moves, positions, rounds }) {
    const pairs = positionsWith(moves, digits, positions);
    /** @type {unknown[]} */
    let found = [];
    /** @type {unknown[]} */
    let plain_found = [];
    const measured = byTurns(rounds, {
      solver: () => {
        found = pairs.map(([a, b]) => {
          const game = new solver.Wythoff({ a, b });
          const verdict = game.verdict();
          game.free();
          return verdict.moves;
        });
      },
      plain: () => {
        plain_found = pairs.map(([a, b]) => winningTargets(BigInt(a), BigInt(b)) ?? []);
      },
    });
    expectEqual(found.flat(2), plain_found.flat(2));
    if (found.some((list) => /** @type {unknown[]} */ (list).length !== moves)) throw new Error(`not all have ${moves} winning moves`);
    return measured;
  },

  /**
   * Wythoff's game: the Grundy values up to n, one way and the other.
   * @param {any} solver @param {{n: number, rounds: number}} about
   */
  grundy(solver, { n, rounds }) {
    const game = new solver.Wythoff({ a: '0', b: '0' });
    let values = new Uint16Array(0);
    let plain_values = values;
    const measured = byTurns(rounds, {
      solver: () => {
        values = game.grundy({ n });
      },
      plain: () => {
        plain_values = grundyValues(n);
      },
    });
    expectEqual(values, plain_values);
    return measured;
  },

  /**
   * An octal game by its sparse space, one way and the other.
   * @param {any} solver with the feature `bench` @param {{code: string, count: number, rounds: number}} about
   */
  octal({ OctalBench }, { code, count, rounds }) {
    const bench = new OctalBench(code, count);
    let evaluations = 0n;
    let plain_result = sparseValues(code, 1);
    const measured = byTurns(rounds, {
      solver: () => {
        evaluations = bench.run();
      },
      plain: () => {
        plain_result = sparseValues(code, count);
      },
    });
    expectEqual(plain_result.values, bench.values());
    if (evaluations !== BigInt(plain_result.evaluations)) throw new Error(`${evaluations} and ${plain_result.evaluations} splits`);
    return measured;
  },

  /**
   * A subtraction game value by value, one way and the other, each always in the same memory.
   * @param {any} solver with the feature `bench` @param {{set: number[], count: number, rounds: number}} about
   */
  subtraction({ SubtractionBench }, { set, count, rounds }) {
    const bench = SubtractionBench.of(set.join(','), count);
    const values = new Uint16Array(count);
    const measured = byTurns(rounds, { solver: () => bench.run(), plain: () => fillSubtraction(set, values) });
    expectEqual(bench.values(), values);
    return measured;
  },
};

/** @param {{glue: string, wasm: string, measure: keyof typeof MEASURES, about: any}} question */
async function answerTo({ glue, wasm, measure, about }) {
  const solver = await import(glue);
  await solver.default({ module_or_path: wasm });
  self.postMessage(MEASURES[measure](solver, about));
}

/** @param {MessageEvent<Parameters<typeof answerTo>[0]>} event */
self.onmessage = ({ data }) => {
  answerTo(data).catch((error) => reportError(error));
};
