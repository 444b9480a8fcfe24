/** The state of the page of sums. */
import { createSumState } from '../state.js';

export const createState = createSumState({ has_parts: true, cuts: false });
