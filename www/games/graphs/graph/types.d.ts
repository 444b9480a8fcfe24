/** Shapes that the modules of this folder share. */

/** Whole numbers from 0 to the side of the square. */
export type Place = [x: number, y: number];

export type Edge = readonly [from: number, to: number];

export interface Graph {
  /** Of vertices */
  count: number;
  /** By where they begin, then by where they lead */
  edges: readonly Edge[];
  /** The winning terminals */
  win: readonly number[];
  /** And the losing ones */
  lose: readonly number[];
  /** Where they stand; null for labels only */
  tokens: readonly number[] | null;
  /** By vertex; null where the layout gives it */
  places: readonly (Place | null)[];
  /** By vertex; `''` for none */
  names: readonly string[];
}

/** A change by drawing. */
export type Change = (graph: Graph) => Graph;

export type Terminal = 'none' | 'win' | 'lose';
