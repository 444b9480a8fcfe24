/** The page of the race: the frame of every game, filled with this one's boards, words, files and play. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { Board, BoardTools } from '../../canvas/board.jsx';
import { definePage } from '../../game_page/define_page.jsx';
import { DrawingTools } from '../../game_page/drawing_tools.jsx';
import { setupOf } from '../../play/parameters.js';
import { Choice } from '../../ui/choice.jsx';
import { CostTable } from '../../ui/cost_table.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { LazyDetails } from '../../ui/lazy_details.jsx';
import { anyOf, between, rich, text } from '../../ui/messages.js';
import { counted } from '../../ui/numbers.js';
import { dropTarget, listenForPaste } from '../../ui/file_input.js';
import { problemText } from '../../ui/problem.js';
import { NARROW } from '../../ui/touch.js';
import { layerOf } from './layers.js';
import { framesOf, Key, Legend } from './legend.jsx';
import { neighboursOf } from './document.js';
import { TOOLS } from './editor.js';
import { isShared, METHODS, PARAMETERS, viewOf } from './parameters.js';
import { TOKENS } from './position.js';
import { Rule } from './rule.jsx';
import { createState } from './state.js';
import './style.css';

/** @import { RaceVerdict } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Definition } from '../../game_page/define_page.jsx' */

/** @typedef {import('./state.js').Page} RacePage */

const loadGrowth = () => import('./growth.jsx').then(({ Growth }) => Growth);
const loadRings = () => import('./rings.jsx').then(({ Rings }) => Rings);
const loadGenerators = () => import('./generators.jsx').then(({ Generators }) => Generators);
const loadFiles = () => import('./files.jsx').then(({ Files }) => Files);
const loadExplanation = () => import('./explanation.jsx').then(({ Explanation }) => Explanation);

/** @param {{page: RacePage}} props */
function RaceBoard({ page }) {
  useLayoutEffect(() => listenForPaste(page.files.take), [page]);
  if (viewOf(page.link.value.params) === 'growth') return <Lazy load={loadGrowth} with={{ page }} meanwhile={<div class="board" />} />;
  return <Boards page={page} />;
}

/** Whether a board says who wins from its cells. @param {RacePage['board']} board */
const hasMarks = ({ model }) => (model.scene.value?.winners.size ?? 0) > 0;

/** The board, and beside it what the method knows of it; a file may be dropped on both. @param {{page: RacePage}} props */
function Boards({ page }) {
  const [timeline, play] = [page.timeline.value, page.match.play.value];
  const { facing, several_arcs, mover } = page.inspection;
  // One picture at first; the rings come when they are asked for, but in a lesson they are there.
  const has_rings = useSignal(!NARROW && page.is_guided);
  /** Whether the board shows a position alone, and no step. */
  const is_alone = play !== null || page.shows_answer.value || page.shows_pieces.value;
  const has_layers = !is_alone && timeline && timeline.method !== 'full' && timeline.d !== null && timeline.d % 2 === 0;
  const is_full = !is_alone && timeline?.method === 'full';
  const is_shown = facing.value && !page.covered.value;
  // The first row of arcs is made from no other.
  const is_made = timeline?.method === 'rings' && Math.min(page.cursor.value, timeline.stepCount - 1) > 1;
  return (
    <>
      <div class="board-group" {...dropTarget(page.files.take)}>
        <figure>
          {is_full && <figcaption>{text('race-board-a')}</figcaption>}
          <Board board={page.board} player={page.player} />
          {(has_layers || is_full) && <Key token="B" has_marks={hasMarks(page.board)} layers={framesOf(facing.value)} />}
        </figure>
        {has_layers && has_rings.value && (
          <figure class="arcs" data-empty={is_shown ? undefined : ''}>
            <figcaption>
              {is_shown && (
                <>
                  {text(several_arcs.value ? 'race-several-arcs' : 'race-rings-figure')}
                  {is_made && between() + text('race-rings-thin', { mover: facing.value.mover })}
                  <span class="rows">
                    {between()}
                    {text('race-rings-rows')}
                  </span>
                </>
              )}
            </figcaption>
            {facing.value && <Lazy load={loadRings} with={{ page }} />}
          </figure>
        )}
        {is_full && (
          <figure>
            <figcaption>{text('race-board-b')}</figcaption>
            <Board board={page.board_b} player={page.player} />
            <Key token="A" has_marks={hasMarks(page.board_b)} />
          </figure>
        )}
      </div>
      <div class="under-board map-tools">
        {has_layers && (
          <button
            type="button"
            class="quiet race-rings"
            aria-pressed={has_rings.value}
            onClick={() => (has_rings.value = !has_rings.value)}
          >
            {text('race-rings-toggle')}
          </button>
        )}
        {!play && <DrawingTools words="race" tools={TOOLS} editor={page.editor} />}
        {is_full && (
          <Choice
            name="mover"
            label={text('race-mover')}
            kind="race-tools"
            among={TOKENS.map((value) => ({ value, text: text('race-mover-is', { token: value }) }))}
            chosen={mover.value}
            choose={(token) => (mover.value = token)}
          />
        )}
        <BoardTools board={page.board} is_large={(page.drawn.value?.rows ?? 0) > 100} />
      </div>
    </>
  );
}

/** @param {RaceVerdict} verdict */
function sentence({ winner, moves, d, decision }) {
  if (winner === 'draw') return rich('race-verdict-draw');
  if (winner === 'B') return rich('race-verdict-b');
  return rich(decision.kind === 'odd' ? 'race-verdict-odd' : decision.kind === 'firstThere' ? 'race-verdict-first' : 'race-verdict-a', {
    d: d ?? 0,
    steps: anyOf(moves.map(([row, column]) => `(${row}, ${column})`)),
  });
}

/** @param {RacePage} page */
function notesOf({ link, session, solution, files, solved, timeline, match, opening, stateless }) {
  const { params } = link.value;
  /** @type {string[]} */
  const notes = [];
  if (params.get('view') === 'growth' && params.get('method') !== 'pairs') notes.push(text('race-note-view'));
  // A value without the form of a state is noted with the other values.
  if (PARAMETERS.from?.form?.test(stateless.value)) notes.push(text('note-setting', { name: 'from', value: stateless.value }));
  const [shown, state] = [solution.value, session.state.value];
  if (shown?.refusal && state === 'ready') notes.push(problemText(shown.refusal));
  // Files may be dropped and pasted while their panel is closed.
  if (files.problem.value) notes.push(problemText(files.problem.value));
  if (setupOf(params) && state === 'ready' && solved.value && timeline.value && !match.play.value) {
    if (solved.value.distances.d === null) notes.push(text('race-note-no-race'));
    else if (opening.problem.value) notes.push(problemText(opening.problem.value));
  }
  return notes;
}

/** Whether A has a first step off the shortest paths. @param {RacePage} page */
function hasOtherSteps({ solved }) {
  const at = solved.value;
  return at !== null && neighboursOf(at.board, at.board.startA).some((cell) => layerOf(at.distances, cell) !== 1);
}

/** @param {{page: RacePage}} props */
function Aside({ page }) {
  const timeline = page.timeline.value;
  const others = page.inspection.others.value;
  const is_shared = isShared(page.options.value);
  return (
    <>
      {others && !page.covered.value && hasOtherSteps(page) && (
        <p class="checked">{rich('race-others', { count: others.length, steps: anyOf(others.map(page.nameOfCell)) })}</p>
      )}
      {timeline && (
        <CostTable
          caption={text('race-cost')}
          chosen={timeline.method}
          rows={METHODS.filter((method) => method === 'full' || !is_shared).map((method) => ({
            method,
            name: text(`race-method-${method}`),
            words: text(`race-cost-${method}`, { count: counted(BigInt(timeline.cost[method])) }),
          }))}
        />
      )}
      {timeline && 'agree' in timeline && timeline.agree && <p class="checked">{rich(is_shared ? 'race-agree-shared' : 'race-agree')}</p>}
      <p class="checked">{rich(is_shared ? 'race-checked-shared' : 'race-checked')}</p>
    </>
  );
}

/** Where boards come from, and the cell that was picked. @param {{page: RacePage, close: () => void}} props */
function Beside({ page, close }) {
  const { files } = page;
  const making = useSignal(false);
  return (
    <>
      <div class="sources race-sources">
        <LazyDetails class="make" summary={text('race-make')} is_open={making} load={loadGenerators} with={{ page }} />
        <LazyDetails
          class="files"
          summary={text('race-files')}
          is_open={files.is_open}
          load={loadFiles}
          with={{ files }}
          {...dropTarget(files.take)}
        />
      </div>
      {page.selection.value !== null && <Lazy load={loadExplanation} with={{ page, close }} />}
    </>
  );
}

/** @type {Definition<RacePage>} */
const definition = {
  solver: 'Race',
  words: 'race',
  terms: ['layer', 'ring', 'arc'],
  parameters: PARAMETERS,
  createState,
  Rule,
  ruleOf: ({ drawn }) => ({ id: 'race-rule', args: { rows: drawn.value?.rows ?? '', columns: drawn.value?.columns ?? '' } }),
  sentence,
  viewsOf: ({ method, link }) =>
    method.value === 'pairs' ? { among: ['table', 'growth'].map((value) => ({ value })), chosen: viewOf(link.value.params) } : null,
  stillViews: ['growth'],
  notesOf,
  Board: RaceBoard,
  Legend: ({ page }) => viewOf(page.link.value.params) === 'table' && !page.match.play.value && <Legend page={page} />,
  Explanation: Beside,
  Aside,
};

export const Page = definePage(definition);
