/** The lesson of tokens that are replaced: what the options of each vertex are worth, their mex, then the tokens together. */
import { say } from '../../../player/lesson.js';
import { recordedLesson, stepAt } from '../../../player/recorded_lesson.js';
import { seriesOf } from '../../../ui/messages.js';
import { moveWords, optionWords, setWords } from './words.js';

/** @import { MultiTimeline, MultiVerdict } from '../../../../crate/pkg/graphs/mexplorer.js' */

/** Options that a caption names. */
const NAMED = 6;

/** @param {MultiTimeline} timeline @param {number} cursor */
export const multiStepAt = ({ steps }, cursor) => stepAt(steps, cursor);

/** What the first tokens are worth together. @param {MultiTimeline} timeline @param {number} [count] of them, by default all */
export const totalOf = ({ nimbers, tokens }, count = tokens.length) =>
  tokens.slice(0, count).reduce((sum, vertex) => sum ^ (nimbers[vertex] ?? 0), 0);

/** @param {MultiTimeline} timeline @param {MultiVerdict} verdict */
export function multiLesson(timeline, { outcome, ends, moves }) {
  const { options, values, nimbers, tokens, steps } = timeline;
  return recordedLesson(steps, {
    placeOf: ({ kind, numbers: [number] }) => (kind === 'added' ? `token,${number}` : `v,${number}`),
    captionOf({ kind, numbers: [number, nimber] }, cursor, covered) {
      if (kind === 'start') return say('multi-step-start');
      if (covered && cursor === steps.stepCount) return say('multi-covered');
      const of = values[number] ?? [];
      switch (kind) {
        case 'options': {
          const named = (options[number] ?? []).map((parts, option) => `${optionWords(parts)} → ${of[option]}`);
          return say('multi-step-options', { vertex: number, count: of.length, options: seriesOf(named, NAMED) });
        }
        case 'mex':
          return say('multi-step-mex', { vertex: number, nimber, count: new Set(of).size, set: setWords(of) });
        case 'added': {
          const vertex = tokens[number] ?? 0;
          return say('multi-step-added', {
            token: number + 1,
            vertex,
            value: nimbers[vertex] ?? 0,
            before: totalOf(timeline, number),
            total: totalOf(timeline, number + 1),
            first: number === 0 ? 'yes' : 'no',
          });
        }
        default: {
          const [move] = moves;
          return say('multi-step-answer', {
            outcome: ends ? 'over' : outcome,
            total: totalOf(timeline),
            move: move ? moveWords(move, tokens, options) : '',
          });
        }
      }
    },
    code: say('multi-code'),
    lit: { options: [0, 1], mex: [2], added: [3], answer: [4] },
    nameOf: ({ kind, numbers: [number] }) => say('multi-step-name', { kind, number: kind === 'added' ? number + 1 : number }),
  });
}
