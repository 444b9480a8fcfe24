/** Shapes that the modules of this folder share. */
import type { Parameters } from '../../game_page/parameters.js';
import type { Questions } from '../../game_page/question/types.js';
import type { Example } from '../../shell/types.js';
import type { Options } from '../../solver/types.js';
import type { Timeline } from './lesson.js';

/** A cell of a row. */
export interface Cell {
  number: string;
  /** The place that it counts on; undefined for a cell that has nothing to explain */
  place?: string;
  looks: 'coin' | 'head' | 'tail' | 'free';
  /** The text on the coin */
  note?: string;
}

/** The cells of a row. */
export interface Cells {
  /** The number of the last one */
  last: string;
  coins: readonly Cell[];
  /** A cell without a coin */
  other: (number: string) => Cell;
  /** How many columns and rows there are, where they lie on a grid */
  grid?: { across: number; down: number; columns: readonly number[]; rows: readonly number[] };
}

/** How many places have been visited. */
export interface Known {
  /** The index of the coin of a grid that gets its nimber */
  filling: number | null;
  /** How many of them have theirs */
  filled: number;
  /** The index of the current place */
  at: number | null;
  /** How many places are done */
  count: number;
}

/** What is special about a game in a row: its `declaration.js`; the family makes page, state, pictures and questions from it. */
export interface Declaration extends Partial<Special> {
  parameters: Parameters;
  /** The parameter of the link that says the position, where that is not the first */
  position?: string;
  examples: readonly Example[];
  questions: Pick<Questions, 'draw' | 'slip' | 'positionText' | 'position_names'>;
}

/** A game in a row, with all that its declaration leaves out. */
export interface Row extends Special {
  /** What the ids of its messages begin with */
  words: string;
}

interface Special {
  /** The programs of its pages; by default one, named as the message of its pseudo-code */
  programs: readonly string[];
  /** The parameters of a link to another position, where that of the position is not enough */
  optionsAt: (position: string, timeline: Timeline | null) => Record<string, string | null>;
  /** Other parameters that say a position, and are left out then */
  forgets?: Record<string, null>;
  /** The move of the places that were chosen, as the solver writes it: by default their numbers */
  moveOf: (chosen: readonly string[]) => string;
  /** The places of a move: by default its numbers */
  picksOf: (move: string) => string[];
  /** How many places a move has at most; 0 if a click on one makes the move */
  picks?: number;
  /** Whether a place can be chosen after others: by default any */
  canPick: (chosen: readonly string[], place: string, timeline: Timeline) => boolean;
  /** Whether a move is a number of stones from one place */
  moves_stones?: boolean;
  /** Whether there are so few moves that a play lists them */
  lists_moves?: boolean;
  /** Whether there is but one place, whose step is the answer */
  has_one_place?: boolean;
  /** Whether a place may be chosen twice */
  repeats?: boolean;
  /** Whether a move begins at a place: by default at its first number */
  isOf: (move: readonly string[], place: string, timeline: Timeline) => boolean;
  /** The form of the game, if it has several */
  formOf: (options: Options) => string;
  /** The cells shown instead of columns; of_link: the timeline of the link, from which that of a play follows */
  cellsOf?: (timeline: Timeline, of_link: Timeline) => Cells;
  /** Whether every place lies a step higher than the one before */
  rises?: boolean;
  /** The route of a similar game in a row */
  similar?: string;
}
