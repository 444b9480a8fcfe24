/** What a page of a game is told by the lesson or the question in which it stands. */
import type { ComponentChildren, ComponentType } from 'preact';
import type { Result } from '../formats/results/code.js';
import type { FamilyGame } from '../shell/games.js';
import type { Router } from '../ui/router.js';
import type { Asked, Page } from './state.js';

export interface Guide {
  /** Prose, and the way on: through the steps and to the other sections; a question. */
  panel(advance: () => void, page: Page, question?: ComponentChildren): ComponentChildren;
  /** Where a question is asked. */
  asked?: Asked;
  /** Whether the keys go on to the next section without going through the steps. */
  at_once: boolean;
  /** Hears of every answer. */
  answered?(result: Result): void;
  /** Whether the key for the next step shows the answer of an open question first. */
  tells?: boolean;
  /** Whether other boards are live beside this one: then none of them listens to the keys. */
  is_one_of_many?: boolean;
  /** For the presenter. */
  note?: string;
  next(): void;
  previous(): void;
}

/** The page of any game, fetched when it is shown. */
export type Live = ComponentType<{ game: FamilyGame; router: Router; guide: Guide }>;
