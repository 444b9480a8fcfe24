/** Which dialog is open, and about what. The dialogs themselves are fetched with the first one that is. */
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { Lazy } from '../ui/lazy.jsx';

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

/**
 * The dialogs of features, fetched when they are opened.
 * @typedef {object} Loaders
 * @property {() => Promise<typeof import('../features/share/share.jsx').Share>} share
 * @property {() => Promise<typeof import('../features/picture/picture.jsx').SavePicture>} picture
 */

const loadDialogs = () => import('./dialogs.jsx').then(({ Dialogs }) => Dialogs);

/**
 * What is open, of any page.
 * @param {object} props
 * @param {import('../ui/router.js').Router} props.router
 * @param {readonly import('./games.js').FamilyGame[]} props.games
 * @param {import('./games.js').FamilyGame | undefined} props.game on show
 * @param {Loaders} props.loaders
 */
export function OpenDialog(props) {
  // Back and forward lead to another page, which the dialog is not about.
  useLayoutEffect(() => () => void (open_dialog.value = null), [props.router.link.value.route]);
  return open_dialog.value && <Lazy load={loadDialogs} words="shell" with={props} />;
}
