/** What the rare heaps save: the splits that are looked at against all splits that there are, on logarithmic scales. */
import { scaleLog } from 'd3-scale';
import { useState } from 'preact/hooks';
import { Axes, Key, keySize, Line, MARKS, Numbers } from '../../canvas/chart.jsx';
import { Plot } from '../../canvas/plot.jsx';
import { PointChart } from '../../canvas/point_chart.jsx';
import { countTicks, decadesOf, powerTicks } from '../../canvas/ticks.js';
import { rich, text } from '../../ui/messages.js';
import { power } from '../../ui/signs.js';
import { linesOf, savingOf, splitCounts } from './space_model.js';
import { useSpace } from './use_space.js';
import { View } from './walk.jsx';
import './views.css';

/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { Place } from '../../canvas/point_chart.jsx' */
/** @import { Count } from './space_model.js' */
/** @import { Page } from './state.js' */

const LOOKS = { naive: { mark: MARKS.square, dashes: [3.2, 1.8] }, sparse: { mark: MARKS.circle } };

/** A gain that is none. */
const NO_GAIN = 1.5;

/** @param {{page: Page, covered: boolean}} props */
export function Work({ page, covered }) {
  const space = useSpace(page);
  const title = text('sums-work-title');
  if (covered || page.kind.value === null) return <View title={title} why={text(covered ? 'sums-chart-covered' : 'sums-chart-none')} />;
  if (space === undefined) return <View title={title} />;
  if (space === null) return <View title={title} why={text('sums-work-none')} />;
  const last = /** @type {Count} */ (space.counts.at(-1));
  const counts = splitCounts(space);
  const saving = savingOf(last);
  const said = {
    count: last.size,
    looked_at: last.looked_at,
    splits: last.splits,
    gain: saving >= NO_GAIN ? 'yes' : 'no',
    times: Math.round(saving),
  };
  return (
    <View title={title}>
      <p class="chart-said">{rich('sums-work-said', said)}</p>
      <Plot>{(frame) => <Chart frame={frame} lines={linesOf(counts)} title={title} />}</Plot>
      <Numbers
        summary={text('sums-frequency-table')}
        title={title}
        columns={['sums-work-heaps', 'sums-work-naive', 'sums-work-sparse'].map((id) => text(id))}
        rows={counts.map(({ size, splits, looked_at }) => ({ cells: [size, splits, looked_at].map(written) }))}
      />
    </View>
  );
}

/** @param {{frame: Frame, lines: [import('./space_model.js').Line, import('./space_model.js').Line], title: string}} props */
function Chart({ frame, lines, title }) {
  const [at, setAt] = useState(/** @type {Place | null} */ (null));
  const { width, height, label } = frame;
  const plot = { left: label * 4, right: width - label * 1.2, top: label * 1.8, bottom: height - label * 1.9 };
  const all = lines.flatMap(({ points }) => points);
  const sizes = all.map(({ size }) => size);
  const work = all.map((point) => point.work);
  const x = scaleLog([Math.min(...sizes), Math.max(...sizes)], [plot.left, plot.right]);
  const y = scaleLog([Math.min(...work), Math.max(...work)], [plot.bottom, plot.top]).nice();
  const spots = lines.map(({ points }) => points.map((point) => ({ x: x(point.size), y: y(point.work) })));
  const rows = lines.map(({ method }) => ({ name: text(`sums-work-${method}`), look: LOOKS[method], is_chosen: false, is_dark: true }));
  const key = keySize(frame, rows, true);
  // Both lines rise to the right: the corner above them is free.
  const key_box = { left: plot.left + label, top: plot.top, right: plot.left + label + key.width, bottom: plot.top + key.height };
  const line = at && lines[at.series];
  const point = line?.points[at?.point ?? 0];
  const words = line && point ? text('sums-work-point', { method: line.method, size: point.size, work: point.work }) : '';
  const first = { series: 1, point: lines[1].points.length - 1 };
  return (
    <>
      <PointChart frame={frame} title={title} spots={spots} at={at} move={setAt} first={first} up={-1} words={words}>
        <Axes
          frame={frame}
          box={plot}
          x={{ scale: x, ticks: countTicks(x), name: written }}
          y={{ scale: y, ticks: powerTicks(y, decadesOf(y), label * 2), name: (count) => power(Math.round(Math.log10(count))) }}
        >
          <text x={label * 0.3} y={label} class="axis-name">
            {text('sums-work-axis')}
          </text>
          <text x={plot.right} y={label} text-anchor="end" class="axis-name">
            {text('sums-work-heaps')}
          </text>
        </Axes>
        {lines.map(({ method }, i) => (
          <Line
            key={method}
            frame={frame}
            look={LOOKS[method]}
            spots={spots[i] ?? []}
            marked={(spots[i] ?? []).filter((_, index, list) => (list.length - 1 - index) % 8 === 0)}
            is_chosen
          />
        ))}
        <Key frame={frame} box={key_box} rows={rows} has_pieces />
      </PointChart>
      <p class="unseen" role="status">
        {words}
      </p>
    </>
  );
}

/** @param {number} number */
const written = (number) => text('sums-chart-number', { number });
