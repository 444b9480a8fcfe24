/** The page of splitting beans. */
import { rich, text } from '../../../ui/messages.js';
import { Columns } from '../board.jsx';
import { rowPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';

export const Page = rowPage({
  row: {
    words: 'splitting',
    optionsAt: (beans) => ({ beans }),
    // From the bottle furthest left, into the others.
    moveOf: (picked) => picked.toSorted((one, other) => Number(one) - Number(other)).join(','),
    picksOf: (move) => move.split(','),
    picks: 3,
    repeats: true,
    isOf: ([from], number) => from === number,
  },
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
