/** The two layers unrolled: a row for each cell of A, a column for each cell of B, filled where B wins. */
import { text } from '../../app/messages.jsx';
import { covered } from '../../app/verdict.jsx';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { effect } from '@preact/signals';
import { createStage } from '../../canvas/stage.js';
import { readPalette } from '../../canvas/palette.js';
import { theme } from '../../app/settings.js';
import { rowAt } from './lesson.js';

/** @param {{page: import('./state.js').PageState}} props */
export function Arcs({ page }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  useLayoutEffect(() => {
    const element = /** @type {HTMLCanvasElement} */ (canvas.current);
    const stage = createStage(element, { draw: () => draw(stage, page) });
    const stop = effect(() => {
      void [theme.current.value, page.cursor.value, page.timeline.value, page.chosen.value, page.table.value];
      stage.invalidate();
    });
    return () => {
      stop();
      stage.destroy();
    };
  }, [page]);
  return (
    <figure class="arcs">
      <figcaption>{text('race-arcs')}</figcaption>
      <canvas ref={canvas} role="img" aria-label={text('race-arcs')} />
    </figure>
  );
}

/**
 * A's cells in their order, how many B has, and for each cell of A where B wins: from place `from` on, `length` places around.
 * @typedef {{cells: ArrayLike<number>, columns: number, runsOf: (row: number) => [from: number, length: number][]}} Matrix
 */

/** @param {import('./state.js').PageState} page @returns {Matrix | null} */
function matrixOf(page) {
  const [timeline, table] = [page.timeline.peek(), page.table.peek()];
  const cursor = page.cursor.peek();
  if (timeline?.method === 'rings') {
    // At the answer the row that decides stays.
    const row = rowAt(timeline, cursor === timeline.stepCount ? cursor - 1 : cursor);
    if (!row) return null;
    const { firstOfLayer, firstOfRow, order, l, r } = timeline;
    const [first_a, first, end] = [firstOfLayer[row.layer_a] ?? 0, firstOfRow[row.row] ?? 0, firstOfRow[row.row + 1] ?? 0];
    const columns = (firstOfLayer[row.layer_b + 1] ?? 0) - (firstOfLayer[row.layer_b] ?? 0);
    return {
      // The last row of an A-column ends with the first empty arc.
      cells: order.subarray(first_a, first_a + end - first),
      columns,
      runsOf(j) {
        const [from, to] = [l[first + j] ?? 0, r[first + j] ?? -1];
        return [[((from % columns) + columns) % columns, Math.min(Math.max(to - from + 1, 0), columns)]];
      },
    };
  }
  const facing = page.facing.peek();
  if (timeline?.method !== 'pairs' || !facing || !table) return null;
  const { firstOfLayer, cells } = timeline;
  const columns = (firstOfLayer[facing.layer_b + 1] ?? 0) - (firstOfLayer[facing.layer_b] ?? 0);
  return {
    cells: cells.subarray(firstOfLayer[facing.layer_a] ?? 0, firstOfLayer[facing.layer_a + 1] ?? 0),
    columns,
    runsOf(j) {
      /** @type {[number, number][]} */
      const runs = [];
      for (let k = 0; k < columns; k += 1) if (table[j * columns + k]) runs.push([k, 1]);
      return runs;
    },
  };
}

/** @param {import('../../canvas/stage.js').Stage} stage @param {import('./state.js').PageState} page */
function draw({ context, size, canvas }, page) {
  const matrix = covered() ? null : matrixOf(page);
  if (!matrix) return;
  const palette = readPalette(canvas);
  const { width, height } = size();
  const { cells, columns } = matrix;
  const rows = cells.length;
  const cell = { width: Math.min(width / columns, 28), height: Math.min(height / rows, 22) };
  const left = (width - cell.width * columns) / 2;
  const gap = Math.min(cell.width, cell.height) >= 6 ? 1 : 0;
  const chosen = page.chosen.peek();
  const thick = Math.max(cell.height - gap, 0.5);
  for (let j = 0; j < rows; j += 1) {
    const y = j * cell.height + gap / 2;
    context.fillStyle = palette['n-fill'];
    context.fillRect(left, y, columns * cell.width, thick);
    context.fillStyle = palette['p-strong'];
    for (const [from, length] of matrix.runsOf(j)) {
      const ahead = Math.min(length, columns - from);
      context.fillRect(left + from * cell.width, y, ahead * cell.width, thick);
      context.fillRect(left, y, (length - ahead) * cell.width, thick);
    }
    if (cells[j] !== chosen || cell.height < 4) continue;
    context.strokeStyle = palette.threshold;
    context.lineWidth = Math.min(palette.px.stroke, cell.height / 3);
    context.strokeRect(left + 1, y + 1, columns * cell.width - 2, cell.height - 2);
  }
  if (gap === 0) return;
  context.fillStyle = palette.page;
  for (let k = 1; k < columns; k += 1) context.fillRect(left + k * cell.width - 0.5, 0, 1, rows * cell.height);
}
