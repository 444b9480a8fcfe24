/** The graph of the matching game: its matching, the trees of the search, the token and where it has been. */
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Plot } from '../../../canvas/plot.jsx';
import { classNames } from '../../../ui/class_names.js';
import { entryAt } from '../../../ui/entry_at.js';
import { text } from '../../../ui/messages.js';
import { problemText } from '../../../ui/problem.js';
import { vertexAt } from '../at_event.js';
import { DIRECTIONS, edgePath, measuresFor, neighbourOf, pointOf } from '../geometry.js';
import { Edge, Vertex } from '../marks.jsx';
import { edgeName } from './steps.js';
import '../drawing.css';
import './style.css';

/** @import { Frame } from '../../../canvas/plot.jsx' */
/** @import { Page } from './state.js' */

/** A drawing is at most so much wider than high; with more edges, none goes round a vertex in its way. */
const [WIDEST, MOST_BENT] = [1.9, 400];

/** How the two sides of a tree look: their sign, and their class (rings have the names of the sides). */
const SIDES = new Map([
  ['outer', { sign: '+', looks: 'even' }],
  ['inner', { sign: '−', looks: 'odd' }],
]);

/** @param {{page: Page}} props */
export function Board({ page }) {
  const refusal = page.solution.value?.refusal;
  if (!page.graph.value)
    return (
      <div class="board">{refusal && page.session.state.value === 'ready' && <p class="board-message">{problemText(refusal)}</p>}</div>
    );
  return (
    <div class="board graph-board matching-board">
      <Plot>{(frame) => <Picture page={page} frame={frame} />}</Plot>
    </div>
  );
}

/** @param {{page: Page, frame: Frame}} props */
function Picture({ page, frame }) {
  const [graph, places, scene] = [page.graph.value, page.places.value, page.scene.value];
  /** The vertex that Tab comes to. */
  const stop = useSignal(0);
  const drawn = useMemo(() => {
    if (!graph || places.length !== graph.count) return null;
    const width = Math.min(frame.width, WIDEST * frame.height);
    const measures = measuresFor({ ...frame, width }, graph.count);
    const aside = (frame.width - width) / 2;
    const points = places.map((place) => {
      const { x, y } = pointOf(measures, place);
      return { x: x + aside, y };
    });
    const looks_around = graph.edges.length <= MOST_BENT;
    const paths = graph.edges.map(([one, other]) =>
      edgePath(entryAt(points, one), entryAt(points, other), { points, radius: measures.radius, looks_around, has_head: false }),
    );
    return { measures, points, paths };
  }, [graph, places, frame]);
  if (!graph || !drawn || !scene) return null;
  const { measures, points, paths } = drawn;
  return (
    <svg
      width={frame.width}
      height={frame.height}
      role="group"
      aria-label={text('matching-board')}
      style={{ '--graph-stroke': frame.stroke, '--graph-name': `${Math.max(11, frame.label)}px` }}
      onClick={({ target }) => {
        const vertex = vertexAt(target);
        if (vertex === null) return page.deselect();
        stop.value = vertex;
        page.clickVertex(vertex);
      }}
      onKeyDown={(event) => {
        const { key, target, currentTarget: svg } = event;
        const vertex = vertexAt(target);
        if (vertex === null || event.ctrlKey || event.metaKey || event.altKey) return;
        if (key === 'Enter' || key === ' ') page.clickVertex(vertex);
        else if (DIRECTIONS[key]) {
          stop.value = neighbourOf(points, vertex, key);
          const next = svg.querySelector(`[data-vertex="${stop.value}"]`);
          if (next instanceof SVGElement) next.focus();
        } else return;
        event.preventDefault();
      }}
      onFocusCapture={({ target }) => (stop.value = vertexAt(target) ?? stop.peek())}
    >
      <g class="edges">
        {graph.edges.map(([one, other], index) => {
          const edge = edgeName(one, other);
          return <Edge key={edge} edge={edge} looks={edgeLooks(scene, one, other)} d={paths[index] ?? ''} />;
        })}
      </g>
      {points.map(({ x, y }, vertex) => {
        const label = scene.textOf(vertex);
        const is_token = scene.token === vertex;
        const looks = classNames(
          'vertex',
          SIDES.get(label)?.looks ?? (label || 'open'),
          scene.blossom.has(vertex) && 'blossom',
          scene.at.includes(vertex) && 'at',
          scene.without === vertex && 'without',
          page.selection.value === vertex && 'picked',
          (page.targets.value.has(vertex) || scene.moves.has(vertex)) && 'target',
          scene.walk?.includes(vertex) && !is_token && 'visited',
        );
        return (
          <Vertex
            key={vertex}
            vertex={vertex}
            x={Math.round(x * 10) / 10}
            y={Math.round(y * 10) / 10}
            radius={measures.radius}
            looks={looks}
            words={SIDES.get(label)?.sign ?? label}
            poster={scene.endOf(vertex)}
            name={String(vertex)}
            tokens={is_token ? 1 : 0}
            stop={vertex === Math.min(stop.value, graph.count - 1)}
            label={text('matching-vertex-label', {
              vertex,
              label: label || 'none',
              token: is_token ? 'yes' : 'no',
              place: scene.walk?.includes(vertex) && !is_token ? 'visited' : page.targets.value.has(vertex) ? 'target' : 'none',
              mate: scene.mates.get(vertex) ?? 'none',
            })}
          />
        );
      })}
    </svg>
  );
}

/** @param {NonNullable<Page['scene']['value']>} scene @param {number} one @param {number} other */
function edgeLooks({ mates, tree, path, walk, token, moves, hint, without }, one, other) {
  const edge = edgeName(one, other);
  const leadsTo = (/** @type {number} */ from, /** @type {number} */ to) => from === token && (moves.has(to) || hint === String(to));
  const place = walk ? Math.abs(walk.indexOf(one) - walk.indexOf(other)) : 0;
  const is_walked = walk !== null && place === 1 && walk.includes(one) && walk.includes(other);
  return classNames(
    'edge',
    mates.get(one) === other && 'matched',
    tree.has(edge) && 'tree',
    path.has(edge) && 'marked',
    (leadsTo(one, other) || leadsTo(other, one)) && 'marked',
    (without === one || without === other) && 'ignored',
    is_walked && 'walked',
  );
}
