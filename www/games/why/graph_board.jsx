/** A graph with a field for a value at each vertex. */
import { classNames } from '../../ui/class_names.js';
import { entryAt } from '../../ui/entry_at.js';
import { text } from '../../ui/messages.js';
import { placesOf } from './layout.js';
import { optionsOf } from './lesson.js';
import { rowsOf } from './state.js';

/** @import { WhyGraph } from '../../../crate/pkg/why/mexplorer.js' */
/** @import { Page } from './state.js' */

const [WIDTH, HEIGHT, MARGIN, RADIUS] = [640, 380, 56, 26];

/** @param {{x: number, y: number}} place */
const pointOf = ({ x, y }) => ({ x: MARGIN + x * (WIDTH - 2 * MARGIN), y: MARGIN + y * (HEIGHT - 2 * MARGIN) });

/** An arrow from vertex to vertex, outside their discs. @param {{x: number, y: number}} from @param {{x: number, y: number}} to */
function arrow(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [start, end] = [RADIUS / length, 1 - (RADIUS + 4) / length];
  return { x1: from.x + dx * start, y1: from.y + dy * start, x2: from.x + dx * end, y2: from.y + dy * end };
}

/** @param {{page: Page}} props */
export function GraphBoard({ page }) {
  const { timeline, options, step, cursor, covered } = page;
  const graph = /** @type {WhyGraph | null | undefined} */ (timeline.value?.graph);
  const [row = []] = rowsOf(options.value.claim ?? '');
  if (!graph)
    return (
      <div class="board">
        <p class="board-message">{text('why-graph-none')}</p>
      </div>
    );
  const { edges, nimbers, wrong } = graph;
  const points = placesOf(edges, nimbers.length).map(pointOf);
  const at = step.value?.kind === 'vertex' ? step.value.numbers[0] : null;
  const options_at = at === null ? [] : optionsOf(edges, at);
  const known = new Set(knownAt(page, cursor.value));
  return (
    <div class="board why-board">
      <div class="why-graph" role="grid" aria-label={text('why-graph')}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <defs>
            <marker id="why-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
              <path d="M0 0 L8 4 L0 8 Z" />
            </marker>
          </defs>
          {edges.map(([from, to]) => (
            <line
              key={`${from}-${to}`}
              {...arrow(entryAt(points, from), entryAt(points, to))}
              class={from === at ? 'at' : undefined}
              marker-end="url(#why-head)"
            />
          ))}
        </svg>
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
                  onFocus={() => (page.selection.value = vertex)}
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
