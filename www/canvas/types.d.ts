/** Shapes that the modules of this folder share. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Look } from './chart.jsx';
import type { MapViewport, Scale, Size } from './map_viewport.js';
import type { Palette } from './palette.js';

export interface Axis {
  /** To CSS pixels */
  scale: import('d3-scale').ScaleContinuousNumeric<number, number>;
  ticks: readonly number[];
  name: (tick: number) => string;
  /** Without lines across the chart */
  is_plain?: boolean;
}

/** A row of the key. */
export interface Row {
  name: string;
  /** What was counted */
  number?: string;
  is_chosen: boolean;
  /** Of a line; without one the row is a ring's */
  look?: Look;
  /** The line, if it is not as the row */
  is_dark?: boolean;
}

/** What a picture is made of. */
export interface Subject {
  /** Of the link that it shows */
  params: Record<string, string>;
  /** The game's solver */
  ask: (question: import('../solver/types.js').Question) => Promise<any>;
}

export interface Stage {
  canvas: HTMLCanvasElement;
  /** Scaled so that one unit is one CSS pixel */
  context: CanvasRenderingContext2D;
  /** Another canvas, for pixels of a view's own: views ask for no elements themselves */
  createCanvas: () => HTMLCanvasElement;
  /** In CSS pixels */
  size: () => { width: number; height: number };
  /** 1 when nothing moves */
  motion: () => number;
  /** Asks for one draw in the next frame */
  invalidate: () => void;
  /** Starts a motion from 0 */
  move: (duration_ms: number) => void;
  /** Draws at once, at another pixel ratio if given (print) */
  drawNow: (ratio?: number) => void;
  destroy: () => void;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A part of a path; an arc is a part of a circle, at most half of it, clockwise. */
export interface Part {
  to: 'move' | 'line' | 'arc' | 'close';
  x: number;
  y: number;
  radius: number;
}

/** Pixels by rows from the top, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** What a drawing command leaves. */
export interface Shape {
  kind: 'fill' | 'stroke' | 'text' | 'image' | 'markup';
  /** Empty for an image */
  colour: string;
  alpha: number;
  clip: Part[] | null;
  /** All that it covers */
  box: Box;
  /** Of a fill or a stroke */
  path: Part[];
  line?: { width: number; join: string; cap: string; dashes: number[] };
  text?: { words: string; x: number; y: number; size: number; weight: string; style: string; anchor: string; baseline: string };
  /** A picture in the picture, as its text */
  markup?: string;
  image?: { pixels: Pixels; x: number; y: number; width: number; height: number; smooth: boolean };
}

export interface Viewport {
  /** The cell whose top left corner is at `offset` */
  origin: { row: bigint; column: bigint };
  /** Pixels from the top left corner of the area to that of the origin cell */
  offset: { x: number; y: number };
  /** Pixels of a cell at level 0 */
  unit: { width: number; height: number };
  /** Whole number; a cell is `unit` × 2^level */
  level: number;
}

/** The cells of a board that a user looks at. */
export interface Picks<Cell> {
  /** Picked, to be explained */
  selection: import('@preact/signals').Signal<Cell | null>;
  /** Under the cell cursor of the keyboard */
  focus: import('@preact/signals').Signal<Cell | null>;
  /** Under the pointer */
  hover: import('@preact/signals').Signal<Cell | null>;
  deselect: () => void;
  /** The same; whether there was something to deselect */
  close: () => boolean;
}

/** What draws the scenes of a board on a stage. */
export interface BoardView<Scene, Cell> {
  draw: (scene: Scene) => void;
  /** The cell under a place of the canvas, in CSS pixels; null where there is none */
  hitTest: (scene: Scene, x: number, y: number) => Cell | null;
  destroy?: () => void;
}
