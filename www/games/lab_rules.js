/** The built-in games as rules of the laboratory, fetched when one of them is asked for. */

/** @type {Record<string, import('../page/games.js').RuleOf>} */
const RULES = import.meta.glob(['./*/lab_rule.js', './*/*/lab_rule.js'], { import: 'ruleOf', eager: true });

/** @param {{family: string, route: string}} game */
export const ruleOf = ({ family, route }) =>
  /** @type {import('../page/games.js').RuleOf} */ (RULES[`./${family}/${route}/lab_rule.js`] ?? RULES[`./${family}/lab_rule.js`]);
