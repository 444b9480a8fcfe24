/** What two sides of one game share. */
import type { ComponentType } from 'preact';
import type { Definition, Guide, Page } from '../../game_page/types.js';
import type { Lesson } from '../../player/types.js';
import type { FamilyGame, Router, Site } from '../../shell/types.js';
import type { Options } from '../../solver/types.js';
import type { Message } from '../../ui/messages.js';

/** What a game's `compared.js` says. */
export interface Compared {
  /** The methods that can stand side by side */
  methods: readonly string[];
  /** Those used if a link names none */
  usual: { left: string; right: string };
  /** The name that links give to a milestone which other methods reach, too, by the name of its step; null if they do not */
  milestoneOf: (name: Message) => string | null;
  /** The recurrences that a source prints wrongly */
  prints?: readonly Print[];
}

/** A recurrence as it is printed, and the right one. */
export interface Print {
  /** As links and words name it: `left=printed-NAME` */
  name: string;
  /** As it is printed, and corrected */
  code: readonly [printed: string, corrected: string];
  /** A row for each first number of a place; or for each y of x and y; or one row of heaps */
  shape: 'rows' | 'xy' | 'line';
  /** What stands at the corner of the table */
  axes: string;
  values: 'outcome' | 'nimber';
  /** What the solver is asked about `printed` */
  aboutOf: (options: Options) => object;
  /** The solver that is asked, where it is not the game's own, so that the game's page need not load it */
  elsewhere?: { family: string; question: { game: string; options: Options } };
}

/** What the solver answers. */
export interface PrintedTable {
  /** Two numbers a cell */
  places: Uint32Array;
  printed: Uint32Array;
  correct: Uint32Array;
  /** Whether the last cell differs; else none does */
  differs: boolean;
}

export type Side = 'left' | 'right';

/** The steps of both sides in one order. */
export interface SharedSteps extends Lesson {
  /** How many steps each side has done at a cursor */
  doneAt: (cursor: number) => Record<Side, number>;
  /** The side that a step belongs to; null at the start */
  sideOf: (cursor: number) => Side | null;
  /** How many milestones both sides reach before their ends */
  sharedCount: number;
}

/** A page of the game for a side, and what its game defines. */
export interface SidePage {
  page: Page;
  of: Definition<any>;
}

/** What the page of comparisons is made with. */
export interface CompareProps extends Site {
  /** The games that have methods to compare */
  games: Site['games'];
  comparedOf: (game: FamilyGame) => Promise<Compared>;
  /** The lesson around it */
  guide?: Guide;
}

export type { ComponentType, Definition, FamilyGame, Guide, Lesson, Message, Page, Router };
