/** The page of staircase Nim. */
import { rich } from '../../../ui/messages.js';
import { Columns } from '../board.jsx';
import { rowPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { createState, ROW } from './state.js';

export const Page = rowPage({
  row: ROW,
  createState,
  solver: 'Staircase',
  parameters: PARAMETERS,
  Places: Columns,
  Rule: ({ field }) => rich('staircase-rule', {}, { stairs: field('stairs') }),
});
