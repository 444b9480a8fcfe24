/** The lesson of a sum of heaps: the values of heaps by mex or by the sparse space, then the sum of the parts; or how the values repeat. */
import { say } from '../../player/lesson.js';
import { recordedLesson } from '../../player/recorded_lesson.js';
import { entryAt } from '../../ui/entry_at.js';
import { anyOfFirst, seriesOf, text } from '../../ui/messages.js';
import { ends, readable } from '../../ui/numbers.js';
import { framesMoves, knowledgeAt, modulusOf, partMovesOf, partOf, totalOf, valuesOf } from './steps.js';
import { kindWords, movesWords } from './words.js';

/** @import { Step, Timeline, Verdict } from './steps.js' */
/** @import { Option } from './types.js' */
/** @import { Called } from './words.js' */
/** @import { Lesson } from '../../player/types.js' */
/** @import { Message } from '../../ui/messages.js' */

/** The first step of a milestone, by the kind of its second step. @type {Record<string, string>} */
const BEGUN_BY = { mex: 'options', sought: 'rare' };

/** Options that a caption names; fewer of those that are written as sums. */
const [NAMED, NAMED_SPLITS] = [8, 6];

const LIT = {
  start: [],
  options: [0, 1],
  mex: [2],
  added: [3],
  rest: [3],
  answer: [4],
  compared: [1],
  found: [2],
  rare: [0, 1, 2],
  sought: [3, 4],
};

/** What the captions say if there is no period. */
const NO_PERIOD = { preperiod: 0, period: 0, saltus: 0, window: 0, certainty: 'none' };

/**
 * @typedef {{rule: string, method: string, verdict: Verdict, set: string | null, has_parts: boolean, called: Called}} Solved
 *   set: what a subtraction game lets take
 */
/**
 * @typedef {Solved & {timeline: Timeline, is_every: boolean, is_alone: boolean, what: 'steps' | 'nimber', period: typeof NO_PERIOD,
 *   options: Option[]}} Run
 *   is_alone: a single heap of a subtraction game, as usual; options: those of the current heap
 */

/** The first of a list. @param {readonly (string | number)[]} all */
const some = (all) => seriesOf(all.map(String), NAMED);

/** The elements of a set between braces, the first so many: “0, 1, 3”, in any language. @param {readonly number[]} all */
const setOf = (all) => [...all.slice(0, NAMED), ...(all.length > NAMED ? ['…'] : [])].join(', ');

/** The first of a list, `none` of an empty one. @param {readonly (string | number)[]} all */
const someOrNone = (all) => (all.length > 0 ? some(all) : 'none');

/** @param {boolean} is */
const yes = (is) => (is ? 'yes' : 'no');

/** What the sentence of the answer says of a single heap. @param {Run} run */
function aloneWords({ timeline, verdict, set }) {
  const [part] = timeline.parts;
  const [move] = verdict.moves;
  const modulus = modulusOf(set);
  return say('sums-step-alone', {
    outcome: verdict.outcome ?? '',
    heap: ends(part?.heap ?? ''),
    value: known(part?.value ?? null),
    modulus: modulus === null ? 'none' : ends(String(modulus)),
    take: move === undefined ? 'none' : ends(partMovesOf(move, false, false)[0]?.numbers[0] ?? ''),
  });
}

/** A value in a caption. @param {bigint | string | null} value */
const known = (value) => ends(String(value ?? '?'));

/** The captions by the kind of the step. @type {Record<Step['kind'], (run: Run, numbers: [number, number]) => Message>} */
const CAPTIONS = {
  start({ method, rule, is_alone, period: { period, saltus } }) {
    if (method === 'period') return say('sums-period-start', { period, saltus });
    return say(method === 'sparse' ? 'sums-sparse-start' : 'sums-step-start', { rule: is_alone ? 'alone' : rule });
  },
  options({ options, what }, [heap]) {
    const named = options.some(({ parts }) => parts.length > 1) ? NAMED_SPLITS : NAMED;
    return say('sums-step-options', {
      heap,
      count: options.length,
      left: anyOfFirst(
        options.map(({ parts }) => parts.join('+') || '0'),
        named,
      ),
      values: seriesOf(
        options.map(({ value }) => String(value)),
        named,
      ),
      what,
    });
  },
  mex({ is_every, options }, [heap, value]) {
    if (!is_every) return say('sums-step-mex', { heap, value, set: setOf(valuesOf(options)), count: valuesOf(options).length });
    const has_even = options.some((option) => option.value % 2 === 0);
    return say('sums-step-steps', { heap, value, even: options.length > 0 ? yes(has_even) : 'none' });
  },
  added({ timeline, is_every, has_parts, what }, [part]) {
    const { kind, heap, value } = entryAt(timeline.parts, part);
    return say('sums-step-added', {
      part: partOf(timeline, part),
      named: !has_parts ? 'no' : framesMoves({ kind, heap }, is_every) ? 'framed' : 'yes',
      name: kindWords(kind),
      heap: ends(heap),
      value: known(value),
      known: yes(value !== null),
      first: yes(part === 0),
      before: known(totalOf(timeline, part, is_every)),
      total: known(totalOf(timeline, part + 1, is_every)),
      what,
    });
  },
  rest({ timeline, timeline: { parts, rest }, is_every, what }) {
    const value = rest?.value ?? null;
    return say('sums-step-rest', {
      count: rest?.count ?? 0,
      value: known(value),
      known: yes(value !== null),
      before: known(totalOf(timeline, parts.length, is_every)),
      total: known(totalOf(timeline, parts.length + 1, is_every)),
      what,
    });
  },
  answer(run) {
    const { timeline, verdict, rule, has_parts, is_every, called } = run;
    const { outcome, moves, ends: is_over, unknown, asNim } = verdict;
    if (run.is_alone && !unknown && !is_over) return aloneWords(run);
    const [move] = moves;
    return say('sums-step-answer', {
      outcome: unknown ? 'unknown' : is_over ? 'over' : (outcome ?? ''),
      why: unknown?.kind ?? '',
      rule,
      total: known(totalOf(timeline, Infinity, is_every)),
      differs: yes(Boolean(asNim && outcome && asNim !== outcome)),
      move: move === undefined ? 'none' : movesWords(move, has_parts, is_every, called),
    });
  },
  compared({ period: { period, saltus } }, [first, count]) {
    const last = first + count - 1;
    return say('sums-step-compared', { first, last, count, later: first + period, last_later: last + period, period, saltus });
  },
  rare({ timeline }, [heap]) {
    const { marked, unsplit, common } = entryAt(timeline.sparse, heap);
    return say('sums-step-rare', { heap, marked: someOrNone(marked), unsplit: someOrNone(unsplit), common: common ?? 'none' });
  },
  sought({ timeline }, [heap]) {
    const { sought, value } = entryAt(timeline.sparse, heap);
    const found = sought.map(([one, is_there]) => text('sums-sought', { value: one, found: yes(is_there) }));
    return say('sums-step-sought', { heap, value, sought: someOrNone(found) });
  },
  found({ timeline: { known: count, examined, allSplits }, method, period }) {
    if (method !== 'sparse') return say('sums-step-found', { ...period, known: count });
    return say('sums-sparse-end', {
      holds: yes(examined !== ''),
      known: count,
      looked: readable(examined),
      all: readable(allSplits),
      helps: yes(Number(examined) * 3 <= Number(allSplits)),
    });
  },
};

/** @param {Timeline} timeline @param {Solved} solved @returns {Lesson} */
export function sumLesson(timeline, solved) {
  const { steps } = timeline;
  const { rule, method, called, has_parts } = solved;
  const is_every = rule === 'every';
  const is_alone = rule === 'normal' && called === 'heap' && !has_parts && timeline.parts.length === 1 && !timeline.rest;
  const what = is_every ? 'steps' : 'nimber';
  return recordedLesson(steps, {
    placeOf: ({ kind, numbers: [number] }) => `${BEGUN_BY[kind] ?? kind},${kind === 'added' ? partOf(timeline, number) - 1 : number}`,
    captionOf({ kind, numbers }, cursor, covered) {
      if (covered && cursor > 0 && cursor === steps.stepCount) return say('sums-covered');
      const { options } = knowledgeAt(timeline, cursor);
      const { id, args } = CAPTIONS[kind](
        { ...solved, timeline, is_every, is_alone, what, period: timeline.period ?? NO_PERIOD, options },
        numbers,
      );
      return say(id, { ...args, of: called });
    },
    code: say(`sums-code-${method === 'period' || method === 'sparse' ? method : is_every ? 'every' : 'mex'}`, { of: called }),
    // The heap of a part has no steps of its own: its mex is made at once.
    lit: has_parts && !is_every ? { ...LIT, added: [1, 2, 3] } : LIT,
    nameOf: ({ kind, numbers: [number] }) =>
      say(`sums-name-${BEGUN_BY[kind] ?? kind}`, { of: called, number: kind === 'added' ? partOf(timeline, number) : number }),
  });
}
