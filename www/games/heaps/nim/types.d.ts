/** Shapes that the modules of this folder share. */
import type { Step } from './steps.js';

/** What is on the board after some steps. */
export interface Knowledge {
  step: Step;
  /** How many rows are added */
  added: number;
  /** Whether the heaps without a row are, too */
  has_rest: boolean;
  /** The heaps that may still change */
  open: ReadonlySet<number>;
  /** The heaps that the move takes from */
  taken: ReadonlySet<number>;
  /** The digit of a heap, and whether it differs from the heap's own */
  digitOf: (heap: number, column: number) => { digit: 0 | 1; is_new: boolean };
}
