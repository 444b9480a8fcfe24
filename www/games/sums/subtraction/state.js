/** The state of the page of a subtraction game. */
import { createSumState } from '../state.js';

export const createState = createSumState({ has_parts: false, cuts: false });
