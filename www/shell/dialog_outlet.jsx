/** Where the open dialog is shown. The dialogs are fetched with the first one that opens. */
import { useLayoutEffect } from 'preact/hooks';
import { Lazy } from '../ui/lazy.jsx';
import { open_dialog } from './open_dialog.js';

/** @import { DialogProps } from './types.js' */

const loadDialogs = () => import('./dialogs.jsx').then(({ Dialogs }) => Dialogs);

/** What is open, of any page. @param {DialogProps} props */
export function OpenDialog(props) {
  // Back and forward lead to another page, which the dialog is not about.
  useLayoutEffect(() => () => void (open_dialog.value = null), [props.router.link.value.route]);
  return open_dialog.value && <Lazy load={loadDialogs} words="shell" with={props} />;
}
