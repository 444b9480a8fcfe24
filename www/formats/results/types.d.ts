/** Shapes that the modules of this folder share. */
import type { Pupil } from './table.js';

/** What the codes of one lesson or series come to. */
export interface Group {
  is_series: boolean;
  about: number;
  /** The pupils, in the order of the lines */
  pupils: Pupil[];
  /** The numbers of the questions, ascending */
  questions: number[];
}
