/** The page of Wythoff's game: the frame of every game, filled with this one's rule, grid, words and play. */
import { definePage } from '../../game_page/define_page.jsx';
import { CostTable } from '../../ui/cost_table.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { anyOf, rich, text } from '../../ui/messages.js';
import { ends, readable } from '../../ui/numbers.js';
import { problemText } from '../../ui/problem.js';
import { Explanation, Grid } from './grid.jsx';
import { NumberLine, Pairs } from './mex_panel.jsx';
import { LEAST_GRID, LIMITS, PARAMETERS, positionOf, VIEWS } from './parameters.js';
import { createState } from './state.js';
import './style.css';

/** @import { Definition } from '../../game_page/define_page.jsx' */
/** @import { Verdict } from '../../solver/types.js' */

/** @typedef {import('./state.js').Page} WythoffPage */

/** The views of Beatty's theorem are fetched when they are first looked at. @type {Record<typeof VIEWS[number], () => Promise<any>>} */
const OTHER_VIEWS = {
  ratio: () => import('./ratio.jsx').then(({ Ratio }) => Ratio),
  partition: () => import('./partition.jsx').then(({ PartitionStrip }) => PartitionStrip),
  zeckendorf: () => import('./zeckendorf.jsx').then(({ ZeckendorfForm }) => ZeckendorfForm),
};

/** @param {{page: WythoffPage}} props */
function Board({ page }) {
  const [view, timeline] = [page.view.value, page.timeline.value];
  const is_played = page.match.play.value !== null;
  if (view === 'grid' || is_played) {
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

/** @param {Verdict} verdict @param {Record<string, string | null>} options */
function sentence({ moves }, options) {
  const { a, b } = positionOf(options);
  const where = { a: ends(String(a)), b: ends(String(b)) };
  if (moves.length === 0) return rich(a + b === 0n ? 'wythoff-verdict-stuck' : 'wythoff-verdict-p', where);
  return rich('wythoff-verdict-n', { ...where, targets: anyOf(moves.map((/** @type {any} */ [x, y]) => `(${ends(x)}, ${ends(y)})`)) });
}

/** @param {WythoffPage} page */
function notesOf({ link, method, session, solution }) {
  const notes = [];
  const wanted = link.value.params.get('view');
  const is_ready = session.state.value === 'ready';
  if (wanted && /** @type {readonly string[]} */ (VIEWS).includes(wanted) && method.value !== 'beatty' && is_ready)
    notes.push(text('wythoff-note-view', { view: text(`wythoff-view-${wanted}`) }));
  const shown = solution.value;
  if (shown && session.state.value === 'error')
    notes.push(text('wythoff-note-outdated', { a: readable(shown.options.a ?? ''), b: readable(shown.options.b ?? '') }));
  if (is_ready && shown?.refusal) {
    const limit = LIMITS[/** @type {'stars'} */ (shown.method)];
    notes.push(
      shown.refusal.id === 'error-table-large' ? text('wythoff-large', { method: shown.method, limit }) : problemText(shown.refusal),
    );
  }
  return notes;
}

/** Below the algorithm: the sequences, the formula in numbers, the counted work, what was checked. @param {{page: WythoffPage}} props */
function Aside({ page }) {
  const timeline = page.timeline.value;
  if (!timeline) return null;
  const { cost } = timeline;
  const rows = /** @type {const} */ ([
    ['stars', cost.stars && text('wythoff-cost-stars', { ...cost.stars })],
    ['mex', cost.mex && text('wythoff-cost-mex', { ...cost.mex })],
    ['beatty', text('wythoff-cost-beatty', { digits: cost.beatty.digits })],
  ]);
  const { a, b } = page.piles.value;
  return (
    <>
      {timeline.method === 'mex' && <Pairs timeline={timeline} cursor={page.cursor.value} />}
      <CostTable
        caption={text('wythoff-cost', {
          a: ends(String(a)),
          b: ends(String(b)),
          n: ends(String('n' in timeline ? timeline.n : [a, b, LEAST_GRID].reduce((most, one) => (one > most ? one : most)))),
        })}
        chosen={timeline.method}
        rows={rows.map(([method, words]) => ({
          method,
          name: text(`wythoff-method-${method}`),
          words: words ?? text('wythoff-cost-none', { limit: method === 'beatty' ? 0 : LIMITS[method] }),
        }))}
      />
      {'agree' in timeline && timeline.agree && <p class="checked">{rich('wythoff-checked')}</p>}
      {timeline.method === 'beatty' && <p class="checked">{rich('wythoff-checked-beatty')}</p>}
    </>
  );
}

export const Page = definePage(
  /** @type {Definition<WythoffPage>} */ ({
    solver: 'Wythoff',
    words: 'wythoff',
    terms: ['p', 'n', 'mex', 'star', 'nimber'],
    parameters: PARAMETERS,
    createState,
    Rule: ({ field }) => rich('wythoff-rule', {}, { a: field('a'), b: field('b') }),
    sentence,
    viewsOf: ({ method, view }) =>
      method.value === 'beatty' ? { among: ['grid', ...VIEWS].map((value) => ({ value })), chosen: view.value } : null,
    notesOf,
    Board,
    Explanation,
    Aside,
  }),
);
