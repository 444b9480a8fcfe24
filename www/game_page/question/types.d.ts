/** Shapes that the modules of this folder share. */
import type { Random } from '../../play/seeded_random.js';

/** What is drawn from. */
export interface Drawn {
  random: Random;
  level: import('../../formats/ask_parameters.js').Level;
  /** Who is to win, where that can be had */
  wanted: 'N' | 'P';
  /** Of the link: its rule stays */
  options: Readonly<import('../../solver/types.js').Options>;
  /** Of the game */
  page: any;
}

/** A step that is to be found. */
export interface Step {
  /** What is asked */
  says: import('../../ui/messages.js').Message;
  /** What is right, in the plain form */
  right: readonly string[];
  /** The cursor that tells it, where that is not the next one */
  to?: number;
  /** What there is to choose from; else it is typed */
  among?: readonly { value: string; says: import('../../ui/messages.js').Message }[];
}

/** What a game says of its questions, in its `questions.js`. Words are in the folder `ask` of its family. */
export interface Questions {
  /** What of the link another position changes */
  draw: (of: Drawn) => Record<string, string | null>;
  /** Who would win by a rule that is often believed */
  slip?: (options: import('../../solver/types.js').Options, verdict: any) => 'N' | 'P' | null;
  /** That can be asked for, by their names; null where there is none */
  numbers?: Record<string, (page: any) => Promise<string | null> | string | null>;
  /** What the step after a cursor finds, where it can be asked for */
  next?: (page: any, cursor: number) => Step | null;
  /** The first cursor that tells the answer; by default the last one */
  answerAt?: (page: any) => number;
  /** Whether the page has all that is drawn from and stepped through, where that comes after its answer */
  is_ready?: (page: any) => boolean;
  /** The position, where the rule's sentence does not say it */
  positionText?: (page: any) => string;
  /** Whether the rule's sentence says it whole */
  says_rule?: boolean;
  /** Whether nobody may win */
  has_draws?: boolean;
  /** The room that its boards need on a worksheet, in CSS pixels, where that is more than usual */
  paper?: [width: number, height: number];
}
