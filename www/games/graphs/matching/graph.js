/** The graph of the matching game, from the solver's run. */

/** @import { MatchingTimeline } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Edge } from '../types.js' */

/** @param {Pick<MatchingTimeline, 'edges'>} timeline */
export const edgesOf = ({ edges }) =>
  Array.from({ length: edges.length / 2 }, (_, edge) => /** @type {Edge} */ ([edges[2 * edge], edges[2 * edge + 1]]));

/** By vertex its neighbours. @param {number} count @param {readonly Edge[]} edges */
export function neighboursOf(count, edges) {
  /** @type {number[][]} */
  const near = Array.from({ length: count }, () => []);
  for (const [one, other] of edges) {
    near[one]?.push(other);
    near[other]?.push(one);
  }
  return near;
}
