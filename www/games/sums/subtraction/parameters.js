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

/** Numbers of a range that are told one by one. */
const LISTED = 3;

/** The numbers of a range if there are few, and else “1 to 5”. @param {string} part of a set: a number or a range */
function numbersOf(part) {
  const [from = '', to] = part.split('-');
  if (to === undefined) return [from];
  const count = Number(to) - Number(from) + 1;
  const is_listed = count > 0 && count <= LISTED;
  return is_listed ? Array.from({ length: count }, (_, index) => `${Number(from) + index}`) : [text('subtraction-range', { from, to })];
}

/** “1, 3 or 4”, “2 to 6”. @param {string} set */
function setWords(set) {
  const numbers = set.replace('!', '').split(',').filter(Boolean).flatMap(numbersOf);
  const words = anyOfFirst(numbers, TOLD);
  return set.startsWith('!') ? text('subtraction-set-but', { set: words || 'none' }) : words;
}

export const PARAMETERS = {
  set: solverOption('2-6', { read: setOf, errors: /^error-set/, follows, valueWords: setWords }),
  heaps: heaps('17,30'),
  rule: RULE,
  method: choice(['mex', 'period', 'memo'], { follows }),
  // Stones alone are for the questions of lessons.
  view: view(['scatter', 'frequency', 'map'], { form: /^(scatter|frequency|map|stones)?$/ }),
  /** The smallest number of the games on the map. */
  a: { form: /^([1-9]|[1-3]\d|40)$/ },
  fold: FOLD,
};
