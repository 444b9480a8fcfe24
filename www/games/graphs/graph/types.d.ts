/** Shapes that the modules of this folder share. */
import type { Place } from './document.js';

export interface Graph {
  /** Of vertices */
  count: number;
  /** By where they begin, then by where they lead */
  edges: readonly (readonly [from: number, to: number])[];
  /** The winning terminals */
  win: readonly number[];
  /** And the losing ones */
  lose: readonly number[];
  /** Where they stand; null for labels only */
  tokens: readonly number[] | null;
  /** By vertex; null where it is for the layout to say */
  places: readonly (Place | null)[];
  /** By vertex; `''` for none */
  names: readonly string[];
}
