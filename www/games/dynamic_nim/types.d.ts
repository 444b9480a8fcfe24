/** Shapes that the modules of this folder share. */
import type { runsOf } from './cost_model.js';
import type { Cell as MapCell } from './map_view.js';
import type { Cell } from './table_view.js';

/** What the page's present run counted. */
export interface Run {
  pile: string;
  /** Log10 of the pile */
  size: number;
  /** The method on show */
  chosen: string;
  counted: ReturnType<typeof runsOf>;
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

export interface MapScene {
  /** S, the last row */
  size: bigint;
  /** The board the pieces belong to */
  of: object;
  /** Losing piles, and the index of the first of them, from 0 */
  members: { first: number; piles: bigint[] };
  /** Of a method with steps over rows */
  timeline: import('./steps.js').Timeline | null;
  step: import('./steps.js').Step | null;
  viewport: import('../../canvas/map_viewport.js').MapViewport;
  palette: import('../../canvas/palette.js').Palette;
  selection: MapCell | null;
  focus: MapCell | null;
  hover: MapCell | null;
}

/** An exact factor p/q in lowest terms. */
export interface Factor {
  p: bigint;
  q: bigint;
  /** As in a link: `7/2`, `3` */
  text: string;
  /** Near it, to place it on a screen and for nothing else */
  value: number;
}

/** From `from` on, up to `to`, which no longer belongs to it, all factors have the same losing piles. */
export interface Stretch {
  from: Factor;
  /** Null: nobody asked */
  to: Factor | null;
  /** Ascending */
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

export interface Scene {
  timeline: import('./steps.js').Timeline;
  step: import('./steps.js').Step;
  viewport: import('../../canvas/types.js').Viewport;
  palette: import('../../canvas/palette.js').Palette;
  /** The cell that is explained */
  selection: Cell | null;
  /** The cell cursor of the keyboard */
  focus: Cell | null;
  /** The present position of a play */
  played: Cell | null;
  /** The position and where its winning takes lead */
  answer: { position: Cell; targets: Cell[] } | null;
}

/** Where things are on the canvas, in CSS pixels. */
export interface Geometry {
  area: { left: number; top: number; width: number; height: number };
  cell: { width: number; height: number };
  /** Between rows */
  gap: number;
  /** Left edge of a column; a fraction lies within it */
  x: (column: number) => number;
  /** Top edge of a row */
  y: (row: number) => number;
  centre: (at: Cell) => { x: number; y: number };
}
