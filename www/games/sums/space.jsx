/** What the rare heaps save: the splits that are looked at against all splits, on logarithmic scales. */
import { useSignal } from '@preact/signals';
import { extent } from 'd3-array';
import { scaleLog } from 'd3-scale';
import { Axes, AxisName, Key, keySize, Line, MARKS, Numbers } from '../../canvas/chart.jsx';
import { Plot } from '../../canvas/plot.jsx';
import { PointChart } from '../../canvas/point_chart.jsx';
import { countTicks, decadesOf, powerTicks } from '../../canvas/ticks.js';
import { entryAt } from '../../ui/entry_at.js';
import { rich, text } from '../../ui/messages.js';
import { power } from '../../ui/signs.js';
import { ChartView, useSpace, written } from './chart_view.jsx';
import { linesOf, savingOf, shownWork } from './space_model.js';

/** @import { SparseSpace } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { Signal } from '@preact/signals' */
/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { Place } from '../../canvas/point_chart.jsx' */
/** @import { Page } from './state.js' */
/** @import { Line as WorkLine } from './types.js' */

const LOOKS = { naive: { mark: MARKS.square, dashes: [3.2, 1.8] }, sparse: { mark: MARKS.circle } };

/** Smaller savings are not worth the words. */
const LEAST_SAVING = 1.5;

/** @param {{page: Page, covered: boolean}} props */
export function Work({ page, covered }) {
  const space = useSpace(page);
  const why = !covered && space === null ? text('sums-work-none') : null;
  return (
    <ChartView page={page} covered={covered} title={text('sums-work-title')} why={why}>
      {space && <Savings space={space} />}
    </ChartView>
  );
}

/** @param {{space: SparseSpace}} props */
function Savings({ space }) {
  const last = entryAt(space.work, space.work.length - 1);
  const work = shownWork(space);
  const saving = savingOf(last);
  const { heaps: count, examined, splits } = last;
  const title = text('sums-work-title');
  return (
    <>
      <p class="chart-sentence">
        {rich('sums-work-said', {
          count,
          looked_at: examined,
          splits,
          gain: saving >= LEAST_SAVING ? 'yes' : 'no',
          times: Math.round(saving),
        })}
      </p>
      <Plot>{(frame) => <Chart frame={frame} lines={linesOf(work)} title={title} />}</Plot>
      <Numbers
        summary={text('sums-frequency-table')}
        title={title}
        columns={['sums-work-heaps', 'sums-work-naive', 'sums-work-sparse'].map((id) => text(id))}
        rows={work.map(({ heaps, splits: all, examined: some }) => ({ cells: [heaps, all, some].map(written) }))}
      />
    </>
  );
}

/** A logarithmic scale of all numbers. @param {number[]} numbers @param {[number, number]} range */
const scaleOf = (numbers, range) => {
  const [least = 1, most = 1] = extent(numbers);
  return scaleLog([least, most], range);
};

/** @param {{frame: Frame, lines: [WorkLine, WorkLine], title: string}} props */
function Chart({ frame, lines, title }) {
  /** @type {Signal<Place | null>} */
  const place = useSignal(null);
  const at = place.value;
  const { width, height, label } = frame;
  const plot = { left: label * 4, right: width - label * 1.2, top: label * 1.8, bottom: height - label * 1.9 };
  const all = lines.flatMap(({ points }) => points);
  const x = scaleOf(
    all.map(({ size }) => size),
    [plot.left, plot.right],
  );
  const y = scaleOf(
    all.map(({ work }) => work),
    [plot.bottom, plot.top],
  ).nice();
  const spots = lines.map(({ points }) => points.map(({ size, work }) => ({ x: x(size), y: y(work) })));
  const rows = lines.map(({ method }) => ({ name: text(`sums-work-${method}`), look: LOOKS[method], is_chosen: false, is_dark: true }));
  const key = keySize(frame, rows, true);
  // Both lines rise to the right: the corner above them is free.
  const key_box = { left: plot.left + label, top: plot.top, right: plot.left + label + key.width, bottom: plot.top + key.height };
  const line = at && lines[at.series];
  const point = line?.points[at?.point ?? 0];
  const words = line && point ? text('sums-work-point', { method: line.method, ...point }) : '';
  const first = { series: 1, point: lines[1].points.length - 1 };
  return (
    <>
      <PointChart frame={frame} title={title} spots={spots} at={at} move={(to) => (place.value = to)} first={first} up={-1} words={words}>
        <Axes
          frame={frame}
          box={plot}
          x={{ scale: x, ticks: countTicks(x), name: written }}
          y={{ scale: y, ticks: powerTicks(y, decadesOf(y), label * 2), name: (count) => power(Math.round(Math.log10(count))) }}
        >
          <AxisName x={label * 0.3} y={label}>
            {text('sums-work-axis')}
          </AxisName>
          <AxisName x={plot.right} y={label} anchor="end">
            {text('sums-work-heaps')}
          </AxisName>
        </Axes>
        {lines.map(({ method }, series) => {
          const line_spots = spots[series] ?? [];
          const marked = line_spots.filter((_, index) => (line_spots.length - 1 - index) % 8 === 0);
          return <Line key={method} frame={frame} look={LOOKS[method]} spots={line_spots} marked={marked} is_chosen />;
        })}
        <Key frame={frame} box={key_box} rows={rows} has_pieces />
      </PointChart>
      <p class="unseen" role="status">
        {words}
      </p>
    </>
  );
}
