/** What a link to Nim may say: `heaps`, at most `max` from a heap, from up to `moore` heaps, and by which `rule` it ends. */
import { asked, choice, numeric } from '../../../game_page/parameters.js';
import { heapsOf, wholeOf } from '../../../ui/typed_heaps.js';

/** @import { Parameters } from '../../../game_page/parameters.js' */

const follows = () => ({ at: null });

/** @type {Parameters} */
export const PARAMETERS = {
  heaps: asked('3,4,5', {
    // Spaces, semicolons and ideographic commas separate as well; what is no list of numbers stays as it is.
    read: heapsOf,
    errors: /^error-heap(s-many|-three|-bounded-moore)?$/,
    follows,
  }),
  max: numeric(null, { read: wholeOf, optional: true, errors: /^error-heap-max$/, follows }),
  moore: numeric(null, { optional: true, errors: /^error-heap-moore(-every)?$/, follows }),
  rule: choice(['normal', 'misere', 'every'], { asks: true, errors: /^error-heap-rule$/, follows }),
};
