/** The page of coins that are turned. */
import { useResource } from '../../../solver/resource.js';
import { rich, text } from '../../../ui/messages.js';
import { Cells, cellsOf } from '../cells.jsx';
import { rowPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { createState, ROW } from './state.js';

/** Coins whose worth is charted. */
const CHARTED = 64;

/** @param {{page: import('../state.js').Page}} props */
function Places({ page }) {
  const timeline = page.shown.value;
  const heads = timeline?.places.map(({ number, heap }) => ({ number, place: number, looks: 'head', note: heap ?? '' })) ?? [];
  // The coins that a play can come to are those of the link.
  const last = page.timeline.value?.places.at(-1)?.number ?? '0';
  return <Cells page={page} cells={cellsOf(last, heads, (number) => ({ number, place: number, looks: 'tail' }))} />;
}

/** What the first coins are worth alone, as bars. @param {{page: import('../state.js').Page}} props */
function Chart({ page }) {
  const code = page.solution.value?.options.turn ?? null;
  /** @type {Uint32Array | null} */
  const values = useResource(code, (abort) => page.session.ask('values', CHARTED, abort, { heads: String(CHARTED) }));
  if (!values) return null;
  const most = Math.max(1, ...values);
  return (
    <figure class="row-chart">
      <figcaption>{text('turning-chart', { values: [...values.subarray(0, 16)].join(', ') })}</figcaption>
      <svg viewBox={`0 0 ${4 * CHARTED} 60`} role="img" aria-label={text('turning-chart-label', { count: CHARTED })}>
        {[...values].map((value, index) => (
          <rect key={index} x={4 * index} y={60 - (58 * value) / most - 2} width="3" height={(58 * value) / most + 2} />
        ))}
      </svg>
    </figure>
  );
}

export const Page = rowPage({
  row: ROW,
  createState,
  solver: 'Turning',
  parameters: PARAMETERS,
  Places,
  Rule: ({ field }) => rich('turning-rule', {}, { turn: field('turn'), heads: field('heads') }),
  More: Chart,
});
