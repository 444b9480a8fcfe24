/** What the tests of programs know of a game: `www/test/programs/GAME.js` exports `TESTS`, by the names of its programs. */
import type { Linked } from '../solver.js';

export interface ProgramTest {
  /** Queries of ten positions, whose steps are compared one by one; small, and of every kind of step that there is */
  links: string[];
  /** The query of a position by random numbers, each below the one that is given: what is printed for it is compared */
  position: (random: (below: number) => number) => string;
  /** What is added to a query so that the page has the steps of this program; by default `method=NAME` */
  method?: string;
  /** The run of the program, where it has a `runOf`: the same by the solver alone */
  runOf?: (linked: Linked) => unknown;
  /** The last cursor; by default the `stepCount` of the run, or of its `steps` */
  lastOf?: (run: any) => number;
  /** The winning moves of a verdict, as the program writes them; by default its `moves` */
  movesOf?: (verdict: any) => readonly string[];
}

export type ProgramTests = Record<string, ProgramTest>;
