/** The page of the laboratory: the frame of every game, filled with a text that is its rule, and every view of what it says. */
import { Board, BoardTools } from '../../canvas/board.jsx';
import { definePage } from '../../game_page/define_page.jsx';
import { explained } from '../../shell/terms.jsx';
import { useState } from 'preact/hooks';
import { rich, text } from '../../ui/messages.js';
import { counted } from '../../ui/numbers.js';
import { Lazy } from '../../ui/lazy.jsx';
import { Editor } from './editor.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';
import { fixWith, LABELS, placeOf, rangesOf } from './table.js';
import { positionWords, sentence } from './words.js';
import './style.css';

/** @import { Definition } from '../../game_page/define_page.jsx' */
/** @import { Timeline } from './table.js' */
/** @import { FamilyGame } from '../../shell/games.js' */

/** @typedef {import('./state.js').Page} LabPage */

const TERMS = /** @type {const} */ (['p', 'n', 'nimber', 'mex', 'xor']);

/** @typedef {FamilyGame} Game */

/** @param {Game} game */
async function loadGraphView({ loadGraphBoard }) {
  const [{ graphViewOn }, Drawing] = await Promise.all([import('./graph_view.jsx'), loadGraphBoard?.()]);
  if (!Drawing) throw new Error('This game was given no board of graphs.');
  return graphViewOn(Drawing);
}

/** The table, or the graph. @param {{page: LabPage, game: Game}} props */
function LabBoard({ page, game }) {
  const [load] = useState(() => () => loadGraphView(game));
  if (page.view.value !== 'graph') return <Board board={page.board} player={page.player} />;
  const none = (
    <div class="board">
      <p class="board-message">{rich('lab-graph')}</p>
    </div>
  );
  return <Lazy load={load} words="graphs" with={{ page, meanwhile: none }} meanwhile={none} />;
}

const openWholeGame = async (/** @type {LabPage} */ page) => (await import('../../game_page/whole_game.js')).openWholeGame(page);

/** The way to the page of graphs. @param {{page: LabPage}} props */
function GraphWay({ page }) {
  const [why, setWhy] = useState(/** @type {'none' | 'large' | null} */ (null));
  return (
    <div class="lab-tools">
      <button type="button" class="toggle" onClick={async () => setWhy(await openWholeGame(page))}>
        {text('lab-graph-open')}
      </button>
      {why && <span role="status">{text(`lab-graph-${why}`)}</span>}
    </div>
  );
}

/** What colours and signs mean, with how many there are. @param {{page: LabPage}} props */
function Legend({ page: { verdict, covered, view } }) {
  const counts = (verdict.value?.table.split(':')[1] ?? '').split(',').map(Number);
  // Numbers have colours of their own.
  if (view.value !== 'table' || !verdict.value) return null;
  return (
    <ul class="lab-legend">
      {['n', 'p', 'draw', 'unknown'].map(
        (name, index) =>
          ((counts[index] ?? 0) > 0 || index < 2) && (
            <li key={name}>
              <i class={`swatch lab-${name}`}>{['N', 'P', '=', '?'][index]}</i>
              <span>{text(`lab-legend-${name}`, { count: covered.value ? '' : counted(BigInt(counts[index] ?? 0)) })}</span>
            </li>
          ),
      )}
    </ul>
  );
}

/** Which coordinates are on show, and the values of the others. @param {{page: LabPage}} props */
function Tools({ page }) {
  const [shown, run] = [page.shown.value, page.timeline.value];
  if (page.view.value === 'graph') return <GraphWay page={page} />;
  if (!shown || !run) return null;
  /** @type {string[]} */
  const names = run.names;
  const [x, y] = [shown.names.column.split(' ')[0] ?? '', shown.names.row.split(' ')[0] ?? ''];
  /** Another coordinate on an axis; the one that it had goes to the other. @param {'x' | 'y'} axis @param {string} name */
  const show = (axis, name) =>
    page.go({ fix: null, ...(axis === 'x' ? { x: name, y: name === y ? x : y } : { y: name, x: name === x ? y : x }) });
  return (
    <div class="lab-tools">
      {shown.fold !== null && (
        <label>
          {text('lab-fold')}{' '}
          <input
            type="number"
            class="number"
            name="fold"
            min="1"
            max="1000"
            value={shown.fold}
            onChange={(event) => page.go({ fold: /^[1-9]\d{0,3}$/.test(event.currentTarget.value) ? event.currentTarget.value : null })}
          />
        </label>
      )}
      {names.length === 2 && (
        <button type="button" class="quiet" onClick={() => page.go({ x: y, y: x })}>
          {text('lab-swap')}
        </button>
      )}
      {names.length > 2 &&
        /** @type {const} */ (['x', 'y']).map((axis) => (
          <label key={axis}>
            {text(`lab-${axis}`)}{' '}
            <select class="number" name={axis} onChange={(event) => show(axis, event.currentTarget.value)}>
              {names.map((name) => (
                <option key={name} value={name} selected={name === (axis === 'x' ? x : y)}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
      {shown.fixed.map(({ name, value, first, last }) => (
        <label key={name} class="lab-slider">
          {name} = <output>{String(value)}</output>
          <input
            type="range"
            name={`fix-${name}`}
            min={0}
            max={Number(last - first)}
            value={Number(value - first)}
            aria-valuetext={String(value)}
            onInput={(event) => page.go({ fix: fixWith(shown, name, first + BigInt(event.currentTarget.value)) })}
          />
        </label>
      ))}
      <BoardTools board={page.board} />
    </div>
  );
}

/** What it is that nobody can tell, by one position. @param {LabPage} page @param {Timeline} run */
function whyUnknown({ culprit }, run) {
  const found = culprit.value;
  if (!found) return null;
  if (found.kind === 'broken') return rich('lab-unknown-broken');
  const { kind, at, to, first, last } = found;
  const ranges = rangesOf(run);
  return rich(`lab-unknown-${kind === 'sum' && run.nimbers.length === 0 ? 'misere' : kind}`, {
    at: positionWords(at),
    to: positionWords(to),
    // A larger table, by its coordinates.
    table: `table (${ranges.map(([from, end]) => `${kind === 'below' && first < from ? first : from}..${kind === 'above' && 2n * last > end ? 2n * last : end}`).join(', ')})`,
    names: run.names.join(', '),
    board: ranges.map(([from], index) => `${run.names[index]} >= ${from}`).join(' and '),
  });
}

/** What the guess says where it fails first, and what is so. @param {Timeline} run @param {string} at */
function failureOf(run, at) {
  const place = placeOf(run, at);
  const label = LABELS[run.labels[place] ?? 3] ?? 'unknown';
  const is_nimber = run.guesses === 'nimber';
  return { is: is_nimber ? 'nimber' : label, nimber: is_nimber ? (run.nimbers[place] ?? 0) : 0 };
}

const loadExplanation = () => import('./explanation.jsx').then(({ Explanation }) => Explanation);

/** What is said of a position that was picked. @param {{page: LabPage, close: () => void}} props */
const Beside = ({ page, close }) => page.selection.value !== null && <Lazy load={loadExplanation} with={{ page, close }} />;

const loadFindings = () => import('./findings.jsx').then(({ Findings }) => Findings);

/** What the table says beside its cells: the guess, what is broken, what is unknown, and what can be carried away. @param {{page: LabPage}} props */
function Aside({ page }) {
  const [verdict, run] = [page.verdict.value, page.timeline.value];
  if (!verdict || !run || page.covered.value) return null;
  const [kind, value = ''] = (verdict.conjecture ?? '').split(':');
  const unknown = Number(verdict.table.split(',').at(-1));
  return (
    <div class="lab-aside">
      {verdict.conjecture && (
        <p class={kind === 'fails' ? 'lab-guess wrong' : 'lab-guess'} role="status">
          {kind === 'fails'
            ? rich('lab-guess-fails', {
                at: positionWords(value),
                count: run.failures.length,
                ...failureOf(run, value),
              })
            : rich('lab-guess-holds', { count: Number(value) })}
          {kind === 'fails' && (
            <button type="button" class="quiet" onClick={() => page.pick(value)}>
              {text('lab-guess-show')}
            </button>
          )}
        </p>
      )}
      {run.broken && (
        <p class="lab-guess wrong">
          {rich('lab-broken', { ...run.broken, at: positionWords(run.broken.position), count: Number(verdict.broken?.split(':')[0] ?? 1) })}
        </p>
      )}
      {unknown > 0 && (
        <p class="checked">
          {rich('lab-unknown', { count: unknown })} {whyUnknown(page, run)}
        </p>
      )}
      {run.hasEnds && <p class="checked">{explained(rich('lab-ends'), TERMS)}</p>}
      {!run.steps && <p class="checked">{text('lab-no-steps')}</p>}
      <Lazy load={loadFindings} with={{ page }} />
    </div>
  );
}

export const Page = definePage(
  /** @type {Definition<LabPage>} */ ({
    solver: 'Lab',
    words: 'lab',
    terms: TERMS,
    parameters: PARAMETERS,
    createState,
    Rule: Editor,
    sentence,
    notesOf: ({ link, verdict, session }) =>
      link.value.params.has('play') && session.state.value === 'ready' && verdict.value?.outcome === null ? [text('lab-note-no-play')] : [],
    viewsOf: ({ view }) => ({ among: ['table', 'nimbers', 'depth', 'graph'].map((value) => ({ value })), chosen: view.value }),
    Board: LabBoard,
    Legend,
    Tools,
    Explanation: Beside,
    Aside,
  }),
);
