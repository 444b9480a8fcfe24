/** The attributes of the verdict, on which scripts, graders and embedding pages rely. */

/** The longest hash that is repeated as it is; a longer one is named by its length and a digest. */
export const LONGEST_QUOTED_HASH = 2000;

/**
 * What `data-for` holds for a hash: the hash itself, or `length:digest` (32-bit FNV-1a over UTF-16 units, hexadecimal)
 * when it is longer than {@link LONGEST_QUOTED_HASH}.
 * @param {string} hash
 */
export function nameOfHash(hash) {
  if (hash.length <= LONGEST_QUOTED_HASH) return hash;
  let digest = 0x811c9dc5;
  for (let i = 0; i < hash.length; i += 1) digest = Math.imul(digest ^ hash.charCodeAt(i), 0x01000193) >>> 0;
  return `${hash.length}:${digest.toString(16).padStart(8, '0')}`;
}

/** The most moves, and characters of them. */
const MOST_MOVES = 10_000;
const MOST_TEXT = 1_000_000;

/** `data-moves` and, where they are cut, `data-moves-total`. @param {readonly unknown[]} moves */
export function writtenMoves(moves) {
  let written = moves.slice(0, MOST_MOVES);
  let text = JSON.stringify(written);
  while (text.length > MOST_TEXT) {
    written = written.slice(0, written.length >> 1);
    text = JSON.stringify(written);
  }
  return { moves: text, total: written.length < moves.length ? String(moves.length) : null };
}

/** @import { Verdict } from '../solver/types.js' */

/** `441:300,141,0,0`: positions, and how many of them are N, P, draws, unknown. @param {NonNullable<Verdict['tableCounts']>} counts */
const writtenCounts = ({ n, p, draws, unknown }) => `${n + p + draws + unknown}:${n},${p},${draws},${unknown}`;

/** `2:0,5`: how many positions are broken, and the first one. @param {NonNullable<Verdict['broken']>} broken */
const writtenBroken = ({ count, first }) => `${count}:${first}`;

/** `holds:441`, or `fails:13`. @param {NonNullable<Verdict['conjecture']>} conjecture */
const writtenConjecture = (conjecture) => `${conjecture.kind}:${conjecture.kind === 'holds' ? conjecture.count : conjecture.first}`;

/** Attributes about all positions, which a position of unknown outcome has, too. */
const WHOLE = /** @type {const} */ (['labels', 'wins', 'table', 'broken', 'conjecture']);

/** @typedef {Record<'outcome' | 'winner' | 'grundy' | 'moves' | 'moves-total' | typeof WHOLE[number], string | null>} Attributes */

/** The attributes if there is no verdict. */
export const NO_ATTRIBUTES = /** @type {Attributes} */ (
  Object.fromEntries(['outcome', 'winner', 'grundy', 'moves', 'moves-total', ...WHOLE].map((name) => [name, null]))
);

/**
 * A verdict; its attributes, named without `data-`, are null for what it does not have. One of unknown outcome has its sentence alone.
 * @typedef {{outcome: string | null, winner?: string | null, grundy?: string | null, moves: readonly unknown[], movesTotal?: string | null}
 *   & Pick<Verdict, 'labels' | 'wins' | 'tableCounts' | 'broken' | 'conjecture'>} VerdictFacts
 */

/** @param {VerdictFacts} verdict @returns {Attributes} */
export function attributesOf(verdict) {
  const { outcome, winner = null, grundy = null, moves: all, movesTotal, labels = null, wins, tableCounts, broken, conjecture } = verdict;
  const whole = {
    ...NO_ATTRIBUTES,
    labels,
    wins: wins ? JSON.stringify(wins) : null,
    table: tableCounts ? writtenCounts(tableCounts) : null,
    broken: broken ? writtenBroken(broken) : null,
    conjecture: conjecture ? writtenConjecture(conjecture) : null,
  };
  if (outcome === null) return whole;
  const { moves, total } = writtenMoves(all);
  return { ...whole, outcome, winner, grundy, moves, 'moves-total': movesTotal ?? total };
}
