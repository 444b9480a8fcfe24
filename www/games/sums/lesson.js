/** The lesson of a sum of heaps: the values of heaps, each the least that no move leaves, then those of the parts together; or how the values repeat themselves. */
import { say } from '../../player/lesson.js';
import { recordedLesson } from '../../player/recorded_lesson.js';
import { seriesOf, text } from '../../ui/messages.js';
import { ends, readable } from '../../ui/numbers.js';
import { knowledgeAt, totalOf, valuesOf } from './steps.js';
import { kindWords, movesWords } from './words.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { Step, Timeline } from './steps.js' */
/** @import { Lesson } from '../../player/types.js' */
/** @import { Message } from '../../ui/messages.js' */

/** Steps that belong to those before them. @type {Record<string, string>} */
const DECIDES = { mex: 'options', sought: 'rare' };

/** Options that a caption names. */
const NAMED = 8;

const LIT = { start: [], options: [0, 1], mex: [2], added: [3], answer: [4], compared: [1], found: [2], rare: [0, 1, 2], sought: [3, 4] };

/** Values, or that there are none. @param {readonly number[]} values */
const listed = (values) => (values.length > 0 ? some(values.map(String)) : 'none');

/** Some things, and that there are more. @param {readonly string[]} all */
const some = (all) => seriesOf(all, NAMED);

/**
 * @param {Timeline} timeline @param {{rule: string, method: string, verdict: any, has_parts: boolean}} of
 * @returns {Lesson}
 */
export function sumLesson(timeline, { rule, method, verdict, has_parts }) {
  const { steps, parts, period, known, sparse, lookedAt, allSplits } = timeline;
  const is_every = rule === 'every';
  const what = is_every ? 'steps' : 'nimber';
  /** @param {Step} step @param {number} cursor @param {boolean} covered @returns {Message} */
  function captionOf({ kind, numbers: [number, second] }, cursor, covered) {
    if (kind === 'start')
      return method === 'period'
        ? say('sums-period-start', { what, period: period?.period ?? 0, saltus: period?.saltus ?? 0 })
        : say(method === 'sparse' ? 'sums-sparse-start' : 'sums-step-start', { rule });
    if (covered && cursor === steps.stepCount) return say('sums-covered');
    const { options } = knowledgeAt(timeline, cursor);
    switch (kind) {
      case 'options':
        return say('sums-step-options', {
          heap: number,
          count: options.length,
          left: some(options.map(({ parts: left }) => left.join('+') || '0')),
          values: some(options.map(({ value }) => String(value))),
          what,
        });
      case 'mex':
        return is_every
          ? say('sums-step-steps', {
              heap: number,
              value: second,
              even: options.some(({ value }) => value % 2 === 0) ? 'yes' : options.length > 0 ? 'no' : 'none',
            })
          : say('sums-step-mex', { heap: number, value: second, set: some(valuesOf(options).map(String)), count: options.length });
      case 'added': {
        const { kind: name, heap, value } = entryAt(parts, number);
        const [before, after] = [totalOf(timeline, number, is_every), totalOf(timeline, number + 1, is_every)];
        return say('sums-step-added', {
          part: number + 1,
          named: has_parts ? 'yes' : 'no',
          name: kindWords(name),
          heap: ends(heap),
          value: ends(value ?? '?'),
          known: value === null ? 'no' : 'yes',
          first: number === 0 ? 'yes' : 'no',
          before: ends(String(before ?? '?')),
          total: ends(String(after ?? '?')),
          what,
        });
      }
      case 'answer': {
        const { outcome, moves, ends: is_over, unknown, asNim } = verdict;
        const total = totalOf(timeline, parts.length, is_every);
        return say('sums-step-answer', {
          outcome: unknown ? 'unknown' : is_over ? 'over' : outcome,
          why: unknown?.kind ?? '',
          rule,
          total: ends(String(total ?? '?')),
          differs: asNim && outcome && asNim !== outcome ? 'yes' : 'no',
          move: moves.length > 0 ? movesWords(moves[0], has_parts, is_every) : '',
        });
      }
      case 'compared':
        return say('sums-step-compared', {
          first: number,
          last: number + second - 1,
          count: second,
          later: number + (period?.period ?? 0),
          last_later: number + second - 1 + (period?.period ?? 0),
          period: period?.period ?? 0,
          saltus: period?.saltus ?? 0,
        });
      case 'rare': {
        const { marked, unsplit, common } = entryAt(sparse, number);
        return say('sums-step-rare', { heap: number, marked: listed(marked), unsplit: listed(unsplit), common: common ?? 'none' });
      }
      case 'sought': {
        const { sought, value } = entryAt(sparse, number);
        const found = sought.map(([one, is_there]) => text('sums-sought', { value: one, found: is_there ? 'yes' : 'no' }));
        return say('sums-step-sought', { heap: number, value, sought: found.length > 0 ? some(found) : 'none' });
      }
      default:
        if (method === 'sparse')
          return say('sums-sparse-end', {
            holds: lookedAt === '' ? 'no' : 'yes',
            known,
            looked: readable(lookedAt),
            all: readable(allSplits),
            helps: Number(lookedAt) * 3 > Number(allSplits) ? 'no' : 'yes',
          });
        return say('sums-step-found', {
          certainty: period?.certainty ?? 'none',
          preperiod: period?.preperiod ?? 0,
          period: period?.period ?? 0,
          saltus: period?.saltus ?? 0,
          window: period?.window ?? 0,
          known,
        });
    }
  }
  return recordedLesson(steps, {
    placeOf: ({ kind, numbers: [number] }) => (DECIDES[kind] ? `${DECIDES[kind]},${number}` : `${kind},${number}`),
    captionOf,
    code: say(`sums-code-${method === 'period' || method === 'sparse' ? method : is_every ? 'every' : 'mex'}`),
    lit: LIT,
    nameOf: ({ kind, numbers: [number] }) => say(`sums-name-${DECIDES[kind] ?? kind}`, { number: kind === 'added' ? number + 1 : number }),
  });
}
