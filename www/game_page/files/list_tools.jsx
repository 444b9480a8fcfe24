/** What a page has whose list may be in a file: the panel that reads it, which is fetched after the page, and notes. */
import { Lazy } from '../../ui/lazy.jsx';

/** @import { Page } from '../types.js' */

export { notesOfFile } from './notes.js';

const loadPanel = () => import('./list_panel.jsx').then(({ ListPanel }) => ListPanel);

/** Below the code, but not during a play or a question, nor in a lesson. @param {{page: any}} props */
export const ListAside = ({ page }) =>
  !page.is_guided && page.match.play.value === null && <Lazy load={loadPanel} words="game_page/files" with={{ page }} />;
