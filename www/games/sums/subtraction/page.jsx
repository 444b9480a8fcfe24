/** The page of the subtraction games: a sum of heaps from which what a set says is taken. */
import { rich } from '../../../ui/messages.js';
import { sumPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';

export const Page = sumPage({
  words: 'subtraction',
  parameters: PARAMETERS,
  createState,
  Rule: ({ field }) => rich('subtraction-rule', {}, { set: field('set'), heaps: field('heaps'), rule: field('rule') }),
});
