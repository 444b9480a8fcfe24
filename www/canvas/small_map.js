/** A table of any size as a small picture, a pixel for many cells. */
import { fitting } from './map_viewport.js';
import { mapRequest } from './tiles.js';

/** @import { Paint } from './picture.js' */
/** @import { Subject } from './types.js' */
/** @import { Question } from '../solver/types.js' */

/** @param {string} game @param {Subject} of @param {Question['options']} options @param {bigint} rows and columns @returns {Paint} */
export function smallMap(game, { ask }, options, rows) {
  /** @type {any} a context that writes SVG draws pixels as they are */
  let picture = null;
  let is_requested = false;
  return (stage, palette) => {
    const { width, height } = stage.size();
    if (!is_requested) {
      is_requested = true;
      const { cells } = fitting(rows, { width, height });
      const about = mapRequest({ row: 0n, column: 0n, cells }, width, height, { p: palette['p-strong'], n: palette['n-fill'] });
      ask({ game, options, ask: 'map', about }).then((made) => {
        picture = made;
        stage.invalidate();
      });
    }
    if (picture) stage.context.drawImage(picture, 0, 0);
  };
}
