/** Shapes that the modules of this folder share. */
import type { Cell } from './grid_view.js';
import type { CellState } from './knowledge.js';

export interface GridScene {
  /** The board the pieces belong to */
  of: object;
  /** Rows on show at home */
  home: bigint;
  /** The link's */
  position: import('./moves.js').Piles;
  method: 'stars' | 'mex' | 'beatty';
  known: import('./types.js').Knowledge;
  /** The star of the step at hand */
  current: { a: number; b: number; line: import('./star_steps.js').Line | null } | null;
  /** Where the winning moves lead, once that may be shown */
  answer: import('./moves.js').Piles[] | null;
  /** The piles that a play began with: there is nothing beyond them */
  opened?: import('./moves.js').Piles | null;
  /** The present position of a play */
  played: import('./moves.js').Piles | null;
  /** The most that you may take there along each line; empty where you are not to move */
  takes: readonly { from: string; most: string }[];
  grundy: import('./grundy_layer.js').GrundyTable | null;
  selection: Cell | null;
  /** What the solver says of the selection, or of the position */
  explained: import('../../../crate/pkg/wythoff/mexplorer.js').WythoffExplanation | null;
  focus: Cell | null;
  hover: Cell | null;
  viewport: import('../../canvas/map_viewport.js').MapViewport;
  palette: import('../../canvas/palette.js').Palette;
  /** What rows and columns are */
  axes?: { row: string; column: string };
}

export interface Knowledge {
  /** Whether every star of the boundless grid may be shown */
  all: boolean;
  /** Every cell with min(a, b) up to this is decided; -1 where none is */
  settled_to: number;
  stateOf: (a: number, b: number) => CellState;
  /** The line that covered a cell first, where lines do */
  coveredBy: (a: number, b: number) => import('./star_steps.js').Line | null;
  /** The index i of the star that did; -1 for none */
  coverIndex: (a: number, b: number) => number;
  /** The column of the star placed in a row; -1 where none is yet */
  starOfRow: (b: number) => number;
}
