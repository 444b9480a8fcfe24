/** The page of Dynamic Nim: the frame of every game, filled with this one's rule, board, words and play. */
import { Board, BoardTools } from '../../canvas/board.jsx';
import { bytesOf } from '../../canvas/palette.js';
import { definePage } from '../../game_page/define_page.jsx';
import { GoOn, Work } from '../../shell/work.jsx';
import { NEW_PLAY, playParams } from '../../play/parameters.js';
import { useResource } from '../../solver/resource.js';
import { Icon } from '../../ui/icons.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { quoted } from '../../ui/link.js';
import { rich, text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { problemText } from '../../ui/problem.js';
import { FIRST, LARGEST_TABLE, PARAMETERS, VIEWS } from './parameters.js';
import { Stack } from './stack.jsx';
import { createState } from './state.js';
import { lastStep } from './steps.js';
import { Cost, Legend, sentence } from './summary.jsx';
import './style.css';

/** @import { ComponentChild } from 'preact' */
/** @import { DynamicNimStackError } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Definition } from '../../game_page/define_page.jsx' */

/** @typedef {import('./state.js').Page} NimPage */

/** @param {{page: NimPage, field: (name: string) => ComponentChild}} props */
function Rule({ page, field }) {
  if (page.link.value.params.has('limit'))
    return rich('dynamic-nim-rule-limit', {}, { n: field('n'), limit: field('limit'), cap: field('cap') });
  return rich('dynamic-nim-rule', {}, { n: field('n'), k: field('k'), cap: field('cap') });
}

/** The first limits of a factor: a list begins as the rule that it takes the place of. @param {NimPage} page */
function firstLimits({ timeline }) {
  const k = timeline.value?.k;
  return k ? [1n, 2n, 3n, 4n, 5n, 6n].map((take) => (BigInt(k.p) * take) / BigInt(k.q)).join(',') : FIRST.limit;
}

/** From a factor to a list and back. @param {{page: NimPage}} props */
function RuleTools({ page }) {
  const is_listed = page.link.value.params.has('limit');
  const other = text(is_listed ? 'dynamic-nim-to-factor' : 'dynamic-nim-to-limit');
  return (
    <button
      type="button"
      class="quiet signed"
      title={other}
      aria-label={other}
      onClick={() => page.go({ limit: is_listed ? null : firstLimits(page), at: null })}
    >
      <Icon name="list" />
      <span>{text(is_listed ? 'dynamic-nim-to-factor-word' : 'dynamic-nim-to-limit-word')}</span>
    </button>
  );
}

/** @param {NimPage} page */
function notesOf({ session, view }) {
  const notes = [];
  const [shown, state] = [session.solution.value, session.state.value];
  // On the board itself it stands in the board's place.
  if (shown?.refusal && shown.refusal.id !== 'stopped' && view.value !== 'board' && state === 'ready')
    notes.push(problemText(shown.refusal));
  if (shown && (state === 'error' || (state === 'working' && session.progress.value !== null))) {
    const { n, k, limit } = shown.options;
    notes.push(
      text('dynamic-nim-note-outdated', { n: readable(n ?? ''), rule: limit === null ? `k = ${k}` : `L = ${quoted(limit ?? '')}…` }),
    );
  }
  return notes;
}

/** The method's own board, or what stands in its place. @param {{page: NimPage}} props */
function NimBoard({ page }) {
  if (page.view.value !== 'board') return <OtherView page={page} name={page.view.value} />;
  const [numeration, step, members] = [page.numeration.value, page.numeral.value, page.members.value];
  if (!numeration || !step || !members) return <TableBoard page={page} />;
  const pile = page.solution.value?.options.n ?? '';
  return (
    <Lazy
      load={loadNumeration}
      with={{ timeline: numeration, step, members, pile, session: page.session, covered: page.covered.value }}
      meanwhile={<div class="board" />}
    />
  );
}

const loadOverview = () => import('../../canvas/overview.jsx').then(({ Overview }) => Overview);
const loadNumeration = () => import('./numeration_view.jsx').then(({ NumerationBoard }) => NumerationBoard);
const loadSecondConstruction = () => import('./numeration_view.jsx').then(({ SecondConstruction }) => SecondConstruction);
const loadExplanation = () => import('./explanation.jsx').then(({ Explanation }) => Explanation);

/** What stands in the board's place is fetched when it is first looked at. @type {Record<typeof import('./parameters.js').VIEWS[number], () => Promise<any>>} */
const OTHER_VIEWS = {
  map: () => import('./map.jsx').then(({ Map }) => Map),
  sweep: () => import('./sweep.jsx').then(({ Sweep }) => Sweep),
  cost: () => import('./cost.jsx').then(({ CostChart }) => CostChart),
};

/** @param {{page: import('./state.js').Page, name: keyof typeof OTHER_VIEWS}} props */
const OtherView = ({ page, name }) => (
  <Lazy
    load={OTHER_VIEWS[name]}
    with={{ page, covered: page.covered.value, children: <BoardMessage page={page} /> }}
    meanwhile={<div class="board" />}
  />
);

/** Why the method has no steps to show, or how far it is with them. @param {{page: import('./state.js').Page}} props */
function BoardMessage({ page }) {
  const { session } = page;
  const solved = session.solution.value;
  if (!solved || solved.timeline || session.state.value !== 'ready') return null;
  // What has no steps may have a map all the same.
  if (page.view.value !== 'board' && solved.refusal && solved.refusal.id !== 'stopped') return null;
  return (
    <p class="board-message" role="status">
      {solved.refusal && <span>{problemText(solved.refusal)}</span>}
      {solved.refusal && solved.refusal.id !== 'stopped' && page.method.value !== 'numeration' && (
        <span class="row">
          <button type="button" onClick={() => page.go({ method: 'numeration', view: null, at: null })}>
            {text('dynamic-nim-method-numeration')}
          </button>
          <button type="button" onClick={() => page.go({ view: 'map' })}>
            {text('dynamic-nim-view-map')}
          </button>
        </span>
      )}
      {solved.refusal?.id === 'stopped' && <GoOn session={session} />}
      <Work session={session} />
    </p>
  );
}

/** The table, or why this method has none. @param {{page: import('./state.js').Page}} props */
function TableBoard({ page }) {
  const { session } = page;
  return (
    <Board board={page.board} player={page.player}>
      <BoardMessage page={page} />
      {page.board.away.value && (
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
              return session.ask('picture', { window, width, height, ...colours }, abort);
            },
          }}
        />
      )}
    </Board>
  );
}

/** @param {{page: NimPage, close: () => void}} props */
function PickedCell({ page, close }) {
  const [table, cell] = [page.table.value, page.selection.value];
  if (!table || !cell) return null;
  return (
    <Lazy
      load={loadExplanation}
      with={{
        cell,
        session: page.session,
        close,
        in_play: page.match.play.value !== null,
        show: (row) => page.player.seek(lastStep(table, row)),
        ask: ({ row, column }) => page.go({ n: String(row), cap: String(column), at: String(row) }),
        playFrom: ({ row, column }) => page.go({ n: String(row), cap: String(column), at: null, ...playParams(NEW_PLAY) }),
      }}
    />
  );
}

/** @param {{page: NimPage}} props */
function Aside({ page }) {
  const pile = page.solution.value?.options.n ?? '';
  const [numeration, table, step] = [page.numeration.value, page.table.value, page.step.value];
  if (numeration) {
    return (
      <>
        {pile.length < 4 && Number(pile) <= LARGEST_TABLE && Number(pile) > 0 && (
          <button type="button" onClick={() => page.go({ method: 'walls', at: pile })}>
            {text('dynamic-nim-to-walls', { pile })}
          </button>
        )}
        <Lazy load={loadSecondConstruction} with={{ timeline: numeration, pile, session: page.session }} />
        <Cost timeline={numeration} pile={pile} />
        <p class="checked">{rich('dynamic-nim-checked-numeration')}</p>
      </>
    );
  }
  if (!table || !step) return null;
  return (
    <>
      {table.method === 'walls' && (
        <Stack
          timeline={table}
          step={step}
          numerate={(sum) => page.go({ n: String(sum), cap: null, method: 'numeration', at: 'answer' })}
        />
      )}
      <StackError page={page} />
      <Cost timeline={table} pile={pile} />
      {table.agree && <p class="checked">{rich('dynamic-nim-checked')}</p>}
    </>
  );
}

/** Where the stack would go wrong under a limit that falls. @param {{page: import('./state.js').Page}} props */
function StackError({ page }) {
  const solved = page.solution.value;
  // A limit that only ever grows has none, and asks nothing more.
  /** @type {DynamicNimStackError | null} */
  const error = useResource(solved && solved.options.limit !== null ? solved : null, (abort) =>
    page.session.ask('stackError', undefined, abort),
  );
  return error && <p class="stack-error">{rich('dynamic-nim-stack-error', { ...error })}</p>;
}

export const Page = definePage(
  /** @type {Definition<NimPage>} */ ({
    solver: 'DynamicNim',
    words: 'dynamic-nim',
    terms: ['p', 'n', 'cap', 'f', 'ray', 'wall', 'stack'],
    parameters: PARAMETERS,
    createState,
    Rule,
    RuleTools,
    sentence,
    viewsOf: ({ table, view }) => ({
      among: ['board', ...VIEWS].map((value) => ({ value, disabled: value === 'board' && (table.value?.size ?? 0) > LARGEST_TABLE })),
      chosen: view.value,
    }),
    stillViews: ['sweep', 'cost'],
    notesOf,
    Board: NimBoard,
    Legend: ({ page }) => page.view.value === 'board' && <Legend method={page.timeline.value?.method ?? page.method.value} />,
    Tools: ({ page }) => page.view.value === 'board' && page.table.value && <BoardTools board={page.board} />,
    Explanation: PickedCell,
    Aside,
    loadPlayBoard: () => import('./play_panel.jsx').then(({ PlayBoard }) => PlayBoard),
  }),
);
