/** The page of Dynamic Nim: the frame of every game, filled with this one's rule, board, words and play. */
import { Board, BoardTools } from '../../canvas/board.jsx';
import { bytesOf } from '../../canvas/palette.js';
import { definePage } from '../../game_page/define_page.jsx';
import { MemoAside, withTree } from '../../game_page/memo/outlet.jsx';
import { GoOn, Work } from '../../shell/work.jsx';
import { useResource } from '../../solver/resource.js';
import { Button } from '../../ui/controls.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { rich, text } from '../../ui/messages.js';
import { problemText } from '../../ui/problem.js';
import { FIRST, LARGEST_TABLE, PARAMETERS, VIEWS } from './parameters.js';
import { Stack, Walls } from './stack.jsx';
import { createState } from './state.js';
import { capAfter } from './steps.js';
import { Cost, Legend, sentence } from './summary.jsx';
import './style.css';

/** @import { ComponentChild, ComponentChildren, FunctionComponent } from 'preact' */
/** @import { DynamicNimStackError } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Definition } from '../../game_page/define_page.jsx' */
/** @import { Page as DynamicNimPage } from './state.js' */
/** @import { View } from './types.js' */

/** The first limits of a factor: a list begins as the rule that it takes the place of. @param {DynamicNimPage} page */
function firstLimits({ timeline }) {
  const k = timeline.value?.k;
  return k ? [1, 2, 3, 4, 5, 6].map((take) => capAfter({ k, limit: null }, take)).join(',') : FIRST.limit;
}

/** From a factor to a list and back. @param {{page: DynamicNimPage}} props */
function RuleTools({ page }) {
  const is_listed = page.link.value.params.has('limit');
  return (
    <Button
      words={text(is_listed ? 'dynamic-nim-to-factor' : 'dynamic-nim-to-limit')}
      onClick={() => page.go({ limit: is_listed ? null : firstLimits(page), at: null })}
    />
  );
}

/** @param {DynamicNimPage} page */
function notesOf({ session, view }) {
  const notes = [];
  const [shown, state] = [session.solution.value, session.state.value];
  // On the board itself it replaces the board.
  if (shown?.refusal && shown.refusal.id !== 'stopped' && view.value !== 'board' && state === 'ready')
    notes.push(problemText(shown.refusal));
  return notes;
}

const loadOverview = () => import('../../canvas/overview.jsx').then(({ Overview }) => Overview);
const loadSecondConstruction = () => import('./numeration_view.jsx').then(({ SecondConstruction }) => SecondConstruction);
const loadExplanation = () => import('./explanation.jsx').then(({ Explanation }) => Explanation);

/**
 * What replaces the table is fetched when it is first opened.
 * @type {Record<'numeration' | View, () => Promise<FunctionComponent<{page: DynamicNimPage, children: ComponentChildren}>>>}
 */
const OTHER_BOARDS = {
  numeration: () => import('./numeration_view.jsx').then(({ NumerationBoard }) => NumerationBoard),
  map: () => import('./map.jsx').then(({ TableMap }) => TableMap),
  sweep: () => import('./sweep.jsx').then(({ Sweep }) => Sweep),
  cost: () => import('./cost.jsx').then(({ CostChart }) => CostChart),
};

/** The method's own board, or what replaces it. @param {{page: DynamicNimPage}} props */
function MethodBoard({ page }) {
  const view = page.view.value;
  if (view === 'board' && page.memo.is_on.value) return <Search page={page} />;
  const name = view === 'board' && page.numeration.value ? 'numeration' : view;
  if (name === 'board') return <TableBoard page={page} />;
  const message = <BoardMessage page={page} />;
  return <Lazy load={OTHER_BOARDS[name]} with={{ page, children: message }} meanwhile={<div class="board" />} />;
}

/** The search with a memo. */
const Search = withTree(() => null);

/** Why the method has no steps to show, or how far it is with them. @param {{page: DynamicNimPage}} props */
function BoardMessage({ page }) {
  const { session } = page;
  const solved = session.solution.value;
  if (!solved || solved.timeline || session.state.value !== 'ready') return null;
  const { refusal } = solved;
  const is_refused = refusal !== null && refusal.id !== 'stopped';
  // What has no steps may have a map all the same.
  if (page.view.value !== 'board' && is_refused) return null;
  return (
    <p class="board-message" role="status">
      {refusal && <span>{problemText(refusal)}</span>}
      {is_refused && page.method.value !== 'numeration' && (
        <span class="row">
          <Button words={text('dynamic-nim-method-numeration')} onClick={() => page.go({ method: 'numeration', view: null, at: null })} />
          <Button words={text('dynamic-nim-view-map')} onClick={() => page.go({ view: 'map' })} />
        </span>
      )}
      {refusal?.id === 'stopped' && <GoOn session={session} />}
      <Work session={session} />
    </p>
  );
}

/** The table, or why this method has none. @param {{page: DynamicNimPage}} props */
const TableBoard = ({ page }) => (
  <Board board={page.board} player={page.player} kind="stairs">
    <BoardMessage page={page} />
    {page.has_free_corner.value && <SmallTable page={page} />}
    {page.has_stack_on_board.value && <StackOnBoard page={page} />}
  </Board>
);

/** The stack in the free corner above the stairs, where all see it change, once there is a ray. @param {{page: DynamicNimPage}} props */
function StackOnBoard({ page: { table, step } }) {
  return (
    table.value &&
    step.value &&
    step.value.kind !== 'start' && (
      <figure class="stack corner" aria-label={text('dynamic-nim-stack')}>
        <figcaption>{text('dynamic-nim-stack-here')}</figcaption>
        <Walls timeline={table.value} step={step.value} is_on_board />
      </figure>
    )
  );
}

/** All of a table that is on show in part. @param {{page: DynamicNimPage}} props */
const SmallTable = ({ page }) =>
  page.board.away.value && (
    <Lazy
      load={loadOverview}
      with={{
        board: page.board,
        // The picture would give the answer away.
        covered: page.covered.value,
        of: page.table.value,
        current: () => {
          const [row, rows] = [page.step.value?.row ?? 0, (page.table.value?.size ?? 0) + 1];
          return { from: row / rows, to: (row + 1) / rows };
        },
        picture: (width, height, palette, abort) => {
          const side = (page.table.value?.size ?? 0) + 1;
          const window = { firstRow: 0, rows: side, firstColumn: 0, columns: side };
          const colours = { p: bytesOf(palette['p-strong']), n: bytesOf(palette['n-fill']) };
          return page.session.ask('picture', { window, width, height, ...colours }, abort);
        },
      }}
    />
  );

/** What the colours mean, and the small table if it would cover cells. @param {{page: DynamicNimPage}} props */
const BesideTable = ({ page }) =>
  page.view.value === 'board' && (
    <>
      <Legend method={page.timeline.value?.method ?? page.method.value} most={page.nimbers.value?.most ?? null} />
      {page.table.value && !page.has_free_corner.value && <SmallTable page={page} />}
    </>
  );

/** The layer of nimbers, and what zooms. @param {{page: DynamicNimPage}} props */
const Tools = ({ page }) =>
  page.view.value === 'board' &&
  page.table.value && (
    <>
      <div class="board-tools">
        <Button
          words={text('dynamic-nim-layer')}
          disabled={page.covered.value}
          aria-pressed={page.has_layer.value}
          class={page.has_layer.value ? 'toggle primary' : 'toggle'}
          onClick={() => page.go({ layer: page.has_layer.value ? null : 'grundy' })}
        />
      </div>
      <BoardTools board={page.board} />
    </>
  );

/** @param {{page: DynamicNimPage, close: () => void}} props */
function PickedCell({ page, close }) {
  const [table, cell] = [page.table.value, page.selection.value];
  return table && cell && <Lazy load={loadExplanation} with={{ page, table, cell, close }} />;
}

/** @param {{page: DynamicNimPage}} props */
function Aside({ page }) {
  const pile = page.solution.value?.options.n ?? '';
  const [numeration, table, step] = [page.numeration.value, page.table.value, page.step.value];
  if (numeration) {
    return (
      <>
        {pile.length < 4 && Number(pile) <= LARGEST_TABLE && Number(pile) > 0 && (
          <Button words={text('dynamic-nim-to-walls', { pile })} onClick={() => page.go({ method: 'walls', at: pile })} />
        )}
        <Lazy load={loadSecondConstruction} with={{ page, timeline: numeration }} />
        <Cost timeline={numeration} pile={pile} />
        <p class="checked">{rich('dynamic-nim-checked-numeration')}</p>
      </>
    );
  }
  if (!table || !step) return <MemoAside page={page} />;
  return (
    <>
      {table.method === 'walls' && (
        <Stack
          timeline={table}
          step={step}
          has_picture={!page.has_stack_on_board.value}
          numerate={(sum) => page.go({ n: String(sum), cap: null, method: 'numeration', at: 'answer' })}
        />
      )}
      {page.nimbers.value && <p class="checked">{rich('dynamic-nim-layer-why')}</p>}
      <StackError page={page} />
      <Cost timeline={table} pile={pile} />
      {table.agree && <p class="checked">{rich('dynamic-nim-checked')}</p>}
    </>
  );
}

/** Where the stack would go wrong under a limit that falls. @param {{page: DynamicNimPage}} props */
function StackError({ page: { solution, session } }) {
  const solved = solution.value;
  // A limit that only ever grows has none, and asks nothing more.
  /** @type {DynamicNimStackError | null} */
  const error = useResource(solved && solved.options.limit !== null ? solved : null, (abort) =>
    session.ask('stackError', undefined, abort),
  );
  return error && <p class="stack-error">{rich('dynamic-nim-stack-error', { ...error })}</p>;
}

/** @type {Definition<DynamicNimPage>} */
const DEFINITION = {
  solver: 'DynamicNim',
  words: 'dynamic-nim',
  terms: ['p', 'n', 'cap', 'f', 'ray', 'wall', 'stack'],
  parameters: PARAMETERS,
  createState,
  ruleOf: ({ link }) => ({ id: link.value.params.has('limit') ? 'dynamic-nim-rule-limit' : 'dynamic-nim-rule', args: {} }),
  RuleTools,
  sentence,
  viewsOf: ({ table, view }) => ({
    among: ['board', ...VIEWS].map((value) => ({ value, disabled: value === 'board' && (table.value?.size ?? 0) > LARGEST_TABLE })),
    chosen: view.value,
  }),
  stillViews: ['sweep', 'cost'],
  notesOf,
  Board: MethodBoard,
  Legend: BesideTable,
  Tools,
  Explanation: PickedCell,
  Aside,
  loadPlayBoard: () => import('./play_panel.jsx').then(({ PlayBoard }) => PlayBoard),
};

export const Page = definePage(DEFINITION);
