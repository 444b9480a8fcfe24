/** Shapes that the modules of this folder share. */
import type { Timeline } from './lesson.js';

/** A cell that is drawn. */
export interface Cell {
  number: string;
  /** The place that it counts on; none of a cell that nothing is to be said of */
  place?: string;
  /** Class names: `coin`, `head`, `tail`, `free` */
  looks: string;
  /** What stands below */
  note?: string;
}

/** What a game in a row says of itself. */
export interface Row {
  /** What the ids of its messages begin with */
  words: string;
  /** What of the link another position changes */
  optionsAt: (position: string, options: import('../../solver/types.js').Options, timeline: Timeline) => Record<string, string | null>;
  /** What else of a link says a position, and is left out then */
  forgets?: Record<string, null>;
  /** The move of the places that were chosen, as the solver writes it */
  moveOf: (chosen: readonly string[]) => string;
  /** The places of a move */
  picksOf: (move: string) => string[];
  /** How many places a move has at most; 0 where the first one that is touched is the move */
  picks?: number;
  /** Whether a move is a number of stones from one place */
  moves_stones?: boolean;
  /** Whether a place may be chosen twice */
  repeats?: boolean;
  /** Whether a move begins at a place */
  isOf: (move: readonly string[], place: string, timeline: Timeline) => boolean;
  /** Which of its forms it is */
  formOf?: (options: import('../../solver/types.js').Options) => string;
}
