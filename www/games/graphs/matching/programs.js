/** The program of the matching game, in step with its search. */
import { itemsOf, listed } from '../../../game_page/code/input.js';
import { marked } from '../../../game_page/code/listing.js';
import { graphLines } from '../program_input.js';
import { splitEdge } from '../typed.js';
import { edgeName, matchingStepAt, routeOf } from './steps.js';

/** @import { MatchingTimeline } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Programs, ProgramStep } from '../../../game_page/code/types.js' */
/** @import { Options } from '../../../solver/types.js' */

/**
 * How many vertices and edges there are, the edges, each once, and the vertex of the token.
 * @param {Options} options
 */
function inputOf({ edges, vertices, token }) {
  const names = new Set(itemsOf(edges).map((edge) => edgeName(...splitEdge(edge))));
  return `${[...graphLines([...names].map(splitEdge), vertices), token].join('\n')}\n`;
}

/** @param {MatchingTimeline} timeline @param {number} cursor @returns {ProgramStep | null} */
function stepOf(timeline, cursor) {
  const step = matchingStepAt(timeline, cursor);
  const [first, second] = step.numbers;
  const route = listed(routeOf(timeline, step));
  switch (step.kind) {
    case 'search':
    case 'again':
    case 'stuck':
      return marked(step.kind, { root: first });
    case 'grow':
      return marked('grow', { v: first, u: second });
    case 'shrink':
      return marked('shrink', { cycle: route });
    case 'augment':
      return marked('augment', { path: route });
    case 'starts':
      return marked('starts', {});
    case 'without':
      return marked('without', { token: first, partner: second });
    case 'answer':
      return marked('answer', { token: timeline.token, winner: timeline.moves.length > 0 ? 'first' : 'second' });
    default:
      return null;
  }
}

/** @type {Programs} */
export const PROGRAMS = { matching: { inputOf, stepOf } };
