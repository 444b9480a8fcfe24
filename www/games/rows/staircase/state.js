/** The state of the page of staircase Nim. */
import { createRowState } from '../state.js';

export const createState = createRowState({ words: 'staircase', parameter: 'stairs', moves_stones: true });
