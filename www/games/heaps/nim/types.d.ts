/** Shapes that the modules of this folder share. */
import type { Step } from './steps.js';

/** What is on the board after some steps. */
export interface Knowledge {
  step: Step;
  /** Heaps */
  added: number;
  /** Heaps */
  open: ReadonlySet<number>;
  /** Heaps that the move takes from */
  taken: ReadonlySet<number>;
  /** As it is by now */
  digitOf: (heap: number, column: number) => { digit: 0 | 1; is_new: boolean };
}
