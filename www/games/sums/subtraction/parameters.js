/** What a link to a subtraction game may say: the `set` that may be taken, the `heaps`, and by which `rule` it is played. */
import { asked } from '../../../page/parameters.js';
import { plain } from '../../../ui/link.js';
import { FOLD, heaps, METHOD, RULE } from '../parameters.js';

/** Numbers and ranges, however they are separated. @param {string} typed */
export const setOf = (typed) =>
  plain(typed)
    .replace(/\s*[,、;]\s*|\s+/g, ',')
    .replace(/\s*-\s*/g, '-');

/** @type {import('../../../page/parameters.js').Parameters} */
export const PARAMETERS = {
  set: asked('2-6', { read: setOf, errors: /^error-set/, follows: () => ({ at: null }) }),
  heaps: heaps('17,30'),
  rule: RULE,
  method: METHOD,
  fold: FOLD,
};
