/** The state of the page of an octal game. */
import { createSumState } from '../state.js';

export const createState = createSumState({ has_parts: false, cuts: true, programs: ['mex', 'every', 'period', 'sparse'] });
