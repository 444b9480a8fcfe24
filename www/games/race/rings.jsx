/**
 * The two layers as rings about one middle: A's cells inside, B's outside, and for one of A's cells from where B wins. By the method of
 * rings that is an arc: with B to move it widens from the arc of the layer before, with A to move it is the intersection of the arcs after
 * A's steps. The tables of pairs go on past the event that decides; there it may be several arcs.
 */
import { useComputed } from '@preact/signals';
import { text } from '../../ui/messages.js';
import { Drawing } from '../../canvas/drawing.jsx';
import { neighboursOf } from './document.js';
import { arcAt, layerCells } from './facing.js';
import { rowAt } from './lesson.js';
import { Arcs } from './arcs.jsx';
import { drawRings } from './rings_view.js';

/** @import { Page } from './state.js' */
/** @import { RingScene } from './types.js' */

/** @param {Page} page @returns {RingScene | null} */
function sceneOf(page) {
  const [timeline, facing, cursor, at] = [page.timeline.value, page.inspection.facing.value, page.cursor.value, page.solved.value];
  const a = page.inspection.placed.value.A;
  if (!timeline || timeline.method === 'full' || !facing || a === null || !at || page.covered.value) return null;
  const place_a = facing.cells_a.indexOf(a);
  const runs = facing.runsOf(place_a);
  if (!runs) return null;
  /** @type {RingScene} */
  const scene = {
    mover: facing.mover,
    count_a: facing.cells_a.length,
    place_a,
    count_b: facing.cells_b.length,
    arcs: runs.filter(([, length]) => length > 0).map(([from, length]) => ({ l: from, r: from + length - 1 })),
    count_before: facing.cells_b.length,
    before: [],
    event: null,
  };
  if (timeline.method === 'pairs') return scene;
  const is_answer = cursor === timeline.stepCount;
  const row = rowAt(timeline, is_answer ? cursor - 1 : cursor);
  const { decision } = timeline;
  if (is_answer && decision.kind === 'bRow') scene.event = facing.cells_b.indexOf(decision.cell);
  if (!row || row.row === 0) return scene;
  // With B to move A stays on its cell; with A to move the arcs are those of the cells that its steps lead to.
  const next = layerCells(timeline, row.layer_a + 1);
  const places = row.mover === 'B' ? [place_a] : neighboursOf(at.board, a).map((step) => next.indexOf(step));
  scene.before = places.flatMap((place) => (place < 0 ? [] : (arcAt(timeline, row.row - 1, place) ?? [])));
  if (row.mover === 'B') scene.count_before = layerCells(timeline, row.layer_b - 1).length;
  return scene;
}

/** @param {{page: Page}} props */
export function Rings({ page }) {
  const scene = useComputed(() => sceneOf(page));
  return (
    <>
      <Drawing
        scene={scene}
        draw={drawRings}
        label={text('race-rings-figure')}
        pick={(x, y, { width, height }, { count_a }) => {
          const turn = (Math.atan2(y - height / 2, x - width / 2) / (2 * Math.PI) + 1.25) % 1;
          page.inspection.pick(page.inspection.facing.peek()?.cells_a[Math.floor(turn * count_a) % count_a] ?? null, 'A');
        }}
      />
      <Arcs page={page} />
    </>
  );
}
