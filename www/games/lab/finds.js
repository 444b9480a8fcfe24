/** What a search finds of the laboratory beside its examples: the rules that are ready. */
import { RULES } from './rules.js';

/** @import { Find } from '../../shell/types.js' */

/** @type {Find[]} */
export const FINDS = Object.entries(RULES).map(([name, rule]) => ({ id: `lab-ready-${name}`, params: { rule } }));
