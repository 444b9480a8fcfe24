/** Shapes that the modules of this folder share. */

/** Whole numbers from 0 to the side of the square. */
export type Place = [x: number, y: number];

export type Edge = readonly [from: number, to: number];

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
