/** Which dialog is open, and about what. */
import { signal } from '@preact/signals';

/** @type {import('@preact/signals').Signal<'help' | 'about' | 'share' | 'picture' | 'examples' | 'games' | null>} */
export const open_dialog = signal(null);

/**
 * The game's page on show, alone or in a lesson.
 * @typedef {object} OnShow
 * @property {import('../game_page/state.js').Page} page
 * @property {import('./games.js').FamilyGame} game
 * @property {import('../game_page/types.js').Guide | undefined} guide of the lesson that it stands in
 */

/** @type {import('@preact/signals').Signal<OnShow | null>} */
export const on_show = signal(null);
