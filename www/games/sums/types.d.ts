/** Shapes that the modules of this folder share. */
import type { SumPeriod } from '../../../crate/pkg/sums/mexplorer.js';
import type { Palette } from '../../canvas/palette.js';
import type { Cell } from '../../canvas/table_board.js';
import type { TableViewport } from '../../canvas/types.js';
import type { Step } from './steps.js';

/** An option of a heap. */
export interface Option {
  /** The heaps that the move leaves */
  parts: number[];
  value: number;
}

/** A move in one part of the sum. */
export interface PartMove {
  part: number;
  /** How much is taken, and how much is left on the left and in the middle */
  numbers: string[];
}

/** The heap that is explained. */
export interface Picked {
  kind: string;
  heap: string;
  /** Its index in the sum; null for a heap of the strip */
  part: number | null;
}

/** A method of the chart of the work. */
export interface Line {
  method: 'naive' | 'sparse';
  points: { size: number; work: number }[];
}

/** The first move of a code that splits. */
export interface Split {
  taken: number;
  /** Whether as many may be taken from an end, too */
  has_ends: boolean;
  /** Whether the two parts must differ */
  is_unequal: boolean;
}

/** What is on the board after some steps. */
export interface Knowledge {
  step: Step;
  /** How many heaps, from 0 on, show their values */
  decided: number;
  /** How many parts show their values */
  added: number;
  /** The heap whose options are looked at */
  heap: number | null;
  options: Option[];
}

export interface StripScene {
  /** The values of the heaps from 0 on */
  values: Uint32Array;
  /** How many heaps are on a line */
  fold: number;
  /** How many heaps show their values */
  decided: number;
  /** The greatest value that has a colour of its own, at least 1 */
  most: number;
  /** How many heaps have a cell */
  shown: number;
  /** The heap at hand */
  heap: number | null;
  /** The heaps that its moves leave */
  read: ReadonlySet<number>;
  /** Values that are compared with those a period later */
  compared: { from: number; count: number; period: number } | null;
  period: SumPeriod | null | undefined;
  /** Heaps before the period whose values break it */
  exceptions: ReadonlySet<number>;
  picked: number | null;
  focus: Cell | null;
  /** What the lines count */
  row_name: string;
  viewport: TableViewport;
  palette: Palette;
}
