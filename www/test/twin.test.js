/**
 * Every game against its bare moves: of all positions that can come of the small ones in its table it is worked out who wins by the moves
 * alone, cycles and all, and what the solver says of positions and moves is that.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONTRACTS } from '../e2e/contract.js';
import { openPage, settle } from './page.js';
import { linked } from './solver.js';

/** @import { PlayMove, PlayMoves } from '../../crate/pkg/heaps/mexplorer.js' */

/** The answer to a position, all its moves among it. @typedef {PlayMoves & {moves: PlayMove[]}} Answers */

/** Positions of one link, at most. */
const MOST = 600;

const DICE = [0.3, 0.6, 0.9];

/** Where a play of a link begins; null if it has none. @param {string} hash */
async function startOf(hash) {
  const { page } = await openPage(hash);
  await settle();
  const start = page.position.value ?? (await page.openingOf?.()) ?? null;
  page.destroy();
  return start && /** @type {string} */ (start.text);
}

/**
 * All that can come of a position.
 * @param {(question: string, about: unknown) => any} ask @param {string} start
 * @returns {Map<string, Answers> | null} null if there are too many positions, or too many moves to be listed
 */
function reached(ask, start) {
  /** @type {Map<string, Answers>} */
  const found = new Map();
  const waiting = [start];
  for (const position of waiting) {
    if (found.has(position)) continue;
    const answer = ask('moves', { position, random: DICE });
    if (!answer.moves || found.size === MOST) return null;
    found.set(position, answer);
    waiting.push(...answer.moves.filter((/** @type {PlayMove} */ move) => !move.ends).map((/** @type {PlayMove} */ move) => move.to));
  }
  return found;
}

/** Who wins, from the ends backwards: N, P, or `draw` where nobody can force an end. @param {Map<string, Answers>} positions */
function labelled(positions) {
  /** @type {Map<string, 'N' | 'P'>} */
  const labels = new Map();
  /** @param {PlayMove} move who is to move after it */
  const left = (move) => (move.ends ? (move.wins ? 'P' : 'N') : labels.get(move.to));
  for (let before = -1; before < labels.size;) {
    before = labels.size;
    for (const [position, { moves }] of positions) {
      if (labels.has(position) || moves.length === 0) continue;
      if (moves.some((move) => left(move) === 'P')) labels.set(position, 'N');
      else if (moves.every((move) => left(move) === 'N')) labels.set(position, 'P');
    }
  }
  return { outcome: (/** @type {string} */ position) => labels.get(position) ?? 'draw', left };
}

for (const { name, route, answers } of CONTRACTS)
  test(`${name}: positions and moves are won as the bare moves say`, async () => {
    let looked = 0;
    for (const [query] of answers) {
      const hash = `#/${route}?${query}`;
      // What has no play is told so by other tests.
      const start = await startOf(hash).catch(() => null);
      if (start === null) continue;
      const { solved, verdict } = linked(hash);
      const ask = (/** @type {string} */ question, /** @type {unknown} */ about) => {
        while (solved.advance(question, about) < 1);
        return solved[question](about);
      };
      /** @type {Map<string, Answers> | null} */
      let positions = null;
      try {
        positions = reached(ask, start);
      } catch (error) {
        assert.equal(/** @type {any} */ (error).name, 'SolveError', query);
      }
      if (!positions || positions.get(start)?.moves.length === 0) continue;
      const { outcome, left } = labelled(positions);
      const { outcome: said, ends } = verdict();
      if (said && !ends) assert.equal(said, outcome(start), query);
      for (const [position, { moves, winning, patient, careless }] of positions) {
        const where = `${query}: ${position}`;
        assert.equal(new Set(moves.map(({ move }) => move)).size, moves.length, where);
        for (const move of moves) {
          assert.equal(move.wins, left(move) === 'P', `${where} by ${move.move}`);
          assert.deepEqual(ask('after', { position, move: move.move }), move, where);
        }
        const answer = winning.map(({ move }) => move).sort();
        const right = moves.filter(({ wins }) => wins).map(({ move }) => move);
        assert.deepEqual(answer, right.sort(), where);
        for (const one of [patient, careless])
          if (one)
            assert.ok(
              moves.some(({ move }) => move === one.move),
              where,
            );
        assert.equal(careless === null, moves.length === 0, where);
        assert.ok(patient || moves.length === 0 || winning.length > 0, where);
      }
      looked += positions.size;
    }
    assert.ok(looked > 20, `${looked} positions`);
  });
