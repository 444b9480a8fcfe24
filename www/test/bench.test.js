/** What the bench compares the solver with gives the same as the solver. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillThresholds, losingPiles, winningTakes } from '../bench/plain.js';
import { gameOf, tableOf } from './solver.js';

/** @type {[string, number, number][]} */
const FACTORS = [
  ['1', 1, 1],
  ['2', 2, 1],
  ['5/2', 5, 2],
  ['3', 3, 1],
  ['43/11', 43, 11],
  ['10', 10, 1],
];

test('the plain stack finds the thresholds of the solver, also where it is large', () => {
  for (const [k, p, q] of /** @type {typeof FACTORS} */ ([...FACTORS, ['1/2', 1, 2], ['9/10', 9, 10]])) {
    for (const size of [1, 2, 400, 100_000]) {
      const { f } = tableOf({ n: String(size), k });
      const plain = new Int32Array(size + 1);
      fillThresholds(plain, p, q);
      assert.deepEqual(plain.subarray(1), Int32Array.from(f.subarray(1)), `k = ${k}, ${size} rows`);
    }
  }
});

test('the plain losing piles are those of the solver', () => {
  for (const [k, p, q] of FACTORS) {
    const pile = 10n ** 40n;
    const members = losingPiles(pile, BigInt(p), BigInt(q));
    const game = gameOf({ n: String(pile), k, method: 'numeration' });
    assert.deepEqual(members.map(String), game.members({ first: 0, count: members.length }));
    assert.equal(/** @type {any} */ (game.timeline()).memberCount, members.length);
  }
});

test('the plain winning takes are those of the solver, from small piles to a thousand digits', () => {
  const piles = [...Array.from({ length: 60 }, (_, index) => BigInt(index + 1)), 10n ** 30n, 10n ** 1000n - 1n];
  for (const [k, p, q] of FACTORS) {
    for (const pile of piles) {
      const { moves } = gameOf({ n: String(pile), k, method: 'numeration' }).verdict();
      assert.deepEqual(winningTakes(pile, BigInt(p), BigInt(q)), moves, `k = ${k}, n = ${pile}`);
    }
  }
});
