/** Shapes that the modules of this folder share. */

export interface Frame {
  shot: import('../../formats/picture/take.js').Shot;
  /** The sentence of the step; may be empty */
  caption: string;
  /** Which step it is */
  title: string;
}

/** How work is followed and stopped. */
export interface Work {
  /** Hears how far the work is, from 0 to 1 */
  progress: (part: number) => void;
  abort: AbortSignal;
}
