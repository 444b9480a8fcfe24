/** The places of a page that memoised search fills: its tree in the board's place, its counts below the code. Both are fetched with it. */
import { Lazy } from '../../ui/lazy.jsx';
import { WORDS } from './state.js';

/** @import { ComponentType } from 'preact' */

const loadTree = () => import('./call_tree.jsx').then(({ CallTree }) => CallTree);
const loadAside = () => import('./call_tree.jsx').then(({ Aside }) => Aside);

/** The page's own board, or the tree of the calls. @param {ComponentType<any>} Board @returns {ComponentType<any>} */
export const withTree =
  (Board) =>
  ({ page, ...props }) =>
    page.memo.is_on.value && (page.view?.value ?? 'board') === 'board' && page.match.play.value === null && !page.shows_pieces.value ? (
      <Lazy load={loadTree} words={WORDS} with={{ page }} meanwhile={<div class="board" />} />
    ) : (
      <Board page={page} {...props} />
    );

/** @param {{page: any}} props */
export const MemoAside = ({ page }) => page.memo.is_on.value && <Lazy load={loadAside} words={WORDS} with={{ page }} />;
