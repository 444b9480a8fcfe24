/** Programs that carry out a method of a game, in step with its board. */
import type { Options } from '../../solver/types.js';

/** What stands for a step in the listings: the kind of a marker, and the values of its expressions. */
export interface ProgramStep {
  kind: string;
  values: Record<string, string>;
}

/** One program, in every language; its listings are files of their own. */
export interface Program<Run = any> {
  /** What its listing in a language reads for a position; the run has what the options lack. Null where it can't read the position */
  inputOf: (options: Options, ending: Ending, run: Run | null) => string | null;
  /** The run that its steps are of: by default the solver's timeline; null while that is not there */
  runOf?: (page: any) => Run | null;
  /** The step at a cursor, as the listings have it just before the marked line runs; null if no marked line stands for it */
  stepOf: (run: Run, cursor: number) => ProgramStep | null;
}

/** The programs of a game, by their names: that of the pseudo-code (`programNamed`). */
export type Programs = Record<string, Program>;

/** A program with its listing in one language. */
export interface Listed {
  program: Program;
  source: string;
}

/** How the listings of a language end. */
export type Ending = 'cpp' | 'py';

/** A line of code, or a whole comment. */
export interface ListingPart {
  /** The line; the first one of a comment */
  line: string;
  /** What stands before the words of each line of a comment */
  sign?: string;
  /** Its lines, joined by spaces */
  comment?: string;
}

/** A line of a listing, without its marker. */
export interface ListedLine {
  code: string;
  /** The kind of step that the line stands for */
  kind?: string;
  /** The expressions whose values are shown at that step */
  shown?: string[];
}
