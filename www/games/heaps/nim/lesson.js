/** The lesson of Nim: the heaps are added to the columns, and column by column a winning move is made, or it is seen that there is none. */
import { say } from '../../../player/lesson.js';
import { recordedLesson } from '../../../player/recorded_lesson.js';
import { ends } from '../../../ui/numbers.js';
import { subscript, superscript } from '../../../ui/signs.js';
import { knowledgeAt, numberOf, takeFrom, xorOf } from './steps.js';

/** @import { Step, Timeline } from './steps.js' */
/** @import { Options } from '../../../solver/types.js' */
/** @import { Message } from '../../../ui/messages.js' */

/** Bouton's proof, for one heap. */
const ONE = {
  code: say('nim-code-one'),
  lit: { start: [0], added: [1], counted: [4], opened: [3], given: [4], kept: [2], taken: [5], timed: [] },
};
/** Moore's, for several. */
const SEVERAL = {
  code: say('nim-code-several'),
  lit: { start: [], added: [0], counted: [1, 2], opened: [4], given: [3], kept: [0], taken: [5], timed: [] },
};

/** A move in every heap. */
const EVERY = {
  code: say('nim-code-every'),
  lit: { start: [], added: [], counted: [], opened: [], given: [], kept: [], taken: [3], timed: [0, 1] },
};

/** @param {string} bits */
const binary = (bits) => `${ends(bits)}${subscript(2)}`;

/**
 * All that is said of a step: its words take what they need.
 * @param {Timeline} timeline @param {Options} options
 * @param {Step} step @param {number} cursor @param {boolean} covered
 * @returns {Message}
 */
function captionOf(timeline, { rule, max }, { kind, numbers: [heap, column] }, cursor, covered) {
  const { heaps, bits, bitsAfter, beside, k, outcome, steps } = timeline;
  const is_last = cursor > 0 && cursor === steps.stepCount;
  if (covered && is_last) return say('nim-covered');
  const [size, take, residue] = [heaps[heap] ?? '0', takeFrom(timeline, heap) ?? '0', numberOf(bits[heap])];
  const [before, xor] = k > 1 ? [0n, 0n] : [xorOf(timeline, heap), xorOf(timeline, heaps.length)];
  const times = beside.slice(0, heap + 1).map((one) => BigInt(one ?? 0));
  const words = rule === 'every' && (kind === 'start' || kind === 'taken') ? 'every' : 'step';
  return say(`nim-${words}-${kind}`, {
    form: k > 1 ? 'moore' : rule === 'misere' ? 'misere' : 'xor',
    heap: heap + 1,
    size: ends(size),
    bits: binary(bits[heap] ?? ''),
    k,
    modulus: k + 1,
    max: ends(max ?? ''),
    is_bounded: max ? 'yes' : 'no',
    is_reduced: max && String(residue) !== size ? 'yes' : 'no',
    end: is_last ? outcome : 'no',
    residue: ends(String(residue)),
    before: ends(String(before)),
    with: ends(String(before ^ residue)),
    xor: ends(String(xor)),
    power: `2${superscript(column)}`,
    many: heap,
    open: kind === 'counted' ? knowledgeAt(timeline, cursor).open.size : 0,
    value: ends(String(times[heap] ?? 0n)),
    most: ends(String(times.reduce((all, one) => (one > all ? one : all), 0n))),
    take: ends(take),
    left: ends(String(BigInt(size) - BigInt(take))),
    after: ends(String(numberOf(bitsAfter?.[heap]))),
  });
}

/** What the place of a step is called in a link. */
const PLACES = {
  start: 'start',
  added: 'heap',
  counted: 'column',
  opened: 'column',
  given: 'column',
  kept: 'stays',
  taken: 'take',
  timed: 'heap',
};

/** @param {Timeline} timeline @param {Options} options */
export const nimLesson = (timeline, options) =>
  recordedLesson(timeline.steps, {
    placeOf: ({ kind, numbers: [heap, column] }) => `${PLACES[kind]},${kind === 'counted' ? column : heap}`,
    captionOf: (step, cursor, covered) => captionOf(timeline, options, step, cursor, covered),
    ...(options.rule === 'every' ? EVERY : timeline.k > 1 ? SEVERAL : ONE),
    nameOf: ({ kind, numbers: [heap, column] }) => say(`nim-name-${kind}`, { heap: heap + 1, power: `2${superscript(column)}` }),
  });
