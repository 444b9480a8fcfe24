/**
 * What a link to an octal game may say: its `code`, or what one may `take` wherever it lies; the `heaps`, and by which `rule` it is played.
 */
import { solverOption, choice, view } from '../../../game_page/parameters.js';
import { plain } from '../../../ui/link.js';
import { FOLD, follows, heaps, RULE } from '../parameters.js';
import { setOf } from '../subtraction/parameters.js';

export const PARAMETERS = {
  code: solverOption('0.07', {
    read: (typed) => plain(typed).trim(),
    errors: /^error-code/,
    follows: () => ({ at: null, take: null }),
    // A link with `take` needs no code.
    shown: (params) => (params.has('take') ? '' : '0.07'),
  }),
  take: solverOption(null, { read: setOf, optional: true, errors: /^error-take/, follows: () => ({ at: null, code: null }) }),
  heaps: heaps('10,7'),
  rule: RULE,
  method: choice(['mex', 'sparse', 'period'], { follows }),
  view: view(['scatter', 'frequency', 'splits', 'work']),
  fold: FOLD,
};
