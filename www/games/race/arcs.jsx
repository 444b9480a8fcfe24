/** The two layers unrolled: a row for each cell of A, a column for each cell of B, filled where B wins. */
import { useComputed } from '@preact/signals';
import { text } from '../../ui/messages.js';
import { Drawing } from '../../canvas/drawing.jsx';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Page } from './state.js' */
/** @import { Facing } from './types.js' */

/** @typedef {{facing: Facing, chosen: number | null, picked: number | null}} Scene the cells that are imagined, A's and B's */

/** The largest size of a cell. */
const LARGEST = { width: 28, height: 22 };

/** @param {{page: Page}} props */
export function Arcs({ page }) {
  const { facing: shown, placed, pick } = page.inspection;
  const scene = useComputed(() => {
    const facing = shown.value;
    return facing && !page.covered.value ? { facing, chosen: placed.value.A, picked: placed.value.B } : null;
  });
  return (
    <Drawing
      scene={scene}
      draw={draw}
      label={text('race-arcs')}
      pick={(x, y, size, { facing }) => {
        const cell = cellSize(size, facing);
        const place = Math.floor(y / cell.height);
        if (place >= 0 && place < facing.cells_a.length) pick(facing.cells_a[place] ?? null, 'A');
      }}
    />
  );
}

/** @param {{width: number, height: number}} size @param {Facing} facing */
const cellSize = ({ width, height }, { cells_a, cells_b }) => ({
  width: Math.min(width / cells_b.length, LARGEST.width),
  height: Math.min(height / cells_a.length, LARGEST.height),
});

/** @param {Stage} stage @param {Scene} scene @param {Palette} palette */
function draw({ context, size }, { facing, chosen, picked }, palette) {
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
