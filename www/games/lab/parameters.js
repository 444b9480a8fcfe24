/**
 * What a link to the laboratory may say: the `rule`, a position `at`, and what is looked at: the `view`, the coordinates `x` and `y` of its
 * table, the values of the others in `fix`, and how wide a row is `fold`ed. A step has the name `step`.
 */
import { solverOption, view } from '../../game_page/parameters.js';
import { tooLong } from '../../ui/field_limits.js';
import { inflated } from '../../ui/packed.js';
import { RULES } from './rules.js';

/** The most characters of a rule. */
export const MOST = 10_000;

/** The most units of UTF-16 of a text that its field shows: each key lays it all out again. */
export const MOST_SHOWN = 15_000;

/** Whether a text is so long that only its beginning is shown. @param {string} text */
export const isCutOff = (text) => tooLong(text, MOST_SHOWN) !== null;

/** How many characters a text has that is too long for a rule, as the solver counts them; null for any other. @param {string} text */
export function tooManyOf(text) {
  // No character has more than two units.
  if (text.length <= MOST) return null;
  const pairs = text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0;
  return text.length - pairs > MOST ? text.length - pairs : null;
}

/** The rule of a link. @param {string} value */
export const ruleOf = (value) => inflated(value, MOST);

/** The parameters that another rule takes out of the link. */
export const follows = () => ({ at: null, step: null, x: null, y: null, fix: null, fold: null });

export const PARAMETERS = {
  rule: solverOption(RULES.wythoff, { read: ruleOf, errors: /^error-lab-(?!at$)/, follows }),
  at: solverOption(null, { errors: /^error-lab-at$/, follows: () => ({ step: null }) }),
  view: view(['table', 'nimbers', 'depth', 'graph']),
  x: {},
  y: {},
  fix: {},
  fold: { form: /^[1-9]\d{0,3}$/ },
  step: {},
};
