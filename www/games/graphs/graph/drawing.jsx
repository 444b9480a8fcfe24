/** The drawing of a graph: every vertex and every edge an element, to be looked at, moved and drawn on by mouse, touch and keyboard. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Plot } from '../../../canvas/plot.jsx';
import { useResource } from '../../../solver/resource.js';
import { Button } from '../../../ui/controls.jsx';
import { classNames } from '../../../ui/class_names.js';
import { entryAt } from '../../../ui/entry_at.js';
import { text } from '../../../ui/messages.js';
import { MOST_EDGES, placeAt, terminalOf } from './document.js';
import { DIRECTIONS, edgePath, neighbourOf, placeOf, pointOf, roomFor } from './geometry.js';
import { laidOut } from './layout_client.js';
import './style.css';

/** @import { Signal } from '@preact/signals' */
/** @import { ComponentChild, FunctionComponent, SVGAttributes } from 'preact' */
/** @import { Frame } from '../../../canvas/plot.jsx' */
/** @import { Point } from '../../../canvas/marks.js' */
/** @import { Room } from './geometry.js' */
/** @import { Page } from './state.js' */
/** @import { Graph, Place } from './types.js' */

/**
 * What was pressed, and what has been dragged to where since.
 * @typedef {{from: Point, vertex: number | null, edge: string | null, to: Point | null}} Press
 */
/** @typedef {NonNullable<Page['scene']['value']>} Scene */
/** @typedef {NonNullable<ReturnType<typeof drawnAt>>} AtRest */

/** Names stand beside the vertices of smaller graphs, and edges go round what is in their way. */
const SMALL = 200;

/** How far a pointer moves before it drags, in pixels; and an arrow key, in places. */
const [DRAG_PX, KEY_STEP] = [4, 25];

/**
 * A component that is rendered again only when one of its properties changes.
 * @template {object} Props @param {(props: Props) => ComponentChild} render
 * @returns {FunctionComponent<Props>}
 */
const memo = (render) => (props) => useMemo(() => render(props), Object.values(props));

const Edge = memo(
  /** @param {{d: string, looks: string, edge: string}} props */
  ({ d, looks, edge }) => (
    <g class={looks} data-edge={edge}>
      <path class="hit" d={d} />
      <path d={d} />
    </g>
  ),
);

const Vertex = memo(
  /** @param {{vertex: number, x: number, y: number, radius: number, looks: string, words: string, name: string, tokens: number, label: string, stop: boolean}} props */
  ({ vertex, x, y, radius, looks, words, name, tokens, label, stop }) => {
    const side = radius * 1.75;
    return (
      <g
        class={looks}
        data-vertex={vertex}
        transform={`translate(${x} ${y})`}
        role="button"
        tabindex={stop ? 0 : -1}
        aria-label={label}
        aria-pressed={/\b(held|from)\b/.test(looks) ? 'true' : undefined}
      >
        <circle class="hit" r={Math.max(radius, 14)} />
        {/terminal/.test(looks) ? (
          <rect x={-side / 2} y={-side / 2} width={side} height={side} rx={radius * 0.2} />
        ) : (
          <circle class="disc" r={radius} />
        )}
        <circle class="ring outer" r={radius + 4} />
        <circle class="ring inner" r={radius + 2.5} />
        {/* In the order of the accessible name, for those who speak what they see. */}
        {name !== '' && (
          <text class="name" x={radius * 0.8} y={-radius * 0.95}>
            {name}
          </text>
        )}{' '}
        {words !== '' && (
          <text class="label" dy="0.36em" font-size={radius * (words.length > 2 ? 0.72 : 1.05)}>
            {words}
          </text>
        )}{' '}
        {tokens > 0 && (
          <g class="token" transform={`translate(${-radius * 0.8} ${radius * 0.8})`}>
            <circle r={Math.max(6, radius * 0.5)} />
            {tokens > 1 && (
              <text dy="0.36em" font-size={Math.max(9, radius * 0.62)}>
                {tokens}
              </text>
            )}
          </g>
        )}
      </g>
    );
  },
);

/** @param {{page: Page}} props */
export function Drawing({ page }) {
  const graph = page.drawn.value;
  const is_placed = graph?.places.every(Boolean) ?? true;
  /** @type {Place[] | null} */
  const laid = useResource(
    is_placed ? null : JSON.stringify([graph?.count, graph?.edges]),
    (abort) => laidOut(graph?.count ?? 0, graph?.edges ?? [], abort),
    { stays: true },
  );
  const places = graph?.places.map((place, vertex) => place ?? laid?.[vertex]).filter((place) => place !== undefined) ?? [];
  const is_laid = places.length === graph?.count;
  useLayoutEffect(() => {
    if (is_laid) page.editor.show(places);
  });
  if (!graph) return <div class="board" />;
  if (graph.count === 0) return <Empty page={page} />;
  return (
    <div class="board graph-board" data-tool={page.match.play.value ? 'play' : page.editor.tool.value}>
      {is_laid && <Plot>{(frame) => <Picture page={page} places={places} frame={frame} />}</Plot>}
    </div>
  );
}

/** @param {{page: Page}} props */
function Empty({ page: { editor } }) {
  const addFirst = () => editor.apply((graph) => ({ ...graph, count: 1, places: [[500, 500]], names: [''] }));
  return (
    <div class="board" onClick={() => editor.tool.value === 'vertex' && addFirst()}>
      <div class="board-message">
        <p>{text('graph-empty')}</p>
        <p>
          <Button
            words={text('graph-add-vertex')}
            onClick={(event) => {
              event.stopPropagation();
              addFirst();
            }}
          />
        </p>
      </div>
    </div>
  );
}

/** What `data-` says of an element, or of the nearest one around it. @param {EventTarget | null} target @param {'vertex' | 'edge'} name */
const dataAt = (target, name) =>
  target instanceof Element ? (target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null) : null;

/** @param {EventTarget | null} target */
function vertexAt(target) {
  const vertex = dataAt(target, 'vertex');
  return vertex === null ? null : Number(vertex);
}

/** The place of a pointer in the drawing. @param {PointerEvent & {currentTarget: Element}} event @returns {Point} */
function pointIn({ clientX, clientY, currentTarget }) {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/**
 * What a pointer does: it clicks, moves a vertex, or draws an edge.
 * @param {Page} page @param {Room | undefined} room @param {Signal<Press | null>} press @param {Signal<number>} stop
 * @returns {SVGAttributes<SVGSVGElement>}
 */
function pointersOn({ editor, match, clickVertex, deselect }, room, press, stop) {
  const isPlaying = () => match.play.value !== null;
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      const vertex = vertexAt(event.target);
      press.value = { from: pointIn(event), vertex, edge: dataAt(event.target, 'edge'), to: null };
      if (vertex !== null && !isPlaying()) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      const now = press.peek();
      if (!now || now.vertex === null || isPlaying()) return;
      const to = pointIn(event);
      if (now.to || Math.hypot(to.x - now.from.x, to.y - now.from.y) > DRAG_PX) press.value = { ...now, to };
    },
    onPointerUp({ clientX, clientY }) {
      const now = press.peek();
      press.value = null;
      if (!now || !room) return;
      const { vertex, edge, from, to } = now;
      if (vertex !== null && to && editor.tool.value === 'edge') {
        const end = vertexAt(document.elementFromPoint(clientX, clientY));
        editor.take('edge');
        if (end === null) return;
        editor.joinTo(vertex);
        editor.joinTo(end);
      } else if (vertex !== null && to) editor.move(vertex, placeAt(...placeOf(room, to)));
      else if (vertex !== null) {
        stop.value = vertex;
        clickVertex(vertex);
      } else if (edge !== null && !isPlaying() && editor.tool.value !== 'vertex') editor.clickEdge(...splitEdge(edge));
      else {
        deselect();
        if (!isPlaying()) editor.clickAt(...placeOf(room, from));
      }
    },
    onPointerCancel: () => (press.value = null),
  };
}

/**
 * The keys: arrows walk and, with Shift, move a vertex; Enter clicks, Delete takes out.
 * @param {Page} page @param {readonly Place[]} places @param {readonly Point[]} points @param {Signal<number>} stop
 * @returns {SVGAttributes<SVGSVGElement>}
 */
function keysOn({ editor, match, clickVertex }, places, points, stop) {
  return {
    onKeyDown(event) {
      const { key, target, currentTarget: svg } = event;
      const vertex = vertexAt(target);
      const direction = DIRECTIONS[key];
      if (vertex === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!direction && !['Enter', ' ', 'Delete'].includes(key)) return;
      event.preventDefault();
      const is_playing = match.play.value !== null;
      const focus = () => {
        const next = svg.querySelector(`[data-vertex="${stop.value}"]`);
        if (next instanceof SVGElement) next.focus();
      };
      if (direction && event.shiftKey && !is_playing) {
        const [[x, y], [dx, dy]] = [entryAt(places, vertex), direction];
        editor.move(vertex, placeAt(x + dx * KEY_STEP, y + dy * KEY_STEP));
      } else if (direction) {
        stop.value = neighbourOf(points, vertex, key);
        focus();
      } else if (key !== 'Delete') clickVertex(vertex);
      else if (!is_playing) {
        editor.erase(vertex);
        stop.value = Math.max(0, vertex - 1);
        // What had the focus is gone.
        requestAnimationFrame(focus);
      }
    },
    onFocusCapture: ({ target }) => (stop.value = vertexAt(target) ?? stop.peek()),
  };
}

/** @param {{page: Page, places: Place[], frame: Frame}} props */
function Picture({ page, places, frame }) {
  const { editor } = page;
  const scene = page.scene.value;
  /** @type {Signal<Press | null>} */
  const press = useSignal(null);
  /** The vertex that Tab comes to. */
  const stop = useSignal(0);
  const at_rest = useMemo(() => drawnAt(page.drawn.peek(), places, frame), [page.drawn.value, places, frame]);
  if (!scene || !at_rest || scene.graph !== at_rest.graph) return null;
  const { vertex = null, to = null } = press.value ?? {};
  const is_edge = editor.tool.value === 'edge';
  const moved = is_edge || !to ? null : vertex;
  const points = moved === null || !to ? at_rest.points : at_rest.points.with(moved, to);
  return (
    <svg
      width={frame.width}
      height={frame.height}
      role="group"
      aria-label={text('graph-board')}
      style={{ '--graph-stroke': frame.stroke, '--graph-name': `${Math.max(11, frame.label * (at_rest.is_small ? 1 : 0.8))}px` }}
      {...pointersOn(page, at_rest.room, press, stop)}
      {...keysOn(page, places, points, stop)}
    >
      <g class="edges">
        <Edges scene={scene} at_rest={at_rest} points={points} moved={moved} />
        {is_edge && vertex !== null && to && (
          <path
            class="edge drawn"
            d={edgePath(entryAt(points, vertex), to, { points: [], radius: 2, has_back: false, looks_around: false })}
          />
        )}
      </g>
      <Vertices page={page} scene={scene} at_rest={at_rest} points={points} stop={stop.value} />
    </svg>
  );
}

/** @param {{scene: Scene, at_rest: AtRest, points: readonly Point[], moved: number | null}} props */
function Edges({ scene, at_rest, points, moved }) {
  const { at, cycle, graph, marked, read } = scene;
  const is_mass = graph.edges.length > MOST_EDGES;
  const at_hand = [...cycle, ...marked, ...Array.from(read, (to) => `${at}-${to}`)];
  // Of very many edges those alone that a step or a move is about.
  const edges = is_mass ? at_hand.map(splitEdge) : graph.edges;
  return (
    <>
      {is_mass && <path class="mass" d={at_rest.mass} />}
      {edges.map(([from, to], index) => {
        const edge = `${from}-${to}`;
        // The others stay as they lie until the vertex is put down.
        const is_moved = is_mass || (moved !== null && (from === moved || to === moved));
        const looks = classNames(
          'edge',
          terminalOf(graph, from) !== 'none' && 'ignored',
          cycle.has(edge) && 'cycle',
          marked.has(edge) && 'marked',
          at === from && read.has(to) && 'read',
        );
        return (
          <Edge key={edge} edge={edge} looks={looks} d={is_moved ? pathOf(at_rest, points, from, to) : (at_rest.paths[index] ?? '')} />
        );
      })}
    </>
  );
}

/** @param {{page: Page, scene: Scene, at_rest: AtRest, points: readonly Point[], stop: number}} props */
function Vertices({ page, scene, at_rest, points, stop }) {
  const { at, breaking, from, graph, held, picked, read, targets } = scene;
  const { room, is_small, out } = at_rest;
  return (
    <>
      {points.map(({ x, y }, vertex) => {
        const words = scene.textOf(vertex);
        const terminal = terminalOf(graph, vertex);
        const tokens = scene.tokens.filter((one) => one === vertex).length;
        const name = page.nameOf(vertex);
        const is_target = targets.has(vertex);
        const looks = classNames(
          'vertex',
          looksOf(words, page.method.value),
          terminal !== 'none' && `terminal ${terminal}`,
          at === vertex && 'at',
          at !== null && read.has(vertex) && 'read',
          picked === vertex && 'picked',
          held === vertex && 'held',
          from === vertex && 'from',
          is_target && 'target',
          breaking.has(vertex) && 'breaking',
        );
        const label = words === '' ? 'none' : words;
        return (
          <Vertex
            key={vertex}
            vertex={vertex}
            x={Math.round(x * 10) / 10}
            y={Math.round(y * 10) / 10}
            radius={room.radius}
            looks={looks}
            words={words}
            name={is_small ? name : ''}
            tokens={tokens}
            stop={vertex === Math.min(stop, graph.count - 1)}
            label={text('graph-vertex-label', {
              name,
              label,
              terminal,
              tokens,
              options: out[vertex] ?? 0,
              target: is_target ? 'yes' : 'no',
            })}
          />
        );
      })}
    </>
  );
}

/**
 * Where a graph is drawn, which steps do not change: its vertices, the paths of its edges, and how many edges leave each vertex.
 * @param {Graph | null} graph @param {readonly Place[]} places @param {Frame} frame
 */
function drawnAt(graph, places, frame) {
  if (!graph || graph.count !== places.length) return null;
  const room = roomFor(frame, graph.count);
  const points = places.map((place) => pointOf(room, place));
  const out = new Uint32Array(graph.count);
  for (const [from] of graph.edges) out[from] = (out[from] ?? 0) + 1;
  const shape = { graph, room, points, out, is_small: graph.count <= SMALL, edges: new Set(graph.edges.map((edge) => edge.join('-'))) };
  const paths = graph.edges.map(([from, to]) => pathOf(shape, points, from, to));
  return graph.edges.length > MOST_EDGES ? { ...shape, paths: [], mass: paths.join('') } : { ...shape, paths, mass: '' };
}

/**
 * The path of an edge.
 * @param {{room: Room, is_small: boolean, edges: ReadonlySet<string>}} of edges: as `from-to` @param {readonly Point[]} points
 * @param {number} from @param {number} to
 */
const pathOf = ({ room, is_small, edges }, points, from, to) =>
  edgePath(entryAt(points, from), entryAt(points, to), {
    points,
    radius: room.radius,
    has_back: from !== to && edges.has(`${to}-${from}`),
    looks_around: is_small,
  });

/** @type {Record<string, string>} */
const LOOKS = { '': 'open', P: 'P', N: 'N', '?': 'draw', '=': 'draw' };

/** The losing positions are blue: a P, the number 0, an even number of steps. @param {string} words @param {string} method */
function looksOf(words, method) {
  const known = LOOKS[words];
  if (known) return known;
  if (method === 'steps') return Number(words) % 2 === 0 ? 'P' : 'N';
  return words.startsWith('0') ? 'value zero' : 'value';
}

/** @param {string} edge @returns {[number, number]} */
function splitEdge(edge) {
  const [from = 0, to = 0] = edge.split('-').map(Number);
  return [from, to];
}
