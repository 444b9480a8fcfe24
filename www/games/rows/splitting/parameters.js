/** What a link to splitting beans may say: how many `beans` the bottles have, bottle 0 first. */
import { amounts, OF_LIST } from '../parameters.js';

/** @import { Parameters } from '../../../game_page/parameters.js' */

/** @type {Parameters} */
export const PARAMETERS = { beans: amounts('1,0,2,1', OF_LIST) };
