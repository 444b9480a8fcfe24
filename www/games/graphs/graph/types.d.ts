/** Shapes that the modules of this folder share. */

import type { Edge, Place } from '../types.js';

export interface Graph {
  /** How many vertices there are */
  count: number;
  /** The edges, sorted by where they begin, then by where they lead */
  edges: readonly Edge[];
  /** The winning terminals */
  win: readonly number[];
  /** The losing terminals */
  lose: readonly number[];
  /** The vertices on which tokens stand; null for a graph that is only labelled */
  tokens: readonly number[] | null;
  /** The place of each vertex; null if the layout gives it */
  places: readonly (Place | null)[];
  /** The name of each vertex; `''` for none */
  names: readonly string[];
}

/** A change by drawing. */
export type Change = (graph: Graph) => Graph;

export type Terminal = 'none' | 'win' | 'lose';
