/** The graph of the matching game: its matching, the trees of the search, the token and where it has been. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Plot } from '../../../canvas/plot.jsx';
import { classNames } from '../../../ui/class_names.js';
import { entryAt } from '../../../ui/entry_at.js';
import { text } from '../../../ui/messages.js';
import { problemText } from '../../../ui/problem.js';
import { edgePath, measuresFor, pointOf } from '../geometry.js';
import { keysOn, pointersOn } from '../gestures.js';
import { Edge, EdgeToPointer, Vertex } from '../marks.jsx';
import { edgeName } from './steps.js';
import '../drawing.css';
import './style.css';

/** @import { Signal } from '@preact/signals' */
/** @import { Frame } from '../../../canvas/plot.jsx' */
/** @import { Press } from '../gestures.js' */
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
  if (!page.drawn.value)
    return (
      <div class="board">{refusal && page.session.state.value === 'ready' && <p class="board-message">{problemText(refusal)}</p>}</div>
    );
  return (
    <div class="board graph-board matching-board" data-tool={page.match.play.value ? 'play' : page.editor.tool.value}>
      <Plot>{(frame) => <Picture page={page} frame={frame} />}</Plot>
    </div>
  );
}

/** @param {{page: Page, frame: Frame}} props */
function Picture({ page, frame }) {
  const { editor } = page;
  const [graph, places, scene] = [page.drawn.value, page.places.value, page.scene.value];
  /** @type {Signal<Press | null>} */
  const press = useSignal(null);
  /** The vertex that Tab comes to. */
  const stop = useSignal(0);
  useLayoutEffect(() => {
    editor.show(places);
  });
  const drawn = useMemo(() => {
    if (!graph || places.length !== graph.count) return null;
    const width = Math.min(frame.width, WIDEST * frame.height);
    const measures = measuresFor({ ...frame, left: (frame.width - width) / 2, width }, graph.count);
    const points = places.map((place) => pointOf(measures, place));
    const of = { points, radius: measures.radius, looks_around: graph.edges.length <= MOST_BENT, has_head: false };
    return { measures, points, of, paths: graph.edges.map(([one, other]) => edgePath(entryAt(points, one), entryAt(points, other), of)) };
  }, [graph, places, frame]);
  if (!graph || !drawn || !scene) return null;
  const { measures, of, paths } = drawn;
  const { vertex = null, to = null } = press.value ?? {};
  const is_edge = editor.tool.value === 'edge';
  const moved = is_edge || !to ? null : vertex;
  const points = moved === null || !to ? drawn.points : drawn.points.with(moved, to);
  return (
    <svg
      width={frame.width}
      height={frame.height}
      role="group"
      aria-label={text('matching-board')}
      style={{ '--graph-stroke': frame.stroke, '--graph-name': `${Math.max(11, frame.label)}px` }}
      {...pointersOn(page, measures, press, stop)}
      {...keysOn(page, places, points, stop)}
    >
      <g class="edges">
        {graph.edges.map(([one, other], index) => {
          const edge = edgeName(one, other);
          // The others stay as they lie until the vertex is put down.
          const is_moved = one === moved || other === moved;
          const d = is_moved ? edgePath(entryAt(points, one), entryAt(points, other), { ...of, points }) : (paths[index] ?? '');
          return <Edge key={edge} edge={edge} looks={edgeLooks(scene, one, other)} d={d} />;
        })}
        {is_edge && <EdgeToPointer points={points} press={press.value} />}
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
          editor.from.value === vertex && 'from',
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
