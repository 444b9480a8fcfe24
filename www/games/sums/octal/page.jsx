/** The page of the octal games: rows from which some are taken, and which may fall in parts. */
import { rich } from '../../../ui/messages.js';
import { sumPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';

export const Page = sumPage({
  words: 'octal',
  parameters: PARAMETERS,
  createState,
  Rule: ({ field }) => rich('octal-rule', {}, { code: field('code'), take: field('take'), heaps: field('heaps'), rule: field('rule') }),
});
