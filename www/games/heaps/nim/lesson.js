/** The lesson of Nim: the columns are added up, and column by column a winning move is made, or it turns out that there is none. */
import { say } from '../../../player/lesson.js';
import { recordedLesson, stepAt } from '../../../player/recorded_lesson.js';
import { allOf } from '../../../ui/messages.js';
import { briefEnds } from '../../../ui/numbers.js';
import { columnName, subscript } from '../../../ui/signs.js';
import { bitOf, heapOf, knowledgeAt, numberOf, restXor, takeFrom, wholeXor, xorOf } from './steps.js';

/** @import { Step, Timeline } from './steps.js' */
/** @import { Options } from '../../../solver/types.js' */
/** @import { Message, MessageArguments } from '../../../ui/messages.js' */

/** Bouton's proof, for moves in one heap. */
const ONE = {
  code: say('nim-code-one'),
  lit: { start: [0], added: [1], rest: [1], counted: [4], opened: [3], given: [4], fixed: [2], taken: [5], timed: [] },
};
/** Moore's proof, for moves in several heaps. */
const SEVERAL = {
  code: say('nim-code-several'),
  lit: { start: [], added: [0], rest: [0], counted: [1, 2], opened: [4], given: [3], fixed: [0], taken: [5], timed: [] },
};
/** For moves in every heap. */
const EVERY = {
  code: say('nim-code-every'),
  lit: { start: [], added: [], rest: [0, 1], counted: [], opened: [], given: [], fixed: [], taken: [3], timed: [0, 1] },
};

/** A heap with more digits or more ones than this is written in binary: its columns are too many to name. */
const [NAMED_COLUMNS, NAMED_ONES] = [7, 4];

/**
 * A number as a sum of powers of two, with their columns, the largest first.
 * @param {string} bits
 * @returns {MessageArguments} ones: one or more, if their columns can be named, else many
 */
function onesOf(bits) {
  const columns = [...bits].flatMap((bit, index) => (bit === '1' ? [columnName(bits.length - 1 - index)] : []));
  const can_be_named = bits.length <= NAMED_COLUMNS && columns.length > 0 && columns.length <= NAMED_ONES;
  const ones = !can_be_named ? 'many' : columns.length === 1 ? 'one' : 'more';
  return { ones, powers: columns.join(' + '), columns: allOf(columns) };
}

/** @param {bigint | string | undefined} number */
const short = (number) => briefEnds(String(number ?? 0));

/** The heap that is being changed; 0 before there is one. @param {Timeline} timeline @param {number} cursor */
function openHeap(timeline, cursor) {
  const [row] = knowledgeAt(timeline, cursor).open;
  return row === undefined ? 0 : heapOf(timeline, row);
}

/**
 * The sentence of a step. All messages get the same arguments.
 * @param {Timeline} timeline @param {Options} options @param {Step} step @param {number} cursor @param {boolean} covered
 * @returns {Message}
 */
function captionOf(timeline, { rule, max }, { kind, numbers: [heap, column] }, cursor, covered) {
  const { heaps, bits, bitsAfter, beside, k, outcome, rest, steps } = timeline;
  const is_last = cursor > 0 && cursor === steps.stepCount;
  if (covered && is_last) return say('nim-covered');
  const is_rest = kind === 'rest';
  const [size, take] = [heaps[heap] ?? '0', takeFrom(timeline, heap) ?? '0'];
  const residue = is_rest ? restXor(timeline) : numberOf(bits[heap]);
  const [before, xor] = k > 1 ? [0n, 0n] : [xorOf(timeline, is_rest ? heaps.length : heap), wholeXor(timeline)];
  const times = beside.slice(0, heap + 1).map((one) => BigInt(one ?? 0));
  if (is_rest) times.splice(0, 1, BigInt(rest?.most ?? 0), ...beside.map((one) => BigInt(one ?? 0)));
  const words = rule === 'every' && ['start', 'rest', 'taken'].includes(kind) ? 'every' : 'step';
  return say(`nim-${words}-${kind}`, {
    form: k > 1 ? 'moore' : rule === 'misere' ? 'misere' : 'xor',
    heap: heapOf(timeline, heap),
    count: rest?.count ?? 0,
    size: short(size),
    ...onesOf(bits[heap] ?? ''),
    bits: `${briefEnds(bits[heap] ?? '')}${subscript(2)}`,
    k,
    modulus: k + 1,
    max: briefEnds(max ?? ''),
    divisor: briefEnds(String(BigInt(max || 0) + 1n)),
    is_bounded: max ? 'yes' : 'no',
    is_first: kind === 'added' && heap === 0 && !rest ? 'yes' : 'no',
    is_reduced: max && String(residue) !== size ? 'yes' : 'no',
    end: is_last ? outcome : 'no',
    residue: short(residue),
    before: short(before),
    with: short(before ^ residue),
    xor: short(xor),
    power: columnName(column),
    had: bitOf(bits[heap], column),
    // Another heap with a 1 in the column could be the one that gets smaller, too.
    others: kind === 'opened' && bits.some((one, at) => at !== heap && bitOf(one, column) === 1) ? 'yes' : 'no',
    many: heap,
    open: kind === 'counted' ? openHeap(timeline, cursor) : 0,
    value: short(times[heap]),
    most: short(times.reduce((most, one) => (one > most ? one : most), 0n)),
    take: short(take),
    left: short(BigInt(size) - BigInt(take)),
    after: short(numberOf(bitsAfter?.[heap])),
  });
}

/** What links call the place of a step, where that is not its kind. @type {Record<string, string>} */
const PLACES = { added: 'heap', timed: 'heap', counted: 'column', opened: 'column', given: 'column', fixed: 'stays', taken: 'take' };

/** @param {Timeline} timeline @param {Options} options */
export function nimLesson(timeline, options) {
  const lesson = recordedLesson(timeline.steps, {
    placeOf: ({ kind, numbers: [row, column] }) => `${PLACES[kind] ?? kind},${kind === 'counted' ? column : heapOf(timeline, row) - 1}`,
    captionOf: (step, cursor, covered) => captionOf(timeline, options, step, cursor, covered),
    ...(options.rule === 'every' ? EVERY : timeline.k > 1 ? SEVERAL : ONE),
    nameOf: ({ kind, numbers: [row, column] }) => say(`nim-name-${kind}`, { heap: heapOf(timeline, row), power: columnName(column) }),
  });
  if (lesson.code !== ONE.code) return lesson;
  /** Whether a column is counted in search of the leftmost 1. @param {number} cursor */
  const isSearching = (cursor) => stepAt(timeline.steps, cursor).kind === 'counted' && openHeap(timeline, cursor) === 0;
  return { ...lesson, litOf: (/** @type {number} */ cursor) => (isSearching(cursor) ? ONE.lit.opened : lesson.litOf(cursor)) };
}
