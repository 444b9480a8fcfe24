/** How strong the computer is at each level, in every game, from the position that Home's *Play* opens, by the real solvers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answered, carelessNumbers, isDrawn, isOver, mover, newPlay, played, present, reply, winner } from '../play/play.js';
import { freshPlay, playParams } from '../play/parameters.js';
import { noise } from '../play/seeded_random.js';
import { findGames } from '../../scripts/games.mjs';
import { openPage } from './page.js';
import { linked } from './solver.js';

/** @import { Move, Moves, Play, Position } from '../play/solver_match.js' */
/** @import { PositionAnswer, Rules, Setup } from '../play/types.js' */

const PLAYS = 200;
/** A play of more moves is left as a draw. */
const MOST_MOVES = 300;

/** @typedef {(play: Play, answer: PositionAnswer<Move>) => Move | null | undefined} Player */
/** @typedef {{rules: Rules<Position, Move>, start: Position, movesAt: (position: Position, random: number[]) => Moves}} Game */

/** A game from the position that Home's *Play* opens. @param {string} route @param {Record<string, string>} [fair] @returns {Promise<Game>} */
async function gameOf(route, fair = {}) {
  const query = Object.entries(fair)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const { page } = await openPage(`#/${route}?${query}&play=person&hide=1`);
  const { rules, positions } = page.match.play.value ?? assert.fail(route);
  page.destroy();
  const { solved } = linked(`#/${route}?${query}`);
  return {
    rules,
    start: positions[0] ?? assert.fail(route),
    movesAt({ text }, random) {
      const about = { position: text, random };
      while (solved.advance('moves', about) < 1);
      return solved.moves(about);
    },
  };
}

/** The play between a person, who starts, and the computer. @param {Game} game @param {Setup} setup @param {Player} person */
function playOf({ rules, start, movesAt }, setup, person) {
  let play = newPlay(rules, start, setup);
  while (!isOver(play) && play.moves.length < MOST_MOVES) {
    const { patient, ...answer } = movesAt(present(play), carelessNumbers(play));
    play = answered(play, play.moves.length, { ...answer, best: patient });
    const move = mover(play) === 'you' ? person(play, { ...answer, best: patient }) : reply(play);
    play = played(play, move ?? assert.fail('a move'));
  }
  return play;
}

/** Makes the first winning move. @type {Player} */
const perfect = (_, { winning, best }) => winning[0] ?? best;

/**
 * Makes a last move that wins, and otherwise a random one; of two games the solver's careless one: who takes a third in Dynamic Nim
 * loses at once, and who walks at random in the race never arrives.
 * @param {Game} game @param {string} route @returns {Player}
 */
const naiveAt =
  ({ rules, movesAt }, route) =>
  (play, { winning, moves }) => {
    const { setup, moves: made } = play;
    const numbers = [0, 1, 2].map((further) => noise(setup.seed + 5000, 4 * made.length + further));
    const last = winning.find((move) => rules.isOver(rules.after(present(play), move) ?? present(play)));
    if (last || !moves || ['dynamic-nim', 'race'].includes(route)) return last ?? movesAt(present(play), numbers).careless;
    return moves[Math.floor((numbers[0] ?? 0) * moves.length)];
  };

/** How 200 plays end for the person. @param {Game} game @param {Setup['opponent']} opponent @param {Player} person */
function endsOf(game, opponent, person) {
  const ends = { won: 0, drawn: 0, lost: 0 };
  for (let seed = 1; seed <= PLAYS; seed += 1) {
    const play = playOf(game, { opponent, first: 'you', seed }, person);
    const is_drawn = isDrawn(play) || !isOver(play);
    ends[is_drawn ? 'drawn' : winner(play) === 'you' ? 'won' : 'lost'] += 1;
  }
  return ends;
}

for (const { route, fair } of await findGames())
  test(`${route}: easy is beaten by a naive player about every second time, medium less often, and by a perfect one always`, async (context) => {
    const game = await gameOf(route, fair);
    const { winning } = game.movesAt(game.start, [0, 0, 0]);
    const [easy, medium] = [endsOf(game, 'gentle', naiveAt(game, route)), endsOf(game, 'beatable', naiveAt(game, route))];
    context.diagnostic(`naive against easy ${JSON.stringify(easy)}, against medium ${JSON.stringify(medium)}`);
    assert.ok(easy.won + easy.drawn >= PLAYS * 0.4, JSON.stringify(easy));
    assert.ok(medium.lost >= easy.lost, JSON.stringify({ easy, medium }));
    if (winning.length > 0)
      for (const opponent of /** @type {const} */ (['gentle', 'beatable', 'perfect']))
        assert.equal(endsOf(game, opponent, perfect).won, PLAYS, opponent);
    else assert.equal(route, 'race', 'Play opens a position that whoever starts can win');
  });

test('easy takes the last stones when that wins, and the same moves by the same seed', async () => {
  const nim = await gameOf('nim', { heaps: '0,0,3' });
  for (let seed = 1; seed <= PLAYS; seed += 1)
    assert.deepEqual(
      playOf(nim, { opponent: 'gentle', first: 'other', seed }, perfect).moves.map(({ move }) => move),
      ['2,3'],
    );
  const heaps = await gameOf('nim', { heaps: '3,4,5' });
  const line = (/** @type {number} */ seed) =>
    playOf(heaps, { opponent: 'gentle', first: 'other', seed }, perfect)
      .moves.map(({ move }) => move)
      .join(';');
  assert.equal(line(7), line(7));
  assert.ok(new Set(Array.from({ length: 20 }, (_, seed) => line(seed))).size > 10);
});

test('a play that begins by a button has a seed of its own, which its link says', () => {
  const seeds = new Set(Array.from({ length: 20 }, () => playParams(freshPlay()).seed));
  assert.ok(seeds.size > 15);
  for (const seed of seeds) assert.match(seed ?? '', /^\d{1,4}$/);
});
