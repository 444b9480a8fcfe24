/** A graph with a field for a value at each vertex. */
import { useState } from 'preact/hooks';
import { classNames } from '../../../ui/class_names.js';
import { entryAt } from '../../../ui/entry_at.js';
import { useResource } from '../../../solver/resource.js';
import { Select } from '../../../ui/controls.jsx';
import { rich, text } from '../../../ui/messages.js';
import { TextField } from '../text_field.jsx';
import { Arrows } from './arrows.jsx';
import { pointsOf } from './graph_layout.js';
import { optionsOf } from './mex.js';
import { shownSubject } from './subject.js';
import { seenWords } from './table.js';
import { rowsOf } from '../rows.js';

/** @import { ProofView, SubjectOf } from '../types.js' */
/** @import { Page } from '../state.js' */

/** The largest heap beside which a vertex is tried. */
const MOST_BESIDE = 40;

const [WIDTH, HEIGHT, MARGIN, RADIUS] = [640, 380, 56, 26];

/** @param {{page: Page}} props */
function GraphBoard({ page }) {
  const { timeline, options, step, cursor, covered } = page;
  const graph = shownSubject(timeline.value, 'graph');
  const [row = []] = rowsOf(options.value.claim ?? '');
  if (!graph)
    return (
      <div class="board">
        <p class="board-message">{text('why-graph-none')}</p>
      </div>
    );
  const { edges, nimbers, wrong } = graph;
  const points = pointsOf(edges, nimbers.length, { width: WIDTH, height: HEIGHT, margin: MARGIN });
  const at = step.value?.kind === 'vertex' ? step.value.numbers[0] : null;
  const options_at = at === null ? [] : optionsOf(edges, at);
  const known = new Set(knownAt(page, cursor.value));
  return (
    <div class="board why-board">
      <div class="why-graph" role="grid" aria-label={text('why-graph')}>
        <Arrows head="why-head" width={WIDTH} height={HEIGHT} {...{ edges, points }} radius={RADIUS} isAt={(from) => from === at} />
        <div role="row" class="why-vertices">
          {points.map(({ x, y }, vertex) => {
            const is_shown = known.has(vertex);
            const is_wrong = !covered.value && !is_shown && wrong[vertex] !== null;
            return (
              <span
                key={vertex}
                role="gridcell"
                class={classNames(
                  'why-vertex',
                  is_wrong && 'wrong',
                  vertex === at && 'at',
                  options_at.includes(vertex) && 'read',
                  is_shown && 'shown',
                )}
                style={{ left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` }}
              >
                <input
                  inputMode="numeric"
                  autoComplete="off"
                  aria-label={text('why-vertex', { vertex })}
                  aria-invalid={is_wrong}
                  value={is_shown ? String(entryAt(nimbers, vertex)) : (row[vertex] ?? '')}
                  onFocus={(event) => {
                    page.selection.value = vertex;
                    event.currentTarget.select();
                  }}
                  onInput={(event) => page.writeValue(vertex, event.currentTarget.value.trim())}
                />
                <span aria-hidden="true">{vertex}</span>
              </span>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The vertices whose nimbers the steps have found. @param {Page} page @param {number} cursor @returns {number[]} */
function knownAt({ timeline }, cursor) {
  const numbers = timeline.value?.steps.numbers ?? [];
  return Array.from({ length: cursor }, (_, step) => entryAt(numbers, 2 * step));
}

/** Why a value is right or wrong, where one writes. @param {{page: Page}} props */
function Explanation({ page }) {
  const graph = shownSubject(page.timeline.value, 'graph');
  const vertex = page.selection.value;
  if (!graph || vertex === null || page.covered.value || vertex >= graph.nimbers.length) return null;
  return <AtVertex page={page} graph={graph} vertex={vertex} />;
}

/** @param {{page: Page, graph: SubjectOf<'graph'>, vertex: number}} props */
function AtVertex({ page, graph: { edges, written, wrong }, vertex }) {
  const options = optionsOf(edges, vertex);
  const values = options.map((to) => written[to] ?? null);
  const open = values.filter((one) => one === null).length;
  const fault = wrong[vertex];
  const kind = fault?.kind ?? ((written[vertex] ?? null) === null ? 'empty' : open > 0 ? 'waiting' : 'forced');
  const other = fault?.kind === 'same' ? fault.to : fault?.kind === 'missing' ? fault.number : 0;
  const number = written[vertex] ?? 0;
  return (
    <section class="explanation" role="status">
      <p>
        <b>{text('why-vertex', { vertex })}:</b>{' '}
        {rich('why-explain-vertex', { kind, number, count: options.length, open, seen: seenWords(values), other })}
      </p>
      {kind !== 'empty' && <Beside key={`${vertex} ${number}`} page={page} vertex={vertex} heap={number} />}
    </section>
  );
}

/**
 * The vertex beside a heap of its value, challenged by every move, with the answers. One opens them, since they show whether it is right.
 * @param {{page: Page, vertex: number, heap: number}} props
 */
function Beside({ page, vertex, heap }) {
  const [is_open, setOpen] = useState(false);
  const { edges } = page.options.value;
  /** @type {{answers: readonly [number, number, number, number][]} | null} */
  const tried = useResource(is_open ? `${edges}|${vertex}|${heap}` : null, (abort) => page.session.ask('beside', { vertex, heap }, abort));
  const moveWords = (/** @type {number} */ part, /** @type {number} */ to) => text('why-beside-move', { part, to });
  return (
    <details class="why-beside" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('why-beside', { vertex, heap })}</summary>
      {is_open && heap > MOST_BESIDE && <p>{text('why-beside-large', { limit: MOST_BESIDE })}</p>}
      {tried && (
        <ul>
          {tried.answers.map(([part, to, other, left]) => (
            <li key={`${part} ${to}`} class={other < 0 ? 'wrong' : undefined}>
              {text('why-beside-answer', {
                challenge: moveWords(part, to),
                is_answered: other < 0 ? 'no' : 'yes',
                answer: other < 0 ? '' : moveWords(other, left),
              })}
            </li>
          ))}
          {tried.answers.length === 0 && <li>{text('why-beside-none')}</li>}
        </ul>
      )}
    </details>
  );
}

/** Functions of the graph that people often take for the values. @param {{page: Page}} props */
function Picks({ page }) {
  const believed = shownSubject(page.timeline.value, 'graph')?.believed ?? [];
  const written = page.options.value.claim;
  const among = believed.map(({ name, values }) => ({ value: Array.from(values).join(), text: text(`why-believed-${name}`) }));
  return (
    <Select
      aria-label={text('why-believed-values')}
      among={[{ value: '', text: text('why-believed-values') }, ...among]}
      chosen={among.some(({ value }) => value === written) ? (written ?? '') : ''}
      choose={page.setClaim}
    />
  );
}

/** @param {{page: Page}} props */
function Claim({ page }) {
  return (
    <>
      {text('why-rule-values')}{' '}
      <TextField
        name="edges"
        label={text('why-field-edges')}
        value={page.options.value.edges ?? ''}
        change={(value) => page.go({ edges: value, claim: null, at: null })}
        widest={30}
      />
    </>
  );
}

/** @type {ProofView} */
export const MEX_VIEW = { Board: GraphBoard, Claim, Picks, Explanation, legend: ['shown', 'wrong'] };
