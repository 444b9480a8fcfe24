/** Every split of the rows up to the one at hand: what its two parts come to. */
import { useComputed, useSignal } from '@preact/signals';
import { scaleLinear } from 'd3-scale';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Axes } from '../../canvas/chart.jsx';
import { Drawing } from '../../canvas/drawing.jsx';
import { bytesOf } from '../../canvas/palette.js';
import { Plot } from '../../canvas/plot.jsx';
import { createRamp } from '../../canvas/ramp.js';
import { rich, text } from '../../ui/messages.js';
import { firstRow, firstSplit, rowAtHand, rowSummary, splitValue } from './splits_model.js';
import { Ground, View, Walk } from './walk.jsx';
import './views.css';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Page } from './state.js' */
/** @import { Split } from './types.js' */

/** @typedef {{values: Uint32Array, split: Split, heap: number}} Scene */

/** Smaller cells are drawn pixel by pixel. */
const CELL_PX = 8;

/** Values are printed in cells of so many pixels. */
const PRINTED_FROM_PX = 15;

/** A cell is at most so many times as wide as it is high. */
const WIDEST = 2;

/** Where the cells lie, in CSS pixels: rows downwards, left parts to the right. @param {{width: number, height: number}} size @param {number} label @param {Scene} of */
export function cellsOf({ width, height }, label, { split, heap }) {
  const least = split.has_ends ? 0 : 1;
  const first = { row: firstRow(split), left: least };
  const rows = Math.max(1, heap - first.row + 1);
  const columns = Math.max(1, heap - split.taken - 2 * least + 1);
  const margin = { left: label * (1.4 + 0.62 * String(heap).length), top: label * 1.9, right: label * 0.6, bottom: label * 2 };
  const room = { width: Math.max(1, width - margin.left - margin.right), height: Math.max(1, height - margin.top - margin.bottom) };
  const high = room.height / rows;
  const wide = Math.min(room.width / columns, WIDEST * high);
  const left = margin.left + Math.max(0, (room.width - wide * columns) / 2);
  const box = { left, top: margin.top, right: left + wide * columns, bottom: margin.top + room.height };
  return {
    first,
    columns,
    box,
    x: scaleLinear([least - 0.5, least + columns - 0.5], [box.left, box.right]),
    y: scaleLinear([first.row - 0.5, first.row + rows - 0.5], [box.top, box.bottom]),
    wide,
    high,
  };
}

/** @param {Stage} stage @param {Scene} scene @param {Palette} palette */
export function drawSplits({ context, size, createCanvas, canvas }, scene, palette) {
  const { values, split, heap } = scene;
  const { first, columns, box, x, y, wide, high } = cellsOf(size(), palette.px.label, scene);
  let most = 1;
  for (let row = first.row; row <= heap; row += 1) most = Math.max(most, rowSummary(values, split, row).most);
  const shade = createRamp(palette, most);
  if (Math.min(wide, high) >= CELL_PX) {
    const gap = Math.max(1, Math.min(3, wide / 14));
    const is_printed = Math.min(wide, high / 0.8) >= PRINTED_FROM_PX;
    const font_px = Math.min(high * 0.56, wide * 0.5, 40);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (let row = first.row; row <= heap; row += 1) {
      for (let left = first.left; left < first.left + columns; left += 1) {
        const value = splitValue(values, split, row, left);
        if (value === null) continue;
        const { colour, is_dark } = value === 0 ? { colour: palette['p-strong'], is_dark: true } : shade(value);
        context.fillStyle = colour;
        context.fillRect(x(left - 0.5) + gap / 2, y(row - 0.5) + gap / 2, wide - gap, high - gap);
        if (!is_printed) continue;
        context.fillStyle = value === 0 ? palette['p-strong-ink'] : is_dark ? '#ffffff' : '#111111';
        context.font = `${value === 0 ? 700 : 500} ${font_px}px ${palette.font}`;
        context.fillText(String(value), x(left), y(row) + font_px * 0.04);
      }
    }
    return;
  }
  const ratio = canvas.width / size().width;
  const [width, height] = [box.right - box.left, box.bottom - box.top].map((length) => Math.max(1, Math.round(length * ratio)));
  const pixels = new Uint8ClampedArray(4 * (width ?? 1) * (height ?? 1));
  const blue = bytesOf(palette['p-strong']);
  for (let down = 0, at = 0; down < (height ?? 1); down += 1) {
    const row = first.row + Math.floor(((down + 0.5) * (heap - first.row + 1)) / (height ?? 1));
    for (let across = 0; across < (width ?? 1); across += 1, at += 4) {
      const value = splitValue(values, split, row, first.left + Math.floor(((across + 0.5) * columns) / (width ?? 1)));
      if (value === null) continue;
      const [red = 0, green = 0, third = 0] = value === 0 ? blue : shade(value).bytes;
      pixels[at] = red;
      pixels[at + 1] = green;
      pixels[at + 2] = third;
      pixels[at + 3] = 255;
    }
  }
  const raster = createCanvas();
  Object.assign(raster, { width, height });
  raster.getContext('2d')?.putImageData(new ImageData(pixels, width ?? 1, height ?? 1), 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(raster, box.left, box.top, box.right - box.left, box.bottom - box.top);
}

/** @param {{page: Page, covered: boolean}} props */
export function Splits({ page, covered }) {
  const values = page.charted.value;
  const kind = page.kind.value;
  const picked = page.selection.value?.heap ?? null;
  const heap = rowAtHand(picked, page.timeline.value?.parts ?? []);
  const split = kind === null ? null : firstSplit(kind);
  const title = text('sums-splits-title', { heap, taken: split?.taken ?? 0, known: split && kind !== null ? 'yes' : 'no' });
  const why =
    kind === null
      ? 'sums-chart-none'
      : !split
        ? 'sums-splits-none'
        : heap < firstRow(split)
          ? 'sums-splits-short'
          : page.is_steps.value
            ? 'sums-splits-steps'
            : covered
              ? 'sums-chart-covered'
              : null;
  if (why || !split) return <View title={title} why={text(why ?? '', { heap })} />;
  if (!values || values.length <= heap) return <View title={title} />;
  return (
    <View title={title}>
      <Cells values={values} split={split} heap={heap} rule={page.rule.value} />
    </View>
  );
}

/** @param {Scene & {rule: string}} props */
function Cells({ values, split, heap, rule }) {
  const of = useSignal(/** @type {Scene} */ ({ values, split, heap }));
  useLayoutEffect(() => {
    of.value = { values, split, heap };
  }, [values, split.taken, split.has_ends, split.is_unequal, heap]);
  const scene = useComputed(() => of.value);
  const { all, zeros } = useMemo(() => rowSummary(values, split, heap), [values, split.taken, split.has_ends, split.is_unequal, heap]);
  const said = { heap, all, zeros, rule };
  return (
    <>
      <p class="chart-said">{rich('sums-splits-said', said)}</p>
      <Plot>
        {(frame) => {
          const { first, columns, box, x, y, wide, high } = cellsOf(frame, frame.label, { values, split, heap });
          const { label, stroke } = frame;
          const ticks = (/** @type {number[]} */ all_ticks) => all_ticks.filter(Number.isInteger);
          const place = (/** @type {number} */ index) => ({
            row: first.row + Math.floor(index / columns),
            left: first.left + (index % columns),
          });
          return (
            <>
              <Ground frame={frame}>
                <Axes
                  frame={frame}
                  box={box}
                  x={{
                    scale: x,
                    ticks: ticks(x.ticks(Math.max(2, Math.min(columns, (box.right - box.left) / (label * 4))))),
                    name: String,
                    is_plain: true,
                  }}
                  y={{ scale: y, ticks: [], name: String }}
                >
                  {ticks(y.ticks(Math.max(2, Math.min(heap, (box.bottom - box.top) / (label * 2))))).map((row) => (
                    <text key={row} x={box.left - label * 0.6} y={y(row)} dy="0.35em" text-anchor="end">
                      {row}
                    </text>
                  ))}
                  <text x={box.left} y={label} text-anchor="middle" class="axis-name">
                    n
                  </text>
                  <text x={box.right} y={label} text-anchor="end" class="axis-name">
                    {text('sums-splits-axis')}
                  </text>
                </Axes>
              </Ground>
              <Drawing
                scene={scene}
                draw={drawSplits}
                label={text('sums-splits-label', { heap, all, zeros, taken: split.taken, first: first.row })}
                canvas={{ class: 'chart-canvas' }}
              />
              <Walk
                frame={frame}
                label={text('sums-splits-walk')}
                count={columns * (heap - first.row + 1)}
                stride={columns * 10}
                line={columns}
                placeAt={(across, down) => {
                  const row = Math.max(0, Math.min(heap - first.row, Math.round(y.invert(down)) - first.row));
                  return row * columns + Math.max(0, Math.min(columns - 1, Math.round(x.invert(across)) - first.left));
                }}
                spotOf={(index) => {
                  const { row, left } = place(index);
                  return { x: x(left), y: y(row) };
                }}
                wordsOf={(index) => {
                  const { row, left } = place(index);
                  const right = row - split.taken - left;
                  const value = splitValue(values, split, row, left);
                  return text('sums-splits-cell', {
                    row,
                    left,
                    right,
                    none: value === null ? 'yes' : 'no',
                    one: values[left] ?? 0,
                    other: values[Math.max(0, right)] ?? 0,
                    value: value ?? 0,
                  });
                }}
              >
                <rect
                  class="row-at-hand"
                  x={box.left - stroke / 2}
                  y={y(heap - 0.5) - (high < 4 ? stroke / 2 : 0)}
                  width={wide * columns + stroke}
                  height={Math.max(high, stroke)}
                  stroke-width={high < 4 ? 1 : stroke * 0.7}
                />
              </Walk>
            </>
          );
        }}
      </Plot>
      <div class="legend">
        <ul>
          <li>
            <i class="swatch lit">0</i> <span>{rich('sums-splits-zero', { rule })}</span>
          </li>
          <li>
            <i class="swatch ramp" /> <span>{rich('sums-splits-values')}</span>
          </li>
        </ul>
      </div>
    </>
  );
}
