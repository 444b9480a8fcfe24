/** What the page of a game is made of. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Result } from '../formats/results/code.js';
import type { Line } from '../play/parameters.js';
import type { SolverMatch, Position } from '../play/solver_match.js';
import type { Words } from '../play/types.js';
import type { Lesson } from '../player/types.js';
import type { Example, FamilyGame, Router } from '../shell/types.js';
import type { Options, Problem } from '../solver/types.js';
import type { Link } from '../ui/types.js';
import type { Message } from '../ui/messages.js';
import type { Definition } from './define_page.jsx';
import type { Parameters } from './parameters.js';
import type { CommonState, Page } from './state.js';

export type { CommonState, Definition, FamilyGame, Page, Parameters, Router };
export type { ExampledGame, Parts } from '../shell/types.js';

/** What a game adds to the state of its page: signals that follow the solution. */
export interface GameState {
  /** Steps of the solution on show. */
  lesson: ReadonlySignal<Lesson | null>;
  /** A match of its own, where moves have several parts or the game can go on for ever. */
  match?: SolverMatch;
  /** The position to play from; null while it is not known, and if there is none. By default `position` and `ends` of the verdict. */
  position?: ReadonlySignal<Position | null>;
  /** Gives the position to play from, where it is worked out only when a play begins. */
  openingOf?: () => Promise<Position | null>;
  /** Changes of the link that a play needs, or that make a first play shorter. */
  startOfPlay?: () => Record<string, string | null>;
  /** The names of its programs: the files in the folder `programs` of the game, or of its family */
  programs?: readonly string[];
  /** Called when what was picked belongs to another lesson, step or move. */
  deselect?(): void;
  /** The state that is looked at, as `from=` names it; `''` for none. */
  picked?: ReadonlySignal<string>;
  /** Looks at the state that a link names, if it is one. */
  pick?(from: string): void;
  destroy?(): void;
}

/** The page of a game: what every page has, by the class of the game's solver, and what `createState` of the game adds. */
export type PageOf<Game, Own> = Omit<Page, keyof CommonState | keyof Own> & Omit<CommonState<Game>, keyof Own> & Own;

/** A question that is put to a page: while it is open nothing of the answer is on the page, and no later step can be reached. */
export interface PageQuestion {
  is_open: ReadonlySignal<boolean>;
  /** The name of the question's kind, as links have it. */
  kind: ReadonlySignal<string>;
  /** Whether it asks for a step of the lesson, and not about the position. */
  is_step: ReadonlySignal<boolean>;
  /** Whether it is answered, and the board shows its position with the winning moves alone until the steps are asked for. */
  is_folded: ReadonlySignal<boolean>;
  /** Whether the board shows pieces alone even after the answer. */
  keeps_pieces: boolean;
  /** Names a move in the game's words, which come with its play. */
  name_of_move: Signal<Words['moveName'] | null>;
  /** Why it cannot be asked here. */
  problem: ReadonlySignal<Message | null>;
  /** The link of the question. */
  hash: ReadonlySignal<string>;
  /** Shows the answer. */
  reveal(): void;
}

/** A question for the solver, or what is already wrong with it. */
export interface SolverQuestion {
  options: Options;
  method: string;
  problem: Problem | null;
}

/** Changes of the link; null takes a parameter out. */
export type LinkChanges = Record<string, string | null>;

/** What `nextState` reads. */
export interface Seen {
  link: Link;
  /** Whether the session works on the last question, has its answer, or was refused one. */
  status: 'working' | 'ready' | 'error';
  /** The last good answer. */
  solution: { options: Options; method: string } | null;
  /** The lesson of the solution on show; null while there are no steps. */
  lesson: Lesson | null;
  /** The player's cursor. */
  cursor: number;
  /** Whether the position is known and can be played from. */
  can_play: boolean;
  /** The moves of the play, as a link writes them. */
  made: string;
  /** After how many moves the play is looked at; `''` for after the last. */
  looked: string;
  /** Whether the moves of a link are being made: what is on show is not final. */
  is_following: boolean;
  /** The state that is looked at, as a link names it; `''` for none. */
  picked: string;
}

/** What a page remembers of what it saw, and what came of it. */
export interface PageState {
  link: Link | null;
  question: SolverQuestion;
  /** Whether the solution on show answers the link, finally. */
  answered: boolean;
  /** What the player was loaded with: a lesson, or a solution without one. */
  loaded: object | null;
  /** The step at which the player was loaded. */
  placed_at: number;
  cursor: number;
  made: string;
  looked: string;
  is_following: boolean;
  picked: string;
  /** An `at=` of the link that names no step. */
  invalid_at: string | null;
  /** What the link says of the step, of what is picked and of the play, since it was opened; nothing while it stands as it was written. */
  address: LinkChanges;
  /** The moves of the link. */
  line: Line;
  /** The play that is on, as a key; `''` for none. */
  play: string;
  /** The example that was opened last, to come back to; null for the bare page. */
  origin: Example | null;
}

/** What is to be done after a change, in this order. */
export type Command =
  | { do: 'ask'; question: SolverQuestion }
  /** What was picked is no longer what is looked at. */
  | { do: 'deselect' }
  /** Loads the player. */
  | { do: 'place'; lesson: Lesson | null; cursor: number }
  /** Looks at the state that the link names. */
  | { do: 'pick'; from: string }
  | { do: 'start play'; line: Line }
  | { do: 'leave play' }
  /** Brings the play to the moves of the link. */
  | { do: 'follow'; line: Line }
  /** Writes the address into the present entry of the history. */
  | { do: 'rewrite'; changes: LinkChanges }
  /** Makes a new entry of the history: a move of the user. */
  | { do: 'push'; changes: LinkChanges };

/** What is fixed of a game. */
export interface Rules {
  parameters: Parameters;
  examples: readonly Example[];
}

/** What the lesson or the question around a page hands to it. */
export interface Guide {
  /** Prose, and the way on: through the steps and to the other sections; a question. */
  panel(advance: () => void, page: Page, question?: ComponentChildren): ComponentChildren;
  /** The question, where the page is asked one. */
  question?: PageQuestion;
  /** Whether the rule is given in words, without fields. */
  tells_rule?: boolean;
  /** Whether after an answer the steps stay away until they are asked for. */
  folds_steps?: boolean;
  /** Whether the steps stay away, and the board shows pieces alone. */
  keeps_pieces?: boolean;
  /** Hears of every answer. */
  answered?(result: Result): void;
  /** Whether the key for the next step shows the answer of an open question first. */
  reveals_first?: boolean;
  /** Whether other boards are live beside this one: then none of them listens to the keys. */
  is_one_of_many?: boolean;
  /** What the lesson says to the presenter alone. */
  note?: string;
  /** The ways to the other sections of a lesson. */
  sections?: Sections;
}

/** Where the keys go after the last step, and before the first. */
export interface Sections {
  /** Whether the keys go there without going through the steps. */
  at_once: boolean;
  next(): void;
  previous(): void;
}

/** What the frame of a game's page is made of. */
export interface FrameProps {
  of: Definition<any>;
  page: Page;
  game: FamilyGame;
  /** The guide of the lesson that the page is part of */
  guide?: Guide | undefined;
}

/** What the rules of a game are shown with. */
export interface RulesProps {
  router: Router;
  game: FamilyGame;
  /** What the ids of its messages begin with */
  words: string;
  terms: Definition<any>['terms'];
  page: Page;
}

/** The page of any game, fetched when it is shown. */
export type Live = ComponentType<{
  game: FamilyGame;
  router: Router;
  guide?: Guide;
  /** What frames its board; by default the whole page of the game */
  Frame?: ComponentType<FrameProps>;
}>;

/** A list of numbers as chips. */
export interface Chip {
  /** The message of the name of one of them, by its `number` */
  name: string;
  /** The number of the first one */
  first: number;
  /** The smallest value; by default 0 */
  least?: bigint;
  /** The next one; by default 1 */
  next?: (items: readonly string[]) => string;
}

/** A list that may be in a file. */
export interface List {
  /** The most numbers that it may have */
  most: number;
  /** The parameter that says how large the numbers may be, where there is one: judges have it before their count */
  limit?: string;
  /** The message of what else its text may have */
  how?: string;
}

export interface Parameter {
  /** Its value in a link that does not name it */
  default?: string | null;
  /** Turns what is typed into the plain form that the solver reads */
  read?: (typed: string) => string;
  /** Whether the parameter is one of the solver's options */
  is_option?: boolean;
  /** The values of a choice */
  among?: readonly string[];
  /** The form of a value that the solver does not judge; the page notes a value of any other form and passes over it */
  form?: RegExp;
  /** The ids of the errors that are about this parameter */
  errors?: RegExp;
  /** A list of numbers whose field is chips: how one is named */
  chip?: Chip;
  /** A list that may be in a file instead, which the parameter `file` names */
  list?: List;
  /** What its value means, in words for the sentence; null where anybody can read the value itself */
  face?: (value: string, params: ReadonlyMap<string, string>) => Message | null;
  /** Its value in words, for the sentences that have no fields */
  valueWords?: (value: string) => string;
  /** Whether its field is among those to change the rule where the sentence does not name it; by default it is */
  is_offered?: (params: ReadonlyMap<string, string>) => boolean;
  /** Whether an empty field takes the parameter out of the link */
  optional?: boolean;
  /** Whether the arrow keys change its field by one */
  steps?: boolean;
  /** How many characters its field has room for, where it holds no number */
  widest?: number;
  /** What its field shows where a link does not say it; by default the default */
  shown?: (params: ReadonlyMap<string, string>) => string;
  /** What else of the link a change by the user changes; null takes it out */
  follows?: (value: string, page: any) => Record<string, string | null>;
}
