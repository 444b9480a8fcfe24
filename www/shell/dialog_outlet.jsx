/** Where the open dialog is shown. The dialogs are fetched with the first one that opens. */
import { useLayoutEffect } from 'preact/hooks';
import { Lazy } from '../ui/lazy.jsx';
import { open_dialog } from './open_dialog.js';

/** @import { FamilyGame, Loaders, Router } from './types.js' */

const loadDialogs = () => import('./dialogs.jsx').then(({ Dialogs }) => Dialogs);

/**
 * What is open, of any page.
 * @param {object} props
 * @param {Router} props.router
 * @param {readonly FamilyGame[]} props.games
 * @param {FamilyGame | undefined} props.game on show
 * @param {Loaders} props.loaders
 */
export function OpenDialog(props) {
  // Back and forward lead to another page, which the dialog is not about.
  useLayoutEffect(() => () => void (open_dialog.value = null), [props.router.link.value.route]);
  return open_dialog.value && <Lazy load={loadDialogs} words="shell" with={props} />;
}
