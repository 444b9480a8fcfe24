/** The page of a graph: the frame of every game, filled with its drawing and its tools, its words, files and play. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { definePage } from '../../../game_page/define_page.jsx';
import { Button } from '../../../ui/controls.jsx';
import { CostTable } from '../../../ui/cost_table.jsx';
import { Lazy } from '../../../ui/lazy.jsx';
import { LazyDetails } from '../../../ui/lazy_details.jsx';
import { Legend as Swatches } from '../../../ui/legend.jsx';
import { needMessages, rich, text } from '../../../ui/messages.js';
import { counted } from '../../../ui/numbers.js';
import { dropTarget, listenForPaste } from '../../../ui/file_input.js';
import { problemText } from '../../../ui/problem.js';
import { placesOf } from '../places.js';
import { countOf } from './graph_value.js';
import { Drawing } from './drawing.jsx';
import { entryOf } from '../legend.js';
import { GraphTools } from '../tools.jsx';
import { TOOLS } from './drawn_kind.js';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';
import { letterOf } from './steps.js';
import { sentence } from './words.js';

/** @import { GraphParts } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Definition } from '../../../game_page/define_page.jsx' */

/** @typedef {import('./state.js').Page} GraphPage */

const loadExplanation = () => import('./explanation.jsx').then(({ Explanation }) => Explanation);
const loadList = () => import('./list.jsx').then(({ List }) => List);
const loadFiles = () => Promise.all([import('./files.jsx'), needMessages(['game_page/files'])]).then(([{ Files }]) => Files);

/** Vertices of a graph that is too large to be drawn which are shown at first, and at once more. */
const SHOWN = 400;

/** @param {{page: GraphPage}} props */
function Board({ page }) {
  useLayoutEffect(() => listenForPaste(page.files.take), [page]);
  const parts = page.parts.value;
  return (
    <div class="board graph-stage" {...dropTarget(page.files.take)}>
      {parts && !page.drawn.value ? <Cells page={page} parts={parts} /> : <Drawing page={page} />}
    </div>
  );
}

/** A graph too large to be drawn: its vertices with their labels. @param {{page: GraphPage, parts: GraphParts}} props */
function Cells({ page, parts }) {
  const shown = useSignal(SHOWN);
  const count = countOf(parts);
  return (
    <div class="graph-cells">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const vertex = Number(new FormData(event.currentTarget).get('vertex'));
          if (vertex < count) page.clickVertex(vertex);
        }}
      >
        <p>{text('graph-large', { count })}</p>
        <label>
          {text('graph-look-at')} <input name="vertex" type="number" min="0" max={count - 1} step="1" required />
        </label>{' '}
        <button type="submit">{text('graph-look')}</button>
      </form>
      {Array.from({ length: Math.min(count, shown.value) }, (_, vertex) => {
        const letter = page.covered.value ? '' : letterOf(parts, vertex);
        return (
          <button key={vertex} type="button" class={letter} onClick={() => page.clickVertex(vertex)}>
            {vertex} {letter}
          </button>
        );
      })}
      {shown.value < count && shown.value < 10 * SHOWN && <Button words={text('graph-more')} onClick={() => (shown.value += SHOWN)} />}
    </div>
  );
}

/** @param {{page: GraphPage}} props */
function Tools({ page }) {
  const { editor, match, drawn } = page;
  if (match.play.value || !drawn.value) return null;
  return <GraphTools tools={TOOLS} editor={editor} is_placed={drawn.value.places.some(Boolean)} />;
}

/** What is on the board, and nothing else. @param {{page: GraphPage}} props */
function Legend({ page }) {
  const scene = page.scene.value;
  if (!scene) return null;
  const { graph, tokens, breaking, cycle, marked } = scene;
  const written = new Set(Array.from({ length: Math.min(graph.count, 400) }, (_, vertex) => scene.textOf(vertex)));
  const is_value = [...written].some((words) => /^[0-9∞]/.test(words));
  const entry = entryOf('graph');
  return (
    <Swatches
      entries={[
        entry('p', written.has('P'), '', 'P'),
        entry('n', written.has('N'), 'n', 'N'),
        entry('draw', written.has('?'), 'graph-draw', '?'),
        entry(`value-${page.method.value}`, is_value),
        entry('token', tokens.length > 0, 'graph-token'),
        entry('target', scene.targets.size > 0, 'graph-target'),
        entry('win', graph.win.length > 0, 'graph-win'),
        entry('lose', graph.lose.length > 0, 'graph-lose'),
        entry('breaking', breaking.size > 0, 'graph-breaking'),
        entry('cycle', cycle.size > 0, 'graph-breaking'),
        entry('marked', marked.size > 0, 'graph-breaking'),
      ]}
    />
  );
}

/** @param {{page: GraphPage}} props */
function Aside({ page }) {
  const timeline = page.timeline.value;
  if (!timeline || !['labels', 'loop'].includes(timeline.method)) return <p class="checked">{rich('graph-checked')}</p>;
  const costs = { labels: timeline.examined, loop: timeline.loopExamined };
  return (
    <>
      <CostTable
        caption={text('graph-cost')}
        chosen={timeline.method}
        rows={Object.entries(costs).map(([method, looks]) => ({
          method,
          name: text(`graph-method-${method}`),
          words: looks === null ? text('graph-cost-many') : text('graph-cost-looks', { count: counted(BigInt(looks)) }),
        }))}
      />
      <p class="checked">{rich('graph-checked')}</p>
    </>
  );
}

/** The vertex that was picked, and other ways to a graph. @param {{page: GraphPage, close: () => void}} props */
function Beside({ page, close }) {
  const [listing, opening] = [useSignal(false), useSignal(false)];
  return (
    <>
      {page.selection.value !== null && <Lazy load={loadExplanation} with={{ page, close }} />}
      {!page.match.play.value && (
        <div class="sources graph-sources">
          <LazyDetails class="graph-list" summary={text('graph-list')} is_open={listing} load={loadList} with={{ page }} />
          <LazyDetails class="graph-files" summary={text('graph-files')} is_open={opening} load={loadFiles} with={{ page }} />
        </div>
      )}
    </>
  );
}

/** @param {GraphPage} page */
function notesOf({ link, session, solution, file_problem, parts }) {
  const { params } = link.value;
  /** @type {string[]} */
  const notes = [];
  const [shown, state] = [solution.value, session.state.value];
  if (shown?.refusal && state === 'ready') notes.push(problemText(shown.refusal));
  if (file_problem.value) notes.push(problemText(file_problem.value));
  if (params.has('play') && state === 'ready' && (params.get('tokens') ?? '') === '') notes.push(text('graph-note-token'));
  if (params.has('file') && state === 'ready') notes.push(text('graph-note-file', { name: params.get('file') ?? '' }));
  const { wrong } = placesOf(params.get('pos') ?? '', parts.value ? countOf(parts.value) : 0);
  if (wrong && parts.value) notes.push(text('graph-note-pos', { place: wrong.place, value: wrong.value }));
  return notes;
}

/** @type {Definition<GraphPage>} */
const definition = {
  solver: 'Graph',
  words: 'graph',
  terms: ['p', 'n', 'mex', 'nimber', 'xor'],
  parameters: PARAMETERS,
  createState,
  ruleOf: ({
    link: {
      value: { params },
    },
  }) => ({ id: params.has('file') ? 'graph-rule-file' : 'graph-rule', args: { name: params.get('file') ?? '' } }),
  sentence,
  notesOf,
  Board,
  Legend,
  Tools,
  Explanation: Beside,
  Aside,
};

export const Page = definePage(definition);
