/** The page of sums: heaps of different games side by side. */
import { rich } from '../../../ui/messages.js';
import { sumPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';

export const Page = sumPage({
  solver: 'Sum',
  words: 'sum',
  parameters: PARAMETERS,
  has_parts: true,
  Rule: ({ field }) => rich('sum-rule', {}, { parts: field('parts'), rule: field('rule') }),
});
