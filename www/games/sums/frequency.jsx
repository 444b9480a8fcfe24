/** How often each value occurs among the heaps or rows of a game. */
import { sum } from 'd3-array';
import { scaleLinear, scaleLog } from 'd3-scale';
import { useMemo } from 'preact/hooks';
import { Axes, AxisName, Numbers } from '../../canvas/chart.jsx';
import { Plot } from '../../canvas/plot.jsx';
import { Legend } from '../../ui/legend.jsx';
import { rich, series, text } from '../../ui/messages.js';
import { ChartView, useSpace, Walk, whole, written } from './chart_view.jsx';
import { barsOf, countsOf, summaryOf } from './frequency_model.js';

/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { Page } from './state.js' */
/** @import { Called } from './words.js' */

/** The least width of a bar. */
const BAR_PX = 3;

/** Values in the table of the numbers. */
const LISTED = 1000;

/** Where a logarithmic scale begins, so that a single heap has a bar. */
const LEAST = 0.6;

/** @param {{page: Page, covered: boolean}} props */
export function Frequency({ page, covered }) {
  const values = page.charted.value;
  return (
    <ChartView page={page} covered={covered} title={text('sums-frequency-title', { what: page.what.value })}>
      {values && values.length > 0 && <Bars page={page} values={values} />}
    </ChartView>
  );
}

/** @param {{page: Page, values: Uint32Array}} props */
function Bars({ page, values }) {
  const what = page.what.value;
  const of = page.called;
  const count = values.length;
  const counts = useMemo(() => countsOf(values), [values]);
  const { rarest, rarest_count, is_steep, ...summary } = useMemo(() => summaryOf(counts), [counts]);
  const space = useSpace(page);
  const rare = (what === 'nimber' && space?.rareByValue) || null;
  const in_words = {
    ...summary,
    of,
    what,
    count,
    greatest: counts.length - 1,
    rarest: series([...rarest.map(String), ...(rarest_count > rarest.length ? ['…'] : [])]),
    rare_count: rarest_count,
    only: summary.distinct === 1 || summary.most === summary.least ? 'yes' : 'no',
  };
  const rows = [...counts].flatMap((often, value) =>
    often > 0 ? [{ cells: [String(value), written(often), text('sums-frequency-share', { share: (100 * often) / count })] }] : [],
  );
  return (
    <>
      <p class="chart-sentence">{rich('sums-frequency-said', in_words)}</p>
      {rare && (
        <div class="legend">
          <Legend entries={[{ swatch: 'rare', meaning: rich('sums-frequency-rare', { rare: sum(rare), count: count - 1 }) }]} />
        </div>
      )}
      <Plot>{(frame) => <Chart frame={frame} counts={counts} count={count} what={what} of={of} is_steep={is_steep} rare={rare} />}</Plot>
      {rows.length <= LISTED && (
        <Numbers
          summary={text('sums-frequency-table')}
          title={text('sums-frequency-title', { what })}
          columns={[
            text(what === 'steps' ? 'sums-steps' : 'sums-nimber'),
            text('sums-frequency-heaps', { of }),
            text('sums-frequency-part'),
          ]}
          rows={rows}
        />
      )}
    </>
  );
}

/**
 * Where the bars stand: the scales, and the ticks of the upright one.
 * @param {Frame} frame @param {number} values on the axis @param {number} highest bar @param {boolean} is_steep
 */
function placesOf({ width, height, label }, values, highest, is_steep) {
  const left = label * (1.6 + 0.62 * written(highest).length);
  const box = { left, right: width - label * 0.6, top: label * 2.8, bottom: height - label * 1.9 };
  const bottom = Math.max(box.top + 1, box.bottom);
  const y = is_steep ? scaleLog([LEAST, highest], [bottom, box.top]) : scaleLinear([0, highest], [bottom, box.top]);
  const ticks = is_steep ? y.ticks().filter((tick) => Number.isInteger(Math.log10(tick))) : y.ticks(Math.max(2, height / (label * 3)));
  return {
    box,
    bottom,
    x: scaleLinear([-0.5, values - 0.5], [box.left, Math.max(box.left + 1, box.right)]),
    y,
    y_ticks: whole(ticks).filter((tick) => tick <= highest),
    heightOf: (/** @type {number} */ often) => (often === 0 ? bottom : y(often)),
  };
}

/**
 * @param {{frame: Frame, counts: Uint32Array, count: number, what: string, of: Called, is_steep: boolean,
 *   rare: Uint32Array | null}} props rare: by value, how many heaps are rare
 */
function Chart({ frame, counts, count, what, of, is_steep, rare }) {
  const { width, label } = frame;
  const { wide, bars } = useMemo(() => barsOf(counts, Math.max(1, Math.floor((width - label * 6) / BAR_PX))), [counts, width, label]);
  const highest = Math.max(...bars.map((bar) => bar.count));
  const { box, bottom, x, y, y_ticks, heightOf } = placesOf(frame, bars.length * wide, highest, is_steep);
  const bar_px = x(wide) - x(0);
  const gap = bar_px >= 6 ? Math.max(bar_px * 0.18, bar_px - label * 5) : 0;
  /** @param {string} name @param {number} from the first of its values @param {number} often */
  const bar = (name, from, often) => (
    <rect
      key={from}
      class={name}
      x={x(from - 0.5) + gap / 2}
      y={heightOf(often)}
      shape-rendering={gap === 0 ? 'crispEdges' : 'auto'}
      width={Math.max(0.5, bar_px - gap)}
      height={bottom - heightOf(often)}
    />
  );
  const has_names = bar_px >= label * (0.62 * written(highest).length + 0.6);
  const scale = is_steep ? 'log' : 'linear';
  const x_ticks = whole(x.ticks(Math.max(2, Math.min(counts.length, width / (label * 5)))));
  return (
    <>
      <div
        class="chart-canvas"
        role="img"
        aria-label={text('sums-frequency-label', { of, what, count, greatest: counts.length - 1, scale })}
      />
      <Walk
        frame={frame}
        label={text('sums-frequency-walk', { what })}
        count={bars.length}
        stride={Math.ceil(bars.length / 10)}
        placeAt={(at) => Math.floor((x.invert(at) + 0.5) / wide)}
        spotOf={(index) => {
          const { from = 0, count: often = 0 } = bars[index] ?? {};
          return { x: x(from + (wide - 1) / 2), y: heightOf(often) };
        }}
        wordsOf={(index) => {
          const { from = 0, to = 0, count: often = 0 } = bars[index] ?? {};
          return text('sums-frequency-bar', { of, what, from, to, one: from === to ? 'yes' : 'no', often, share: (100 * often) / count });
        }}
      >
        <Axes
          frame={frame}
          box={box}
          x={{ scale: x, ticks: x_ticks, name: written, is_plain: true }}
          y={{ scale: y, ticks: y_ticks, name: written }}
        >
          <AxisName x={label * 0.3} y={label}>
            {text('sums-frequency-axis', { of, scale })}
          </AxisName>
          <AxisName x={box.right} y={label} anchor="end">
            {text('sums-frequency-across', { what, wide })}
          </AxisName>
        </Axes>
        {bars.map(({ from, count: often }) => bar(from === 0 && wide === 1 ? 'bar zero' : 'bar', from, often))}
        {rare && bars.map(({ from, to }) => bar('bar rare', from, sum(rare.slice(from, to + 1))))}
        {has_names &&
          bars.map(
            ({ from, count: often }) =>
              often > 0 && (
                <text key={from} x={x(from)} y={heightOf(often) - label * 0.3} text-anchor="middle">
                  {written(often)}
                </text>
              ),
          )}
      </Walk>
    </>
  );
}
