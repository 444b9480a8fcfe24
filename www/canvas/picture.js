/** What a picture is: something that a game's own views draw on a stage, once, without anyone to look or to act. */

/** @import { Palette } from './palette.js' */
/** @import { Stage, Subject } from './types.js' */

/**
 * Draws on one stage, always the same. What it still waits for it may leave out: when that is there it invalidates the stage, and
 * is called again.
 * @typedef {(stage: Stage, palette: Palette) => void} Paint
 */

/**
 * What a game's `picture.js` exports as `picture`: asks what is to be known, and tells how it is drawn.
 * @typedef {(of: Subject) => Promise<Paint>} Picture
 */

export {};
