/** The rules of Dynamic Nim, as a play needs them: a move is a take. */

/**
 * @typedef {object} Position
 * @property {bigint} pile
 * @property {bigint} cap most the mover may take
 */

/** The largest take allowed now. @param {Position} position */
export const mostOf = ({ pile, cap }) => (cap < pile ? cap : pile);

/**
 * @param {(take: bigint) => bigint} limitAfter what may be taken after a take, before it is cut to the rest
 * @returns {import('../../play/play.js').Rules<Position, bigint>}
 */
export const rulesOf = (limitAfter) => ({
  isOver: (position) => mostOf(position) <= 0n,
  after(position, take) {
    if (take < 1n || take > mostOf(position)) return null;
    const pile = position.pile - take;
    const limit = limitAfter(take);
    return { pile, cap: limit < pile ? limit : pile };
  },
  same: (one, other) => one === other,
  // Keeps the pile as large as can be.
  patient: () => 1n,
  small(position, random) {
    const most = mostOf(position);
    return BigInt(1 + Math.floor(random() * (most < 4n ? Number(most) : 4)));
  },
});
