/** Shapes that the modules of this folder share. */
import type { Setup } from '../../play/types.js';
import type { Block, Language, Worded } from './parse.js';

export interface Section {
  /** The link of its board, beginning with `#/` */
  link: string;
  /** The line of the text at which the section begins, from 1 */
  line: number;
  /** Its place among all sections of the text, unreadable ones too, from 0 */
  index: number;
  /** Whether the clicker goes through the board's steps before the next section */
  next: 'steps' | 'at-once';
  /** What is asked about its board, as links name it */
  ask: string | null;
  /** The line that says what is asked, from 1; 0 if none does */
  ask_line: number;
  /** Against whom its board is played */
  play: Setup['opponent'] | null;
  /** A note for the presenter alone */
  note: Worded;
  prose: Record<Language, Block[]>;
}
