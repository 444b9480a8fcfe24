/** A staircase of few stairs as a rule of the laboratory: the stones of every stair above the floor. */
import { lineOf } from '../../../game_page/lab_rules/tuples.js';
import { ruleOfPiles } from '../lab_piles.js';

/** @import { RuleOf } from '../../../shell/games.js' */

/** @type {RuleOf} */
export const ruleOf = ({ stairs }) =>
  ruleOfPiles(
    (stairs ?? '').split(',').slice(1),
    (names) => names.map((name, at) => lineOf(names, { [at]: `${name} - t`, [at - 1]: `${names[at - 1]} + t` }, `for t in 1..${name}`)),
    '<=',
  );
