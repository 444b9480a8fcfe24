/** Shapes that the modules of this folder share. */
import type { WythoffExplanation } from '../../../crate/pkg/wythoff/mexplorer.js';
import type { AxisNames } from '../../canvas/axis.js';
import type { MapViewport } from '../../canvas/map_viewport.js';
import type { Palette } from '../../canvas/palette.js';
import type { VIEWS } from './parameters.js';

/** The piles of a position. */
export interface Piles {
  a: bigint;
  b: bigint;
}

/** A cell of the grid: the column is pile a, the row pile b. */
export interface Cell {
  row: bigint;
  column: bigint;
}

/** A line of a star, named as the moves along it: those of a row take from a, those of a column from b. */
export type Line = 'row' | 'column' | 'diagonal';

/** A star, by its number in the order of placing, and its place. */
export interface Star {
  star: number;
  a: number;
  b: number;
}

/** A star is placed, or draws its three lines. */
export type StarStep = { kind: 'start' } | ({ kind: 'placed' | 'lines' } & Star);

/** How many cells of a line are read, the nearest first. */
export interface Reach {
  line: Line;
  count: number;
}

/** A cell that the definition decides: what it reads, and the P that it finds; null if it finds none. */
export type CellStep =
  { kind: 'start' } | { kind: 'cell'; a: number; b: number; read: number; reaches: Reach[]; found: { a: number; b: number } | null };

/** An integer that is passed, chosen as aᵢ, or marked as bᵢ. */
export type MexStep = { kind: 'start' } | { kind: 'passed' | 'chosen' | 'marked'; i: number; x: number };

/** What Beatty's theorem can be looked at by, in the place of the grid. */
export type View = (typeof VIEWS)[number];

/** Grundy values. */
export interface GrundyTable {
  /** The largest pile */
  n: number;
  /** The largest value */
  most: number;
  /** Index: row b, then column a */
  values: Uint16Array;
}

export interface GridScene {
  /** The board the pieces belong to */
  of: object;
  /** Rows on show at home */
  home: bigint;
  /** The position of the link */
  position: Piles;
  method: 'stars' | 'mex' | 'beatty';
  known: Knowledge;
  /** Whether cells show which line covers them, and of which star */
  covers: 'none' | 'lines' | 'numbers';
  /** The star of the current step, and whether it draws its lines */
  current: { a: number; b: number; has_lines?: boolean; reads?: Reach[]; found?: { a: number; b: number } | null } | null;
  /** Where the winning moves lead, once that may be shown */
  answer: Piles[] | null;
  /** The piles that a play began with: there is nothing beyond them */
  opened?: Piles | null;
  /** The present position of a play */
  played?: Piles | null;
  /** The most that you may take there along each line; empty if you are not to move */
  takes?: readonly { from: string; most: string }[];
  /** Where a hint leads */
  hinted?: Piles | null;
  grundy: GrundyTable | null;
  selection?: Cell | null;
  /** What the solver says of the selection */
  explained?: WythoffExplanation | null;
  focus?: Cell | null;
  hover?: Cell | null;
  viewport: MapViewport;
  palette: Palette;
  /** What rows and columns are */
  axes?: AxisNames;
}

export interface Knowledge {
  /** Whether every star of the boundless grid may be shown */
  all: boolean;
  /** Every cell with min(a, b) up to this is decided; -1 if none is */
  settled_to: number;
  stateOf: (a: number, b: number) => 'open' | 'N' | 'P';
  /** The line that covered a cell first, and its star, where lines do */
  coverOf: (a: number, b: number) => ({ line: Line } & Star) | null;
  /** The column of the star placed in a row; -1 if none is yet */
  starOfRow: (b: number) => number;
}
