/** Shapes that the modules of this folder share. */
import type { Race, RaceBoard, RaceDistances, RaceState, RaceVerdict, RaceWinner } from '../../../crate/pkg/race/mexplorer.js';
import type { ReadonlySignal } from '@preact/signals';
import type { AxisNames } from '../../canvas/axis.js';
import type { Cell } from '../../canvas/map_board.js';
import type { MapViewport } from '../../canvas/map_viewport.js';
import type { Palette } from '../../canvas/palette.js';
import type { Picks } from '../../canvas/types.js';
import type { CommonState } from '../../game_page/state.js';
import type { Move, SolverMatch } from '../../play/solver_match.js';
import type { Lesson } from '../../player/types.js';
import type { createBoardState } from './board_state.js';
import type { createInspection } from './inspection.js';

export type Token = RaceState['mover'];

/** Cells by rows: 1 for white, 0 for black. */
export type Board = RaceBoard;

/** By token: the cell where it is imagined, or null. */
export type Imagined = Record<Token, number | null>;

/** Who wins with a token on a cell. */
export type Winners = ReadonlyMap<number, RaceWinner>;

/** A move, and who wins after it. */
export interface Arrow {
  from: number;
  to: number;
  winner: RaceWinner;
}

export interface RaceScene {
  /** The board as it is drawn on. */
  board: Board;
  /** Null until the board is solved. */
  distances: RaceDistances | null;
  /** The two layers that the step is about. */
  facing: LayerPair | null;
  /** Who wins with B on a cell. */
  winners: Winners;
  ghosts: Imagined;
  /** The cell that decides. */
  event: number | null;
  arrows: readonly Arrow[];
  /** Where the player may go. */
  targets: readonly number[];
  /** The move of a hint. */
  hinted: { from: number; to: number } | null;
  tokens: TokensMoved | null;
  selection: Cell | null;
  focus: Cell | null;
  hover: Cell | null;
  /** What rows and columns are called. */
  axes?: AxisNames;
}

/** What a map board hands to the view. */
export interface DrawnScene extends RaceScene {
  viewport: MapViewport;
  palette: Palette;
}

/** A layer towards A, the layer of B that faces it, and who is to move. */
export interface LayerPair {
  i: number;
  mover: Token;
  layer_a: number;
  layer_b: number;
}

/** A row of arcs of the rings. */
export interface ArcRow extends LayerPair {
  row: number;
}

export interface Facing extends LayerPair {
  /** A's cells in their order around the ring. */
  cells_a: Uint32Array;
  cells_b: Uint32Array;
  /** For the place of a cell of A: from which places of B on B wins, and how many places around; null if that is not known. */
  runsOf: (place: number) => [from: number, length: number][] | null;
}

/** Unrolled places, both ends included; none where l > r. */
export interface Arc {
  l: number;
  r: number;
}

export interface RingScene {
  mover: Token;
  /** Cells of A's ring. */
  count_a: number;
  /** The place of A's cell that the arcs are about. */
  place_a: number;
  /** Cells of B's ring. */
  count_b: number;
  /** What A's cell is called, and the cells of B's ring; none if there are too many. */
  name_a: string;
  names_b: string[];
  /** The places from which B wins. */
  arcs: Arc[];
  /** Cells of the ring of the arcs before. */
  count_before: number;
  /** What the arc was made of, where that is known. */
  before: Arc[];
  /** The place of B's cell that decides. */
  event: number | null;
}

/** The parts of the page's state that its boards are made of. */
export interface RaceParts extends CommonState<Race>, Omit<ReturnType<typeof createBoardState>, 'destroy'> {
  verdict: ReadonlySignal<RaceVerdict | null>;
  lesson: ReadonlySignal<Lesson | null>;
  /** The step of the lesson */
  cursor: ReadonlySignal<number>;
  /** Where both tokens are after so many moves of the walk that follows the answer; null while the board is not known */
  walked: ReadonlySignal<((moves: number) => Walked) | null>;
  match: SolverMatch;
  /** The state of the play; null outside of one */
  played: ReadonlySignal<RaceState | null>;
  /** The moves that the player has now, as far as the solver lists them, each with the cell where it ends */
  choices: ReadonlySignal<{ move: Move; end: number }[]>;
  picks: Picks<Cell, number>;
  /** What the user looks at on the second board of the full game; it shares the selection of the first */
  picks_b: Picks<Cell, number>;
  inspection: ReturnType<typeof createInspection>;
}

/** The board that is solved. */
export interface Solved {
  /** A number that every board has for itself. */
  id: number;
  /** What was asked of the solver. */
  question: string;
  board: Board;
  distances: RaceDistances;
}

/** The corners of a way. */
export interface Corners {
  count: number;
  /** Their places on the way, ascending; `count` of them, as of the others. */
  places: Uint32Array;
  rows: Uint16Array;
  columns: Uint16Array;
}

/** Both tokens after some moves of a walk. */
export interface Walked {
  /** How many moves. */
  moves: number;
  a: number;
  b: number;
  /** The cells A has been on, over B's too; a part of one and the same array for all moves of a walk. */
  trail_a: ArrayLike<number>;
  trail_b: ArrayLike<number>;
  /** Who has moved last. */
  moved: Token | null;
  /** The other's cell, where that move led over it. */
  over: number | null;
}

/** Where both tokens are, and where they were before the last step. */
export interface TokensMoved {
  now: Walked;
  before: Walked;
}
