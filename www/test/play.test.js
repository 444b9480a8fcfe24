import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOf } from '../play/end.js';
import { createMatch } from '../play/match.js';
import { unknownValues } from '../game_page/parameters.js';
import { movesOf, movesText, NEW_PLAY, playParams, setupOf } from '../play/parameters.js';
import { formatLink } from '../ui/link.js';
import {
  answered,
  cut,
  carelessNumbers,
  gaveAway,
  isOver,
  isYourTurn,
  mover,
  newPlay,
  played,
  present,
  reply,
  undone,
  winner,
} from '../play/play.js';
import { gameOf, tableOf } from './solver.js';

/** @import { DynamicNim } from '../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Play, Rules, Setup } from '../play/types.js' */

const PERFECT = /** @type {const} */ ({ opponent: 'perfect', first: 'you', seed: 1 });
/**
 * Rules that also know what a solver would tell.
 * @template Position, Move
 * @typedef {Rules<Position, Move> & {
 *   patient: (position: Position) => Move,
 *   small: (position: Position, random: () => number) => Move,
 * }} KnowingRules
 */

/**
 * What a solver would tell of the present position.
 * @template Position, Move
 * @param {KnowingRules<Position, Move>} rules @param {Play<Position, Move>} play @param {NoInfer<Move>[]} winning
 */
function answerBy({ patient, small }, play, winning) {
  const random = carelessNumbers(play);
  return { winning, best: patient(present(play)), careless: small(present(play), () => random.shift() ?? assert.fail('three random do')) };
}

/** A position of Dynamic Nim as the solver writes it. @typedef {{text: string, ends: boolean}} Pile */

/**
 * Dynamic Nim by the solver's moves; a move is a take.
 * @param {DynamicNim} solved
 * @returns {KnowingRules<Pile, bigint>}
 */
const rulesOf = (solved) => {
  /** @param {Pile} position @param {number} [die] */
  const moves = ({ text }, die = 0) => solved.moves({ position: text, random: [die, 0, 0] });
  /** @param {{move: string} | null} move */
  const takeOf = (move) => BigInt(move?.move.slice(1) ?? 0);
  return {
    isOver: ({ ends }) => ends,
    after({ text }, take) {
      const move = solved.after({ position: text, move: `,${take}` });
      return move ? { text: move.to, ends: move.ends } : null;
    },
    same: (one, other) => one === other,
    patient: (position) => takeOf(moves(position).patient),
    small: (position, random) => takeOf(moves(position, random()).careless),
  };
};
const TWICE = rulesOf(gameOf({ n: '30', k: '2' }));
/** @param {number} pile @param {number} cap @returns {Pile} */
const at = (pile, cap) => ({ text: `${pile},${cap}`, ends: cap === 0 });

/** @typedef {[number, number]} Piles */
/** @typedef {{pile: 0 | 1, take: number}} Taking */

/**
 * Nim with two piles: a game whose positions and moves are no numbers.
 * @type {KnowingRules<Piles, Taking>}
 */
const TWO_PILES = {
  isOver: ([a, b]) => a + b === 0,
  after([a, b], { pile, take }) {
    if (take < 1 || take > (pile === 0 ? a : b)) return null;
    return pile === 0 ? [a - take, b] : [a, b - take];
  },
  same: (one, other) => one.pile === other.pile && one.take === other.take,
  patient: ([a, b]) => ({ pile: a > b ? 0 : 1, take: 1 }),
  small([a, b], random) {
    const pile = a > 0 && (b === 0 || random() < 0.5) ? 0 : 1;
    return { pile, take: 1 + Math.floor(random() * Math.min(2, pile === 0 ? a : b)) };
  },
};

/** A pile more than the other is cut to it. @param {Piles} position @returns {Taking[]} */
const levelling = ([a, b]) => (a === b ? [] : [{ pile: a > b ? 0 : 1, take: Math.abs(a - b) }]);

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
  let play = newPlay(TWICE, at(7, 6), { ...PERFECT, opponent: 'person' });
  for (const take of [2n, 4n, 1n]) play = played(play, take);
  assert.deepEqual([present(play), isOver(play), winner(play)], [at(0, 0), true, 'you']);
});

test('takes that are not allowed change nothing', () => {
  const play = newPlay(TWICE, at(7, 3), PERFECT);
  for (const take of [0n, -1n, 4n, 8n]) assert.equal(played(play, take), play);
  assert.ok(isOver(newPlay(TWICE, at(5, 0), PERFECT)), 'nothing may be taken');
  assert.ok(isOver(newPlay(TWICE, at(0, 0), PERFECT)));
});

test('undo goes back to where you moved; between two people by one take', () => {
  let play = newPlay(TWICE, at(24, 23), PERFECT);
  assert.equal(undone(play), play);
  play = played(played(play, 1n), 2n);
  assert.deepEqual(undone(play).moves, []);
  let second = newPlay(TWICE, at(24, 23), { ...PERFECT, first: 'other' });
  second = played(second, 3n);
  assert.equal(mover(second), 'you');
  assert.equal(undone(second), second, 'the opponent’s opening stands');
  second = played(played(second, 1n), 1n);
  assert.deepEqual(undone(second).moves, [3n]);
  const people = played(played(newPlay(TWICE, at(24, 23), { ...PERFECT, opponent: 'person' }), 1n), 2n);
  assert.deepEqual(undone(people).moves, [1n]);
});

test('a take that gives a won game away is marked, one from a lost position is not', () => {
  let play = answered(newPlay(TWICE, at(24, 23), PERFECT), 0, { winning: [3n] });
  assert.equal(gaveAway(played(play, 3n), 0), false);
  assert.equal(gaveAway(played(play, 4n), 0), true);
  play = answered(newPlay(TWICE, at(21, 20), PERFECT), 0, { winning: [] });
  assert.equal(gaveAway(played(play, 4n), 0), false);
  assert.equal(gaveAway(played(newPlay(TWICE, at(21, 20), PERFECT), 4n), 0), null, 'not asked yet');
});

test('all moves by which the loser gave the win away are named, and the way back is to the first', () => {
  let play = newPlay(TWICE, at(7, 6), { ...PERFECT, opponent: 'person' });
  for (let index = 0; index < 7; index += 1) {
    play = answered(play, index, { winning: index >= 1 && index <= 3 ? [2n] : [] });
    play = played(play, 1n);
  }
  const { won, slips, own, back, back_count } = endOf(play);
  assert.deepEqual([won, slips, own, back, back_count], ['you', [2, 4], [3], 1, 2]);
});

test('a beatable opponent is the same for the same seed, errs for some, and always takes what is allowed', () => {
  /** @param {number} seed */
  const game = (seed) => {
    let play = newPlay(TWICE, at(30, 29), { opponent: 'beatable', first: 'other', seed });
    play = answered(play, 0, answerBy(TWICE, play, [1n]));
    const takes = [];
    while (!isOver(play)) {
      const take = reply(play);
      takes.push(take);
      const next = played(play, take);
      assert.notEqual(next, play);
      play = answered(next, next.moves.length, answerBy(TWICE, next, [1n]));
    }
    return takes.join();
  };
  assert.equal(game(7), game(7));
  assert.ok(new Set(Array.from({ length: 20 }, (_, seed) => game(seed))).size > 5);
});

test('a gentle opponent errs more often than a beatable one, a perfect one never; all by the seed alone', () => {
  /** @param {Setup['opponent']} opponent */
  const slips = (opponent) => {
    let count = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const play = newPlay(TWICE, at(24, 23), { opponent, first: 'other', seed });
      const answer = { winning: [3n], best: 3n, careless: 1n };
      assert.equal(reply(answered(play, 0, answer)), reply(answered(play, 0, answer)));
      if (reply(answered(play, 0, answer)) !== 3n) count += 1;
    }
    return count;
  };
  const [gentle, beatable, perfect] = [slips('gentle'), slips('beatable'), slips('perfect')];
  assert.deepEqual([perfect, beatable > 50, gentle > beatable + 40, gentle < 190], [0, true, true, true], `${gentle} ${beatable}`);
});

test('moves in a link: joined by a semicolon, the parts of one by a tilde, and read again', () => {
  for (const moves of [[], [',3'], ['0,1;0,0', '2,2'], ['row,1', 'diagonal,4']]) assert.deepEqual(movesOf(movesText(moves)), moves);
  assert.equal(movesText(['0,1;0,0', '2,2']), '0,1~0,0;2,2');
  assert.equal(formatLink('g', [['moves', ',3;,1']]), '#/g?moves=,3;,1');
  const cut_play = cut(played(played(newPlay(TWICE, at(24, 23), PERFECT), 1n), 2n), 1);
  assert.deepEqual([cut_play.moves, present(cut_play)], [[1n], at(23, 2)]);
});

for (const [k, p, q] of /** @type {const} */ ([
  ['1', 1, 1],
  ['2', 2, 1],
  ['5/2', 5, 2],
  ['1/2', 1, 2],
  ['3', 3, 1],
])) {
  test(`the app, to move in any won position to pile 200, k = ${k}, never loses against any reply`, () => {
    const winning = bareRules(p, q);
    const solved = gameOf({ n: '200', k });
    const rules = rulesOf(solved);
    const { f } = tableOf({ n: '200', k });
    for (let pile = 1; pile <= 200; pile += 1) {
      // A larger cap allows the same winning takes and more; the least winning take, which the app plays, stays the same.
      for (const cap of [f[pile] ?? 0, pile - 1, pile]) {
        const answer = solved.moves({ position: `${pile},${cap}`, random: [0, 0, 0] });
        if (answer.winning.length === 0) continue;
        let play = newPlay(rules, at(pile, cap), { opponent: 'perfect', first: 'other', seed: 1 });
        play = answered(play, 0, { winning: answer.winning.map(({ move }) => BigInt(move.slice(1))) });
        const after = present(played(play, reply(play)));
        // By induction: every reply from a P-position by the bare rules leads to an N-position, where this test holds again.
        const [left = 0, most = 0] = after.text.split(',').map(Number);
        assert.deepEqual(winning(left, most), [], `${pile}, ${cap}`);
      }
    }
  });
}

test('Dynamic Nim: a seed plays the moves that it always has', () => {
  /** @param {number} seed */
  const opening = (seed) => {
    const play = newPlay(TWICE, at(24, 23), { opponent: 'beatable', first: 'other', seed });
    const random = /** @type {[number, number, number]} */ (carelessNumbers(play));
    const { winning, patient, careless } = gameOf({}).moves({ position: '24,23', random });
    const take = (/** @type {{move: string} | null} */ move) => BigInt(move?.move.slice(1) ?? 0);
    return reply(answered(play, 0, { winning: winning.map(take), best: take(patient), careless: take(careless) }));
  };
  const takes = Array.from({ length: 12 }, (_, seed) => Number(opening(seed)));
  assert.deepEqual([takes[7], takes[3]], [3, 1]);
  // Without what the solver tells, by the numbers drawn one after another.
  const drawn = takes.map((_, seed) => {
    const setup = { opponent: /** @type {const} */ ('beatable'), first: /** @type {const} */ ('other'), seed };
    const play = newPlay(TWICE, at(24, 23), setup);
    return Number(reply(answered(play, 0, answerBy(TWICE, play, [3n]))));
  });
  assert.deepEqual(takes, drawn);
});

test('two piles are played as one is: moves that are objects, compared by the game', () => {
  /** @type {Piles} */
  const opening = [5, 3];
  let play = answered(newPlay(TWO_PILES, opening, PERFECT), 0, { winning: levelling(opening) });
  assert.equal(played(play, { pile: 1, take: 4 }), play);
  assert.equal(gaveAway(played(play, { pile: 0, take: 2 }), 0), false);
  assert.equal(gaveAway(played(play, { pile: 0, take: 1 }), 0), true);
  const moves = [];
  while (!isOver(play)) {
    const move = reply(play);
    moves.push(move);
    play = played(play, move);
    play = answered(play, play.moves.length, answerBy(TWO_PILES, play, levelling(present(play))));
  }
  assert.deepEqual(moves.slice(0, 3), [
    { pile: 0, take: 2 },
    { pile: 1, take: 1 },
    { pile: 0, take: 1 },
  ]);
  assert.deepEqual([present(play), winner(play)], [[0, 0], 'you']);
});

test('a careless opponent of two piles makes allowed moves, small ones of both piles', () => {
  const piles = new Set();
  for (let seed = 0; seed < 20; seed += 1) {
    let play = newPlay(TWO_PILES, /** @type {Piles} */ ([6, 6]), { opponent: 'beatable', first: 'other', seed });
    while (!isOver(play)) {
      const move = reply(answered(play, play.moves.length, answerBy(TWO_PILES, play, [])));
      const next = played(play, move);
      assert.notEqual(next, play);
      if (play.moves.length === 0 && move.take === 2) piles.add(move.pile);
      play = next;
    }
  }
  assert.equal(piles.size, 2);
});

test('a match asks about every position, replies by itself, and hears a person only in turn', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  /** @type {Piles[]} */
  const asked = [];
  const match = createMatch(TWO_PILES, async (position) => {
    asked.push(position);
    return { winning: levelling(position) };
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  match.show(match.fresh([4, 2], PERFECT));
  match.playMove({ pile: 0, take: 5 });
  match.undo();
  await settle();
  assert.deepEqual(asked, [[4, 2]], 'what changes nothing asks nothing');
  match.playMove({ pile: 0, take: 1 });
  match.playMove({ pile: 0, take: 1 });
  await settle();
  assert.deepEqual(asked.at(-1), [3, 2], 'the app is thinking');
  context.mock.timers.tick(600);
  await settle();
  assert.deepEqual([match.play.value?.positions.at(-1), match.play.value && isYourTurn(match.play.value)], [[2, 2], true]);
  match.undo();
  assert.deepEqual(match.play.value?.moves, []);
  match.leave();
  assert.equal(match.play.value, null);
});

test('a link opens the play it was made for; what it cannot say is told, in every game', () => {
  const paramsOf = (/** @type {object} */ params) => new Map(Object.entries(params).filter(([, value]) => value !== null));
  for (const setup of [
    NEW_PLAY,
    { ...NEW_PLAY, first: /** @type {const} */ ('other') },
    { ...NEW_PLAY, opponent: /** @type {const} */ ('beatable'), seed: 7 },
    { ...NEW_PLAY, opponent: /** @type {const} */ ('gentle'), seed: 8 },
  ]) {
    assert.deepEqual(setupOf(paramsOf(playParams(setup))), setup);
  }
  assert.equal(setupOf(paramsOf(playParams(null))), null);
  const wrong = new Map([
    ['play', 'chess'],
    ['seed', '-1'],
    ['view', 'map'],
    ['a', '3'],
  ]);
  assert.deepEqual(unknownValues({ view: { form: /^table$/ } }, wrong), [
    ['play', 'chess'],
    ['seed', '-1'],
    ['view', 'map'],
  ]);
});
