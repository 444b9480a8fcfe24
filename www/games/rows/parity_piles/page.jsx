/** The page of parity piles. */
import { rich, text } from '../../../ui/messages.js';
import { Columns } from '../board.jsx';
import { rowPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { createState, ROW } from './state.js';

export const Page = rowPage({
  row: ROW,
  createState,
  solver: 'ParityPiles',
  parameters: PARAMETERS,
  Places: Columns,
  Rule: ({ field }) => rich('parity-piles-rule', {}, { piles: field('piles') }),
  More: ({ page }) => (
    <p class="checked">
      {rich('parity-piles-other')} <a href={page.router.linkTo('splitting', {})}>{text('splitting-name')}</a>
    </p>
  ),
});
