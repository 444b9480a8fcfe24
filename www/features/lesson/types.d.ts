/** Shapes that the modules of this folder share. */
import type { Game } from './lesson_page.jsx';
import type { Live } from '../../game_page/types.js';
import type { Router } from '../../ui/router.js';

/** What other features add to a lesson, fetched when it is needed. */
export interface Loaders {
  editor: () => Promise<typeof import('../editor/editor.jsx').Editor>;
  presenter: () => Promise<typeof import('../present/presenter.jsx').Presenter>;
  follower: () => Promise<typeof import('../present/follow.jsx').Follow>;
  result: () => Promise<typeof import('../collect/result.jsx').LessonResult>;
}

/** A lesson on show. */
export interface Shown {
  router: Router;
  games: readonly Game[];
  lesson: import('../../formats/lesson/parse.js').Lesson;
  /** Its text */
  words: string;
  loaders: Loaders;
  Live: Live;
  Asked: Live;
  /** Where another window shows the same */
  mirror?: (page: import('../../game_page/state.js').Page) => import('preact').ComponentChildren;
}
