/** The values of the heaps as points, from the empty heap on. */
import { useSignal } from '@preact/signals';
import { scaleLinear } from 'd3-scale';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Axes, AxisName, widthOf } from '../../canvas/chart.jsx';
import { Drawing } from '../../canvas/drawing.jsx';
import { bytesOf } from '../../canvas/palette.js';
import { Plot } from '../../canvas/plot.jsx';
import { useResource } from '../../solver/resource.js';
import { Legend } from '../../ui/legend.jsx';
import { rich, text } from '../../ui/messages.js';
import { ChartView, drawRaster, Ground, Walk, whole, written } from './chart_view.jsx';
import { countsOf } from './frequency_model.js';
import { bandsOf, rasterOf } from './scatter_model.js';

/** @import { SumPeriod } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Page } from './state.js' */
/** @import { Called } from './words.js' */

/** @typedef {{values: Uint32Array, most: number}} Scene most: the greatest value */

/** More points than this are rasterised. */
const DOTS = 4000;

/** The least width of a band. */
const BAND_PX = 7;

/** Where the points lie, in CSS pixels. @param {{width: number, height: number}} size @param {number} label @param {Scene} scene */
function placesOf({ width, height }, label, { values, most }) {
  const [left, top] = [label * (1.6 + 0.62 * String(most).length), label * 1.9];
  const box = { left, top, right: Math.max(left + 1, width - label * 0.6), bottom: Math.max(top + 1, height - label * 1.9) };
  return {
    box,
    x: scaleLinear([-0.5, values.length - 0.5], [box.left, box.right]),
    y: scaleLinear([-0.5, most + 0.5], [box.bottom, box.top]),
  };
}

/** @param {Stage} stage @param {Scene} scene @param {Palette} palette */
function drawPoints(stage, scene, palette) {
  const { context, size } = stage;
  const { values, most } = scene;
  const { label } = palette.px;
  const { box, x, y } = placesOf(size(), label, scene);
  const [wide, high] = [x(1) - x(0), y(0) - y(1)];
  if (values.length > DOTS)
    return drawRaster(stage, box, (width, height, ratio) => {
      const dot = Math.round(ratio * Math.max(1.2, Math.min(6, high * 0.6)));
      const [zero, other] = [bytesOf(palette['p-strong']), bytesOf(palette['grundy-high'])];
      return rasterOf(values, { width, height, most, dot: Math.max(1, Math.min(dot, height)), zero, other });
    });
  const radius = Math.min(Math.max(label * 0.16, Math.min(label * 0.4, wide * 0.7)), Math.max(1.5, high * 0.4));
  for (const is_zero of [false, true]) {
    context.fillStyle = palette[is_zero ? 'p-strong' : 'grundy-high'];
    context.beginPath();
    for (const [n, value] of values.entries()) {
      if ((value === 0) !== is_zero) continue;
      context.moveTo(x(n) + radius, y(value));
      context.arc(x(n), y(value), radius, 0, 2 * Math.PI);
    }
    context.fill();
  }
}

/** @param {{page: Page, covered: boolean}} props */
export function Scatter({ page, covered }) {
  const values = page.charted.value;
  return (
    <ChartView page={page} covered={covered} title={text('sums-scatter-title', { of: page.called, what: page.what.value })}>
      {values && values.length > 0 && <Points page={page} values={values} />}
    </ChartView>
  );
}

/** The period, if it is long enough to be seen among the values. @param {Page} page @param {Uint32Array} values */
function useVisiblePeriod(page, values) {
  const is_nimber = page.what.value === 'nimber';
  // With more values than the steps have the solver may have found a period.
  const later = useResource(is_nimber ? values : null, (abort) => page.session.ask('timeline', 'mex', abort));
  const period = is_nimber ? (later ?? page.timeline.value)?.period : null;
  return period && period.period >= 2 && period.preperiod < values.length ? period : null;
}

/** @param {{page: Page, values: Uint32Array}} props */
function Points({ page, values }) {
  const counts = useMemo(() => countsOf(values), [values]);
  const [zeros, most] = [counts[0] ?? 0, counts.length - 1];
  const what = page.what.value;
  const of = page.called;
  const period = useVisiblePeriod(page, values);
  /** @type {Scene} */
  const shown = { values, most };
  const scene = useSignal(shown);
  useLayoutEffect(() => {
    scene.value = shown;
  }, [values]);
  const repeats = { preperiod: period?.preperiod ?? 0, period: period?.period ?? 0, saltus: period?.saltus ?? 0 };
  const label = text('sums-scatter-label', { of, what, last: values.length - 1, most, zeros, periodic: period ? 'yes' : 'no', ...repeats });
  return (
    <>
      <Plot>
        {(frame) => {
          const { x, y } = placesOf(frame, frame.label, shown);
          return (
            <>
              <Background frame={frame} scene={shown} period={period} what={what} of={of} />
              <Drawing scene={scene} draw={drawPoints} label={label} canvas={{ class: 'chart-canvas' }} />
              <Walk
                frame={frame}
                label={text('sums-heap-begins', { of })}
                count={values.length}
                stride={period ? period.period : Math.ceil(values.length / 20)}
                placeAt={(at) => Math.round(x.invert(at))}
                spotOf={(n) => ({ x: x(n), y: y(values[n] ?? 0) })}
                wordsOf={(n) => text('sums-chart-heap', { of, what, heap: n, value: values[n] ?? 0 })}
                pick={page.lookAt}
              />
            </>
          );
        }}
      </Plot>
      <div class="legend">
        <Legend
          entries={[
            {
              swatch: 'lit',
              meaning: rich('sums-scatter-zeros', {
                of,
                what: page.rule.value === 'misere' ? 'misere' : what,
                zeros,
                count: values.length,
              }),
            },
            { is_shown: period !== null, swatch: 'period', meaning: rich('sums-scatter-period', repeats) },
          ]}
        />
      </div>
    </>
  );
}

/**
 * The axes, and bands where the values repeat.
 * @param {{frame: Frame, scene: Scene, period: SumPeriod | null, what: string, of: Called}} props
 */
function Background({ frame, scene, period, what, of }) {
  const { label, stroke } = frame;
  const { box, x, y } = placesOf(frame, label, scene);
  const count = scene.values.length;
  const name = text('sums-chart-axis-heap', { of });
  const far = box.right - widthOf(name, frame) - label;
  // Half of the last tick's name stands to its right.
  const has_room = (/** @type {number} */ tick) => x(tick) + widthOf(written(tick), frame) / 2 < far;
  const across = { scale: x, ticks: whole(x.ticks(Math.max(2, box.right / (label * 7)))).filter(has_room), name: written, is_plain: true };
  const upwards = { scale: y, ticks: whole(y.ticks(Math.max(2, box.bottom / (label * 3)))), name: written };
  const starts = period ? [period.preperiod, period.preperiod + period.period].filter((from) => from < count) : [];
  return (
    <Ground frame={frame}>
      {bandsOf(period, count, (box.right - box.left) / BAND_PX).map(({ from, to }) => (
        <rect key={from} class="band" x={x(from - 0.5)} y={box.top} width={x(to) - x(from)} height={box.bottom - box.top} />
      ))}
      <Axes frame={frame} box={box} x={across} y={upwards}>
        <AxisName x={box.right} y={box.bottom + label * 1.3} anchor="end">
          {name}
        </AxisName>
        <AxisName x={label * 0.3} y={label}>
          {text(what === 'steps' ? 'sums-steps' : 'sums-nimber')}
        </AxisName>
      </Axes>
      {starts.map((from) => (
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
  );
}
