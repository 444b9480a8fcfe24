/** Shapes that the modules of this folder share. */
import type { Arrow } from './board_view.js';
import type { Cell } from './document.js';
import type { Arc } from './rings_view.js';

export interface RaceScene {
  /** As it is drawn on */
  board: import('./types.js').Board;
  /** Of the board that is solved; null while it is not */
  distances: import('../../../crate/pkg/race/mexplorer.js').RaceDistances | null;
  /** The two layers that the step is about */
  facing: { layer_a: number; layer_b: number } | null;
  /** Who wins with B on a cell */
  winners: ReadonlyMap<number, 'A' | 'B' | 'draw'>;
  /** Where the tokens are thought to be */
  ghosts: { A: number | null; B: number | null };
  /** The cell that decides */
  event: number | null;
  arrows: readonly Arrow[];
  /** Where the player may go */
  targets: readonly number[];
  /** Where they are and have been, and where they were before the last step */
  tokens: { now: import('./types.js').Walked; before: import('./types.js').Walked } | null;
  selection: Cell | null;
  focus: Cell | null;
  hover: Cell | null;
  viewport: import('../../canvas/map_viewport.js').MapViewport;
  palette: import('../../canvas/palette.js').Palette;
  /** What rows and columns are */
  axes?: { row: string; column: string };
}

export interface Board {
  rows: number;
  columns: number;
  /** By rows: 1 for white, 0 for black */
  cells: Uint8Array;
  /** A's cell */
  startA: number;
  startB: number;
}

export interface Facing {
  i: number;
  mover: 'A' | 'B';
  layer_a: number;
  layer_b: number;
  /** A's cells in their order around the ring */
  cells_a: ArrayLike<number>;
  cells_b: ArrayLike<number>;
  /** For the cell of A at a place, from which cells of B on B wins, and how many places around; null where that is not known */
  runsOf: (place: number) => [from: number, length: number][] | null;
}

export interface RingScene {
  mover: 'A' | 'B';
  /** Cells of A's ring */
  count_a: number;
  /** A's cell that the arcs are about */
  place_a: number;
  /** Cells of B's ring */
  count_b: number;
  /** From where B wins */
  arcs: Arc[];
  /** Cells of the ring of the arcs before */
  count_before: number;
  /** What the arc was made of; none where that is not told */
  before: Arc[];
  /** Place of the cell of B that decides */
  event: number | null;
}

/** The board that is solved. */
export interface Solved {
  /** Another one for every board */
  id: number;
  /** The board as it was asked for */
  question: string;
  board: Board;
  distances: import('../../../crate/pkg/race/mexplorer.js').RaceDistances;
}

/** The cells of a way where it is to be drawn to, from its first on. */
export interface Corners {
  count: number;
  /** Which cells of the way they are, ascending; `count` of them, as of the others */
  places: Uint32Array;
  rows: Uint16Array;
  columns: Uint16Array;
}

/** Both tokens after some moves of a walk. */
export interface Walked {
  /** How many */
  moves: number;
  a: number;
  b: number;
  /** The cells A has been on, over B's too; a part of one and the same array for all moves of a walk */
  trail_a: ArrayLike<number>;
  trail_b: ArrayLike<number>;
  /** Who has moved last */
  moved: 'A' | 'B' | null;
  /** The other's cell, where that move led over it */
  over: number | null;
}
