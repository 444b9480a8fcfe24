/** What two sides of one game share. */
import type { ComponentType } from 'preact';
import type { Definition, Guide, Page } from '../../game_page/types.js';
import type { Lesson } from '../../player/types.js';
import type { FamilyGame, Router, Site } from '../../shell/types.js';
import type { Message } from '../../ui/messages.js';

/** What a game's `compared.js` says. */
export interface Compared {
  /** The methods that can stand side by side */
  methods: readonly string[];
  /** Those used if a link names none */
  usual: { left: string; right: string };
  /** The name that links give to a milestone which other methods reach, too, by the name of its step; null if they do not */
  milestoneOf: (name: Message) => string | null;
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
