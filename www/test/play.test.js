import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answered, gaveAway, isOver, mover, newPlay, present, reply, taken, undone, winner } from '../games/dynamic_nim/play.js';
import { gameOf, tableOf } from './solver.js';

/** @typedef {import('../games/dynamic_nim/play.js').Play} Play */

const PERFECT = /** @type {const} */ ({ opponent: 'perfect', first: 'you', seed: 1 });
const twice = (/** @type {bigint} */ take) => 2n * take;

/** What wins a position, by the bare rules. @param {number} p @param {number} q */
function bareRules(p, q) {
  /** @type {Map<string, number[]>} */
  const known = new Map();
  return function winning(/** @type {number} */ pile, /** @type {number} */ cap) {
    const key = `${pile},${cap}`;
    let takes = known.get(key);
    if (!takes) {
      takes = [];
      for (let take = 1; take <= Math.min(pile, cap); take += 1) {
        if (winning(pile - take, Math.min(Math.floor((p * take) / q), pile - take)).length === 0) takes.push(take);
      }
      known.set(key, takes);
    }
    return takes;
  };
}

test('the printed game: 7 stones, k = 2, takes 2, 4 and 1', () => {
  let play = newPlay({ pile: 7n, cap: 6n }, { ...PERFECT, opponent: 'person' });
  for (const take of [2n, 4n, 1n]) play = taken(play, take, twice);
  assert.deepEqual([present(play), isOver(play), winner(play)], [{ pile: 0n, cap: 0n }, true, 'you']);
});

test('takes that are not allowed change nothing', () => {
  const play = newPlay({ pile: 7n, cap: 3n }, PERFECT);
  for (const take of [0n, -1n, 4n, 8n]) assert.equal(taken(play, take, twice), play);
  assert.ok(isOver(newPlay({ pile: 5n, cap: 0n }, PERFECT)), 'nothing may be taken');
  assert.ok(isOver(newPlay({ pile: 0n, cap: 0n }, PERFECT)));
});

test('undo goes back to where you moved; between two people by one take', () => {
  let play = newPlay({ pile: 24n, cap: 23n }, PERFECT);
  assert.equal(undone(play), play);
  play = taken(taken(play, 1n, twice), 2n, twice);
  assert.deepEqual(undone(play).takes, []);
  let second = newPlay({ pile: 24n, cap: 23n }, { ...PERFECT, first: 'other' });
  second = taken(second, 3n, twice);
  assert.equal(mover(second), 'you');
  assert.equal(undone(second), second, 'the opponent’s opening stands');
  second = taken(taken(second, 1n, twice), 1n, twice);
  assert.deepEqual(undone(second).takes, [3n]);
  const people = taken(taken(newPlay({ pile: 24n, cap: 23n }, { ...PERFECT, opponent: 'person' }), 1n, twice), 2n, twice);
  assert.deepEqual(undone(people).takes, [1n]);
});

test('a take that gives a won game away is marked, one from a lost position is not', () => {
  let play = answered(newPlay({ pile: 24n, cap: 23n }, PERFECT), 0, [3n]);
  assert.equal(gaveAway(taken(play, 3n, twice), 0), false);
  assert.equal(gaveAway(taken(play, 4n, twice), 0), true);
  play = answered(newPlay({ pile: 21n, cap: 20n }, PERFECT), 0, []);
  assert.equal(gaveAway(taken(play, 4n, twice), 0), false);
  assert.equal(gaveAway(taken(newPlay({ pile: 21n, cap: 20n }, PERFECT), 4n, twice), 0), null, 'not asked yet');
});

test('a beatable opponent is the same for the same seed, errs for some, and always takes what is allowed', () => {
  /** @param {number} seed */
  const game = (seed) => {
    let play = answered(newPlay({ pile: 30n, cap: 29n }, { opponent: 'beatable', first: 'other', seed }), 0, [1n]);
    const takes = [];
    while (!isOver(play)) {
      const take = reply(play);
      takes.push(take);
      const next = taken(play, take, twice);
      assert.notEqual(next, play);
      play = answered(next, next.takes.length, [1n]);
    }
    return takes.join();
  };
  assert.equal(game(7), game(7));
  assert.ok(new Set(Array.from({ length: 20 }, (_, seed) => game(seed))).size > 5);
});

for (const [k, p, q] of /** @type {const} */ ([['1', 1, 1], ['2', 2, 1], ['5/2', 5, 2], ['1/2', 1, 2], ['3', 3, 1]])) {
  test(`the app, to move in any won position to pile 200, k = ${k}, never loses against any reply`, () => {
    const winning = bareRules(p, q);
    const limitAfter = (/** @type {bigint} */ take) => (BigInt(p) * take) / BigInt(q);
    const { f } = tableOf({ n: '200', k });
    for (let pile = 1; pile <= 200; pile += 1) {
      // A larger cap allows the same winning takes and more; the least winning take, which the app plays, stays the same.
      for (const cap of [f[pile] ?? 0, pile - 1, pile]) {
        const answer = gameOf({ n: String(pile), k, cap: String(cap) }).verdict();
        if (answer.outcome === 'P') continue;
        let play = newPlay({ pile: BigInt(pile), cap: BigInt(cap) }, { opponent: 'perfect', first: 'other', seed: 1 });
        play = answered(play, 0, answer.moves.map(BigInt));
        const after = present(taken(play, reply(play), limitAfter));
        // By induction: every reply from a P-position by the bare rules leads to an N-position, where this test holds again.
        assert.deepEqual(winning(Number(after.pile), Number(after.cap)), [], `${pile}, ${cap}`);
      }
    }
  });
}
