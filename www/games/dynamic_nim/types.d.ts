/** Shapes that the modules of this folder share. */
import type { DynamicNimNumeration, DynamicNimTable } from '../../../crate/pkg/dynamic_nim/mexplorer.js';
import type { METHODS, VIEWS } from './parameters.js';
import type { Members } from './members.js';
import type { Page } from './state.js';
import type { MapViewport } from '../../canvas/map_viewport.js';
import type { Palette } from '../../canvas/palette.js';
import type { TableViewport } from '../../canvas/types.js';

/** The run of a method that fills the table. */
type Timeline = DynamicNimTable;

/** The factor or the limit of a game. */
export type Rule = Pick<Timeline, 'k' | 'limit'>;

export interface TryStep {
  kind: 'tried';
  row: number;
  column: number;
  take: number;
  decides: boolean;
}

export interface CellStep {
  kind: 'cell';
  row: number;
  column: number;
}

export type Step =
  | { kind: 'start'; row: 0 }
  | TryStep
  | CellStep
  /** `tested` are the walls that this row has tested so far, `wall` the last of them */
  | { kind: 'passed' | 'stopped'; row: number; wall: number; tested: number[] }
  | { kind: 'pushed'; row: number };

export type NumerationStep = { kind: 'first' } | { kind: 'member'; index: number } | { kind: 'digit'; place: number } | { kind: 'answer' };

/** A cell of a table: pile m, cap n. */
export interface Cell {
  row: number;
  column: number;
}

/** A cell of a map, of any size. */
export interface MapCell {
  row: bigint;
  column: bigint;
}

/** What can replace the method's own board. */
export type View = (typeof VIEWS)[number];

/** What the page's present run counted. */
export interface Run {
  pile: string;
  /** Log10 of the pile */
  size: number;
  /** The method on show */
  chosen: string;
  counted: { method: Method; steps: number }[];
}

export interface Point {
  /** Log10 of the pile */
  size: number;
  /** Log10 of the steps */
  work: number;
  /** Null where it is a power of ten, 10^size */
  pile: number | null;
  steps: number;
}

export type Method = (typeof METHODS)[number];

/** What a method costs, by the size of the pile. */
export interface CostLine {
  method: Method;
  points: Point[];
}

/** What is drawn on the cells of a table or of a map. */
export interface Marked {
  timeline: Timeline;
  step: Step;
  palette: Palette;
  /** The cell that is explained */
  selection?: Cell | null;
  /** The cell cursor of the keyboard */
  focus?: Cell | null;
  /** The present position of a play */
  played?: Cell | null;
  /** The position and where its winning takes lead */
  answer?: { position: Cell; targets: Cell[] } | null;
}

/** The nimbers of a table, by rows, and the largest of them. */
export interface Nimbers {
  values: Uint16Array;
  most: number;
}

/** What rows and columns are, in words */
export interface Axes {
  row: string;
  column: string;
}

export interface Scene extends Marked {
  viewport: TableViewport;
  /** Without words, rows and columns have their signs, m and n */
  axes?: Axes;
  /** The layer of nimbers; null where it is not on show */
  nimbers?: Nimbers | null;
}

export interface MapScene {
  /** S, the last row */
  size: bigint;
  /** The board the pieces belong to */
  of: object;
  /** Losing piles, and the index of the first of them, from 0 */
  members: { first: number; piles: bigint[] };
  /** The table of a method with steps over rows */
  timeline: Timeline | null;
  step: Step | null;
  viewport: MapViewport;
  palette: Palette;
  selection: MapCell | null;
  focus: MapCell | null;
  hover: MapCell | null;
}

/** An exact factor p/q in lowest terms. */
export interface Factor {
  p: bigint;
  q: bigint;
  /** The factor as in a link: `7/2`, `3` */
  text: string;
  /** A number near the factor, to place it on a screen and for nothing else */
  value: number;
}

/** From `from` on, up to `to`, which no longer belongs to it, all factors have the same losing piles. */
export interface Stretch {
  from: Factor;
  /** Null where nobody has asked for the end */
  to: Factor | null;
  /** The losing piles, ascending */
  members: Uint32Array;
}

export interface Label {
  text: string;
  width: number;
  /** What it names; from a row above the first a thin line leads down to it */
  at: number;
  /** Where its middle should be, if not there */
  x?: number;
}

/** Where things are on the canvas, in CSS pixels. */
export interface Geometry {
  area: { left: number; top: number; width: number; height: number };
  cell: { width: number; height: number };
  /** The gap between rows */
  gap: number;
  /** Left edge of a column; a fraction lies within it */
  x: (column: number) => number;
  /** Top edge of a row */
  y: (row: number) => number;
  centre: (at: Cell) => { x: number; y: number };
}

/** What is shown of a numeration. */
export interface NumerationProps {
  page: Page;
  timeline: DynamicNimNumeration;
  step: NumerationStep;
  members: Members;
  pile: string;
  covered: boolean;
}

/** Digits of a row, from one column to another. */
export interface Digits {
  row: number;
  from: number;
  to: number;
  digit: string;
  ink: string;
  bold_at?: number;
}
