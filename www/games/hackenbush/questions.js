/** The questions of Hackenbush: stalks, trees and pictures with a cycle, and the value of a vertex. */
import { edgeCounts } from '../../game_page/edge_counts.js';
import { nimberOf, numbersOf } from '../../game_page/question/questions.js';
import { text } from '../../ui/messages.js';
import { stalks } from './parameters.js';

/** @import { Questions } from '../../game_page/question/types.js' */

/** Edges of a question. */
const EDGES = { small: [3, 5], usual: [5, 9], tricky: [6, 10] };

/** @type {Questions} */
export const QUESTIONS = {
  draw({ random, level }) {
    if (level === 'small') return { edges: stalks(numbersOf(random, 2 + random(2), 1, 4)), ground: null };
    const [least = 3, most = 5] = EDGES[level];
    const count = least + random(most - least + 1);
    /** @type {string[]} */
    const edges = [];
    // Each new vertex on an earlier one; then a few edges between those that are there.
    for (let vertex = 1; vertex <= count; vertex += 1) edges.push(`${random(vertex)}-${vertex}`);
    for (let more = random(3); more > 0; more -= 1) {
      const [one, other] = [random(count + 1), random(count + 1)];
      if (one !== other) edges.push(`${one}-${other}`);
    }
    return { edges: edges.join(','), ground: null };
  },
  positionText: ({ solution }) => text('hackenbush-position', { count: edgeCounts(solution.value?.options.edges ?? '').edges }),
  position_names: ['edges'],
  /** The slip that the parity of the number of edges decides. */
  slip: ({ edges }) => ((edges ?? '').split(',').length % 2 === 0 ? 'P' : 'N'),
  numbers: { grundy: nimberOf },
};
