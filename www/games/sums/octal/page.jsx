/** The page of the octal games: rows from which some are taken, and which may be split. */
import { sumPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { ruleOf } from './rule.js';
import { createState } from './state.js';

export const Page = sumPage({ words: 'octal', parameters: PARAMETERS, createState, ruleOf });
