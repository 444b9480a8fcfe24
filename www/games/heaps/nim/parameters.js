/**
 * What a link to Nim may say: `heaps`, or the `file` that has them, at most `max` from a heap, from up to `moore` heaps, and by which
 * `rule` it ends; `view=stones` leaves out the columns.
 */
import { HEAP_CHIP, LIST_FILE, solverOption, choice, numeric, view } from '../../../game_page/parameters.js';
import { heapsOf, wholeOf } from '../../../ui/typed_heaps.js';

const follows = () => ({ at: null });

export const PARAMETERS = {
  heaps: solverOption('3,4,5', {
    chip: HEAP_CHIP,
    list: { most: 500_000 },
    read: heapsOf,
    errors: /^error-heap(s-many|-three|-bounded-moore)?$/,
    follows: () => ({ at: null, file: null }),
  }),
  max: numeric(null, { read: wholeOf, optional: true, errors: /^error-heap-max$/, follows }),
  moore: numeric(null, { optional: true, errors: /^error-heap-moore(-every)?$/, follows }),
  rule: choice(['normal', 'misere', 'every'], { is_option: true, errors: /^error-heap-rule$/, follows }),
  file: LIST_FILE,
  method: choice(['columns', 'memo'], { follows }),
  // The heaps alone until the first step, for lessons that have not come to binary yet.
  view: view(['stones']),
};
