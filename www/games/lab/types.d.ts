/** Shapes that the modules of this folder share. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { LabExplanation, LabSearched, LabVerdict } from '../../../crate/pkg/lab/mexplorer.js';
import type { Cell } from '../../canvas/table_board.js';
import type { Picks, TableViewport } from '../../canvas/types.js';
import type { Palette } from '../../canvas/palette.js';
import type { SolverMatch } from '../../play/solver_match.js';
import type { Lesson } from '../../player/types.js';
import type { createDraft } from './draft.js';
import type { Timeline } from './table.js';

export type Draft = ReturnType<typeof createDraft>;

/** What is wrong with the text of a rule. */
export interface Fault {
  id: string;
  args?: Record<string, unknown>;
  /** The line of the text, from 1 */
  line: number;
  /** The character of the line, from 1; null if the whole line is at fault */
  column: number | null;
}

/** The answer of a search: undefined if it was refused. */
export interface Searched {
  /** The position and the rule, as `searchKey` has them */
  key: string;
  answer: LabSearched | null | undefined;
}

/** What the board of the table is made of. */
export interface BoardOf {
  /** What the table prints: outcomes, nimbers, lengths, or the graph in its place, as links name it */
  view: ReadonlySignal<string>;
  lesson: ReadonlySignal<Lesson | null>;
  verdict: ReadonlySignal<LabVerdict | null>;
  cursor: ReadonlySignal<number>;
  /** What the user looks at, as positions that links write */
  picks: Picks<Cell, string>;
  match: SolverMatch;
  /** The position of a play, or of the link */
  shown_position: ReadonlySignal<string | null>;
  /** The position whose options are shown */
  at_hand: ReadonlySignal<string | null>;
  explained: ReadonlySignal<LabExplanation | null>;
  pick: (position: string) => void;
}

export interface Scene {
  timeline: Timeline;
  shown: Shown;
  /** `table`, `nimbers`, `depth` or `graph` */
  view: string;
  /** What the view prints; null for outcomes */
  numbers: Uint32Array | null;
  /** The greatest of the numbers */
  most: number;
  /** By tuple, the step that labels it */
  ranks: Uint32Array;
  cursor: number;
  /** The tuple whose label is the covered answer; -1 for none */
  covered: number;
  /** Tuples where the conjecture fails, ascending */
  failures: ArrayLike<number>;
  /** The position of the link, or of the play */
  position: Cell | null;
  /** The positions of a sum that is in its place */
  parts: readonly Cell[];
  /** The cell that is explained */
  selection: Cell | null;
  /** Where the moves from there lead */
  options: { cell: Cell; wins: boolean }[];
  /** The positions where a hint leads */
  hinted: readonly Cell[];
  focus: Cell | null;
  viewport: TableViewport;
  palette: Palette;
}

/** What was found in a table. */
export interface Pattern {
  /** The message id of what was found */
  id: string;
  args: Record<string, string | number>;
  proved: boolean;
  /** The period, where the table has a single coordinate */
  period?: number;
}

/** The part of a table that is on show. */
export interface Shown {
  rows: number;
  columns: number;
  /** The first values of the rows and of the columns */
  first_row: bigint;
  first_column: bigint;
  /** The coordinates of the columns and of the rows; `+` for the columns of a single coordinate */
  axes: { x: string; y: string };
  /** How long a row of a single coordinate is */
  fold: number | null;
  /** The tuple of a cell, counted from 0; -1 if there is none */
  placeAt: (row: number, column: number) => number;
  /** The cell of a tuple; null if it is not on show */
  cellOf: (place: number) => Cell | null;
  /** The coordinates that are not on show */
  fixed: readonly { name: string; value: bigint; first: bigint; last: bigint }[];
}

/** Why positions are unknown: a position, and what its move leads to. */
export type Culprit =
  | {
      /** below, above: of the table; sum, itself: a sum of the table's positions, or with the position itself */
      kind: 'below' | 'above' | 'sum' | 'itself';
      at: string;
      to: string;
      /** The range of the coordinate that would hold it */
      first: bigint;
      last: bigint;
    }
  | { kind: 'broken' };
