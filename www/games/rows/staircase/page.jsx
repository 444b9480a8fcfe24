/** The page of staircase Nim. */
import { rich } from '../../../ui/messages.js';
import { Columns } from '../board.jsx';
import { rowPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';

export const Page = rowPage({
  row: {
    words: 'staircase',
    optionsAt: (stairs) => ({ stairs }),
    moveOf: (numbers) => numbers.join(','),
    picksOf: (move) => move.split(','),
    isOf: ([stair], number) => stair === number,
  },
  solver: 'Staircase',
  parameters: PARAMETERS,
  Places: Columns,
  Rule: ({ field }) => rich('staircase-rule', {}, { stairs: field('stairs') }),
});
