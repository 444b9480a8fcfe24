/** The page of splitting beans. */
import { rich, text } from '../../../ui/messages.js';
import { Columns } from '../board.jsx';
import { rowPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { createState, ROW } from './state.js';

export const Page = rowPage({
  row: ROW,
  createState,
  solver: 'Splitting',
  parameters: PARAMETERS,
  Places: Columns,
  Rule: ({ field }) => rich('splitting-rule', {}, { beans: field('beans') }),
  More: ({ page }) => (
    <p class="checked">
      {rich('splitting-other')} <a href={page.router.linkTo('parity-piles', {})}>{text('parity-piles-name')}</a>
    </p>
  ),
});
