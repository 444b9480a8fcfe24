/** The two windows of a lesson that is presented. */
import { newToken } from '../../ui/token.js';

/** @import { Router } from '../../shell/types.js' */

/** Opens the projector's window, or finds the one that there is, at the current section. @param {Router} router @param {string} token */
export function openProjector(router, token) {
  const link = router.linkWith({ present: null, follow: token, embed: '1', theme: 'projector' });
  window.open(`${location.href.split('#')[0]}${link}`, `mexplorer-${token}`, 'popup,width=1280,height=720')?.focus();
}

/** Makes this window the presenter's, and opens the projector's. @param {Router} router */
export function present(router) {
  const token = newToken();
  openProjector(router, token);
  router.push(router.linkWith({ present: token }));
}
