/** The page of coins in cells. */
import { text } from '../../../ui/messages.js';
import { pageOf } from '../page.jsx';
import { DECLARATION } from './declaration.js';

/** @import { Page as RowPage } from '../state.js' */

/** Stairs that a link to the staircase has room for. */
const LINKED = 100;

/** A link to the same game as a staircase. @param {{page: RowPage}} props */
function AsStaircase({ page }) {
  const { places = [], pieces = [], rest = null } = page.timeline.value ?? {};
  const last = Number(places.at(-1)?.number ?? LINKED);
  // A coin beside the goal, or on it, is on no stair.
  const is_staircase = page.form.value !== 'thrown' && pieces.every(([, stair]) => stair !== null);
  if (!is_staircase || rest || last >= LINKED) return null;
  const stairs = Array.from({ length: last + 1 }, (_, stair) => places.find(({ number }) => number === String(stair))?.holds ?? '0');
  return (
    <p>
      <a href={page.router.linkTo('staircase', { stairs: stairs.join(',') })}>{text('coins-as-staircase')}</a>
    </p>
  );
}

export const Page = pageOf('coins', DECLARATION, AsStaircase);
