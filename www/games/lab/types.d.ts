/** Shapes that the modules of this folder share. */
import type { Cell } from '../../canvas/table_board.js';

export interface Scene {
  timeline: import('./table.js').Timeline;
  shown: import('./types.js').Shown;
  view: 'table' | 'nimbers' | 'depth' | 'graph';
  /** That the view prints */
  numbers: Uint32Array | null;
  /** The greatest of them */
  most: number;
  /** By tuple, the step that labels it */
  ranks: Uint32Array;
  cursor: number;
  /** The tuple that is not told; -1 for none */
  covered: number;
  /** Tuples where the conjecture fails, ascending */
  failures: ArrayLike<number>;
  /** The position of the link, or of the play */
  position: Cell | null;
  /** Those of a sum that is in its place */
  parts: readonly Cell[];
  /** What is explained */
  selection: Cell | null;
  /** Where that leads */
  options: { cell: Cell | null; wins: boolean }[];
  focus: Cell | null;
  viewport: import('../../canvas/types.js').Viewport;
  palette: import('../../canvas/palette.js').Palette;
}

export interface Pattern {
  /** Message id */
  id: string;
  args: Record<string, string | number>;
  proved: boolean;
  /** Of a single coordinate */
  period?: number;
}

export interface Shown {
  rows: number;
  columns: number;
  /** The first value of the rows, and */
  first_row: bigint;
  /** Of the columns */
  first_column: bigint;
  names: { row: string; column: string };
  /** How long a row of a single coordinate is */
  fold: number | null;
  /** Of a cell, counted from 0; -1 where there is none */
  placeAt: (row: number, column: number) => number;
  /** Null where it is not on show */
  cellOf: (place: number) => { row: number; column: number } | null;
  /** The coordinates that are not on show */
  fixed: readonly { name: string; value: bigint; first: bigint; last: bigint }[];
}
