/** The page of any sum of heaps: the frame of every game, filled with its heaps, the strip of their values, its words and play. */
import { definePage } from '../../page/define_page.jsx';
import { Board, Legend, Tools } from './board.jsx';
import { Explanation } from './explanation.jsx';
import { createSumState } from './state.js';
import { sentence } from './words.js';

/**
 * @param {object} of
 * @param {string} of.solver class of the solver's edge
 * @param {string} of.words what the ids of its messages begin with
 * @param {import('../../page/parameters.js').Parameters} of.parameters
 * @param {boolean} [of.has_parts] whether the parts are of kinds of their own
 * @param {boolean} [of.cuts] whether heaps fall in parts
 * @param {import('../../page/define_page.jsx').Definition<import('./state.js').Page>['Rule']} of.Rule
 */
export const sumPage = ({ solver, words, parameters, has_parts = false, cuts = false, Rule }) =>
  definePage(
    /** @type {import('../../page/define_page.jsx').Definition<import('./state.js').Page>} */ ({
      solver,
      words,
      terms: ['p', 'n', 'mex', 'nimber'],
      parameters,
      createState: createSumState({ has_parts, cuts }),
      Rule,
      sentence: (verdict, options) => sentence(verdict, options, has_parts),
      Board,
      Legend,
      Tools,
      Explanation,
      loadPlay: () => import('./play_panel.jsx').then(({ Play }) => Play),
    }),
  );
