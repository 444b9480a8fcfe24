/** Few piles, between which stones go, as a rule of the laboratory. */
import { MOST_PLACES, namesOf, tupleOf } from '../../game_page/lab_rules/tuples.js';

/** @import { RuleOf } from '../../shell/games.js' */

/** Positions of the table. */
const POSITIONS = 100_000;

/**
 * @param {readonly string[]} piles how many stones each has
 * @param {(names: readonly string[]) => string[]} linesOf the lines of moves
 * @param {'=' | '<='} remain whether all stones stay on the piles
 * @returns {ReturnType<RuleOf>}
 */
export function ruleOfPiles(piles, linesOf, remain) {
  const held = piles.map(Number);
  const total = held.reduce((sum, count) => sum + count, 0);
  const names = namesOf(held.length);
  const lines = linesOf(names);
  if (lines.length === 0 || held.length > MOST_PLACES || !((total + 1) ** held.length <= POSITIONS)) return null;
  return {
    rule: [
      ...lines,
      ...(names.length > 1 ? [`board ${tupleOf(names)} if ${names.join(' + ')} ${remain} ${total}`] : []),
      `table ${tupleOf(names.map(() => `0..${total}`))}`,
      `start ${tupleOf(held)}`,
    ].join('\n'),
  };
}
