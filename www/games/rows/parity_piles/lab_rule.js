/** Few parity piles as a rule of the laboratory: between any two whose right one is odd, a stone goes either way. */
import { choicesOf, lineOf } from '../../../game_page/lab_rules/tuples.js';
import { ruleOfPiles } from '../lab_piles.js';

/** @import { RuleOf } from '../../../shell/games.js' */

/** @type {RuleOf} */
export const ruleOf = ({ piles }) =>
  ruleOfPiles(
    (piles ?? '').split(','),
    (names) =>
      choicesOf(names.length)
        .filter((chosen) => chosen.length === 2)
        .flatMap(([left = 0, right = 0]) =>
          ['+-', '-+'].map(([first, second]) =>
            lineOf(names, { [left]: `${names[left]} ${first} 1`, [right]: `${names[right]} ${second} 1` }, `if ${names[right]} mod 2 = 1`),
          ),
        ),
    '=',
  );
