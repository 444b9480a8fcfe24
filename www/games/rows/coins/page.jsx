/** The page of coins in cells, by its three readings. */
import { rich, text } from '../../../ui/messages.js';
import { Cells, cellsOf } from '../cells.jsx';
import { rowPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { createState, ROW } from './state.js';

/** @import { Timeline } from '../lesson.js' */

/** Stairs that a link to the staircase has room for. */
const LINKED = 100;

/** @param {{page: import('../state.js').Page}} props */
function Places({ page }) {
  const timeline = page.shown.value;
  const coins = timeline?.pieces.map(([number, stair]) => ({ number, place: stair ?? '', looks: 'coin', note: stair ?? '' })) ?? [];
  return <Cells page={page} cells={cellsOf(timeline?.cells ?? '0', coins, (number) => ({ number, looks: 'free' }))} />;
}

/** The staircase that the coins are. @param {{page: import('../state.js').Page}} props */
function AsStaircase({ page }) {
  /** @type {Timeline | null} */
  const timeline = page.timeline.value;
  const [places, form] = [timeline?.places ?? [], page.form.value];
  const last = Number(places.at(-1)?.number ?? LINKED);
  // Beside the goal, and on it, a coin is on no stair: who moves it wins, or has won.
  const is_staircase = form !== 'thrown' && timeline?.pieces.every(([, stair]) => stair !== null);
  if (!is_staircase || last >= LINKED) return null;
  const stairs = Array.from({ length: last + 1 }, (_, stair) => places.find(({ number }) => number === String(stair))?.holds ?? '0');
  return (
    <p>
      <a href={page.router.linkTo('staircase', { stairs: stairs.join(',') })}>{text('coins-as-staircase')}</a>
    </p>
  );
}

export const Page = rowPage({
  row: ROW,
  createState,
  solver: 'Coins',
  parameters: PARAMETERS,
  Places,
  Rule: ({ field }) => rich('coins-rule', {}, { board: field('board'), m: field('m'), coins: field('coins'), reading: field('reading') }),
  More: AsStaircase,
});
