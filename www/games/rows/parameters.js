/** Lists in links to games in a row. */
import { asked } from '../../game_page/parameters.js';
import { heapsOf } from '../../ui/typed_heaps.js';

/** @import { Parameter } from '../../game_page/types.js' */

export const follows = () => ({ at: null });

/** How much lies on every place. @param {string} usual @param {RegExp} errors @param {number} [widest] @returns {Parameter} */
export const amounts = (usual, errors, widest = 18) => asked(usual, { read: heapsOf, errors, follows, widest });

/** The ids of what is wrong with a list. */
export const OF_LIST = /^error-row-(number|place|twice|many)$/;
