/** Shapes that the modules of this folder share. */

/** A question as it stands on paper. */
export interface Item {
  picture: { svg: string; width: number; height: number };
  /** With its position */
  rule: string;
  says: import('preact').ComponentChildren;
  /** What there is to be ticked; none where a line is written on */
  among: readonly string[];
  /** In few words */
  answer: string;
  /** The verdict, or what the step says */
  why: string;
  /** Where the rule does not say it */
  position: string;
  /** How far its seed is from the first one */
  at?: number;
}
