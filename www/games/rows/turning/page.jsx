/** The page of turning coins. */
import { max } from 'd3-array';
import { useResource } from '../../../solver/resource.js';
import { Lazy } from '../../../ui/lazy.jsx';
import { series, text } from '../../../ui/messages.js';
import { pageOf } from '../page.jsx';
import { DECLARATION } from './declaration.js';

/** @import { Page as RowPage } from '../state.js' */

/** Coins on the chart, and values that its title lists. */
const [CHARTED, LISTED] = [64, 16];

/** The nimbers of the first coins, as bars. @param {{page: RowPage}} props */
function Chart({ page }) {
  const code = page.solution.value?.options.turn ?? null;
  const values = useResource(code, (abort) => page.session.ask('values', CHARTED, abort, { heads: String(CHARTED) }));
  if (!values) return null;
  const unit = 58 / Math.max(1, max(values) ?? 0);
  return (
    <figure class="row-chart">
      <figcaption>{text('turning-chart', { values: series([...values.subarray(0, LISTED)].map(String)) })}</figcaption>
      <svg viewBox={`0 0 ${4 * CHARTED} 60`} role="img" aria-label={text('turning-chart-label', { count: CHARTED })}>
        {Array.from(values, (value, index) => (
          <rect key={index} x={4 * index} y={58 - unit * value} width="3" height={unit * value + 2} />
        ))}
      </svg>
    </figure>
  );
}

const loadProduct = () => import('./nim_product.jsx').then(({ NimProduct }) => NimProduct);

/** What is below the code: the nimbers of the first coins, or on a grid nim products. @param {{page: RowPage}} props */
const More = ({ page }) => (page.form.value === 'grid' ? <Lazy load={loadProduct} with={{ page }} /> : <Chart page={page} />);

export const Page = pageOf('turning', DECLARATION, More);
