/** The page of Wythoff's game: the frame of every game, filled with this one's rule, grid, words and play. */
import { definePage } from '../../game_page/define_page.jsx';
import { viewOf } from '../../game_page/parameters.js';
import { CostTable } from '../../ui/cost_table.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { anyOf, rich, text } from '../../ui/messages.js';
import { ends } from '../../ui/numbers.js';
import { problemText } from '../../ui/problem.js';
import { Explanation, Grid } from './grid.jsx';
import { NumberLine, Pairs } from './mex_panel.jsx';
import { largest, LEAST_GRID, LIMITS, PARAMETERS, positionOf, VIEWS } from './parameters.js';
import { createState } from './state.js';
import './style.css';

/** @import { FunctionComponent } from 'preact' */
/** @import { WythoffVerdict } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Definition } from '../../game_page/define_page.jsx' */
/** @import { Options } from '../../solver/types.js' */
/** @import { Page as WythoffPage } from './state.js' */
/** @import { View } from './types.js' */

/** Fetched when they are first looked at. @type {Record<View, () => Promise<FunctionComponent<{page: WythoffPage}>>>} */
const OTHER_VIEWS = {
  ratio: () => import('./ratio.jsx').then(({ Ratio }) => Ratio),
  rounding: () => import('./rounding.jsx').then(({ Rounding }) => Rounding),
  partition: () => import('./partition.jsx').then(({ PartitionStrip }) => PartitionStrip),
  zeckendorf: () => import('./zeckendorf.jsx').then(({ ZeckendorfForm }) => ZeckendorfForm),
};

/** @param {{page: WythoffPage}} props */
function Board({ page }) {
  const [view, timeline] = [page.view.value, page.timeline.value];
  const is_played = page.match.play.value !== null;
  if (!view || is_played) {
    return (
      <>
        <Grid page={page} />
        {timeline?.method === 'mex' && !is_played && <NumberLine timeline={timeline} cursor={page.cursor.value} />}
      </>
    );
  }
  if (!page.covered.value) return <Lazy load={OTHER_VIEWS[view]} with={{ page }} meanwhile={<div class="board" />} />;
  return (
    <div class="board">
      <p class="board-message" role="status">
        {text('wythoff-covered')}
      </p>
    </div>
  );
}

/** @param {WythoffVerdict} verdict @param {Options} options */
function sentence({ moves }, options) {
  const { a, b } = positionOf(options);
  const where = { a: ends(String(a)), b: ends(String(b)) };
  if (moves.length === 0) return rich(a + b === 0n ? 'wythoff-verdict-stuck' : 'wythoff-verdict-p', where);
  const targets = moves.map((move) => `(${String(move).split(',').map(ends).join(', ')})`);
  return rich('wythoff-verdict-n', { ...where, targets: anyOf(targets) });
}

/** @param {WythoffPage} page */
function notesOf({ link, method, session, solution }) {
  const notes = [];
  const [state, shown] = [session.state.value, solution.value];
  const wanted = viewOf(PARAMETERS, link.value.params);
  if (wanted && method.value !== 'beatty' && state === 'ready')
    notes.push(text('wythoff-note-view', { view: text(`wythoff-view-${wanted}`) }));
  if (shown?.refusal && state === 'ready') {
    const large = text('wythoff-large', { method: shown.method, limit: LIMITS[shown.method] ?? 0 });
    notes.push(shown.refusal.id === 'error-table-large' ? large : problemText(shown.refusal));
  }
  return notes;
}

/** Below the algorithm: the sequences, the formula in numbers, the counted work, what was checked. @param {{page: WythoffPage}} props */
function Aside({ page }) {
  const timeline = page.timeline.value;
  if (!timeline) return null;
  const { stars, mex, beatty, definition } = timeline.cost;
  const costs = {
    stars: stars && { ...stars },
    mex: mex && { ...mex },
    beatty: { ...beatty },
    definition: definition && { ...definition },
  };
  const { a, b } = page.piles.value;
  const n = 'n' in timeline ? timeline.n : largest(a, b, LEAST_GRID);
  return (
    <>
      {timeline.method === 'mex' && <Pairs timeline={timeline} cursor={page.cursor.value} />}
      <CostTable
        caption={text('wythoff-cost', { a: ends(String(a)), b: ends(String(b)), n: ends(String(n)) })}
        chosen={timeline.method}
        rows={Object.entries(costs).map(([method, cost]) => ({
          method,
          name: text(`wythoff-method-${method}`),
          words: cost ? text(`wythoff-cost-${method}`, cost) : text('wythoff-cost-none', { limit: LIMITS[method] ?? 0 }),
        }))}
      />
      {'agree' in timeline && timeline.agree && <p class="checked">{rich('wythoff-checked')}</p>}
      {timeline.method === 'beatty' && <p class="checked">{rich('wythoff-checked-beatty')}</p>}
    </>
  );
}

/** @type {Definition<WythoffPage>} */
const DEFINITION = {
  solver: 'Wythoff',
  words: 'wythoff',
  terms: ['p', 'n', 'mex', 'star', 'nimber'],
  parameters: PARAMETERS,
  createState,
  sentence,
  viewsOf: ({ method, view }) =>
    method.value === 'beatty' ? { among: ['grid', ...VIEWS].map((value) => ({ value })), chosen: view.value ?? 'grid' } : null,
  notesOf,
  Board,
  Explanation,
  Aside,
};

export const Page = definePage(DEFINITION);
