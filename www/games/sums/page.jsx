/** The page of any sum of heaps: the frame of every game, filled with its heaps, the strip of their values, its words and play. */
import { definePage } from '../../game_page/define_page.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { Board, Legend, Tools } from './board.jsx';
import { sentence } from './words.js';

/** @import { Definition } from '../../game_page/define_page.jsx' */
/** @import { Page } from './state.js' */

const loadExplanation = () => import('./explanation.jsx').then(({ Explanation }) => Explanation);

/** @param {{page: Page, close: () => void}} props */
const Explanation = ({ page, close }) => page.selection.value !== null && <Lazy load={loadExplanation} with={{ page, close }} />;

/**
 * @param {Pick<Definition<Page>, 'words' | 'parameters' | 'createState'> & Partial<Definition<any>> & {has_parts?: boolean}} of
 *   has_parts: whether every heap has a kind of its own; parts of its own take the place of those of all sums
 */
export function sumPage({ has_parts = false, ...own }) {
  const { parameters } = own;
  const views = parameters.view?.among;
  /** @type {Definition<Page>} */
  const of = {
    solver: 'Sum',
    terms: ['p', 'n', 'mex', 'nimber', 'xor'],
    ...(views && {
      viewsOf: ({ view }) => ({ among: ['board', ...views].map((value) => ({ value })), chosen: view.value }),
      stillViews: views,
    }),
    sentence: (verdict, options) => sentence(verdict, options, has_parts),
    Board,
    Legend,
    Tools,
    Explanation,
    ...own,
  };
  return definePage(of);
}
