/** What a link to a subtraction game may say: the `set` that may be taken, the `heaps`, and by which `rule` it is played. */
import { solverOption, choice, view } from '../../../game_page/parameters.js';
import { plain, singleSpaced } from '../../../ui/link.js';
import { anyOfFirst, text } from '../../../ui/messages.js';
import { FOLD, follows, heaps, RULE } from '../parameters.js';

/** Numbers and ranges, however they are separated; any other text stays as it is. @param {string} typed */
export function setOf(typed) {
  const text = plain(typed);
  if (!/^[\d\s,、;!-]*$/.test(text)) return text;
  return singleSpaced(text)
    .trim()
    .replace(/ ?([-!]) ?/g, '$1')
    .replace(/ ?[,、;] ?| /g, ',');
}

/** The longest set that a sentence tells whole. */
const TOLD = 12;

/** “1, 3 or 4”. @param {string} set */
function setWords(set) {
  const numbers = set.replace('!', '').split(',').filter(Boolean);
  if (!set.startsWith('!')) return anyOfFirst(numbers, TOLD);
  return text('subtraction-set-but', { set: numbers.length > 0 ? anyOfFirst(numbers, TOLD) : 'none' });
}

export const PARAMETERS = {
  set: solverOption('2-6', { read: setOf, errors: /^error-set/, follows, valueWords: setWords }),
  heaps: heaps('17,30'),
  rule: RULE,
  method: choice(['mex', 'period', 'memo'], { follows }),
  view: view(['scatter', 'frequency', 'map']),
  /** The smallest number of the games on the map. */
  a: { form: /^([1-9]|[1-3]\d|40)$/ },
  fold: FOLD,
};
