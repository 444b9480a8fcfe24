/** Shapes that the modules of this folder share. */
import type { Card } from '../formats/lesson/card.js';
import type { Ending, Listed } from '../game_page/code/types.js';
import type { Client } from '../solver/types.js';
import type { Router } from '../ui/router.js';
import type { Language } from '../ui/settings.js';
import type { ExampledGame, FamilyGame, GameGroup, Group, Parts, RuleOf } from './games.js';

export type { ExampledGame, FamilyGame, Parts, Router, RuleOf };

/** The arguments of the pages that belong to no game. */
export interface Site {
  router: Router;
  games: readonly FamilyGame[];
  /** A game's page */
  Live: import('../game_page/types.js').Live;
  /** What a game's page is made of */
  partsOf: (game: FamilyGame) => Promise<Omit<Parts, 'client'>>;
  /** Holds a family's solver for one piece of work */
  withSolver: <Result>(family: string, work: (client: Client) => Promise<Result>) => Promise<Result>;
  questionsOf: (game: FamilyGame) => Promise<import('../game_page/question/types.js').Questions>;
  /** The texts of the built-in lessons by their names, each fetched when it is opened */
  loadLessons: () => Promise<Record<string, () => Promise<string>>>;
  /** What the shelf says of them */
  loadShelf: () => Promise<readonly ShelvedLesson[]>;
}

/** A built-in lesson on the shelf. */
export interface ShelvedLesson extends Card {
  id: string;
}

/** The dialogs of features, fetched when they are opened. */
export interface Loaders {
  share: () => Promise<typeof import('../features/share/share.jsx').Share>;
  picture: () => Promise<typeof import('../features/picture/picture.jsx').SavePicture>;
}

/** What dialogs are made with. */
export interface DialogProps {
  router: Router;
  games: readonly FamilyGame[];
  /** The game on show */
  game: FamilyGame | undefined;
  loaders: Loaders;
}

export interface Example {
  /** Message id of its title; `${id}-why` is the sentence with the surprise */
  id: string;
  /** Where it stands among the examples */
  group: Group;
  params: Record<string, string>;
}

/** A link that a search finds. */
export interface Find {
  /** Message id of its name */
  id: string;
  params: Record<string, string>;
}

/** What a game's `game.js` says of it. Its folder is named as its route, with `_` for `-`. */
export interface Registration {
  /** Class of its solver's edge, where that is not named as the route */
  solver?: string;
  /** Place on the home page */
  order: number;
  /** Its group there */
  group: GameGroup;
  /** The position of its large picture, if it has one there: one steps right there */
  featured?: Record<string, string>;
  /** A position that whoever starts can win, where that of a bare link is none: Play on the home page begins there */
  fair?: Record<string, string>;
  /** Whether it is a proof and no game: nobody plays it, and home has it among the ways to learn */
  is_proof?: boolean;
  /** Whether two of its methods can stand side by side: then it has a `compared.js` */
  is_compared?: boolean;
  /** Whether it has lists or grids that a pasted table is checked against: then it has a `lists.js` or a `grids.js` */
  is_checked?: boolean;
  /** What `#/why` proves of it, as the link has it */
  proof?: string;
  /** The name of the built-in lesson that has more of it than the first walk */
  lesson?: string;
}

/** A game, and what is found of it by the names of its files: `examples.js`, `page.jsx`, `play_panel.jsx`, `lab_rule.js`. */
export interface Found {
  route: string;
  /** Name of its folder, its words, its Worker and its solver */
  family: string;
  /** The message id of its name */
  name: string;
  /** The message id of its summary */
  summary: string;
  /** Fetches the examples; the first is the default */
  loadExamples: () => Promise<readonly Example[]>;
  /** Fetches what else a search finds of it */
  loadFinds: () => Promise<readonly Find[]>;
  /** Fetches its page */
  load: () => Promise<GamePage>;
  /** Fetches the panel of a play */
  loadPlay: () => Promise<import('preact').FunctionComponent<{ page: any }>>;
  /** Fetches one of its programs, with the listing in one language of programs and its comments in one of the page */
  loadProgram: (name: string, ending: Ending, language: Language) => Promise<Listed>;
  /** Fetches the game as a rule of the laboratory */
  loadRule?: () => Promise<RuleOf>;
  /** Fetches the board of graphs, on which any game may be drawn */
  loadGraphBoard?: () => Promise<import('preact').FunctionComponent<{ page: any }>>;
}

/** What a game's page module exports. */
export interface GamePage {
  Page: import('preact').FunctionComponent<{
    client: Client;
    router: Router;
    game: ExampledGame;
    guide?: import('../game_page/types.js').Guide;
    Frame?: import('preact').ComponentType<import('../game_page/types.js').FrameProps>;
  }> & { of: import('../game_page/define_page.jsx').Definition<any> };
}

/** The game's page on show, alone or in a lesson. */
export interface OnShow {
  page: import('../game_page/state.js').Page;
  game: FamilyGame;
  /** The guide of the lesson that the page is part of */
  guide: import('../game_page/types.js').Guide | undefined;
}
