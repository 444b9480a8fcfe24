/** The page of sums: heaps of different games side by side. */
import { rich } from '../../../ui/messages.js';
import { sumPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { Parts } from './parts.jsx';
import { createState } from './state.js';

export const Page = sumPage({
  words: 'sum',
  parameters: PARAMETERS,
  createState,
  has_parts: true,
  RuleTools: Parts,
  Rule: ({ field }) => rich('sum-rule', {}, { parts: field('parts'), rule: field('rule') }),
});
