/** The drawing of a graph: every vertex and every edge an element, to be looked at, moved and drawn on by mouse, touch and keyboard. */
import { Component } from 'preact';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Plot } from '../../../canvas/plot.jsx';
import { useResource } from '../../../solver/resource.js';
import { text } from '../../../ui/messages.js';
import { MOST_EDGES, placeAt, terminalOf } from './document.js';
import { edgePath, neighbourOf, placeOf, pointOf, roomFor } from './geometry.js';
import { laidOut } from './layout_client.js';
import { entryAt } from '../../../ui/entry_at.js';
import './style.css';

/** @import { Signal } from '@preact/signals' */
/** @import { ComponentChild } from 'preact' */
/** @import { Frame } from '../../../canvas/plot.jsx' */
/** @import { Place } from './document.js' */
/** @import { Point, Room } from './geometry.js' */
/** @import { Page } from './state.js' */
/** @import { Graph } from './types.js' */

/** Names stand beside the vertices of smaller graphs, and edges go round what is in their way. */
const SMALL = 200;

/** What a pointer moves before it drags, in pixels; and an arrow key, in places. */
const [DRAG_PX, KEY_STEP] = [4, 25];

/** An element that changes with its own properties alone. @template Props @extends {Component<Props>} */
class Still extends Component {
  /** @returns {ComponentChild} */
  render() {
    return null;
  }

  /** @param {any} next */
  shouldComponentUpdate(next) {
    const now = /** @type {any} */ (this.props);
    return Object.keys(next).some((name) => next[name] !== now[name]);
  }
}

/** @extends {Still<{d: string, looks: string, edge: string}>} */
class Edge extends Still {
  render() {
    const { d, looks, edge } = /** @type {any} */ (this.props);
    return (
      <g class={looks} data-edge={edge}>
        <path class="hit" d={d} />
        <path d={d} />
      </g>
    );
  }
}

/** @extends {Still<{vertex: number, x: number, y: number, radius: number, looks: string, words: string, name: string, tokens: number, label: string, stop: boolean}>} */
class Vertex extends Still {
  render() {
    const { vertex, x, y, radius, looks, words, name, tokens, label, stop } = /** @type {any} */ (this.props);
    const side = radius * 1.75;
    const size = words.length > 2 ? radius * 0.72 : radius * 1.05;
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
          <text class="label" dy="0.36em" font-size={size}>
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
  }
}

/** @param {{page: Page}} props */
export function Drawing({ page }) {
  const graph = page.drawn.value;
  const key = graph && JSON.stringify([graph.count, graph.edges]);
  /** @type {Place[] | null} */
  const laid = useResource(
    graph && graph.places.every(Boolean) ? null : key,
    (abort) => laidOut(graph?.count ?? 0, graph?.edges ?? [], abort),
    {
      stays: true,
    },
  );
  const places = graph?.places.map((place, vertex) => place ?? laid?.[vertex] ?? null) ?? [];
  const is_laid = places.every(Boolean);
  useLayoutEffect(() => {
    if (is_laid) page.editor.show(/** @type {Place[]} */ (places));
  });
  if (!graph) return <div class="board" />;
  if (graph.count === 0) return <Empty page={page} />;
  return (
    <div class="board graph-board" data-tool={page.match.play.value ? 'play' : page.editor.tool.value}>
      {is_laid && <Plot>{(frame) => <Picture page={page} places={/** @type {Place[]} */ (places)} frame={frame} />}</Plot>}
    </div>
  );
}

/** @param {Page} page */
const addFirst = (page) => page.editor.apply((graph) => ({ ...graph, count: 1, places: [[500, 500]], names: [''] }));

/** @param {{page: Page}} props */
const Empty = ({ page }) => (
  <div class="board" onClick={() => page.editor.tool.value === 'vertex' && addFirst(page)}>
    <div class="board-message">
      <p>{text('graph-empty')}</p>
      <p>
        <button
          type="button"
          onClick={(event) => {
            event.stopPropagation();
            addFirst(page);
          }}
        >
          {text('graph-add-vertex')}
        </button>
      </p>
    </div>
  </div>
);

/** @param {{page: Page, places: Place[], frame: Frame}} props */
function Picture({ page, places, frame }) {
  const { editor } = page;
  const scene = page.scene.value;
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  /** What is dragged: a vertex, or an edge out of one. @type {Signal<{vertex: number, is_edge: boolean, x: number, y: number, moved: boolean} | null>} */
  const drag = useSignal(null);
  const begun = useRef(/** @type {{x: number, y: number, vertex: number | null, edge: string | null} | null} */ (null));
  /** The vertex that Tab comes to. */
  const stop = useSignal(0);
  const at_rest = useMemo(() => drawnAt(page.drawn.peek(), places, frame), [page.drawn.value, places, frame]);
  if (!scene || !at_rest || scene.graph !== at_rest.graph) return null;
  const { read, marked, cycle, targets, tokens, breaking } = scene;
  const { graph, room, is_small, out } = at_rest;
  const dragged = drag.value;
  const moved = dragged?.moved && !dragged.is_edge ? dragged : null;
  const points = moved ? at_rest.points.with(moved.vertex, { x: moved.x, y: moved.y }) : at_rest.points;
  const tab_stop = Math.min(stop.value, graph.count - 1);

  /** @param {PointerEvent} event */
  const at = (event) => {
    const box = /** @type {SVGSVGElement} */ (svg.current).getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  /** @param {EventTarget | null} target */
  const vertexAt = (target) => {
    const found = target instanceof Element ? target.closest('[data-vertex]')?.getAttribute('data-vertex') : null;
    return found ? Number(found) : null;
  };
  /** @param {PointerEvent} event */
  const onPointerDown = (event) => {
    if (event.button !== 0) return;
    const vertex = vertexAt(event.target);
    const edge = event.target instanceof Element ? (event.target.closest('[data-edge]')?.getAttribute('data-edge') ?? null) : null;
    begun.current = { ...at(event), vertex, edge };
    if (vertex === null || page.match.play.value) return;
    drag.value = { ...at(event), vertex, is_edge: editor.tool.value === 'edge', moved: false };
    svg.current?.setPointerCapture(event.pointerId);
  };
  /** @param {PointerEvent} event */
  const onPointerMove = (event) => {
    const [now, from] = [drag.peek(), begun.current];
    if (!now || !from) return;
    const { x, y } = at(event);
    const moved = now.moved || Math.hypot(x - from.x, y - from.y) > DRAG_PX;
    if (moved) drag.value = { ...now, x, y, moved };
  };
  /** @param {PointerEvent} event */
  const onPointerUp = (event) => {
    const [now, from] = [drag.peek(), begun.current];
    drag.value = begun.current = null;
    if (!from) return;
    if (now?.moved) {
      if (now.is_edge) {
        const to = vertexAt(document.elementFromPoint(event.clientX, event.clientY));
        editor.take('edge');
        if (to !== null) {
          editor.joinTo(now.vertex);
          editor.joinTo(to);
        }
      } else editor.move(now.vertex, placeAt(...placeOf(room, now)));
    } else if (from.vertex !== null) {
      stop.value = from.vertex;
      page.clickVertex(from.vertex);
    } else if (from.edge !== null && !page.match.play.value && editor.tool.value !== 'vertex') editor.clickEdge(...splitEdge(from.edge));
    else if (page.match.play.value) page.deselect();
    else {
      page.deselect();
      editor.clickAt(...placeOf(room, from));
    }
  };
  /** @param {number} vertex */
  const focusOn = (vertex) =>
    /** @type {SVGGElement | null | undefined} */ (svg.current?.querySelector(`[data-vertex="${vertex}"]`))?.focus();
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const vertex = vertexAt(event.target);
    if (vertex === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const is_arrow = event.key.startsWith('Arrow');
    if (!is_arrow && !['Enter', ' ', 'Delete'].includes(event.key)) return;
    event.preventDefault();
    if (is_arrow && event.shiftKey && !page.match.play.value) {
      const [x, y] = entryAt(places, vertex);
      const step = /** @type {Record<string, Place>} */ ({ ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] });
      const [dx, dy] = step[event.key] ?? [0, 0];
      editor.move(vertex, placeAt(x + dx * KEY_STEP, y + dy * KEY_STEP));
    } else if (is_arrow) {
      stop.value = neighbourOf(points, vertex, event.key);
      focusOn(stop.value);
    } else if (event.key === 'Delete') {
      if (!page.match.play.value) {
        editor.erase(vertex);
        stop.value = Math.max(0, vertex - 1);
        // What had the focus is gone.
        requestAnimationFrame(() => focusOn(stop.value));
      }
    } else page.clickVertex(vertex);
  };

  const is_mass = graph.edges.length > MOST_EDGES;
  /** Of very many edges those alone that a step or a move is about. */
  const told = is_mass
    ? [...[...cycle, ...marked].map(splitEdge), ...[...read].map((to) => /** @type {[number, number]} */ ([scene.at, to]))]
    : [];

  return (
    <svg
      ref={svg}
      width={frame.width}
      height={frame.height}
      role="group"
      aria-label={text('graph-board')}
      style={{ '--graph-stroke': frame.stroke, '--graph-name': `${Math.max(11, frame.label * (is_small ? 1 : 0.8))}px` }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        drag.value = begun.current = null;
      }}
      onKeyDown={onKeyDown}
      onFocusCapture={(event) => {
        stop.value = vertexAt(event.target) ?? stop.peek();
      }}
    >
      <g class="edges">
        {is_mass && <path class="mass" d={at_rest.mass} />}
        {(is_mass ? told : graph.edges).map(([from, to], index) => {
          const edge = `${from}-${to}`;
          const is_ignored = terminalOf(graph, from) !== 'none';
          const is_moved = moved !== null && (from === moved.vertex || to === moved.vertex);
          const looks = [
            'edge',
            is_ignored && 'ignored',
            cycle.has(edge) && 'cycle',
            marked.has(edge) && 'marked',
            scene.at === from && read.has(to) && 'read',
          ];
          return (
            <Edge
              key={edge}
              edge={edge}
              looks={looks.filter(Boolean).join(' ')}
              // The others stay as they lie until the vertex is put down.
              d={is_moved || is_mass ? pathOf(at_rest, points, from, to) : (at_rest.paths[index] ?? '')}
            />
          );
        })}
        {dragged?.moved && dragged.is_edge && (
          <path
            class="edge drawn"
            d={edgePath(entryAt(points, dragged.vertex), dragged, {
              points: [],
              radius: 2,
              has_back: false,
              looks_around: false,
            })}
          />
        )}
      </g>
      {points.map(({ x, y }, vertex) => {
        const words = scene.textOf(vertex);
        const terminal = terminalOf(graph, vertex);
        const count = tokens.filter((one) => one === vertex).length;
        const name = page.nameOf(vertex);
        const looks = [
          'vertex',
          looksOf(words, page.method.value),
          terminal !== 'none' && `terminal ${terminal}`,
          scene.at === vertex && 'at',
          scene.at !== null && read.has(vertex) && 'read',
          scene.picked === vertex && 'picked',
          scene.held === vertex && 'held',
          scene.from === vertex && 'from',
          targets.has(vertex) && 'target',
          breaking.has(vertex) && 'breaking',
        ];
        return (
          <Vertex
            key={vertex}
            vertex={vertex}
            x={Math.round(x * 10) / 10}
            y={Math.round(y * 10) / 10}
            radius={room.radius}
            looks={looks.filter(Boolean).join(' ')}
            words={words}
            name={is_small ? name : ''}
            tokens={count}
            stop={vertex === tab_stop}
            label={text('graph-vertex-label', {
              name,
              label: words === '' ? 'none' : words,
              terminal,
              tokens: count,
              options: out[vertex] ?? 0,
              target: targets.has(vertex) ? 'yes' : 'no',
            })}
          />
        );
      })}
    </svg>
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
 * @param {{room: Room, is_small: boolean, edges: ReadonlySet<string>}} of edges: as `from-to`
 * @param {readonly Point[]} points @param {number} from @param {number} to
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

/** What is lost is blue: a P, the number 0, an even number of steps. @param {string} words @param {string} method */
function looksOf(words, method) {
  const known = LOOKS[words];
  if (known) return known;
  if (method === 'steps') return Number(words) % 2 === 0 ? 'P' : 'N';
  return words.startsWith('0') ? 'value zero' : 'value';
}

/** @param {string} edge @returns {[number, number]} */
const splitEdge = (edge) => /** @type {[number, number]} */ (edge.split('-').map(Number));
