/** Shapes that the modules of this folder share. */
import type { Random } from '../../play/seeded_random.js';
import type { Reader } from './reader.js';

/** Parameters of a link to the game. */
export type Params = Record<string, string>;

export interface Problem {
  id: string;
  /** Address: of the statement; empty where none is known */
  judges: readonly (readonly [judge: string, number: string, address: string])[];
  title: string;
  /** Its route */
  game: string;
  /** Cases of an input, where the problem says so */
  most?: number;
  /** Throws Unread */
  read: (reader: Reader) => Params[];
  /** What the judge wants of a case, counted from 1 */
  write: (verdict: any, number: number, params: Params) => string;
  /** A case; part: from 0, small, to 1, as large as the problem allows */
  draw: (random: Random, part: number) => Params;
  /** Of cases, as the judge gives it */
  input: (cases: readonly Params[]) => string;
  /** By which the smallest case is found */
  size: (params: Params) => bigint;
  sample: readonly [input: string, output: string];
}
