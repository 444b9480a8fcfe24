/** The page of Wythoff's game: the frame of every game, filled with this one's rule, grid, words and play. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Choice } from '../../ui/choice.jsx';
import { CostTable } from '../../ui/cost_table.jsx';
import { GameFrame } from '../../page/frame.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { quoted } from '../../ui/link.js';
import { anyOf, rich, text } from '../../ui/messages.jsx';
import { ends, readable } from '../../ui/numbers.js';
import { problemText } from '../../ui/problem.js';
import { link } from '../../ui/router.js';
import { covered, Verdict } from '../../page/verdict.jsx';
import { unknownValues } from '../../play/parameters.js';
import { Explanation, Grid } from './grid.jsx';
import { NumberLine, Pairs } from './mex_panel.jsx';
import { LEAST_GRID, LIMITS, METHODS, NAMES, positionOf, VALUES, VIEWS } from './parameters.js';
import { Rule } from './rule.jsx';
import { createPage } from './state.js';
import './style.css';

/** The views of Beatty's theorem are fetched when they are first looked at. @type {Record<typeof VIEWS[number], () => Promise<any>>} */
const OTHER_VIEWS = {
  ratio: () => import('./ratio.jsx').then(({ Ratio }) => Ratio),
  partition: () => import('./partition.jsx').then(({ PartitionStrip }) => PartitionStrip),
  zeckendorf: () => import('./zeckendorf.jsx').then(({ ZeckendorfForm }) => ZeckendorfForm),
};

const loadPlay = () => import('./play_panel.jsx').then(({ Play }) => Play);

/** @param {{client: import('../../solver/client.js').Client, game: import('../../page/games.js').Game}} props */
export function Page({ client, game }) {
  const page = useMemo(() => createPage(client), [client]);
  useLayoutEffect(() => () => page.destroy(), [page]);
  const { session, player } = page;
  const lesson = page.lesson.value;
  const cursor = Math.min(player.cursor.value, lesson?.stepCount ?? 0);
  const view = page.view.value;
  const place = lesson?.nameOf(cursor);
  const leave = useMemo(
    () => () => {
      page.selection.value = null;
    },
    [page],
  );
  const timeline = page.timeline.value;
  const is_outdated = session.state.value === 'error';

  return (
    <GameFrame
      game={game}
      player={player}
      names={NAMES}
      rule={<Rule page={page} />}
      methods={<Choices page={page} />}
      verdict={
        <Verdict session={session} sentence={(verdict) => sentence(verdict, session.board.value?.options ?? {})} problem={problemText} />
      }
      caption={lesson ? lesson.captionOf(cursor, covered()) : null}
      notes={notesOf(page)}
      code={{ lines: lesson?.code ?? [], lit: lesson?.litOf(cursor) ?? [] }}
      place={place ? text(place.id, place.args) : ''}
      board={
        view === 'grid' ? (
          <>
            <Grid page={page} />
            {timeline?.method === 'mex' && <NumberLine timeline={timeline} cursor={cursor} />}
          </>
        ) : covered() ? (
          <div class="board">
            <p class="board-message" role="status">
              {text('wythoff-covered')}
            </p>
          </div>
        ) : (
          <Lazy load={OTHER_VIEWS[view]} with={{ page }} meanwhile={<div class="board" />} />
        )
      }
      legend={null}
      tools={null}
      explanation={<Asked page={page} leave={leave} />}
      aside={<Aside page={page} cursor={cursor} />}
      outdated={is_outdated}
      leave={leave}
    />
  );
}

/** @param {import('../../solver/session.js').Verdict} verdict @param {Record<string, string | null>} options */
function sentence({ moves }, options) {
  const { a, b } = positionOf(options);
  const where = { a: ends(String(a)), b: ends(String(b)) };
  if (moves.length === 0) return rich(a + b === 0n ? 'wythoff-verdict-stuck' : 'wythoff-verdict-p', where);
  return rich('wythoff-verdict-n', { ...where, targets: anyOf(moves.map((/** @type {any} */ [x, y]) => `(${ends(x)}, ${ends(y)})`)) });
}

/** The methods, and what Beatty's theorem can be looked at by. @param {{page: import('./state.js').PageState}} props */
function Choices({ page }) {
  const { method } = page.options.value;
  return (
    <>
      <Choice
        name="method"
        label={text('methods')}
        among={METHODS.map((value) => ({ value, text: text(`wythoff-method-${value}`) }))}
        chosen={method ?? ''}
        choose={(chosen) => page.go({ method: chosen, at: null, view: null, x: null })}
      />
      {method === 'beatty' && (
        <Choice
          kind="views"
          name="view"
          label={text('views')}
          among={['grid', ...VIEWS].map((value) => ({ value, text: text(`wythoff-view-${value}`) }))}
          chosen={page.view.value}
          choose={(view) => page.go({ view: view === 'grid' ? null : view, at: null })}
        />
      )}
    </>
  );
}

/** @param {import('./state.js').PageState} page */
function notesOf(page) {
  const notes = unknownValues(link.value.params, VALUES).map(([name, value]) => text('note-setting', { name, value: quoted(value) }));
  const wanted = link.value.params.get('view');
  if (wanted && VALUES.view.test(wanted) && page.options.value.method !== 'beatty' && page.session.state.value === 'ready')
    notes.push(text('wythoff-note-view', { view: text(`wythoff-view-${wanted}`) }));
  const shown = page.session.board.value;
  if (shown && page.session.state.value === 'error')
    notes.push(text('wythoff-note-outdated', { a: readable(shown.options.a ?? ''), b: readable(shown.options.b ?? '') }));
  const refusal = page.session.state.value === 'ready' ? shown?.refusal : null;
  if (refusal)
    notes.push(
      refusal.id === 'error-table-large'
        ? text('wythoff-large', { method: shown?.options.method ?? '', limit: LIMITS[/** @type {'stars'} */ (shown?.options.method)] })
        : problemText(refusal),
    );
  if (page.bad_place.value !== null) notes.push(text('wythoff-note-at', { value: quoted(page.bad_place.value) }));
  return notes;
}

/** What stands in for the step's words: a play, a position that is explained. @param {{page: import('./state.js').PageState, leave: () => void}} props */
function Asked({ page, leave }) {
  return (
    <>
      {page.match.play.value && <Lazy load={loadPlay} with={{ page }} />}
      <Explanation page={page} close={leave} />
    </>
  );
}

/** Below the algorithm: the sequences, the formula in numbers, the counted work, what was checked. @param {{page: import('./state.js').PageState, cursor: number}} props */
function Aside({ page, cursor }) {
  const timeline = page.timeline.value;
  if (!timeline) return null;
  const { cost } = timeline;
  const rows = /** @type {const} */ ([
    ['stars', cost.stars && text('wythoff-cost-stars', { ...cost.stars })],
    ['mex', cost.mex && text('wythoff-cost-mex', { ...cost.mex })],
    ['beatty', text('wythoff-cost-beatty', { digits: cost.beatty.digits })],
  ]);
  const { a, b } = page.position.value;
  return (
    <>
      {timeline.method === 'mex' && <Pairs timeline={timeline} cursor={cursor} />}
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
