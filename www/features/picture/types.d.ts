/** Shapes that the modules of this folder share. */

export interface Frame {
  shot: import('../../formats/picture/take.js').Shot;
  /** What is said of the step; may be empty */
  caption: string;
  /** Which step it is */
  title: string;
}
