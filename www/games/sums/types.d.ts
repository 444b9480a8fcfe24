/** Shapes that the modules of this folder share. */
import type { Count } from './space_model.js';
import type { Option, Step } from './steps.js';
import type { Cell } from '../../canvas/table_board.js';

/** What the solver tells of a sparse space. */
export interface Space {
  /** By value: how many heaps are rare */
  rare: number[];
  /** Ascending, the last one of all heaps that are known */
  counts: Count[];
}

/** The first move of a code that splits. */
export interface Split {
  taken: number;
  /** Whether so many may be taken from an end, too */
  has_ends: boolean;
  /** Whether the two parts must differ */
  is_unequal: boolean;
}

/** What is on the board after some steps. */
export interface Knowledge {
  step: Step;
  /** Heaps from 0 on whose values are on show */
  decided: number;
  /** Parts whose values are on show */
  added: number;
  /** Whose options are looked at */
  heap: number | null;
  /** Of it */
  options: Option[];
  is_answered: boolean;
}

export interface StripScene {
  /** Of the heaps from 0 on */
  values: Uint32Array;
  /** Heaps on a line */
  fold: number;
  /** Heaps whose values are on show */
  decided: number;
  /** The greatest value that has a colour of its own, at least 1 */
  most: number;
  /** Heaps that have a cell */
  shown: number;
  /** At hand */
  heap: number | null;
  /** Heaps that its moves leave */
  read: ReadonlySet<number>;
  /** Values and those a period later */
  compared: { from: number; count: number; period: number } | null;
  period: import('../../../crate/pkg/sums/mexplorer.js').SumPeriod | null | undefined;
  /** Heaps before the period whose values are not those that it would have there */
  exceptions: ReadonlySet<number>;
  picked: number | null;
  focus: Cell | null;
  /** What the lines count */
  row_name: string;
  viewport: import('../../canvas/types.js').Viewport;
  palette: import('../../canvas/palette.js').Palette;
}
