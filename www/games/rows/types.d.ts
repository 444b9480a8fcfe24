/** Shapes that the modules of this folder share. */
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

/** How far the places are gone through. */
export interface Known {
  /** The index of the place at hand */
  at: number | null;
  /** How many places are done */
  count: number;
}

/** What is special about a game in a row. */
export interface Row {
  /** What the ids of its messages begin with */
  words: string;
  /** The parameter of the link that says the position */
  parameter: string;
  /** The parameters of a link to another position, where that one is not enough */
  optionsAt: (position: string, timeline: Timeline | null) => Record<string, string | null>;
  /** Other parameters that say a position, and are left out then */
  forgets?: Record<string, null>;
  /** The move of the places that were chosen, as the solver writes it: by default their numbers */
  moveOf: (chosen: readonly string[]) => string;
  /** The places of a move: by default its numbers */
  picksOf: (move: string) => string[];
  /** How many places a move has at most; 0 where a click on one makes the move */
  picks?: number;
  /** Whether a move is a number of stones from one place */
  moves_stones?: boolean;
  /** Whether a place may be chosen twice */
  repeats?: boolean;
  /** Whether a move begins at a place: by default at its first number */
  isOf: (move: readonly string[], place: string, timeline: Timeline) => boolean;
  /** The form of the game, where it has several */
  formOf: (options: Options) => string;
}
