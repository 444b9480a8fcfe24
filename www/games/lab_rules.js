/** The built-in games as rules of the laboratory, fetched when one of them is asked for. */
import { moduleOf } from '../shell/games.js';
import { packed } from '../ui/packed.js';

/** @type {Record<string, import('../shell/games.js').RuleOf>} */
const RULES = import.meta.glob(['./*/lab_rule.js', './*/*/lab_rule.js'], { import: 'ruleOf', eager: true });

/** The rule as links have it. @param {{family: string, route: string}} game @returns {import('../shell/games.js').RuleOf} */
export const ruleOf = (game) => (options) => {
  const told = moduleOf(RULES, '.', game, 'lab_rule.js')?.(options);
  return told ? { ...told, rule: packed(told.rule) } : null;
};
