/** The drawing of a graph: every vertex and every edge an element, to be looked at, moved and drawn on by mouse, touch and keyboard. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Plot } from '../../../canvas/plot.jsx';
import { useResource } from '../../../solver/resource.js';
import { Button } from '../../../ui/controls.jsx';
import { classNames } from '../../../ui/class_names.js';
import { text } from '../../../ui/messages.js';
import { MOST_EDGES, terminalOf } from './graph_value.js';
import { drawnAt, pathOf } from './drawn_at.js';
import { keysOn, pointersOn } from '../gestures.js';
import { splitEdge } from '../typed.js';
import { laidOut } from './layout_client.js';
import { Edge, EdgeToPointer, Vertex } from '../marks.jsx';
import '../drawing.css';
import './style.css';

/** @import { Signal } from '@preact/signals' */
/** @import { Frame } from '../../../canvas/plot.jsx' */
/** @import { Point } from '../../../canvas/marks.js' */
/** @import { Page } from './state.js' */
/** @import { Press } from '../gestures.js' */
/** @import { Place } from '../types.js' */

/** @typedef {NonNullable<Page['scene']['value']>} Scene */
/** @typedef {NonNullable<ReturnType<typeof drawnAt>>} AtRest */

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
      {...pointersOn(page, at_rest.measures, press, stop)}
      {...keysOn(page, places, points, stop)}
    >
      <g class="edges">
        <Edges scene={scene} at_rest={at_rest} points={points} moved={moved} />
        {is_edge && <EdgeToPointer points={points} press={press.value} />}
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
  const { measures, is_small, out } = at_rest;
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
            radius={measures.radius}
            looks={looks}
            words={words}
            poster={scene.endOf(vertex) === '' ? '' : looksOf(scene.endOf(vertex), page.method.value)}
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

/** @type {Record<string, string>} */
const LOOKS = { '': 'open', P: 'P', N: 'N', '?': 'draw', '=': 'draw' };

/** The losing positions are blue: a P, the number 0, an even number of steps. @param {string} words @param {string} method */
function looksOf(words, method) {
  const known = LOOKS[words];
  if (known) return known;
  if (method === 'steps') return Number(words) % 2 === 0 ? 'P' : 'N';
  return words.startsWith('0') ? 'value zero' : 'value';
}
