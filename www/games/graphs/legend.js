/** The legend of the drawing of a graph. */
import { rich } from '../../ui/messages.js';

/** @import { LegendEntry } from '../../ui/legend.jsx' */

/**
 * Makes the entries of a game's legend: of a meaning, whether it is on the board, the class of its sign, and the sign.
 * @param {string} words what the ids of the game's messages begin with
 * @returns {(meaning: string, is_shown: boolean, looks?: string, sign?: string) => LegendEntry}
 */
export const entryOf =
  (words) =>
  (meaning, is_shown, looks = '', sign = '') => ({
    is_shown,
    swatch: `graph-sign ${looks}`,
    meaning: rich(`${words}-legend-${meaning}`),
    sign,
  });
