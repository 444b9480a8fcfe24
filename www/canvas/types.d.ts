/** Shapes that the modules of this folder share. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Look } from './chart.jsx';
import type { MapViewport, Scale, Size } from './map_viewport.js';
import type { Palette } from './palette.js';

export interface Axis {
  /** It turns a value into CSS pixels */
  scale: import('d3-scale').ScaleContinuousNumeric<number, number>;
  ticks: readonly number[];
  name: (tick: number) => string;
  /** Whether the axis draws no lines across the chart */
  is_plain?: boolean;
}

/** A row of the key. */
export interface Row {
  name: string;
  /** The number that was counted */
  number?: string;
  is_chosen: boolean;
  /** How the row's line is drawn; a row without one explains a ring */
  look?: Look;
  /** The line, if it is not as the row */
  is_dark?: boolean;
}

/** What a picture is made of. */
export interface Subject {
  /** The parameters of the link that it shows */
  params: Record<string, string>;
  /** The game's solver */
  ask: (question: import('../solver/types.js').Question) => Promise<any>;
}

export interface Stage {
  canvas: HTMLCanvasElement;
  /** It is scaled so that one unit is one CSS pixel */
  context: CanvasRenderingContext2D;
  /** Another canvas, for pixels of a view's own: views ask for no elements themselves */
  createCanvas: () => HTMLCanvasElement;
  /** The size of the canvas in CSS pixels */
  size: () => { width: number; height: number };
  /** How far the motion is, from 0 to 1; 1 when nothing moves */
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

export interface TableViewport {
  /** The cell whose top left corner is at `offset` */
  origin: { row: bigint; column: bigint };
  /** Pixels from the top left corner of the area to that of the origin cell */
  offset: { x: number; y: number };
  /** Pixels of a cell at level 0 */
  unit: { width: number; height: number };
  /** Whole number; a cell is `unit` × 2^level */
  level: number;
}

/** In CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface PointerActions {
  pick: (x: number, y: number) => void;
  /** A sideways stroke on a board that does not pan */
  swipe: (direction: 1 | -1) => void;
  /** A pointer moves over the board without pressing, or has left it */
  hover: (at: Point | null) => void;
  /** One pointer draws; false if it pans and picks */
  stroke: (phase: 'begin' | 'move' | 'end', at: Point | null) => boolean;
}

/** A rectangle, mostly in CSS pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Right of it, room for the name of an axis. */
  right?: number;
}

/** What a game gives its board. A scene is the game's own; the board adds the viewport and the palette. */
export interface Model<Scene, Cell> {
  scene: ReadonlySignal<Scene | null>;
  /** The finished picture, to be shown pale over the board; null when it is not to be seen */
  poster?: ReadonlySignal<Scene | null>;
  createView: (stage: Stage) => {
    draw: (scene: any) => void;
    hitTest: (scene: any, x: number, y: number) => Cell | null;
    destroy?: () => void;
  };
  /** The cell cursor, while the board has the focus */
  focus: Signal<Cell | null>;
  pick: (cell: Cell | null) => void;
  /** Closes what a pick has opened, and says whether there was something */
  close: () => boolean;
  /** The caption, as the board's text alternative */
  describe: () => string;
  /** What is known of a cell, in words */
  describeCell?: (cell: Cell) => string;
  /** Message that names a cell by its row and column */
  cell_name?: string;
  /** The cell under a pointer that does not press */
  hover?: Signal<Cell | null>;
  /** Moves of a play: the last one is animated */
  moves?: ReadonlySignal<number>;
  /** A pointer draws on cells; false if it pans and picks */
  stroke?: (phase: 'begin' | 'move' | 'end', cell: Cell | null) => boolean;
}

/** A rectangle of cells, and how many are in sight around it. */
export interface Cells {
  first_row: bigint;
  last_row: bigint;
  first_column: bigint;
  last_column: bigint;
  margin: bigint;
}

export interface TableModel<Scene> extends Model<Scene, { row: number; column: number }> {
  extentOf: (scene: Scene) => import('./table_viewport.js').Extent;
  areaOf: (size: Size, scene: Scene, palette: Palette) => Area;
  /** What must be in sight, and how many cells around it */
  revealOf: (scene: Scene) => Cells;
  /** Whether a cell belongs to the table */
  has: (scene: Scene, cell: { row: number; column: number }) => boolean;
  /** Where the cell cursor starts */
  startOf: (scene: Scene) => { row: number; column: number };
  /** Whether all of the table is shown at first, unless it is a small one whose cells would be tiny; then they are squares */
  is_shown_whole?: boolean;
}

type MapCell = { row: bigint; column: bigint };

export interface MapModel<Scene> extends Model<Scene, MapCell> {
  /** Shown at home; also the columns, unless those are given */
  rows: ReadonlySignal<bigint | null>;
  columns?: ReadonlySignal<bigint | null>;
  /** Rows there are, and columns; by default those at home */
  edge?: ReadonlySignal<bigint | null>;
  /** Cells at home are no smaller, in CSS pixels; 0: as small as it takes to show all rows */
  least_px?: ReadonlySignal<number>;
  /** The scale at home, and of all there is, of a board that fills its area */
  filling?: (area: Size) => Scale;
  /** The cell of the table that is nearest to one within its edge */
  nearest?: (cell: MapCell) => MapCell;
  /** What stays when a button zooms, in parts of the area; by default the middle */
  pivot?: (view: MapViewport) => { x: number; y: number };
  /** Where the cell cursor starts, if that is in sight */
  start?: () => MapCell | null;
  areaOf: (size: Size, palette: Palette) => Area;
  /** A cell that must be in sight */
  reveal: ReadonlySignal<MapCell | null>;
  /** What the link wants on show, `row,column,rows` */
  window: ReadonlySignal<string>;
  /** The user has moved the map; null for all of it */
  moved: (window: string | null) => void;
  hover: Signal<MapCell | null>;
}

/** The state of a board, as its elements see it. */
export type BoardState =
  ReturnType<typeof import('./table_board.js').createTableBoard<any>> | ReturnType<typeof import('./map_board.js').createMapBoard<any>>;

/** What a user looks at on a board. */
export interface Picks<Cell, Selected = Cell> {
  /** Picked, to be explained */
  selection: Signal<Selected | null>;
  /** Under the cell cursor of the keyboard */
  focus: Signal<Cell | null>;
  /** Under the pointer */
  hover: Signal<Cell | null>;
  deselect: () => void;
  /** The same; whether there was something to deselect */
  close: () => boolean;
}

/** What draws the scenes of a board on a stage. */
export interface BoardView<Scene, Cell> {
  draw: (scene: Scene) => void;
  /** The cell under a place of the canvas, in CSS pixels; null if there is none */
  hitTest: (scene: Scene, x: number, y: number) => Cell | null;
  destroy?: () => void;
}
