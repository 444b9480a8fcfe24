/**
 * What a link to the laboratory may say: the `rule`, a position `at`, and what is looked at: the `view`, the coordinates `x` and `y` of its
 * table, the values of the others in `fix`, and how wide a row is `fold`ed. A step has the name `step`.
 */
import { asked, view } from '../../page/parameters.js';
import { WYTHOFF } from './first_rules.js';
import { inflated } from '../../ui/packed.js';

/** The most characters of a rule. */
const MOST = 10_000;

/** The rule of a link. @param {string} value */
export const ruleOf = (value) => inflated(value, MOST);

/** What else is forgotten with another rule. */
export const follows = () => ({ at: null, step: null, x: null, y: null, fix: null, fold: null });

/** @type {import('../../page/parameters.js').Parameters} */
export const PARAMETERS = {
  rule: asked(WYTHOFF, { read: ruleOf, errors: /^error-lab-(?!at$)/, follows }),
  at: asked(null, { errors: /^error-lab-at$/, follows: () => ({ step: null }) }),
  view: view(['table', 'nimbers', 'depth', 'graph']),
  x: {},
  y: {},
  fix: {},
  fold: { form: /^[1-9]\d{0,3}$/ },
  step: {},
};
