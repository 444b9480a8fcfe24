/** Moves and positions of sums in words. */
import { anyOf, clauses, rich, series, text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { heapsOf, partMovesOf } from './steps.js';

/** @import { Nested } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { Options } from '../../solver/types.js' */
/** @import { Verdict } from './steps.js' */
/** @import { PartMove } from './types.js' */

/** Winning moves that the sentence names, and how many of them where it must also say what they leave of a heap. */
const NAMED = 4;
const NAMED_CUT = 1;

/** What a part is called. @typedef {'heap' | 'row'} Called */

/** Only an octal game has a code of its own. @param {object} options of the game, or its parameters @returns {Called} */
export const calledBy = (options) => ('code' in options ? 'row' : 'heap');

/**
 * A move in words: “3 from heap 2, leaving 4 on the left”.
 * @param {readonly PartMove[]} moves @param {Called} of
 * @param {boolean} [is_made] whether it is one of a play, which goes on to say what is left
 */
export const partMovesWords = (moves, of, is_made = false) =>
  moves
    .map(({ part, numbers: [taken = '0', left, middle] }) =>
      text('sums-move', {
        of,
        is_made: is_made ? 'yes' : 'no',
        part: part + 1,
        has_taken: taken === '0' ? 'no' : 'yes',
        taken: readable(taken),
        cut: left === undefined ? 'one' : middle === undefined ? 'two' : 'three',
        left: readable(left ?? ''),
        middle: readable(middle ?? ''),
      }),
    )
    .join(text('sums-and'));

/** A winning move of the verdict in words. @param {Nested} move @param {boolean} has_parts @param {boolean} is_every @param {Called} of */
export const movesWords = (move, has_parts, is_every, of) => partMovesWords(partMovesOf(move, has_parts, is_every), of);

/** A kind in words: Nim, what may be taken, or the code. @param {string} kind as links write it */
export function kindWords(kind) {
  const [name = '', rule = ''] = kind.split(':');
  return text('sums-kind', { name, rule });
}

/** A heap in words, with its kind where it has one of its own. @param {ReturnType<typeof heapsOf>[number] | undefined} heap */
export const heapWords = ({ kind, heap } = { kind: null, heap: '' }, between = ' ') =>
  kind ? `${kindWords(kind)}${between}${readable(heap)}` : readable(heap);

/** The heaps of a position in words. @param {string} position */
export const positionWords = (position) => series(heapsOf(position).map((heap) => heapWords(heap)));

/** The answer as a sentence. @param {Verdict} verdict @param {Options} options @param {boolean} has_parts */
export function sentence({ outcome, unknown, moves, movesTotal, ends, asNim }, options, has_parts) {
  const { rule } = options;
  const of = calledBy(options);
  if (unknown) return rich('sums-verdict-unknown', { of, why: unknown.kind, part: unknown.part + 1 });
  if (ends) return rich('sums-verdict-over', { outcome: outcome ?? '' });
  const differs = asNim && asNim !== outcome ? rich('sums-verdict-differs', { as_nim: asNim }) : null;
  if (outcome === 'P') return [...rich('sums-verdict-p', { rule: rule ?? '' }), differs];
  const is_every = rule === 'every';
  const cuts = moves.some((move) => partMovesOf(move, has_parts, is_every).some(({ numbers }) => numbers.length > 1));
  const named = moves.slice(0, cuts ? NAMED_CUT : NAMED).map((move) => movesWords(move, has_parts, is_every, of));
  const total = movesTotal === '?' ? null : BigInt(movesTotal ?? moves.length) - BigInt(named.length);
  const more = total === null ? 'unknown' : total === 0n ? 'none' : total === 1n ? 'one' : 'other';
  return [
    ...rich('sums-verdict-n', { moves: is_every ? clauses(named) : anyOf(named), more, count: readable(String(total ?? '')) }),
    differs,
  ];
}
