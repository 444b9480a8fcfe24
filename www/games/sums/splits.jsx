/** Every split of the rows up to the current one: the value that its two parts come to. */
import { useSignal } from '@preact/signals';
import { max, range } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Axes, AxisName } from '../../canvas/chart.jsx';
import { Drawing } from '../../canvas/drawing.jsx';
import { Plot } from '../../canvas/plot.jsx';
import { Legend } from '../../ui/legend.jsx';
import { rich, text } from '../../ui/messages.js';
import { ChartView, drawRaster, Ground, Walk, whole } from './chart_view.jsx';
import { firstRow, firstSplit, rowAtHand, rowSummary, splitValue } from './splits_model.js';
import { createCells, createLooks } from './value_cells.js';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Page } from './state.js' */
/** @import { Split } from './types.js' */

/** @typedef {{values: Uint32Array, split: Split, heap: number}} Scene heap: the current row */

/** Smaller cells are drawn pixel by pixel. */
const CELL_PX = 8;

/** A cell is at most so many times as wide as it is high. */
const WIDEST = 2;

/**
 * Where the cells lie, in CSS pixels: rows downwards, left parts to the right.
 * @param {{width: number, height: number}} size @param {number} label @param {Scene} scene
 */
function placesOf({ width, height }, label, { split, heap }) {
  const least = split.has_ends ? 0 : 1;
  const first = { row: firstRow(split), left: least };
  const rows = Math.max(1, heap - first.row + 1);
  const columns = Math.max(1, heap - split.taken - 2 * least + 1);
  const margin = { left: label * (1.4 + 0.62 * String(heap).length), top: label * 1.9, right: label * 0.6, bottom: label * 2 };
  const inside = { width: Math.max(1, width - margin.left - margin.right), height: Math.max(1, height - margin.top - margin.bottom) };
  const high = inside.height / rows;
  const wide = Math.min(inside.width / columns, WIDEST * high);
  const left = margin.left + Math.max(0, (inside.width - wide * columns) / 2);
  const box = { left, top: margin.top, right: left + wide * columns, bottom: margin.top + inside.height };
  return {
    first,
    rows,
    columns,
    box,
    x: scaleLinear([least - 0.5, least + columns - 0.5], [box.left, box.right]),
    y: scaleLinear([first.row - 0.5, first.row + rows - 0.5], [box.top, box.bottom]),
    cell: { width: wide, height: high },
  };
}

/** @param {Stage} stage @param {Scene} scene @param {Palette} palette */
function drawSplits(stage, scene, palette) {
  const { context, size } = stage;
  const { values, split, heap } = scene;
  const { first, rows, columns, box, x, y, cell } = placesOf(size(), palette.px.label, scene);
  const most = max(range(first.row, heap + 1), (row) => rowSummary(values, split, row).most) ?? 0;
  const lookOf = createLooks(palette, Math.max(1, most));
  if (Math.min(cell.width, cell.height) < CELL_PX)
    return drawRaster(stage, box, (width, height) => {
      const pixels = new Uint8ClampedArray(4 * width * height);
      for (let at = 0; at < width * height; at += 1) {
        const row = first.row + Math.floor(((Math.floor(at / width) + 0.5) * rows) / height);
        const value = splitValue(values, split, row, first.left + Math.floor((((at % width) + 0.5) * columns) / width));
        if (value !== null) pixels.set([...lookOf(value).bytes.slice(0, 3), 255], 4 * at);
      }
      return pixels;
    });
  const cells = createCells(context, cell, 40, palette.font);
  for (const row of range(first.row, heap + 1))
    for (const left of range(first.left, first.left + columns)) {
      const value = splitValue(values, split, row, left);
      if (value === null) continue;
      const look = lookOf(value);
      cells.fill(x(left - 0.5), y(row - 0.5), look.colour);
      cells.print(x(left - 0.5), y(row - 0.5), value, look);
    }
}

/** @param {{page: Page, covered: boolean}} props */
export function Splits({ page, covered }) {
  const values = page.charted.value;
  const kind = page.kind.value;
  const heap = rowAtHand(page.selection.value?.heap ?? null, page.timeline.value?.parts ?? []);
  const split = useMemo(() => (kind === null ? null : firstSplit(kind)), [kind]);
  let why = null;
  if (!split) why = 'sums-splits-none';
  else if (heap < firstRow(split)) why = 'sums-splits-short';
  else if (page.what.value === 'steps') why = 'sums-splits-steps';
  return (
    <ChartView
      page={page}
      covered={covered}
      title={text('sums-splits-title', { heap, taken: split?.taken ?? 0, known: split ? 'yes' : 'no' })}
      why={why && text(why, { heap })}
    >
      {split && values && values.length > heap && <Cells values={values} split={split} heap={heap} rule={page.rule.value} />}
    </ChartView>
  );
}

/** @param {Scene & {rule: string}} props */
function Cells({ values, split, heap, rule }) {
  const shown = { values, split, heap };
  const scene = useSignal(shown);
  useLayoutEffect(() => {
    scene.value = shown;
  }, [values, split, heap]);
  const { all, zeros } = useMemo(() => rowSummary(values, split, heap), [values, split, heap]);
  const label = text('sums-splits-label', { heap, all, zeros, taken: split.taken, first: firstRow(split) });
  return (
    <>
      <p class="chart-sentence">{rich('sums-splits-said', { heap, all, zeros, rule })}</p>
      <Plot>
        {(frame) => (
          <>
            <Background frame={frame} scene={shown} />
            <Drawing scene={scene} draw={drawSplits} label={label} canvas={{ class: 'chart-canvas' }} />
            <Cursor frame={frame} scene={shown} />
          </>
        )}
      </Plot>
      <div class="legend">
        <Legend
          entries={[
            { swatch: 'lit', meaning: rich('sums-splits-zero', { rule }), sign: 0 },
            { swatch: 'ramp', meaning: rich('sums-splits-values') },
          ]}
        />
      </div>
    </>
  );
}

/** The axes. @param {{frame: Frame, scene: Scene}} props */
function Background({ frame, scene }) {
  const { label } = frame;
  const { columns, box, x, y } = placesOf(frame, label, scene);
  const x_ticks = whole(x.ticks(Math.max(2, Math.min(columns, (box.right - box.left) / (label * 4)))));
  const y_ticks = whole(y.ticks(Math.max(2, Math.min(scene.heap, (box.bottom - box.top) / (label * 2)))));
  return (
    <Ground frame={frame}>
      <Axes
        frame={frame}
        box={box}
        x={{ scale: x, ticks: x_ticks, name: String, is_plain: true }}
        y={{ scale: y, ticks: [], name: String }}
      >
        {y_ticks.map((row) => (
          <text key={row} x={box.left - label * 0.6} y={y(row)} dy="0.35em" text-anchor="end">
            {row}
          </text>
        ))}
        <AxisName x={box.left} y={label} anchor="middle">
          n
        </AxisName>
        <AxisName x={box.right} y={label} anchor="end">
          {text('sums-splits-axis')}
        </AxisName>
      </Axes>
    </Ground>
  );
}

/** The cells as places to go to, and a frame around the current row. @param {{frame: Frame, scene: Scene}} props */
function Cursor({ frame, scene: { values, split, heap } }) {
  const { label, stroke } = frame;
  const { first, rows, columns, box, x, y, cell } = placesOf(frame, label, { values, split, heap });
  const placeOf = (/** @type {number} */ index) => ({ row: first.row + Math.floor(index / columns), left: first.left + (index % columns) });
  const is_low = cell.height < 4;
  return (
    <Walk
      frame={frame}
      label={text('sums-splits-walk')}
      count={columns * rows}
      stride={columns * 10}
      line={columns}
      placeAt={(across, down) => {
        const row = Math.max(0, Math.min(rows - 1, Math.round(y.invert(down)) - first.row));
        return row * columns + Math.max(0, Math.min(columns - 1, Math.round(x.invert(across)) - first.left));
      }}
      spotOf={(index) => {
        const { row, left } = placeOf(index);
        return { x: x(left), y: y(row) };
      }}
      wordsOf={(index) => {
        const { row, left } = placeOf(index);
        const right = row - split.taken - left;
        const value = splitValue(values, split, row, left);
        const [one, other] = [values[left] ?? 0, values[Math.max(0, right)] ?? 0];
        return text('sums-splits-cell', { row, left, right, none: value === null ? 'yes' : 'no', one, other, value: value ?? 0 });
      }}
    >
      <rect
        class="row-at-hand"
        x={box.left - stroke / 2}
        y={y(heap - 0.5) - (is_low ? stroke / 2 : 0)}
        width={cell.width * columns + stroke}
        height={Math.max(cell.height, stroke)}
        stroke-width={is_low ? 1 : stroke * 0.7}
      />
    </Walk>
  );
}
