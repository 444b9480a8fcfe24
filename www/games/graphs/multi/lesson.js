/** The lesson of tokens that are replaced: what the options of each vertex are worth, the least that is absent, then the tokens together. */
import { say } from '../../../player/lesson.js';
import { recordedLesson, stepAt } from '../../../player/recorded_lesson.js';
import { seriesOf } from '../../../ui/messages.js';
import { moveWords, optionWords } from './words.js';

/** @import { MultiTimeline } from '../../../../crate/pkg/graphs/mexplorer.js' */

/** @typedef {MultiTimeline} Timeline */

/** Options that a caption names. */
const NAMED = 6;

/** @param {readonly string[]} all */
const some = (all) => seriesOf(all, NAMED);

/** @param {Timeline} timeline @param {number} cursor */
export const multiStepAt = ({ steps }, cursor) => stepAt(steps, cursor);

/** What tokens are worth together. @param {Timeline} timeline @param {readonly number[]} tokens */
export const totalOf = ({ nimbers }, tokens) => tokens.reduce((sum, vertex) => sum ^ (nimbers[vertex] ?? 0), 0);

/** @param {Timeline} timeline @param {any} verdict */
export function multiLesson(timeline, verdict) {
  const { options, values, nimbers, tokens, steps } = timeline;
  return recordedLesson(steps, {
    placeOf: ({ kind, numbers: [number] }) => (kind === 'added' ? `token,${number}` : `v,${number}`),
    captionOf({ kind, numbers: [number, nimber] }, cursor, covered) {
      if (kind === 'start') return say('multi-step-start');
      if (covered && cursor === steps.stepCount) return say('multi-covered');
      const of = values[number] ?? [];
      switch (kind) {
        case 'options':
          return say('multi-step-options', {
            vertex: number,
            count: of.length,
            options: some((options[number] ?? []).map((parts, option) => `${optionWords(parts)} → ${of[option]}`)),
          });
        case 'mex':
          return say('multi-step-mex', {
            vertex: number,
            nimber,
            count: of.length,
            set: [...new Set(of)].sort((a, b) => a - b).join(', '),
          });
        case 'added': {
          const vertex = tokens[number] ?? 0;
          return say('multi-step-added', {
            token: number + 1,
            vertex,
            value: nimbers[vertex] ?? 0,
            before: totalOf(timeline, tokens.slice(0, number)),
            total: totalOf(timeline, tokens.slice(0, number + 1)),
            first: number === 0 ? 'yes' : 'no',
          });
        }
        default: {
          const { outcome, ends, moves } = verdict;
          return say('multi-step-answer', {
            outcome: ends ? 'over' : outcome,
            total: totalOf(timeline, tokens),
            move: moves.length > 0 ? moveWords(moves[0], tokens, options) : '',
          });
        }
      }
    },
    code: say('multi-code'),
    lit: { start: [], options: [0, 1], mex: [2], added: [3], answer: [4] },
    nameOf: ({ kind, numbers: [number] }) => say('multi-step-name', { kind, number: kind === 'added' ? number + 1 : number }),
  });
}
