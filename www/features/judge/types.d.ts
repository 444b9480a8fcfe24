/** Shapes that the modules of this folder share. */
import type { Random } from '../../play/seeded_random.js';
import type { Reader } from './reader.js';

/** Parameters of a link to the game. */
export type Params = Record<string, string>;

export interface Problem {
  id: string;
  /** Where the problem is set; the address is that of its statement, empty if none is known */
  judges: readonly (readonly [judge: string, number: string, address: string])[];
  title: string;
  /** The route of the game */
  game: string;
  /** Whether the board is another game of the same value; the message `judge-board-ID` says how */
  is_disguised?: boolean;
  /** Cases of an input, where the problem says so */
  most?: number;
  /** Reads the cases of an input; it throws `Unread` if they cannot be read */
  read: (reader: Reader) => Params[];
  /** What the judge wants of a case, counted from 1 */
  write: (verdict: any, number: number, params: Params) => string;
  /** Draws a case; part: from 0, small, to 1, as large as the problem allows */
  draw: (random: Random, part: number) => Params;
  /** Draws the cases of one input, where they belong together */
  drawAll?: (random: Random, count: number) => Params[];
  /** Writes cases as the judge's input */
  input: (cases: readonly Params[]) => string;
  /** The size of a case, by which the smallest one is found */
  size: (params: Params) => bigint;
  sample: readonly [input: string, output: string];
}
