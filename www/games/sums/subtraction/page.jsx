/** The page of the subtraction games: a sum of heaps from which what a set says is taken. */
import { sumPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';

export const Page = sumPage({ words: 'subtraction', parameters: PARAMETERS, createState });
