/** Shapes that the modules of this folder share. */
import type { Message } from '../ui/messages.js';

export interface Lesson {
  stepCount: number;
  milestones: import('./types.js').Milestones;
  /** The cursor of a link that names no step */
  start: number;
  /** The `at=` of a cursor */
  atOf: (cursor: number) => string;
  /** The cursor of an `at=`; null if it names no step */
  cursorOf: (at: string) => number | null;
  /** What a step says; covered: it may not say the answer */
  captionOf: (cursor: number, covered: boolean) => Message;
  /** The lines of the method's code */
  code: Message;
  /** The lines of the code that a step is at */
  litOf: (cursor: number) => readonly number[];
  /** The name of the milestone that a step belongs to */
  nameOf: (cursor: number) => Message;
  /** By the number of a milestone of other methods (a row, a pair): the cursor at which it is complete, where one's own are others */
  sharedEnds?: () => ArrayLike<number> | null;
}

/** Where milestones (row, layer, star) are complete, as cursor positions. */
export interface Milestones {
  /** The first milestone after a cursor */
  next: (cursor: number) => number | undefined;
  /** The last milestone before a cursor */
  previous: (cursor: number) => number | undefined;
  /** The milestones that the transport bar marks, ascending: all, or of very many a few that are spread evenly */
  marks: ArrayLike<number>;
}

/** A recorded step; `start` before the first. */
export interface Step<Kind extends string> {
  kind: Kind | 'start';
  numbers: [number, number];
  /** The index of the step within its milestone, from 0 */
  within: number;
}

/** What a game says of its recorded steps. */
export interface StepWords<Kind extends string> {
  /** The `at=` of the first step of a milestone */
  placeOf: (step: Step<Kind>) => string;
  captionOf: (step: Step<Kind>, cursor: number, covered: boolean) => Message;
  /** The lines of the method's code */
  code: Message;
  /** The lines of the code that a kind of step is at, if it is at some */
  lit: Partial<Record<Kind | 'start', readonly number[]>>;
  /** The name of the milestone that a step belongs to */
  nameOf: (step: Step<Kind>) => Message;
}
