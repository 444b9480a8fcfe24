/** Shapes that the modules of this folder share. */
import type { ComponentChildren } from 'preact';
import type { Lesson } from '../../formats/lesson/parse.js';
import type { Section } from '../../formats/lesson/types.js';
import type { Page } from '../../game_page/state.js';
import type { Live } from '../../game_page/types.js';
import type { Site } from '../../shell/types.js';

/** What is wrong with a line of a lesson, or only remarkable, as a sentence. */
export interface Diagnostic {
  line: number;
  what: string;
  is_wrong: boolean;
}

/** Finds what is wrong with the board of a section. */
export type Check = (section: Section, abort: AbortSignal) => Promise<Diagnostic[]>;

/** What other features add to a lesson, fetched when it is needed. */
export interface Loaders {
  editor: () => Promise<typeof import('../editor/editor.jsx').Editor>;
  presenter: () => Promise<typeof import('../present/presenter.jsx').Presenter>;
  follower: () => Promise<typeof import('../present/follow.jsx').Follow>;
  result: () => Promise<typeof import('../collect/result.jsx').LessonResult>;
}

/** A lesson on show. */
export interface Shown extends Pick<Site, 'router' | 'games' | 'Live'> {
  lesson: Lesson;
  /** The text of the lesson */
  words: string;
  loaders: Loaders;
  /** A game's page that asks */
  QuestionSection: Live;
  /** Sends what is on show to another window, where one shows the same */
  mirror?: (page: Page) => ComponentChildren;
}

/** A section of it. */
export interface ShownSection extends Shown {
  section: Section;
  /** The number of the section, from 1 */
  number: number;
  /** Whether the sections stand below one another */
  is_one_of_many?: boolean;
}
