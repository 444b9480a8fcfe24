/** The page of parity piles. */
import { rich, text } from '../../../ui/messages.js';
import { Columns } from '../board.jsx';
import { rowPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';

export const Page = rowPage({
  row: {
    words: 'parity-piles',
    optionsAt: (piles) => ({ piles }),
    // The stone goes from the pile that was picked first to the second.
    moveOf: ([from = '', to = '']) => (Number(from) > Number(to) ? `${to},${from},-1` : `${from},${to},1`),
    picksOf(move) {
      const [left = '', right = '', change] = move.split(',');
      return change === '-1' ? [right, left] : [left, right];
    },
    picks: 2,
    isOf: ([, right], number) => right === number,
  },
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
