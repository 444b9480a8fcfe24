/** The page of staircase Nim. */
import { rowPage } from '../page.jsx';
import { Columns } from '../places.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';

export const Page = rowPage('staircase', { solver: 'Staircase', parameters: PARAMETERS, createState }, Columns);
