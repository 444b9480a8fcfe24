/** What pages and the solver exchange. */
import type { createClient } from './client.js';
import type { createSession } from './session.js';

/** What the solver must know about a position, as in the link. */
export type Options = Record<string, string | null>;

/** A position, and the method by which it is solved. */
export interface Wanted {
  options: Options;
  method: string;
}

/** A sentence that says what is wrong: a message id with its arguments. */
export interface Problem {
  id: string;
  args: Record<string, string>;
}

/** A class of the solver's edge, as its generated declarations have it. */
export interface SolvedGame {
  verdict(): unknown;
  timeline(method: string): unknown;
}

/** `any` stays `any`: what is shared by all games knows the class of none. */
type OfClass<Game, Type> = 0 extends 1 & Game ? any : Type;

/** The questions that a class answers: its methods. */
export type Ask<Game> = OfClass<
  Game,
  { [Name in keyof Game]: Game[Name] extends (...about: any) => unknown ? Name : never }[keyof Game] & string
>;

/** What a question is about: the argument of its method. */
export type About<Game, Name extends Ask<Game>> = OfClass<Game, Game[Name] extends (about: infer Argument) => unknown ? Argument : never>;

export type Answer<Game, Name extends Ask<Game>> = OfClass<Game, Game[Name] extends (...about: any) => infer Result ? Result : never>;

/** What every verdict has; each game adds to it. */
export interface Verdict {
  /** Who wins; null if that is unknown. */
  outcome: 'N' | 'P' | 'draw' | null;
  /** Which player wins, where the players have names. */
  winner?: 'A' | 'B' | 'draw';
  /** The position, as plays write it; null if there is none to play from. */
  position: string | null;
  /** Whether there is no move. */
  ends: boolean;
  /** The winning moves, in the form of the game. */
  moves: unknown[];
  /** The Grundy value, where the game has one and it is known. */
  grundy?: string | null;
  /** How many winning moves there are, where not all are in `moves`. */
  movesTotal?: string | null;
  /** Why the outcome is unknown. */
  unknown?: unknown;
  /** The labels of all vertices, on a graph. */
  labels?: string | null;
  /** The vertices from which the first player wins, in the matching game. */
  wins?: readonly string[] | null;
  /** How many positions there are of each outcome. */
  tableCounts?: { n: number; p: number; draws: number; unknown: number };
  /** How many positions have no value, and the first of them. */
  broken?: { count: number; first: string } | null;
  /** At how many positions a conjecture holds, or the first one where it fails. */
  conjecture?: { kind: 'holds'; count: number } | { kind: 'fails'; first: string } | null;
}

/** The last good answer of a page. */
export interface Solution<Game = any> extends Wanted {
  verdict: Answer<Game, 'verdict' & Ask<Game>>;
  timeline: Answer<Game, 'timeline' & Ask<Game>> | null;
  /** Why there is no timeline; null also while it is worked out. */
  refusal: Problem | null;
}

/** A question to a Worker. */
export interface Question {
  /** Class of the solver's edge, as `DynamicNim`. */
  game: string;
  /** The options as in the link; the method is not among them. */
  options: Options;
  /** Method of that class, as `timeline`. */
  ask: string;
  /** Its argument. */
  about?: unknown;
}

export type Request = Question & { id: number };

/** A text that questions name, instead of having it in them: `options.file` is its name. */
export interface SharedText {
  name: string;
  text: string;
}

/**
 * What a Worker says. It has begun, before anything else; how far long work is, from 0 to 1, any number of times before its answer; that
 * it has stopped, after the page has posted `{stop: id}`.
 */
export type Response =
  | { begun: true }
  | { id: number; answer: unknown }
  | { id: number; refusal: Problem }
  | { id: number; progress: number }
  | { id: number; stopped: true };

export type Client = ReturnType<typeof createClient> & {
  /** Holds the solver of another family for one piece of work, if there are others */
  use?: <Result>(family: string, work: (client: Client) => Promise<Result>) => Promise<Result>;
};

/** The right to ask a family's solver, until it is released. */
export interface Lease {
  client: Client;
  release: () => void;
}

export type Session<Game = any> = ReturnType<typeof createSession<Game>>;

export interface Job {
  id: number;
  question: Question;
  signal: AbortSignal | undefined;
  resolve: (answer: any) => void;
  reject: (reason: unknown) => void;
  progress: ((part: number) => void) | undefined;
}

export interface Source {
  startWorker: () => Worker;
  compileModule: () => Promise<WebAssembly.Module>;
  /** Called after the Worker was replaced */
  onCrash?: (question: Question) => void;
}

export interface How {
  /** The key must rest so long before it is asked about */
  rest_ms?: number;
  /** Whether the last answer stays until the next is there, or is refused */
  stays?: boolean;
}
