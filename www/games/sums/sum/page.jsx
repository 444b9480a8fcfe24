/** The page of sums: heaps of different games side by side. */
import { sumPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { RuleTools } from './parts.jsx';
import { createState } from './state.js';

export const Page = sumPage({ words: 'sum', parameters: PARAMETERS, createState, has_parts: true, RuleTools });
