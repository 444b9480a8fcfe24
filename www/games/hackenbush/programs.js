/** The program of Hackenbush, in step with the fusion. */
import { counted, itemsOf, listed } from '../../game_page/code/input.js';
import { marked } from '../../game_page/code/listing.js';
import { stepAt } from '../../player/recorded_lesson.js';

/** @import { HackenbushTimeline } from '../../../crate/pkg/hackenbush/mexplorer.js' */
/** @import { Programs } from '../../game_page/code/types.js' */
/** @import { Options } from '../../solver/types.js' */

/** The edges, then the vertices on the ground that some edge touches. @param {Options} options */
function inputOf({ edges, ground }) {
  const pairs = itemsOf(edges).map((edge) => edge.split('-').map(Number));
  const touched = new Set(pairs.flat());
  const on_ground = [...new Set(itemsOf(ground).map(Number))].filter((vertex) => touched.has(vertex)).sort((one, other) => one - other);
  return `${[pairs.length, ...pairs.map((pair) => pair.join(' ')), counted(on_ground)].join('\n')}\n`;
}

/** @param {HackenbushTimeline} timeline @param {number} cursor */
function stepOf({ steps, vertices, ground }, cursor) {
  const { kind, numbers } = stepAt(steps, cursor);
  const [component, number] = numbers;
  const v = vertices[component] ?? 0;
  switch (kind) {
    case 'start':
      return null;
    case 'ground':
      return marked('ground', { ground: listed(ground.map((vertex) => vertices[vertex] ?? 0)) });
    case 'fused':
      return marked('fused', { v, count: number });
    case 'paired':
      // Just before, all the edges of the step before are loops.
      return marked('paired', { v, 'x[v]': stepAt(steps, cursor - 1).numbers[1] });
    case 'valued':
      return marked('valued', { v, 'x[v]': number });
    default:
      return marked('answer', { nimber: component });
  }
}

/** @type {Programs} */
export const PROGRAMS = { hackenbush: { inputOf, stepOf } };
