/** The place of the open dialog. Dialogs are fetched when the first one opens. */
import { useLayoutEffect } from 'preact/hooks';
import { Lazy } from '../ui/lazy.jsx';
import { open_dialog } from './open_dialog.js';

/** @import { DialogProps } from './types.js' */

const loadDialogs = () => import('./dialogs.jsx').then(({ Dialogs }) => Dialogs);

/** The open dialog, on any page. @param {DialogProps} props */
export function OpenDialog(props) {
  // A dialog is about one page: another one closes it.
  useLayoutEffect(() => () => void (open_dialog.value = null), [props.router.link.value.route]);
  return open_dialog.value && <Lazy load={loadDialogs} words="shell" with={props} />;
}
