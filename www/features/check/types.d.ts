/** Shapes that the modules of this folder share. */
import type { Ask } from '../values/types.js';
import type { Options } from '../../solver/types.js';

/** The cells of a text, in its order. */
export interface Scanned {
  /** As they are compared: whole numbers, `P`, `N`, `T`, `F`, or `∞` for a sign that is no number */
  words: string[];
  /** Where each begins in the text */
  offsets: number[];
  /** The line of each, from 0 */
  lines: number[];
  /** The first and the second index that the text names for each, -1 where it names none */
  rows: number[];
  columns: number[];
  /** Whether it names any */
  is_indexed: boolean;
}

/** Where a cell of a table is: its index, or its row and column. */
export type Place = readonly [index: number, column?: number];

/** What a table should have at a place; undefined where that is not judged. */
export type Expected = (place: Place) => string | undefined;

export type Form = 'values' | 'indexed' | 'set' | 'grid';

/** One way to read the cells of a text. */
export interface Reading {
  of: Scanned;
  form: Form;
  /** The index of its first value, of a grid that of its first row and column; null where the text names them, and for a set */
  from: number | null;
  /** What 1 and true mean, where cells are P or N */
  one: 'N' | 'P' | null;
  /** How many cells it has */
  count: number;
  placeOf: (cell: number) => Place;
  /** The cell of the text that has its value */
  wordOf: (cell: number) => number;
  /** How many cells of the text stand for one of its own: their indices count, too */
  width: number;
  /** Numbers of the text that it leaves out: how many values follow, or the heads of rows and columns */
  leaves_out: 'count' | 'zero' | 'heads' | null;
}

/** A table that is judged. */
export type Judged =
  | { kind: 'right'; reading: Reading; count: number; unjudged: number }
  | { kind: 'wrong'; reading: Reading; place: Place; got: string; expected: string; cell: number; before: number };

/** A mistake that programs often have, and the table that it makes. */
export interface Mistake {
  /** The message `check-mistake-NAME` says it */
  name: string;
  compute: (ask: Ask, size: Size, options: Options) => Promise<Expected | null>;
}

/** How large a table is: its last index, or its last row and column. */
export type Size = readonly [last: number, column?: number];

/** A grid that a game can check, in its `grids.js`. */
export interface Grid {
  /** Its name in links; the message `check-NAME` says it */
  name: string;
  /** What its cells are */
  cells: 'outcome' | 'distance';
  /** The index of its first row and column, on the screen */
  from: number;
  /** The parameters of the game's rule that a field stands for */
  fields?: readonly string[];
  compute: (ask: Ask, size: Size, options: Options) => Promise<Expected>;
  /** Whether its first row and column are the board's, whatever their index */
  is_placed?: boolean;
  /** By which cells are judged in order, ascending: how late the DP fills a cell. Without it, row by row */
  orderOf?: (expected: Expected) => (place: Place) => number;
  /** Why a cell has its value; null where a step of the board says it; the message `check-reason-NAME` says it */
  reasonOf?: (expected: Expected, place: Place) => Record<string, string> | null;
  /** How many rows and columns it has, where it has no others */
  shapeOf?: (ask: Ask) => Promise<readonly [rows: number, columns: number]>;
  /** Marks a cell on the board of a page, once that is there */
  showOn?: (page: any, place: Place) => void;
  /** The parameters of a link to the game at a cell */
  boardOf: (place: Place, options: Options) => Record<string, string>;
  mistakes?: readonly Mistake[];
}
