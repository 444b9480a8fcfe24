/** The page of a game in a row: the frame of every game, filled with its places, the heaps that they are, its words and play. */
import { definePage } from '../../game_page/define_page.jsx';
import { rich, text } from '../../ui/messages.js';
import { rowBoard } from './board.jsx';
import { Explanation } from './explanation.jsx';
import { heapsOf } from './lesson.js';
import { sentence } from './words.js';
import './style.css';

/** @import { ComponentType } from 'preact' */
/** @import { Definition } from '../../game_page/define_page.jsx' */
/** @import { Parameters } from '../../game_page/parameters.js' */
/** @import { Timeline } from './lesson.js' */
/** @import { Page } from './state.js' */
/** @import { Row } from './types.js' */

/** Heaps that a link to Nim has room for. */
const LINKED = 100;

/** The heaps of the link on the page of Nim. @param {{page: Page}} props */
function AsNim({ page }) {
  /** @type {Timeline | null} */
  const timeline = page.timeline.value;
  const heaps = timeline ? heapsOf(timeline).flatMap(({ heap }) => (heap === '0' ? [] : [heap])) : [];
  const is_nim = page.form.value !== 'thrown' && page.form.value !== 'goal';
  return is_nim && heaps.length > 0 && heaps.length <= LINKED ? (
    <a href={page.router.linkTo('nim', { heaps: heaps.join(',') })}>{text('rows-as-nim')}</a>
  ) : null;
}

/**
 * @param {object} of
 * @param {Row} of.row
 * @param {ReturnType<typeof import('./state.js').createRowState>} of.createState
 * @param {string} of.solver
 * @param {Parameters} of.parameters
 * @param {ComponentType<{page: Page}>} of.Places
 * @param {Definition<Page>['Rule']} of.Rule
 * @param {ComponentType<{page: Page}>} [of.More] below the code
 */
export const rowPage = ({ row, createState, solver, parameters, Places, Rule, More }) =>
  definePage(
    /** @type {Definition<Page>} */ ({
      solver,
      words: row.words,
      terms: ['p', 'n', 'nimber', 'xor'],
      parameters,
      createState,
      Rule,
      sentence: (verdict) => sentence(row.words, verdict),
      Board: rowBoard(Places),
      Explanation,
      Aside: ({ page }) => (
        <>
          {More && <More page={page} />}
          <p class="checked">
            {rich(`${row.words}-checked`)} <AsNim page={page} />
          </p>
        </>
      ),
    }),
  );
