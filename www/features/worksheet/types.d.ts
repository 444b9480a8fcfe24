/** Shapes that the modules of this folder share. */

/** A question as it stands on paper. */
export interface Item {
  picture: { svg: string; width: number; height: number };
  /** The rule with its position */
  rule: string;
  says: import('preact').ComponentChildren;
  /** The answers to be ticked; none where the pupil writes on a line */
  among: readonly string[];
  /** The right answer in few words */
  answer: string;
  /** Why it is right: the verdict, or what the step says */
  why: string;
  /** The position in words, where the rule does not say it */
  position: string;
  /** How far its seed is from the first one */
  at?: number;
}
