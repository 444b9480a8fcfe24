/** Shapes that the modules of this folder share. */
import type { Options } from '../../solver/types.js';
import type { Mistake, Place } from '../check/types.js';
import type { Period } from './findings.js';

/** A question to the game's solver, with other options than the link's where some are `changed`. */
export type Ask = (question: string, about?: unknown, changed?: Options) => Promise<any>;

/** A list on show. */
export interface Solved {
  values: bigint[];
  period: Period | null;
  /** As in `ListAnswer`, cut if it is long */
  rule: string;
  proved: readonly string[];
  /** The weights of the game's own numeration, if it has one */
  weights: number[] | null;
}

/** A formula in n, and the function that it is. */
export interface Form {
  of: (n: number) => number;
  /** The formula in the laboratory's language, for numbers from 1 to `last` */
  formula: (last: number) => string;
  /** Where `of(n + period) = of(n) + saltus` */
  repeats?: readonly [period: number, saltus: number];
  /** Its number in OEIS */
  oeis?: string;
}

/** A list that a game computes, in its `lists.js`. */
export interface List {
  /** The list's name in links; the message `values-NAME` says it */
  name: string;
  /** Index of the first value */
  from: number;
  /** The most values that it computes */
  most: number;
  /** The parameters of a link that names none of the game; only the first list has them */
  start?: Readonly<Record<string, string>>;
  /** Whether it is what the laboratory calls `nimber` */
  is_nimber?: boolean;
  /** Whether it is an ascending set of numbers, and not a list of values */
  is_set?: boolean;
  /** The most values of a table that is checked, where that is more */
  most_checked?: number;
  /** The parameters of the game's rule that a field stands for, where a table is checked */
  fields?: readonly string[];
  /** The parameters of a link to the game at a value: its index, and of a set what is there and what should be */
  boardOf: (place: Place, options: Options, found: { got: string; expected: string }) => Record<string, string>;
  /** Mistakes that programs often have in it */
  mistakes?: readonly Mistake[];
  /** The weights of the game's own numeration, ascending from 1, as far as `last` at least; the message `values-by-NAME` says it */
  weights?: { name: string; compute: (ask: Ask, last: number) => Promise<ArrayLike<number | string | bigint>> };
  /** Computes so many of its first values */
  compute: (ask: Ask, count: number, options: Options) => Promise<ListAnswer>;
}

/** A list as it was solved; its name belongs to the rule that the solver read. */
export interface ListAnswer {
  values: ArrayLike<number | string>;
  period?: Period | null;
  /** What of the rule the values come from, as links have it; in one line */
  rule?: string;
  /** Sequences with names that the list is known to be, by a theorem */
  proved?: readonly string[];
  /** Of a set: all numbers below this one were looked at; without it, those up to its last member */
  sought?: number;
}
