/** What a link to staircase Nim may say: the stones of its `stairs`, the floor first. */
import { amounts, OF_LIST } from '../parameters.js';

/** @import { Parameters } from '../../../game_page/parameters.js' */

/** @type {Parameters} */
export const PARAMETERS = { stairs: amounts('0,3,1,4', OF_LIST) };
