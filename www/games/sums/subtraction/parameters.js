/** What a link to a subtraction game may say: the `set` that may be taken, the `heaps`, and by which `rule` it is played. */
import { solverOption, choice, view } from '../../../game_page/parameters.js';
import { plain, singleSpaced } from '../../../ui/link.js';
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

export const PARAMETERS = {
  set: solverOption('2-6', { read: setOf, errors: /^error-set/, follows }),
  heaps: heaps('17,30'),
  rule: RULE,
  method: choice(['mex', 'period', 'memo'], { follows }),
  view: view(['scatter', 'frequency']),
  fold: FOLD,
};
