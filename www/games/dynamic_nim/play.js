/**
 * A game being played, as a value: positions, takes, and what the solver said of each position. The page asks the solver about
 * every position that comes up; nothing here decides a winner, and no clock or randomness but the seed is used.
 */

/**
 * @typedef {object} Position
 * @property {bigint} pile
 * @property {bigint} cap most the mover may take
 */

/** @typedef {'perfect' | 'beatable' | 'person'} Opponent */

/**
 * @typedef {object} Setup
 * @property {Opponent} opponent
 * @property {'you' | 'other'} first who starts
 * @property {number} seed of a beatable opponent
 */

/**
 * @typedef {object} Play
 * @property {Setup} setup
 * @property {Position[]} positions one more than takes; the last is the present one
 * @property {bigint[]} takes
 * @property {(bigint[] | null)[]} winning what wins each position; null while the solver is asked
 */

/** @param {Position} position @param {Setup} setup @returns {Play} */
export function newPlay(position, setup) {
  return { setup, positions: [position], takes: [], winning: [null] };
}

/** @param {Play} play */
export const present = (play) => /** @type {Position} */ (play.positions.at(-1));

/** The largest take allowed now. @param {Position} position */
export const mostOf = ({ pile, cap }) => (cap < pile ? cap : pile);

/** Whether the mover cannot move. @param {Play} play */
export const isOver = (play) => mostOf(present(play)) <= 0n;

/** Who moves at a position of the play, by its index. @param {Play} play @param {number} index @returns {'you' | 'other'} */
export const moverAt = ({ setup }, index) => ((index % 2 === 0) === (setup.first === 'you') ? 'you' : 'other');

/** @param {Play} play */
export const mover = (play) => moverAt(play, play.takes.length);

/** Who took last and so has won; null before the end. @param {Play} play */
export const winner = (play) => (isOver(play) ? moverAt(play, play.takes.length + 1) : null);

/**
 * @param {Play} play @param {bigint} take
 * @param {(take: bigint) => bigint} limitAfter what may be taken after a take, before it is cut to the rest
 * @returns {Play} the same play where the take is not allowed
 */
export function taken(play, take, limitAfter) {
  const position = present(play);
  if (take < 1n || take > mostOf(position)) return play;
  const pile = position.pile - take;
  const limit = limitAfter(take);
  const next = { pile, cap: limit < pile ? limit : pile };
  return { ...play, positions: [...play.positions, next], takes: [...play.takes, take], winning: [...play.winning, null] };
}

/** What the solver said of a position of the play. @param {Play} play @param {number} index @param {bigint[]} winning @returns {Play} */
export const answered = (play, index, winning) => ({ ...play, winning: play.winning.map((known, at) => (at === index ? winning : known)) });

/** Back to the last position at which `you` moved, or by one take between two people. @param {Play} play @returns {Play} */
export function undone(play) {
  let count = play.takes.length - 1;
  if (play.setup.opponent !== 'person') while (count > 0 && moverAt(play, count) !== 'you') count -= 1;
  if (count < 0 || (play.setup.opponent !== 'person' && moverAt(play, count) !== 'you')) return play;
  return { ...play, takes: play.takes.slice(0, count), positions: play.positions.slice(0, count + 1), winning: play.winning.slice(0, count + 1) };
}

/** Whether the take at an index gave a won position away; null while it is not known. @param {Play} play @param {number} index */
export function gaveAway(play, index) {
  const winning = play.winning[index];
  return winning ? winning.length > 0 && !winning.includes(/** @type {bigint} */ (play.takes[index])) : null;
}

/** A number in 0..1 from a seed and a place: the same game every time. @param {number} seed @param {number} place */
function noise(seed, place) {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(place + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** How often a beatable opponent does not look for the winning take. */
const CARELESS = 0.4;

/**
 * The opponent's take. A perfect one takes the least winning take; in a lost position it takes 1, which keeps the pile, and
 * with it your chances to err, as large as can be. A beatable one now and then takes something else, by its seed.
 * @param {Play} play the present position must be answered and not over
 * @returns {bigint}
 */
export function reply(play) {
  const place = play.takes.length;
  const winning = play.winning[place] ?? [];
  const { opponent, seed } = play.setup;
  const most = mostOf(present(play));
  if (opponent === 'beatable' && noise(seed, 2 * place) < CARELESS) {
    // Small takes, as people make them; still any of them is allowed.
    const among = most < 4n ? Number(most) : 4;
    return BigInt(1 + Math.floor(noise(seed, 2 * place + 1) * among));
  }
  return winning[0] ?? 1n;
}
