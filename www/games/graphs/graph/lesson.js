/** The lesson of a graph: the label, number or steps of every vertex, and why; then the answer for the tokens. */
import { say } from '../../../player/lesson.js';
import { recordedLesson } from '../../../player/recorded_lesson.js';
import { allOf, anyOfFirst, series, seriesOf } from '../../../ui/messages.js';
import { countOf, optionsAt } from './graph_value.js';
import { givingSteps, graphStepAt, NONE, numbersAmong, settledAt, writtenOn } from './steps.js';
import { moveWords, tokensWords, valueWords } from './words.js';

/** @import { GraphParts, GraphTimeline, GraphVerdict } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Kind, Step } from './steps.js' */
/** @import { Lesson } from '../../../player/types.js' */
/** @import { Message } from '../../../ui/messages.js' */

/** Options that a caption names. */
const NAMED = 8;

/** By method: the lines that a step of each kind is at. @type {Record<string, Partial<Record<Kind, number[]>>>} */
const LIT = {
  labels: { terminal: [0], sink: [0], option: [1, 2], 'all-n': [1, 3] },
  loop: { terminal: [0], sink: [2], 'all-n': [2], option: [3] },
  nimbers: { number: [1, 2], infinite: [3] },
  steps: { stepped: [0, 1, 2, 3] },
  genus: { genus: [0, 1, 2] },
};

/** @param {readonly string[]} all */
const some = (all) => (all.length > NAMED ? seriesOf(all, NAMED) : allOf(all));

/**
 * @param {GraphTimeline} timeline @param {GraphParts} parts
 * @param {{rule: string, verdict: GraphVerdict, nameOf: (vertex: number) => string}} of
 * @returns {Lesson}
 */
export function graphLesson(timeline, parts, { rule, verdict, nameOf }) {
  const { steps, method } = timeline;
  const last = steps.stepCount;
  const given = givingSteps(timeline);
  const has_cycles = method === 'nimbers' && steps.kinds.subarray(0, given).includes(steps.names.indexOf('infinite'));
  /** @param {ArrayLike<number>} options */
  const namesOf = (options) => anyOfFirst(Array.from(options, nameOf), NAMED);

  /** @param {Step} step @param {boolean} covered @returns {Message} */
  function captionOf({ kind, numbers: [vertex, second] }, covered) {
    if (kind === 'start') return say('graph-step-start', { method, terminals: parts.win.length + parts.lose.length > 0 ? 'yes' : 'no' });
    if (kind === 'drawn') return say('graph-step-drawn', { count: verdict.counts[2] });
    if (covered && (kind === 'answer' || parts.tokens?.includes(vertex))) return say('graph-covered');
    const options = kind === 'answer' ? [] : optionsAt(parts, vertex);
    const name = nameOf(vertex);
    switch (kind) {
      case 'terminal':
        return say('graph-step-terminal', { name, wins: parts.win.includes(vertex) ? 'yes' : 'no' });
      case 'sink':
        return say('graph-step-sink', { name });
      case 'all-n':
        return say('graph-step-all-n', { name, options: namesOf(options), all: some(Array.from(options, nameOf)), count: options.length });
      case 'option':
        return say('graph-step-option', { name, option: nameOf(second), depth: parts.depths[vertex] ?? 0 });
      case 'number': {
        const among = numbersAmong(timeline, options).filter((number) => number < second);
        const open = Array.from(options).filter((option) => (timeline.values[option] ?? NONE) > second);
        return say('graph-step-number', {
          name,
          number: second,
          among: among.length > 0 ? some(among.map(String)) : 'none',
          count: options.length,
          open: open.length > 0 && has_cycles ? namesOf(open) : 'none',
        });
      }
      case 'infinite':
        return say('graph-step-infinite', { name, among: series(numbersAmong(timeline, options).map(String)) || 'none' });
      case 'stepped': {
        const values = Array.from(options, (option) => timeline.values[option] ?? 0);
        return say('graph-step-stepped', {
          name,
          steps: second,
          kind: values.length === 0 ? 'none' : values.some((value) => value % 2 === 0) ? 'even' : 'odd',
          values: some(values.map(String)),
        });
      }
      case 'genus':
        return say('graph-step-genus', {
          name,
          number: second,
          misere: timeline.misere[vertex] ?? 0,
          tame: timeline.tame[vertex] ? 'yes' : 'no',
          count: options.length,
        });
      default: {
        const { outcome, unknown, ends, grundy, moves } = verdict;
        return say('graph-step-answer', {
          outcome: unknown ? 'unknown' : ends ? 'over' : (outcome ?? ''),
          winner: outcome ?? '',
          rule,
          why: unknown?.kind ?? '',
          total: grundy === null || (parts.tokens?.length === 1 && method !== 'nimbers') ? 'none' : valueWords(grundy),
          tokens: tokensWords(verdict.position, nameOf),
          move: moveWords(moves[0] ?? '', parts.tokens ?? [], nameOf),
        });
      }
    }
  }
  /** @type {Partial<Record<Step['kind'], string>>} */
  const places = { answer: 'answer', drawn: 'draws', start: 'start' };
  const placeOf = (/** @type {Step} */ { kind, numbers: [vertex] }) => places[kind] ?? `v${vertex}`;
  return {
    ...recordedLesson(steps, {
      placeOf,
      captionOf: (step, _, covered) => captionOf(step, covered),
      code: say(`graph-code-${method}`),
      lit: LIT[method] ?? {},
      nameOf: ({ kind, numbers: [vertex] }) => say('graph-name-step', { kind, vertex: kind === 'start' ? '' : nameOf(vertex) }),
    }),
    // Every vertex has one step, which is named by it.
    atOf: (cursor) => placeOf(graphStepAt(timeline, cursor)),
    cursorOf(place) {
      if (place === 'start') return 0;
      if (place === 'answer') return last;
      if (place === 'draws') return given < last && graphStepAt(timeline, given + 1).kind === 'drawn' ? given + 1 : null;
      const vertex = Number(/^v(\d{1,7})$/.exec(place)?.[1] ?? countOf(parts));
      const step = settledAt(timeline, parts)[vertex] ?? NONE;
      return step === NONE ? null : step;
    },
  };
}

/**
 * What is written on a vertex at a step; empty before its own.
 * @param {GraphTimeline} timeline @param {GraphParts} parts @param {number} vertex @param {number} cursor
 */
export function shownOn(timeline, parts, vertex, cursor) {
  const step = settledAt(timeline, parts)[vertex] ?? NONE;
  if (step <= cursor) return writtenOn(timeline, parts, vertex);
  // What has no step of its own is a draw once all others have had theirs.
  return step === NONE && cursor > givingSteps(timeline) ? '?' : '';
}
