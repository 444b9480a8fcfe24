/** The page of the laboratory: the frame of every game, filled with a text that is the rule, and the views of its table. */
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Board, BoardTools } from '../../canvas/board.jsx';
import { definePage } from '../../game_page/define_page.jsx';
import { explained } from '../../shell/terms.jsx';
import { Button } from '../../ui/controls.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { Legend as Swatches } from '../../ui/legend.jsx';
import { rich, text } from '../../ui/messages.js';
import { counted } from '../../ui/numbers.js';
import { Editor } from './editor.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';
import { fixWith } from './table.js';
import { positionWords, sentence } from './words.js';
import './style.css';

/** @import { Signal } from '@preact/signals' */
/** @import { Definition } from '../../game_page/define_page.jsx' */
/** @import { Term } from '../../shell/terms.jsx' */
/** @import { FamilyGame } from '../../shell/games.js' */
/** @import { Page as LabPage } from './state.js' */

/** @type {readonly Term[]} */
const TERMS = ['p', 'n', 'nimber', 'mex', 'xor'];

/** @param {FamilyGame} game */
async function loadGraphView({ loadGraphBoard }) {
  const [{ graphViewOn }, Drawing] = await Promise.all([import('./graph_view.jsx'), loadGraphBoard?.()]);
  if (!Drawing) throw new Error('This game was given no board of graphs.');
  return graphViewOn(Drawing);
}

/** The table, or the graph. @param {{page: LabPage, game: FamilyGame}} props */
function LabBoard({ page, game }) {
  const load = useMemo(() => () => loadGraphView(game), [game]);
  if (page.view.value !== 'graph') return <Board board={page.board} player={page.player} />;
  const none = (
    <div class="board">
      <p class="board-message">{rich('lab-graph')}</p>
    </div>
  );
  return <Lazy load={load} words="graphs" with={{ page, meanwhile: none }} meanwhile={none} />;
}

/** The way to the page of graphs. @param {{page: LabPage}} props */
function GraphWay({ page }) {
  /** @type {Signal<'none' | 'large' | null>} */
  const why = useSignal(null);
  const open = async () => {
    const { openWholeGame } = await import('../../game_page/whole_game.js');
    why.value = await openWholeGame(page);
  };
  return (
    <div class="lab-tools">
      <Button words={text('lab-graph-open')} class="toggle" onClick={open} />
      {why.value && <span role="status">{text(`lab-graph-${why.value}`)}</span>}
    </div>
  );
}

/** Outcomes, with their signs; the last two are explained if there are such positions. */
const OUTCOMES = /** @type {const} */ ([
  { name: 'n', sign: 'N', counted_as: 'n' },
  { name: 'p', sign: 'P', counted_as: 'p' },
  { name: 'draw', sign: '=', counted_as: 'draws' },
  { name: 'unknown', sign: '?', counted_as: 'unknown' },
]);

/** What colours and signs mean, with how many there are. @param {{page: LabPage}} props */
function Legend({ page: { verdict, covered, view } }) {
  // Numbers have colours of their own.
  if (view.value !== 'table' || !verdict.value) return null;
  const counts = verdict.value.tableCounts;
  return (
    <Swatches
      entries={OUTCOMES.map(({ name, sign, counted_as }, index) => {
        const count = counts[counted_as];
        const meaning = text(`lab-legend-${name}`, { count: covered.value ? 'covered' : counted(BigInt(count)) });
        return { is_shown: count > 0 || index < 2, swatch: `lab-${name}`, meaning, sign };
      })}
    />
  );
}

/** Which coordinates are on show, and the values of the others. @param {{page: LabPage}} props */
function Tools({ page }) {
  const [shown, run] = [page.shown.value, page.timeline.value];
  if (page.view.value === 'graph') return <GraphWay page={page} />;
  if (!shown || !run) return null;
  const { names } = run;
  const { axes } = shown;
  /** Shows another coordinate on an axis; the one that it had may go to the other. @param {'x' | 'y'} axis @param {string} name */
  function show(axis, name) {
    const other = axis === 'x' ? 'y' : 'x';
    page.go({ fix: null, [axis]: name, [other]: name === axes[other] ? axes[axis] : axes[other] });
  }
  /** @param {'x' | 'y'} axis */
  const axisField = (axis) => (
    <label key={axis}>
      {text(`lab-${axis}`)}{' '}
      <select class="number" name={axis} onChange={(event) => show(axis, event.currentTarget.value)}>
        {names.map((name) => (
          <option key={name} value={name} selected={name === axes[axis]}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
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
            onChange={({ currentTarget: { value } }) => page.go({ fold: PARAMETERS.fold.form.test(value) ? value : null })}
          />
        </label>
      )}
      {names.length === 2 && <Button words={text('lab-swap')} class="quiet" onClick={() => page.go({ x: axes.y, y: axes.x })} />}
      {names.length > 2 && [axisField('x'), axisField('y')]}
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

const loadExplanation = () => import('./explanation/explanation.jsx').then(({ Explanation }) => Explanation);

/** A position that was picked. @param {{page: LabPage, close: () => void}} props */
const Explanation = (props) => props.page.selection.value !== null && <Lazy load={loadExplanation} words="lab/explanation" with={props} />;

const loadConjecture = () => import('./conjecture/conjecture.jsx').then(({ Conjecture }) => Conjecture);
const loadWhyUnknown = () => import('./unknown/why_unknown.jsx').then(({ WhyUnknown }) => WhyUnknown);
const loadFindings = () => import('./findings.jsx').then(({ Findings }) => Findings);

/**
 * What there is to say of the table: the conjecture, what is broken or unknown, what was found, and its files.
 * @param {{page: LabPage}} props
 */
function Aside({ page }) {
  const [verdict, run] = [page.verdict.value, page.timeline.value];
  if (!verdict || !run || page.covered.value) return null;
  const { unknown } = verdict.tableCounts;
  const { broken } = run;
  return (
    <div class="lab-aside">
      {verdict.conjecture && <Lazy load={loadConjecture} words="lab/conjecture" with={{ page, run, conjecture: verdict.conjecture }} />}
      {broken && (
        <p class="lab-guess wrong">
          {rich('lab-broken', { ...broken, at: positionWords(broken.position), count: verdict.broken?.count ?? 1 })}
        </p>
      )}
      {unknown > 0 && (
        <p class="checked">
          {rich('lab-unknown', { count: unknown })}{' '}
          {page.culprit.value && <Lazy load={loadWhyUnknown} words="lab/unknown" with={{ culprit: page.culprit.value, run }} />}
        </p>
      )}
      {run.hasEnds && <p class="checked">{explained(rich('lab-ends'), TERMS)}</p>}
      {!run.steps && <p class="checked">{text('lab-no-steps')}</p>}
      <Lazy load={loadFindings} with={{ page }} />
    </div>
  );
}

/** @type {Definition<LabPage>} */
const LAB = {
  solver: 'Lab',
  words: 'lab',
  terms: TERMS,
  parameters: PARAMETERS,
  createState,
  Rule: Editor,
  ruleOf: ({ draft }) => ({ id: 'lab-rule', args: { rule: draft.text.value } }),
  sentence,
  notesOf: ({ link, verdict, session }) => [
    ...(link.value.params.has('play') && session.state.value === 'ready' && verdict.value?.outcome === null
      ? [text('lab-note-no-play')]
      : []),
  ],
  viewsOf: ({ view }) => ({ among: ['table', 'nimbers', 'depth', 'graph'].map((value) => ({ value })), chosen: view.value }),
  Board: LabBoard,
  Legend,
  Tools,
  Explanation,
  Aside,
};

export const Page = definePage(LAB);
