/** The lesson of Nim: the heaps are added to the columns, and column by column a winning move is made, or it is seen that there is none. */
import { say } from '../../../player/lesson.js';
import { toldLesson } from '../../../player/told_lesson.js';
import { ends } from '../../../ui/numbers.js';
import { subscript, superscript } from '../../../ui/signs.js';
import { KINDS, knowledgeAt, numberOf, takeFrom, xorOf } from './steps.js';

/** @typedef {import('./steps.js').Timeline} Timeline */

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
 * @param {Timeline} timeline @param {import('../../../solver/session.js').Options} options
 * @param {import('./steps.js').Step} step @param {number} cursor @param {boolean} covered
 * @returns {import('../../../ui/messages.js').Message}
 */
function captionOf(timeline, options, { kind, numbers: [heap, column] }, cursor, covered) {
  const { heaps, bits, bitsAfter, k, outcome, steps } = timeline;
  const residue = numberOf(bits[heap]);
  const form = k > 1 ? 'moore' : options.rule === 'misere' ? 'misere' : 'xor';
  const shared = { form, heap: heap + 1, size: ends(heaps[heap] ?? ''), bits: binary(bits[heap] ?? ''), k, modulus: k + 1 };
  if (kind === 'start' && options.rule === 'every')
    return say('nim-every-start', { bounded: options.max ? 'yes' : 'no', max: ends(options.max ?? '') });
  if (kind === 'start') return say('nim-step-start', { form, k, bounded: options.max ? 'yes' : 'no', max: ends(options.max ?? '') });
  if (covered && cursor === steps.stepCount) return say('nim-covered');
  const times = timeline.beside.map((one) => BigInt(one ?? 0));
  /** The most steps of the heaps so far. */
  const most = times.slice(0, heap + 1).reduce((all, one) => (one > all ? one : all), 0n);
  switch (kind) {
    case 'timed':
      return say('nim-step-timed', {
        heap: heap + 1,
        size: ends(heaps[heap] ?? ''),
        value: ends(String(times[heap] ?? 0n)),
        most: ends(String(most)),
        bounded: options.max ? 'yes' : 'no',
        end: cursor === steps.stepCount ? outcome : 'no',
      });
    case 'added': {
      const before = k > 1 ? 0n : xorOf(timeline, heap);
      const last = heap + 1 === heaps.length && heap + 1 === steps.stepCount;
      return say('nim-step-added', {
        ...shared,
        residue: ends(String(residue)),
        bounded: options.max && String(residue) !== heaps[heap] ? 'yes' : 'no',
        max: ends(options.max ?? ''),
        before: ends(String(before)),
        xor: ends(String(before ^ residue)),
        end: last ? outcome : 'no',
      });
    }
    case 'counted':
      return say('nim-step-counted', {
        ...shared,
        power: `2${superscript(column)}`,
        many: heap,
        open: knowledgeAt(timeline, cursor).open.size,
      });
    case 'opened':
    case 'given':
      return say(`nim-step-${kind}`, { ...shared, power: `2${superscript(column)}` });
    case 'kept':
      return say('nim-step-kept', { ...shared, residue: ends(String(residue)) });
    default: {
      if (options.rule === 'every') return say('nim-every-taken', { heap: heap + 1, take: ends(takeFrom(timeline, heap) ?? '0') });
      const take = takeFrom(timeline, heap) ?? '0';
      return say('nim-step-taken', {
        ...shared,
        take: ends(take),
        left: ends(String(BigInt(heaps[heap] ?? 0) - BigInt(take))),
        before: ends(String(residue)),
        residue: ends(String(numberOf(bitsAfter?.[heap]))),
        xor: ends(String(k > 1 ? 0n : xorOf(timeline, heaps.length))),
      });
    }
  }
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

/** @param {Timeline} timeline @param {import('../../../solver/session.js').Options} options */
export const nimLesson = (timeline, options) =>
  toldLesson(timeline.steps, {
    kinds: KINDS,
    placeOf: ({ kind, numbers: [heap, column] }) => `${PLACES[kind]},${kind === 'counted' ? column : heap}`,
    captionOf: (step, cursor, covered) => captionOf(timeline, options, step, cursor, covered),
    ...(options.rule === 'every' ? EVERY : timeline.k > 1 ? SEVERAL : ONE),
    nameOf: ({ kind, numbers: [heap, column] }) => say(`nim-name-${kind}`, { heap: heap + 1, power: `2${superscript(column)}` }),
  });
