/** The values of the heaps as points, from the empty heap to as many as were asked for. */
import { useComputed, useSignal } from '@preact/signals';
import { scaleLinear } from 'd3-scale';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Axes, widthOf } from '../../canvas/chart.jsx';
import { Drawing } from '../../canvas/drawing.jsx';
import { bytesOf } from '../../canvas/palette.js';
import { Plot } from '../../canvas/plot.jsx';
import { useResource } from '../../solver/resource.js';
import { rich, text } from '../../ui/messages.js';
import { bandsOf, rasterOf, zerosOf } from './scatter_model.js';
import { greatestOf } from './steps.js';
import { Ground, View, Walk } from './walk.jsx';
import './views.css';

/** @import { SumPeriod } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Page } from './state.js' */

/** @typedef {{values: Uint32Array, most: number}} Scene */
/** @typedef {SumPeriod} Period */

/** More points are rasterised. */
const DOTS = 4000;

/** A band is drawn from so many pixels on. */
const BAND_PX = 7;

/** Where the points lie, in CSS pixels. @param {{width: number, height: number}} size @param {number} label @param {Pick<Scene, 'values' | 'most'>} of */
export function placesOf({ width, height }, label, { values, most }) {
  const box = {
    left: label * (1.6 + 0.62 * String(most).length),
    right: width - label * 0.6,
    top: label * 1.9,
    bottom: height - label * 1.9,
  };
  return {
    box,
    x: scaleLinear([-0.5, values.length - 0.5], [box.left, Math.max(box.left + 1, box.right)]),
    y: scaleLinear([-0.5, most + 0.5], [Math.max(box.top + 1, box.bottom), box.top]),
  };
}

/** @param {Stage} stage @param {Scene} scene @param {Palette} palette */
export function drawPoints({ context, size, createCanvas, canvas }, scene, palette) {
  const { values, most } = scene;
  if (values.length === 0) return;
  const { box, x, y } = placesOf(size(), palette.px.label, scene);
  const [wide, high] = [x(1) - x(0), y(0) - y(1)];
  const [width, height] = [x(values.length - 0.5) - box.left, y(-0.5) - box.top];
  if (values.length <= DOTS) {
    const radius = Math.min(Math.max(palette.px.label * 0.16, Math.min(palette.px.label * 0.4, wide * 0.7)), Math.max(1.5, high * 0.4));
    for (const is_zero of [false, true]) {
      context.fillStyle = palette[is_zero ? 'p-strong' : 'grundy-high'];
      context.beginPath();
      for (let n = 0; n < values.length; n += 1) {
        const value = values[n] ?? 0;
        if ((value === 0) !== is_zero) continue;
        context.moveTo(x(n) + radius, y(value));
        context.arc(x(n), y(value), radius, 0, 2 * Math.PI);
      }
      context.fill();
    }
    return;
  }
  // As many pixels as the canvas has.
  const ratio = canvas.width / size().width;
  const pixels = { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
  const dot = Math.round(ratio * Math.max(1.2, Math.min(6, high * 0.6)));
  const [zero, other] = [bytesOf(palette['p-strong']), bytesOf(palette['grundy-high'])];
  const data = rasterOf(values, { ...pixels, most, dot: Math.max(1, Math.min(dot, pixels.height)), zero, other });
  const raster = createCanvas();
  Object.assign(raster, pixels);
  raster.getContext('2d')?.putImageData(new ImageData(data, pixels.width, pixels.height), 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(raster, box.left, box.top, width, height);
}

/** @param {{page: Page, covered: boolean}} props */
export function Scatter({ page, covered }) {
  const values = page.charted.value;
  const what = page.is_steps.value ? 'steps' : 'nimber';
  const title = text('sums-scatter-title', { what });
  const is_empty = page.kind.value === null;
  if (covered || is_empty) return <View title={title} why={text(is_empty ? 'sums-chart-none' : 'sums-chart-covered')} />;
  if (!values || values.length === 0) return <View title={title} />;
  return (
    <View title={title}>
      <Points page={page} values={values} what={what} />
    </View>
  );
}

/** @param {{page: Page, values: Uint32Array, what: string}} props */
function Points({ page, values, what }) {
  const most = useMemo(() => greatestOf(values), [values]);
  const zeros = useMemo(() => zerosOf(values), [values]);
  const is_steps = page.is_steps.value;
  // What is known of the period may have come with more values than the steps had.
  const { period } =
    useResource(is_steps ? null : values, (abort) => page.session.ask('timeline', 'mex', abort)) ??
    /** @type {{period?: Period | null | undefined}} */ ({ period: is_steps ? null : page.timeline.value?.period });
  const is_periodic = period && period.period >= 2 && period.preperiod < values.length ? 'yes' : 'no';
  const of = useSignal(/** @type {Scene} */ ({ values, most }));
  useLayoutEffect(() => {
    of.value = { values, most };
  }, [values]);
  const scene = useComputed(() => of.value);
  const told = { preperiod: period?.preperiod ?? 0, period: period?.period ?? 0, saltus: period?.saltus ?? 0 };
  return (
    <>
      <Plot>
        {(frame) => {
          const { box, x, y } = placesOf(frame, frame.label, { values, most });
          const { label, stroke } = frame;
          const name = text('sums-chart-axis-heap');
          const far = box.right - widthOf(name, frame) - label;
          // Of the last tick's name a half stands to its right.
          const has_room = (/** @type {number} */ tick) => x(tick) + widthOf(written(tick), frame) / 2 < far;
          const across = { scale: x, ticks: whole(x.ticks(Math.max(2, box.right / (label * 7)))).filter(has_room), name: written };
          const upwards = { scale: y, ticks: whole(y.ticks(Math.max(2, box.bottom / (label * 3)))), name: written };
          const starts = is_periodic === 'yes' && period ? [period.preperiod, period.preperiod + period.period] : [];
          return (
            <>
              <Ground frame={frame}>
                {is_periodic === 'yes' &&
                  bandsOf(period, values.length, (box.right - box.left) / BAND_PX).map(({ from, to }) => (
                    <rect
                      key={from}
                      class="band"
                      x={x(from - 0.5)}
                      y={box.top}
                      width={x(to) - x(from)}
                      height={Math.max(0, box.bottom - box.top)}
                    />
                  ))}
                <Axes frame={frame} box={box} x={{ ...across, is_plain: true }} y={upwards}>
                  <text x={box.right} y={box.bottom + label * 1.3} text-anchor="end" class="axis-name">
                    {name}
                  </text>
                  <text x={label * 0.3} y={label} class="axis-name">
                    {text(is_steps ? 'sums-steps' : 'sums-nimber')}
                  </text>
                </Axes>
                {starts
                  .filter((from) => from < values.length)
                  .map((from) => (
                    <line
                      key={from}
                      class="band-start"
                      x1={x(from - 0.5)}
                      x2={x(from - 0.5)}
                      y1={box.top}
                      y2={box.bottom}
                      stroke-width={stroke * 0.6}
                    />
                  ))}
              </Ground>
              <Drawing
                scene={scene}
                draw={drawPoints}
                label={text('sums-scatter-label', { what, last: values.length - 1, most, zeros, periodic: is_periodic, ...told })}
                canvas={{ class: 'chart-canvas' }}
              />
              <Walk
                frame={frame}
                label={text('sums-scatter-walk')}
                count={values.length}
                stride={period && is_periodic === 'yes' ? period.period : Math.ceil(values.length / 20)}
                placeAt={(at) => Math.round(x.invert(at))}
                spotOf={(n) => ({ x: x(n), y: y(values[n] ?? 0) })}
                wordsOf={(n) => text('sums-chart-heap', { what, heap: n, value: values[n] ?? 0 })}
                pick={page.lookAt}
              />
            </>
          );
        }}
      </Plot>
      <div class="legend">
        <ul>
          <li>
            <i class="swatch lit" />{' '}
            <span>{rich('sums-scatter-zeros', { what: page.rule.value === 'misere' ? 'misere' : what, zeros, count: values.length })}</span>
          </li>
          {is_periodic === 'yes' && (
            <li>
              <i class="swatch period" /> <span>{rich('sums-scatter-period', told)}</span>
            </li>
          )}
        </ul>
      </div>
    </>
  );
}

/** @param {readonly number[]} ticks */
const whole = (ticks) => ticks.filter((tick) => Number.isInteger(tick) && tick >= 0);

/** @param {number} number */
const written = (number) => text('sums-chart-number', { number });
