/** What a link to Nim may say: `heaps`, at most `max` from a heap, from up to `moore` heaps, and by which `rule` it ends. */
import { asked, choice, numeric } from '../../../page/parameters.js';
import { plain } from '../../../ui/link.js';

const follows = () => ({ at: null });

/** @type {import('../../../page/parameters.js').Parameters} */
export const PARAMETERS = {
  heaps: asked('3,4,5', {
    // Spaces, semicolons and ideographic commas separate as well; what is no list of numbers stays as it is.
    read: (typed) => (/^[\d\s,、;]*$/.test(plain(typed)) ? plain(typed).replace(/\s*[,、;]\s*|\s+/g, ',') : plain(typed)),
    errors: /^error-heap(s-many|-three|-bounded-moore)?$/,
    follows,
  }),
  max: numeric(null, { optional: true, errors: /^error-heap-max$/, follows }),
  moore: numeric(null, { optional: true, errors: /^error-heap-moore$/, follows }),
  rule: choice(['normal', 'misere'], { asks: true, errors: /^error-heap-rule$/, follows }),
};
