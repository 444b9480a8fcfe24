/** Shapes that the modules of this folder share. */
import type { ReadonlySignal } from '@preact/signals';
import type { HeapMemoOptions, MemoRun } from '../../../crate/pkg/heaps/mexplorer.js';
import type { Lesson } from '../../player/types.js';
import type { Options, Problem } from '../../solver/types.js';

export type Outcome = 'P' | 'N';

/** The calls of a search, numbered from 0 in the order of calling. */
export interface Calls {
  run: MemoRun;
  count: number;
  /** By call: the call that made it, -1 for the first */
  parent: Int32Array;
  /** By call: the step at which it is made */
  begin: Uint32Array;
  /** By call: the step at which its answer is known */
  end: Uint32Array;
  /** The numbers of its position */
  numbersOf: (call: number) => number[];
  /** Its position as people write it, without the brackets */
  nameOf: (call: number) => string;
  outcomeOf: (call: number) => Outcome;
  /** Whether the memo answers it */
  isFound: (call: number) => boolean;
  /** The last call that it makes, -1 if it makes none */
  lastTry: (call: number) => number;
  /** The call that a step is about; -1 before the first step */
  at: (step: number) => number;
  /** How many calls there are up to a step, how many of them the memo answers, and how many it does not */
  countedAt: (step: number) => { calls: number; found: number; computed: number };
}

/** A move: from which number of the position something is taken, and how much. */
export interface Move {
  place: number;
  take: number;
}

/** What is searched: the heaps of a position, or one pile with a cap. */
export type Kind = 'heaps' | 'pile';

/** What a page searches. */
export interface Searched {
  kind: Kind;
  /** The heaps, for the options of a link; a pile is searched by a method of its own solver */
  heapsOf?: (options: Options) => HeapMemoOptions;
}

/** The search of a page. */
export interface Search {
  kind: Kind;
  calls: ReadonlySignal<Calls | null>;
  lesson: ReadonlySignal<Lesson | null>;
  /** Why it cannot be stepped through */
  problem: ReadonlySignal<Problem | null>;
  destroy(): void;
}

/** What a page with this method adds to its state. */
export interface Memo {
  /** Whether the solution on show is by this method */
  is_on: ReadonlySignal<boolean>;
  /** Null until its code is there */
  search: ReadonlySignal<Search | null>;
}

/** A page with this method, as far as this folder looks at it. */
export interface MemoPage {
  memo: Memo;
  lesson: ReadonlySignal<Lesson | null>;
  cursor: ReadonlySignal<number>;
  covered: ReadonlySignal<boolean>;
  shows_poster: ReadonlySignal<boolean>;
}

/** A call on the board. */
export interface Node {
  call: number;
  /** Its column, from 0; a call above others stands above their middle */
  column: number;
  /** How many calls wait for it */
  depth: number;
}
