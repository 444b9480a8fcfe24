/** Pictures of the home page: a game's own views draw them on a stage, without a user. */

/** @import { Palette } from './palette.js' */
/** @import { Stage, Subject } from './types.js' */

/**
 * Draws on one stage, always the same. It may leave out what is not there yet: then it later invalidates the stage and is called again.
 * @typedef {(stage: Stage, palette: Palette) => void} Paint
 */

/** What a game's `picture.js` exports as `picture`: it asks the solver, then draws. @typedef {(of: Subject) => Promise<Paint>} Picture */

export {};
