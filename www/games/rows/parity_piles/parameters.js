/** What a link to parity piles may say: how many stones the `piles` have, pile 0 first. */
import { amounts, OF_LIST } from '../parameters.js';

/** @import { Parameters } from '../../../game_page/parameters.js' */

/** @type {Parameters} */
export const PARAMETERS = { piles: amounts('2012,3,4,1', OF_LIST) };
