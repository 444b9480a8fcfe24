/** What a link to Nim may say: `heaps`, at most `max` from a heap, from up to `moore` heaps, and by which `rule` it ends. */
import { asked, choice, numeric } from '../../../page/parameters.js';
import { plain } from '../../../ui/link.js';
import { typedNumber } from '../../../ui/typed_number.js';

/** @param {string} typed */
const wholeOf = (typed) => typedNumber(typed, 1000);

/** A typed list of heaps, powers of ten among them; digits are not grouped here. @param {string} typed */
function heapsOf(typed) {
  const text = plain(typed);
  if (!/^[\d\s,、;^eE.·×*]*$/.test(text)) return text;
  const heaps = text.replace(/\s*[,、;]\s*|\s+/g, ',').split(',');
  // Entries without a sign are numbers; of others the solver says what it makes of them.
  return heaps.map((heap) => (/^\d*$/.test(heap) ? heap : wholeOf(heap))).join(',');
}

const follows = () => ({ at: null });

/** @type {import('../../../page/parameters.js').Parameters} */
export const PARAMETERS = {
  heaps: asked('3,4,5', {
    // Spaces, semicolons and ideographic commas separate as well; what is no list of numbers stays as it is.
    read: heapsOf,
    errors: /^error-heap(s-many|-three|-bounded-moore)?$/,
    follows,
  }),
  max: numeric(null, { read: wholeOf, optional: true, errors: /^error-heap-max$/, follows }),
  moore: numeric(null, { optional: true, errors: /^error-heap-moore$/, follows }),
  rule: choice(['normal', 'misere'], { asks: true, errors: /^error-heap-rule$/, follows }),
};
