/** Shapes that the modules of this folder share. */

/** A question as it stands on paper. */
export interface Item {
  picture: { svg: string; width: number; height: number };
  /** The rule, with its position where nothing else tells it */
  rule: string;
  says: import('preact').ComponentChildren;
  /** The answers to be ticked; none where the pupil writes on a line */
  among: readonly string[];
  /** The right answer in few words; the verdict where a move is asked for */
  answer: string;
  /** Why it is right: the reason, the verdict where there is none and it is not the answer, or what the step says */
  why: string;
  /** The position in words */
  position: string;
  /** Whether the picture tells the position in numbers */
  has_numbers: boolean;
  /** How far its seed is from the first one */
  at?: number;
}

/** A board as it stands on paper. */
export interface BoardItem {
  picture: Item['picture'];
  /** The rule with its position; empty on pages that have a rule of another kind */
  rule: string;
  /** What the step says; empty in a play */
  caption: string;
}
