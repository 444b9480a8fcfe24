/** Wythoff's game as something to play: what a position is, what a move does to it. What wins is the solver's word. */

/** @typedef {{a: bigint, b: bigint}} Position */
/** @typedef {import('./star_steps.js').Line} Line */
/** @typedef {{line: Line, take: bigint}} Move a row takes from a, a column from b, the diagonal from both */

export const LINES = /** @type {const} */ (['row', 'column', 'diagonal']);

/** The most that a line lets one take. @param {Position} position @param {Line} line */
export function mostOf({ a, b }, line) {
  if (line === 'row') return a;
  return line === 'column' || b < a ? b : a;
}

/** @param {Position} position @param {Move} move @returns {Position | null} */
function after(position, { line, take }) {
  if (take < 1n || take > mostOf(position, line)) return null;
  return { a: position.a - (line === 'column' ? 0n : take), b: position.b - (line === 'row' ? 0n : take) };
}

/** The move that leads from one position to another, if one does. @param {Position} from @param {Position} to @returns {Move | null} */
export function moveTo(from, to) {
  const [from_a, from_b] = [from.a - to.a, from.b - to.b];
  if (from_a < 0n || from_b < 0n || (from_a === 0n && from_b === 0n)) return null;
  if (from_b === 0n) return { line: 'row', take: from_a };
  if (from_a === 0n) return { line: 'column', take: from_b };
  return from_a === from_b ? { line: 'diagonal', take: from_a } : null;
}

/** @type {import('../../play/play.js').Rules<Position, Move>} */
export const RULES = {
  isOver: ({ a, b }) => a === 0n && b === 0n,
  after,
  same: (one, other) => one.line === other.line && one.take === other.take,
  // One stone of the larger pile: the play stays long, and the chances to err with it.
  patient: ({ a, b }) => ({ line: a > b ? 'row' : 'column', take: 1n }),
  small(position, random) {
    const open = LINES.filter((line) => mostOf(position, line) > 0n);
    const line = open[Math.floor(random() * open.length)] ?? 'row';
    const most = mostOf(position, line);
    return { line, take: BigInt(1 + Math.floor(random() * (most < 4n ? Number(most) : 4))) };
  },
};
