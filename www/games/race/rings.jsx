/**
 * The two layers as rings about one middle: A's cells inside, B's outside, and for one of A's cells from where B wins. By the method of
 * rings that is an arc: with B to move it widens from the arc of the layer before, with A to move it is the intersection of the arcs after
 * A's steps. The tables of pairs go on past the event that decides; there it may be several arcs.
 */
import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { text } from '../../ui/messages.js';
import { Drawing } from '../../canvas/drawing.jsx';
import { nameOf, neighboursOf } from './document.js';
import { arcAt, layerCells, rowAt } from './facing.js';
import { drawRings } from './rings_view.js';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Page } from './state.js' */
/** @import { Facing, RingScene } from './types.js' */

/** Cells of a ring that are named. */
const NAMED = 8;

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
    name_a: nameOf(at.board, a),
    names_b: facing.cells_b.length <= NAMED ? Array.from(facing.cells_b, (cell) => nameOf(at.board, cell)) : [],
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
  const scene = useMemo(() => computed(() => sceneOf(page)), [page]);
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

/** @typedef {{facing: Facing, chosen: number | null, picked: number | null}} Unrolled the cells that are imagined, A's and B's */

/** The largest size of a cell. */
const LARGEST = { width: 28, height: 22 };

/** @param {Page} page @returns {Unrolled | null} */
function unrolled({ inspection: { facing, placed }, covered }) {
  return facing.value && !covered.value ? { facing: facing.value, chosen: placed.value.A, picked: placed.value.B } : null;
}

/** The two layers unrolled: a row for each cell of A, a column for each cell of B, filled where B wins. @param {{page: Page}} props */
function Arcs({ page }) {
  const scene = useMemo(() => computed(() => unrolled(page)), [page]);
  return (
    <Drawing
      scene={scene}
      draw={drawArcs}
      label={text('race-arcs')}
      pick={(x, y, size, { facing }) => {
        const cell = cellSize(size, facing);
        const place = Math.floor(y / cell.height);
        if (place >= 0 && place < facing.cells_a.length) page.inspection.pick(facing.cells_a[place] ?? null, 'A');
      }}
    />
  );
}

/** @param {{width: number, height: number}} size @param {Facing} facing */
const cellSize = ({ width, height }, { cells_a, cells_b }) => ({
  width: Math.min(width / cells_b.length, LARGEST.width),
  height: Math.min(height / cells_a.length, LARGEST.height),
});

/** @param {Stage} stage @param {Unrolled} scene @param {Palette} palette */
function drawArcs({ context, size }, { facing, chosen, picked }, palette) {
  const { cells_a, cells_b, runsOf } = facing;
  const [rows, columns] = [cells_a.length, cells_b.length];
  const cell = cellSize(size(), facing);
  const left = (size().width - cell.width * columns) / 2;
  const gap = Math.min(cell.width, cell.height) >= 6 ? 1 : 0;
  const thick = Math.max(cell.height - gap, 0.5);
  for (let j = 0; j < rows; j += 1) {
    const y = j * cell.height + gap / 2;
    const runs = runsOf(j);
    if (!runs) continue;
    context.fillStyle = palette['n-fill'];
    context.fillRect(left, y, columns * cell.width, thick);
    context.fillStyle = palette['p-strong'];
    for (const [from, length] of runs) {
      const ahead = Math.min(length, columns - from);
      context.fillRect(left + from * cell.width, y, ahead * cell.width, thick);
      context.fillRect(left, y, (length - ahead) * cell.width, thick);
    }
    if (cells_a[j] !== chosen || cell.height < 4) continue;
    context.strokeStyle = palette.threshold;
    context.lineWidth = Math.min(palette.px.stroke, cell.height / 3);
    context.strokeRect(left + 1, y + 1, columns * cell.width - 2, cell.height - 2);
  }
  if (gap > 0) {
    context.fillStyle = palette.page;
    for (let k = 1; k < columns; k += 1) context.fillRect(left + k * cell.width - 0.5, 0, 1, rows * cell.height);
  }
  if (picked === null || cell.width < 4) return;
  context.strokeStyle = palette.threshold;
  context.lineWidth = Math.min(palette.px.stroke, cell.width / 3);
  const k = cells_b.indexOf(picked);
  if (k >= 0) context.strokeRect(left + k * cell.width + 1, 1, cell.width - 2, rows * cell.height - 2);
}
