/** What each method costs: its counted steps against the size of the pile, on logarithmic scales, with the present run marked. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { rich, text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { Plot } from '../../canvas/plot.jsx';
import { Chart } from './cost_chart.jsx';
import { power } from '../../ui/signs.js';
import { exponentsFor, linesOf, log10, runsOf } from './cost_model.js';

/** @typedef {import('./cost_model.js').Line} Line */
/** @typedef {import('./cost_model.js').Point} Point */

/**
 * What the page's present run counted.
 * @typedef {object} Run
 * @property {string} pile
 * @property {number} size log10 of the pile
 * @property {string} chosen the method on show
 * @property {ReturnType<typeof runsOf>} counted
 */

/** @param {{page: import('./state.js').Page, covered: boolean, children: import('preact').ComponentChildren}} props */
export function CostChart({ page, children }) {
  const board = page.solution.value;
  const options = board?.options ?? page.options.value;
  const { k = '', limit = null } = options;
  const pile = options.n ?? '';
  const exponents = exponentsFor(pile);
  const lines = useLines(page, [k, limit, exponents, board === null]);
  const title = text('dynamic-nim-cost-title', { rule: limit === null ? 'factor' : 'limit', k: k ?? '' });

  const timeline = page.table.value ?? page.numeration.value;
  /** @type {Run | null} */
  const run = timeline && /[1-9]/.test(pile) ? { pile, size: log10(pile), chosen: timeline.method, counted: runsOf(timeline) } : null;
  const is_beyond = run !== null && run.size > exponents;
  return (
    <figure class="chart-view">
      <figcaption>{title}</figcaption>
      <Plot>{(frame) => lines && <Chart frame={frame} lines={lines} run={is_beyond ? null : run} title={title} />}</Plot>
      {children}
      {is_beyond && <p class="cost-why">{text('dynamic-nim-cost-beyond', { digits: pile.length, exponent: power(exponents) })}</p>}
      <p class="cost-why">{rich('dynamic-nim-cost-why')}</p>
      {lines && (
        <details class="cost-numbers">
          <summary>{text('dynamic-nim-cost-table')}</summary>
          <Numbers lines={lines} run={run} title={title} />
        </details>
      )}
    </figure>
  );
}

/** The lines of the rule at hand; the last ones stay until others are counted. @param {import('./state.js').Page} page @param {[k: string | null, limit: string | null, exponents: number, is_waiting: boolean]} rule */
function useLines(page, rule) {
  const [lines, setLines] = useState(/** @type {Line[] | null} */ (null));
  const [, , exponents, is_waiting] = rule;
  useLayoutEffect(() => {
    if (is_waiting) return undefined;
    const abort = new AbortController();
    // Where the solver fails, the page says so.
    page.session.ask('costs', { maxExponent: exponents }, abort.signal).then(
      (costs) => setLines(linesOf(costs)),
      () => {},
    );
    return () => abort.abort();
  }, rule);
  return lines;
}

/** The chart in numbers. @param {{lines: Line[], run: Run | null, title: string}} props */
function Numbers({ lines, run, title }) {
  /** @type {Map<string, {size: string | number, steps: Map<string, number>}>} */
  const rows = new Map();
  const points = lines.flatMap(({ method, points: of }) => of.map((point) => ({ method, point })));
  for (const { method, point } of points.sort((a, b) => a.point.size - b.point.size)) {
    const key = point.size.toFixed(6);
    const row = rows.get(key) ?? { size: sizeText(point), steps: new Map() };
    row.steps.set(method, point.steps);
    rows.set(key, row);
  }
  const of_run = run && { size: readable(run.pile), steps: new Map(run.counted.map(({ method, steps }) => [method, steps])) };
  return (
    <div class="cost-rows" role="region" aria-label={title} tabIndex={0}>
      <table class="cost">
        <thead>
          <tr>
            <th scope="col">{text('dynamic-nim-cost-axis-size')}</th>
            {lines.map(({ method }) => (
              <th key={method} scope="col">
                {text(`dynamic-nim-method-${method}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...(of_run ? [of_run] : []), ...rows.values()].map((row) => (
            <tr key={`${row === of_run} ${row.size}`} class={row === of_run ? 'chosen' : undefined}>
              <th scope="row">{text('dynamic-nim-cost-number', { number: row.size })}</th>
              {lines.map(({ method }) => (
                <td key={method}>{row.steps.has(method) ? text('dynamic-nim-cost-number', { number: row.steps.get(method) ?? 0 }) : ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** @param {Point} point */
export const sizeText = ({ pile, size }) => pile ?? power(size);
