/** The edges of a drawn graph as arrows, under its vertices. */
import { entryAt } from '../../../ui/entry_at.js';
import { arrow } from './graph_layout.js';

/** @import { Point } from '../../../canvas/marks.js' */

/**
 * @param {object} props
 * @param {string} props.head the id of the arrow's head, one for each graph on a page
 * @param {number} props.width of the drawing
 * @param {number} props.height of the drawing
 * @param {readonly (readonly [from: number, to: number])[]} props.edges
 * @param {readonly Point[]} props.points by vertex
 * @param {number} props.radius of a vertex
 * @param {(from: number, to: number) => boolean} props.isAt whether an edge is the one at hand
 */
export const Arrows = ({ head, width, height, edges, points, radius, isAt }) => (
  <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <defs>
      <marker id={head} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M0 0 L8 4 L0 8 Z" />
      </marker>
    </defs>
    {edges.map(([from, to]) => (
      <line
        key={`${from}-${to}`}
        {...arrow(entryAt(points, from), entryAt(points, to), radius)}
        class={isAt(from, to) ? 'at' : undefined}
        marker-end={`url(#${head})`}
      />
    ))}
  </svg>
);
