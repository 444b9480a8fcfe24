/** Moves and positions of sums in words. */
import { furtherMoves } from '../../game_page/further_moves.js';
import { allOf, anyOf, clauses, rich, series, text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { heapsOf, partMovesOf } from './steps.js';

/** @import { Nested } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { Options } from '../../solver/types.js' */
/** @import { Verdict } from './steps.js' */
/** @import { PartMove } from './types.js' */

/** Winning moves that the sentence names, and how many of them if it must also say what each leaves of a heap. */
const NAMED = 4;
const NAMED_CUT = 1;

/** What a part is called. @typedef {'heap' | 'row'} Called */

/** Only an octal game has a code of its own. @param {object} options of the game, or its parameters @returns {Called} */
export const calledBy = (options) => ('code' in options ? 'row' : 'heap');

/**
 * A move in one part in words: “3 from heap 2, leaving 4 on the left”; its numbers are words already.
 * @param {PartMove} move @param {Called} of @param {boolean} [is_made]
 */
const partWords = ({ part, numbers: [taken = '0', left = '', middle = ''] }, of, is_made = false) =>
  text('sums-move', {
    of,
    is_made: is_made ? 'yes' : 'no',
    part: part + 1,
    has_taken: taken === '0' ? 'no' : 'yes',
    taken,
    cut: left === '' ? 'one' : middle === '' ? 'two' : 'three',
    left,
    middle,
  });

/**
 * A move in words.
 * @param {readonly PartMove[]} moves @param {Called} of
 * @param {boolean} [is_made] whether it is one of a play, which goes on to say what is left
 */
export const partMovesWords = (moves, of, is_made = false) =>
  moves.map(({ part, numbers }) => partWords({ part, numbers: numbers.map(readable) }, of, is_made)).join(text('sums-and'));

/** A winning move of the verdict in words. @param {Nested} move @param {boolean} has_parts @param {boolean} is_every @param {Called} of */
export const movesWords = (move, has_parts, is_every, of) => partMovesWords(partMovesOf(move, has_parts, is_every), of);

/**
 * Moves in one part each, those that differ in one number as one phrase: “2 or 3 from heap 1”, “5 from heap 2”.
 * @param {readonly PartMove[]} moves @param {Called} of
 */
function phrasesOf(moves, of) {
  /** The moves by all they share. @type {Map<string, {part: number, shared: string[], last: string[]}>} */
  const groups = new Map();
  for (const { part, numbers } of moves) {
    const words = numbers.map(readable);
    const shared = words.slice(0, -1);
    // Two numbers that tell a row in three would be one list too many.
    const key = [part, ...(words.length < 3 ? shared : words), words.length].join();
    const group = groups.get(key) ?? { part, shared, last: [] };
    groups.set(key, group);
    group.last.push(...words.slice(-1));
  }
  return [...groups.values()].map(({ part, shared, last }) => partWords({ part, numbers: [...shared, anyOf(last)] }, of));
}

/** Moves in one part each, as a list of phrases. @param {readonly PartMove[]} moves @param {Called} of */
export function groupedWords(moves, of) {
  const phrases = phrasesOf(moves, of);
  return phrases.length < moves.length ? phrases.join(text('sums-or')) : anyOf(phrases);
}

/** A kind in words: Nim, what may be taken, or the code. @param {string} kind as links write it */
export function kindWords(kind) {
  const [name = '', rule = ''] = kind.split(':');
  return text('sums-kind', { name, rule });
}

/** A heap in words, with its kind if it has one of its own. @param {ReturnType<typeof heapsOf>[number] | undefined} heap */
export const heapWords = ({ kind, heap } = { kind: null, heap: '' }) =>
  kind ? text('sums-heap-of-kind', { heap: readable(heap), kind: kindWords(kind) }) : readable(heap);

/** The heaps of a position in words. @param {string} position */
export const positionWords = (position) => series(heapsOf(position).map((heap) => heapWords(heap)));

/** What is left where no move is. @param {string} position @param {Called} of */
export function stuckArguments(position, of) {
  const heaps = heapsOf(position).map((heap) => heapWords(heap));
  return { of, count: heaps.length, heaps: allOf(heaps) };
}

/** The answer as a sentence. @param {Verdict} verdict @param {Options} options @param {boolean} has_parts */
export function sentence({ outcome, unknown, moves, movesTotal, ends, asNim }, options, has_parts) {
  const { rule } = options;
  const of = calledBy(options);
  if (unknown) return rich('sums-verdict-unknown', { of, why: unknown.kind, part: unknown.part + 1 });
  if (ends) return rich('verdict-over', { outcome: outcome ?? '' });
  const differs = asNim && asNim !== outcome ? rich('sums-verdict-differs', { as_nim: asNim }) : null;
  if (outcome === 'P') return [...rich('sums-verdict-p', { rule: rule ?? '' }), differs];
  const is_every = rule === 'every';
  // Moves in very many parts are not listed.
  if (moves.length === 0) return rich('sums-verdict-every-n', { of });
  const all = moves.slice(0, NAMED).map((move) => partMovesOf(move, has_parts, is_every));
  const cuts = all.some((made) => made.some(({ numbers }) => numbers.length > 1)) && phrasesOf(all.flat(), of).length > 1;
  const named = cuts ? all.slice(0, NAMED_CUT) : all;
  const words = is_every ? clauses(named.map((move) => partMovesWords(move, of))) : groupedWords(named.flat(), of);
  return [...rich('sums-verdict-n', { moves: words, ...furtherMoves({ moves, movesTotal }, named.length) }), differs];
}
