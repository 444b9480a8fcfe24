/** The page of any sum of heaps: the frame of every game, filled with its heaps, the strip of their values, its words and play. */
import { definePage } from '../../game_page/define_page.jsx';
import { Board, Legend, Tools } from './board.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { sentence } from './words.js';

/** @import { Definition } from '../../game_page/define_page.jsx' */
/** @import { Parameters } from '../../game_page/parameters.js' */
/** @import { CommonState } from '../../game_page/state.js' */
/** @import { Page } from './state.js' */

/** The words of what is not there at first. */

const loadExplanation = () => import('./explanation.jsx').then(({ Explanation }) => Explanation);

/** @param {{page: Page, close: () => void}} props */
const Beside = ({ page, close }) => page.selection.value !== null && <Lazy load={loadExplanation} with={{ page, close }} />;

/**
 * @param {object} of
 * @param {string} of.words what the ids of its messages begin with
 * @param {Parameters} of.parameters
 * @param {(common: CommonState) => any} of.createState
 * @param {boolean} [of.has_parts] whether the parts are of kinds of their own
 * @param {Definition<Page>['Rule']} of.Rule
 * @param {Definition<Page>['RuleTools']} [of.RuleTools]
 */
export const sumPage = ({ words, parameters, createState, has_parts = false, Rule, RuleTools }) => {
  const views = parameters.view?.among;
  return definePage(
    /** @type {Definition<Page>} */ ({
      solver: 'Sum',
      words,
      terms: ['p', 'n', 'mex', 'nimber', 'xor'],
      parameters,
      createState,
      Rule,
      ...(RuleTools && { RuleTools }),
      ...(views && {
        /** @param {Page} page */
        viewsOf: ({ view }) => ({ among: ['board', ...views].map((value) => ({ value })), chosen: view.value }),
        stillViews: views,
      }),
      sentence: (verdict, options) => sentence(verdict, options, has_parts),
      Board,
      Legend,
      Tools,
      Explanation: Beside,
    }),
  );
};
