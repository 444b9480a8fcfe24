/** What links to all sums of heaps may say: their heaps, how they are played, and how wide the strip of values is. */
import { HEAP_CHIP, solverOption, choice } from '../../game_page/parameters.js';
import { heapsOf } from '../../ui/typed_heaps.js';

/** @import { Parameter } from '../../game_page/types.js' */

export const follows = () => ({ at: null });

export const RULE = choice(['normal', 'misere', 'every'], { is_option: true, errors: /^error-heap-rule$/, follows });

/** @param {string} usual */
export const heaps = (usual) => solverOption(usual, { chip: HEAP_CHIP, read: heapsOf, errors: /^error-heaps?(-many)?$/, follows });

/** @type {Parameter} */
export const FOLD = { form: /^[1-9]\d{0,2}$/ };
