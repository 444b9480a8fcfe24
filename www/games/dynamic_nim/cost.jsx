/** What each method costs: its counted steps against the size of the pile, on logarithmic scales, with the present run marked. */
import { groups, sort } from 'd3-array';
import { Numbers } from '../../canvas/chart.jsx';
import { Plot } from '../../canvas/plot.jsx';
import { useResource } from '../../solver/resource.js';
import { rich, text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { power } from '../../ui/signs.js';
import { Chart } from './cost_chart.jsx';
import { exponentsFor, linesOf, log10, runsOf, sizeText } from './cost_model.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { ComponentChildren } from 'preact' */
/** @import { Line } from './cost_model.js' */
/** @import { Page } from './state.js' */
/** @import { Run } from './types.js' */

/** @param {{page: Page, covered: boolean, children: ComponentChildren}} props */
export function CostChart({ page, children }) {
  const solved = page.solution.value;
  const options = solved?.options ?? page.options.value;
  const { k = '', limit = null } = options;
  const pile = options.n ?? '';
  const exponents = exponentsFor(pile);
  /** Of the rule at hand; the last ones stay until others are counted. @type {Line[] | null} */
  const lines = useResource(
    solved && JSON.stringify([k, limit, exponents]),
    async (abort) => linesOf(await page.session.ask('costs', { maxExponent: exponents }, abort)),
    { stays: true },
  );
  const title = text('dynamic-nim-cost-title', { rule: limit === null ? 'factor' : 'limit', k: k ?? '' });

  const timeline = page.timeline.value ?? page.numeration.value;
  /** @type {Run | null} */
  const run = timeline && /[1-9]/.test(pile) ? { pile, size: log10(pile), chosen: timeline.method, counted: runsOf(timeline) } : null;
  const is_beyond = run !== null && run.size > exponents;
  return (
    <figure class="chart-view">
      <figcaption>{title}</figcaption>
      <Plot>{(frame) => lines && <Chart frame={frame} lines={lines} run={is_beyond ? null : run} title={title} />}</Plot>
      {children}
      {is_beyond && <p class="chart-why">{text('dynamic-nim-cost-beyond', { digits: pile.length, exponent: power(exponents) })}</p>}
      <p class="chart-why">{rich('dynamic-nim-cost-why')}</p>
      {lines && (
        <Numbers
          summary={text('dynamic-nim-cost-table')}
          title={title}
          columns={[text('dynamic-nim-cost-axis-size'), ...lines.map(({ method }) => text(`dynamic-nim-method-${method}`))]}
          rows={rowsOf(lines, run)}
        />
      )}
    </figure>
  );
}

/** The chart in numbers: the present run, then every size that is counted. @param {Line[]} lines @param {Run | null} run */
function rowsOf(lines, run) {
  const points = lines.flatMap(({ method, points: of }) => of.map((point) => ({ method, ...point })));
  const sizes = groups(
    sort(points, ({ size }) => size),
    ({ size }) => size.toFixed(6),
  ).map(([, counted]) => ({
    size: /** @type {string | number} */ (sizeText(entryAt(counted, 0))),
    counted: /** @type {{method: string, steps: number}[]} */ (counted),
    is_chosen: false,
  }));
  if (run) sizes.unshift({ size: readable(run.pile), counted: run.counted, is_chosen: true });
  /** @param {string | number} number */
  const written = (number) => text('dynamic-nim-cost-number', { number });
  return sizes.map(({ size, counted, is_chosen }) => {
    const steps_of = new Map(counted.map(({ method, steps }) => [method, written(steps)]));
    return { cells: [written(size), ...lines.map(({ method }) => steps_of.get(method) ?? '')], is_chosen };
  });
}
