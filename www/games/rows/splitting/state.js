/** The state of the page of splitting beans. */
import { createRowState } from '../state.js';

export const createState = createRowState({
  words: 'splitting',
  parameter: 'beans',
  // From the bottle furthest left, into the others.
  moveOf: (chosen) => chosen.toSorted((one, other) => Number(one) - Number(other)).join(','),
  picks: 3,
  repeats: true,
});
