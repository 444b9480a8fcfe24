/** Shapes that the modules of this folder share. */
import type { Move, Position } from './solver_match.js';
import type { OPPONENTS } from './play.js';

/** What a play must know of its game; a player who can't move loses. */
export interface Rules<At, By> {
  /** Whether the mover cannot move */
  isOver: (position: At) => boolean;
  /** The position after a move; null if the move is not allowed */
  after: (position: At, move: By) => At | null;
  same: (one: By, other: By) => boolean;
  /** Whether at the end a player who can't move wins */
  moverWins?: (position: At) => boolean;
  /** The name of a position, for a game that can go on for ever: one that comes up for the third time is a draw */
  nameOf?: (position: At) => string;
}

/** The solver's answer to a position. */
export interface PositionAnswer<By> {
  /** All winning moves, the one to be played first */
  winning: By[];
  /** Where no move wins, a move that leaves the most chances for a mistake */
  best?: By | null;
  /** A move as people make them, without a look at who wins, by the play's random */
  careless?: By | null;
  /** All moves, where they are few */
  moves?: By[] | null;
  /** What can be taken, where a move takes a number from something */
  takes?: { from: string; least: string; most: string }[];
}

export interface Play<At, By> {
  rules: Rules<At, By>;
  setup: Setup;
  /** One more than there are moves; the last is the present position */
  positions: At[];
  moves: By[];
  /** The answer to each position; null while the solver works */
  answers: (PositionAnswer<By> | null)[];
}

/** A button beside a prompt. */
export interface PromptAction {
  /** The id of its words */
  name: string;
  /** Its sign, if it has one in place of the words */
  icon?: 'plus' | 'minus';
  run: () => void;
  /** Whether there is nothing to do yet */
  is_off?: boolean;
  /** Whether it does not lead on */
  is_quiet?: boolean;
  /** The move that it makes, where that is known */
  move?: string;
}

/** What a player is asked to do next. */
export interface Prompt {
  words: string;
  actions: readonly PromptAction[];
}

/** A hint that the player asked for. */
export interface Hint {
  /** The position that it is about */
  at: Position;
  /** Null where no move wins */
  move: Move | null;
  wordsOf: Words['hintText'];
}

/** A heap. */
export interface Row {
  size: string;
  /** Its size after the move that its digits show; `?` while they are still changing */
  after?: string;
  /** What the heap is called, where that is not its place */
  kind?: string;
  /** Whether stones are taken from anywhere in it */
  is_cut?: boolean;
  /** How many of its stones are chosen in a play, as typed */
  typed?: string;
  /** The nimber of the heap, once it is known */
  value?: string;
  /** How many of its stones are taken, or about to be */
  chosen?: bigint;
  /** The most that is taken of it, where the play's own list of takes does not say */
  most?: bigint;
  /** Class names: `later` is yet to come, `at` is at hand, `open` is marked */
  looks?: string;
  /** In a play, how many of its stones the last move took, and how many were gone before */
  taken?: number;
  gone?: number;
  /** Its binary digits, by the columns */
  digits?: { digit: number; is_new: boolean }[];
}

/** Heaps as rows; heap_rows.jsx draws them as elements, heap_rows_picture.js as a picture. */
export interface Rows {
  rows: Row[];
  /** The heaps without a row, together; their digits may be counts */
  rest?: { count: number; value: string; looks: string; digits: number[] } | null;
  /** The columns of digits on show, by their powers of 2, the highest first */
  columns?: number[];
  /** How many columns there are */
  width?: number;
  /** The column at hand */
  at?: number | null;
  /** What the values come to */
  total?: { words: string; is_odd: boolean } | null;
  /** What the columns come to; none before there is anything to add */
  sums?: { words: string; is_odd: boolean }[];
}

/** What draws the stones of a row from which neighbours are taken. */
export interface RowStonesProps {
  pile: bigint;
  /** What is taken and how many lie left of it, `2,3`; empty if nothing is chosen */
  typed: string;
  /** What may be taken; nothing when it is not your turn */
  take: import('../../crate/pkg/heaps/mexplorer.js').PlayTakes | undefined;
  /** What the row is called */
  label: string;
  choose: (typed: string) => void;
  /** Chooses the last stone of the take, too */
  finish: (typed: string) => void;
}

/** What the rows ask of a page. */
export interface HeapPage {
  /** A match whose positions are sizes of heaps, separated by commas */
  match: import('./solver_match.js').SolverMatch;
  /** Explains a heap */
  explainHeap: (heap: number) => void;
  question?: { is_open: import('@preact/signals').ReadonlySignal<boolean> } | undefined;
  covered: import('@preact/signals').ReadonlySignal<boolean>;
  /** Whether only the heaps are shown, large and without values, as the position of a question */
  shows_pieces: import('@preact/signals').ReadonlySignal<boolean>;
}

/** What a game says of a play, in the current language. */
export interface Words {
  /** What may be done at a position, or what is left at the end */
  statusOf: (position: Position) => string;
  moveText: (player: string, move: Move, left: Position, from: Position) => string;
  /** The move alone, such as “7 from heap 1” */
  moveName: (move: Move, from: Pick<Position, 'text'>) => string;
  /** A winning move with what it leaves */
  hintText: (move: Move, from: Position) => import('preact').ComponentChildren;
}

/** What a game's chooser of a move is given. It stays while the play goes on, and keeps the keyboard's focus. */
export interface Turn {
  /** The page of the game */
  page: any;
  play: import('./solver_match.js').Play;
  /** The present position of the play */
  position: Position;
  your_turn: boolean;
  /** The hint that the player asked for at this position, another object every time */
  hint: Hint | null;
  /** Plays a move, where it is allowed */
  playMove: (move: Move) => void;
}

export interface Setup {
  opponent: (typeof OPPONENTS)[number];
  /** Who makes the first move */
  first: 'you' | 'other';
  /** The seed of the moves of an opponent that errs */
  seed: number;
}

/** What the table of heaps is given. */
export interface HeapRowsProps {
  page: HeapPage;
  /** The play whose heaps are shown; by default that of the match, if there is one */
  play?: import('./solver_match.js').Play | null;
  /** Chooses a take from a heap, by its index; by default as the match does */
  choose?: (heap: number, typed: string) => void;
  /** The rows that are shown outside of a play */
  shown: Rows;
  label: string;
  /** The name of a heap, by its number from 1 */
  nameOf: (number: number) => string;
  /** The row of the heaps that have none, where there are very many */
  rest?: import('preact').ComponentChildren;
  /** The words that stand if there is no heap */
  none: string;
  /** Says which columns are on show, where not all are */
  columnsText?: (columns: { from: number; to: number; count: number }) => string;
  /** The name of what the columns and values come to */
  sums?: string;
  /** The name of a value */
  value_name?: string;
  /** Whether the heaps are shown large, without values and digits; by default as the position of a question is */
  is_alone?: boolean;
  /** The heaps of a position of a play */
  heapsOf?: (position: string) => Row[];
  /** The stones of a row that is cut */
  RowStones?: import('preact').ComponentType<RowStonesProps>;
}

/** The words of a game in which a move takes something. */
export interface TakeWords {
  fromText: (from: string, position: Position) => string;
  takesText: (takes: [from: string, number: string][]) => string;
  /** Whether a move takes from everything there is */
  takesAll?: (page: any) => boolean;
  /** The words of a game whose stones are moved, and not taken */
  how?: () => string;
  from?: () => string;
  /** The id of the words of the button that makes the move */
  make?: string;
}

/** What the panel of a play needs of a page. */
export interface PlayPage {
  match: import('./solver_match.js').SolverMatch;
  session: import('../solver/types.js').Session;
  question?:
    | {
        is_open: import('@preact/signals').ReadonlySignal<boolean>;
        name_of_move: import('@preact/signals').Signal<Words['moveName'] | null>;
      }
    | undefined;
  /** The solver's options for the link, which the sentence of the rule names */
  options: import('@preact/signals').ReadonlySignal<Record<string, string | null>>;
  parameters: import('../game_page/types.js').Page['parameters'];
  link: import('../game_page/types.js').Page['link'];
  restart: (setup: Setup) => void;
  go: (changes: Record<string, string | null>) => void;
}
