/** Shapes that the modules of this folder share. */
import type { Message } from '../ui/messages.js';

export interface Lesson {
  stepCount: number;
  milestones: import('./types.js').Milestones;
  /** The cursor of a link that names no step */
  start: number;
  /** The `at=` of a cursor */
  atOf: (cursor: number) => string;
  /** The cursor of an `at=`; null where it names no step */
  cursorOf: (at: string) => number | null;
  /** Covered: the answer may not be said */
  captionOf: (cursor: number, covered: boolean) => Message;
  /** The method's lines */
  code: Message;
  /** The lines that a step is at */
  litOf: (cursor: number) => readonly number[];
  /** The milestone at hand */
  nameOf: (cursor: number) => Message;
}

/** Where milestones (row, layer, star) are complete, as cursor positions. */
export interface Milestones {
  /** The first one after the cursor */
  next: (cursor: number) => number | undefined;
  /** The last one before it */
  previous: (cursor: number) => number | undefined;
  /** Those to be drawn, ascending: all, or where there are very many a few spread evenly among them */
  marks: ArrayLike<number>;
}

/** A recorded step; `start` before the first. */
export interface Step<Kind extends string> {
  kind: Kind | 'start';
  numbers: [number, number];
  /** 0 for the first of its milestone */
  within: number;
}

/** What a game says of its recorded steps. */
export interface StepWords<Kind extends string> {
  /** The `at=` of the first step of a milestone */
  placeOf: (step: Step<Kind>) => string;
  captionOf: (step: Step<Kind>, cursor: number, covered: boolean) => Message;
  /** The method's lines */
  code: Message;
  /** The lines that a kind is at, if it is at some */
  lit: Partial<Record<Kind | 'start', readonly number[]>>;
  /** The milestone at hand */
  nameOf: (step: Step<Kind>) => Message;
}
