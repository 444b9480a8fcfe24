/**
 * A fresh Worker for every measurement, with a solver of its own: it is asked for one of `MEASURES` and answers with times in
 * milliseconds. What is compared runs by turns, so that a busy machine slows all of it down alike.
 */
import { fillThresholds, grundyValues, grundyValuesByFlags, lowerOf, winningTakes, winningTargets } from './plain.js';
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

/** @param {any} solver @param {Record<string, string>} options */
const gameOf = (solver, options) => new solver.DynamicNim({ k: '2', cap: null, limit: null, ...options });

const RED_AND_GREEN = { p: [200, 0, 0, 255], n: [0, 100, 0, 255] };

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

/** A board on which the methods have something to do. @param {any} solver with the feature `bench` @param {string} sample */
function raceOf({ RaceBench }, sample) {
  const board = new RaceBench(sample);
  if (board.half() === undefined) throw new Error(`${sample} has no middle layer`);
  return board;
}

export const MEASURES = {
  /**
   * From the strings of a link to the verdict, each time anew.
   * @param {any} solver @param {{game: string, options: Record<string, string | null>, rounds: number}} about
   */
  verdict(solver, { game, options, rounds }) {
    const answer = () => {
      const solved = new solver[game](options);
      const { outcome, grundy } = solved.verdict();
      solved.free();
      return { outcome, grundy };
    };
    return { ...byTurns(rounds, { solver: answer }), ...answer() };
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
    return { ...measured, drawn: labels.reduce((count, label) => count + (label === 2 ? 1 : 0), 0) };
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
    const game = gameOf(solver, { n: String(size), k });
    const slices = [];
    for (let part = 0; part < 1;) {
      const start = performance.now();
      part = game.advance('timeline', 'walls');
      slices.push(performance.now() - start);
    }
    const start = performance.now();
    const { f, agree } = game.timeline('walls');
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
        const game = gameOf(solver, { n, k });
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
    const game = gameOf(solver, { n });
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
   * The same in JavaScript as one writes it down first; the solver tells whether it is right.
   * @param {any} solver @param {{n: number, rounds: number}} about
   */
  grundyByFlags(solver, { n, rounds }) {
    let values = new Uint16Array(0);
    const measured = byTurns(rounds, {
      flags: () => {
        values = grundyValuesByFlags(n);
      },
    });
    expectEqual(values, new solver.Wythoff({ a: '0', b: '0' }).grundy({ n }));
    return measured;
  },

  /**
   * The race: a board from its cells to its winner, one way and the other.
   * @param {any} solver with the feature `bench` @param {{sample: string, rounds: number}} about
   */
  race(solver, { sample, rounds }) {
    const board = raceOf(solver, sample);
    let [by_rings, by_pairs] = [false, false];
    const measured = byTurns(rounds, {
      rings: () => {
        by_rings = board.rings();
      },
      pairs: () => {
        by_pairs = board.pairs();
      },
    });
    if (by_rings !== by_pairs) throw new Error(`rings and pairs have not the same winner on ${sample}`);
    return { ...measured, states: board.pairStates() };
  },

  /**
   * The race by rings on two boards. The small one is decided again and again, so that both times are of as many cells.
   * @param {any} solver with the feature `bench` @param {{small: string, large: string, repeats: number, rounds: number}} about
   */
  raceSizes(solver, { small, large, repeats, rounds }) {
    const boards = [small, large].map((sample) => raceOf(solver, sample));
    const measured = byTurns(rounds, {
      small: () => {
        for (let repeat = 0; repeat < repeats; repeat += 1) boards[0].rings();
      },
      large: () => boards[1].rings(),
    });
    return { ...measured, states: boards[1].pairStates() };
  },

  /**
   * The race as the app asks it, once: the time to the verdict, the making of the board included, and all of wasm's memory after
   * everything that the page asks.
   * @param {any} solver the app's @param {{sample: string}} about @param {WebAssembly.Memory} memory
   */
  raceAsked(solver, { sample }, memory) {
    const start = performance.now();
    const race = new solver.Race({ board: null, sample });
    race.verdict();
    const verdict = performance.now() - start;
    const { stepCount } = race.timeline('rings');
    race.board();
    race.distances();
    if (stepCount < 2) throw new Error(`${sample} has no rings`);
    return { verdict, bytes: memory.buffer.byteLength };
  },

  /**
   * The proof of an octal game's period, in slices as the app asks for it, from the first value on.
   * @param {any} solver the app's @param {{code: string, needed: number, runs: number}} about how many values it needs
   */
  octalProof({ Sum }, { code, needed, runs }) {
    const times = [];
    const slices = [];
    let answer = 0;
    for (let run = 0; run < runs; run += 1) {
      const game = new Sum({ code, heaps: '1', rule: 'normal' });
      const of_run = [];
      for (let part = 0; part < 1;) {
        const start = performance.now();
        part = game.advance('timeline', 'period');
        of_run.push(performance.now() - start);
      }
      const start = performance.now();
      const { period } = game.timeline('period');
      answer = Math.max(answer, performance.now() - start);
      if (period?.certainty !== 'guy-smith') throw new Error(`the period of ${code} is not proved`);
      const values = period.from + period.window + period.period;
      if (values !== needed) throw new Error(`the proof for ${code} takes ${values} values`);
      game.free();
      times.push(of_run.reduce((sum, slice) => sum + slice, 0));
      slices.push(...of_run);
    }
    return { times, slices: slices.length / runs, longest: Math.max(...slices), answer };
  },

  /**
   * An octal game by its sparse space, one way and the other, and once by every split.
   * @param {any} solver with the feature `bench` @param {{code: string, count: number, rounds: number}} about
   */
  octal({ OctalBench }, { code, count, rounds }) {
    const bench = new OctalBench(code, count);
    const start = performance.now();
    const naive_evaluations = bench.naive();
    const naive = performance.now() - start;
    const naive_values = bench.values();
    let evaluations = 0n;
    let plain_result = sparseValues(code, 1);
    const measured = byTurns(rounds, {
      solver: () => {
        evaluations = bench.parity();
      },
      plain: () => {
        plain_result = sparseValues(code, count);
      },
    });
    expectEqual(bench.values(), naive_values);
    expectEqual(plain_result.values, naive_values);
    if (evaluations !== BigInt(plain_result.evaluations)) throw new Error(`${evaluations} and ${plain_result.evaluations} splits`);
    return { ...measured, naive, evaluations, naive_evaluations };
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
  const { memory } = await solver.default({ module_or_path: wasm });
  self.postMessage(MEASURES[measure](solver, about, memory));
}

/** @param {MessageEvent<Parameters<typeof answerTo>[0]>} event */
self.onmessage = ({ data }) => {
  answerTo(data).catch((error) => reportError(error));
};
