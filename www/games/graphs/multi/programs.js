/** The program of tokens that are replaced, in step with its board. */
import { counted, itemsOf, listed } from '../../../game_page/code/input.js';
import { marked } from '../../../game_page/code/listing.js';
import { multiStepAt, totalOf } from './lesson.js';

/** @import { MultiTimeline } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Programs } from '../../../game_page/code/types.js' */
/** @import { Options } from '../../../solver/types.js' */

/** The options of the vertices, in the order of the vertices; then the tokens. @param {Options} options */
function inputOf({ options, tokens }) {
  const lists = itemsOf(options, '|').map((list) => {
    const [vertex = '', rest = ''] = list.split(':');
    const of = itemsOf(rest, ';').map((option) => counted(option === '-' ? [] : itemsOf(option, '+')));
    return { vertex: Number(vertex), line: counted(of) };
  });
  lists.sort((one, other) => one.vertex - other.vertex);
  return `${[lists.length, ...lists.map(({ line }) => line), counted(itemsOf(tokens))].join('\n')}\n`;
}

/** @param {MultiTimeline} timeline @param {number} cursor */
function stepOf(timeline, cursor) {
  const { kind, numbers } = multiStepAt(timeline, cursor);
  const { values, nimbers, tokens } = timeline;
  const [number] = numbers;
  switch (kind) {
    case 'start':
      return null;
    case 'options':
      return marked('options', { v: number });
    case 'mex':
      return marked('mex', { v: number, values: listed(values[number] ?? []) });
    case 'added': {
      const v = tokens[number] ?? 0;
      return marked('added', { v, 'nimber[v]': nimbers[v] ?? 0, X: totalOf(timeline, number) });
    }
    default:
      return marked('answer', { X: totalOf(timeline) });
  }
}

/** @type {Programs} */
export const PROGRAMS = { multi: { inputOf, stepOf } };
