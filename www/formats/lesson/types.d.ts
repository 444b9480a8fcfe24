/** Shapes that the modules of this folder share. */
import type { Setup } from '../../play/types.js';
import type { Block, Language, Worded } from './parse.js';

export interface Section {
  /** Of its board, beginning with `#/` */
  link: string;
  /** That it begins at, from 1 */
  line: number;
  /** Among all that the text has, those that do not read well too, from 0 */
  index: number;
  /** Whether the text says so, and not the link */
  says_next: boolean;
  /** Whether the clicker goes through the board's steps before the next section */
  next: 'steps' | 'at-once';
  /** What is asked about its board, as links name it */
  ask: string | null;
  /** Where that is said, from 1; 0 where it is not */
  ask_line: number;
  /** Against whom its board is played */
  play: Setup['opponent'] | null;
  /** For the presenter alone */
  note: Worded;
  prose: Record<Language, Block[]>;
}
