/** A scene of the race without anything on its board. */

/** @import { Imagined, RaceScene, Winners } from './types.js' */

/** @type {Winners} */
export const NO_WINNERS = new Map();
/** @type {Imagined} */
export const NOWHERE = { A: null, B: null };

/** @type {Omit<RaceScene, 'board' | 'distances'>} */
export const NO_MARKS = {
  facing: null,
  winners: NO_WINNERS,
  ghosts: NOWHERE,
  event: null,
  arrows: [],
  targets: [],
  hinted: null,
  tokens: null,
  selection: null,
  focus: null,
  hover: null,
};
