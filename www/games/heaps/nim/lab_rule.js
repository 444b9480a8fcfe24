/** Nim with few heaps as a rule of the laboratory: a line for every choice of heaps that a move may take from. */
import { choicesOf, lineOf, MOST_LOOPS, MOST_PLACES, namesOf, tupleOf } from '../../../game_page/lab_rules/tuples.js';

/** @import { RuleOf } from '../../../shell/games.js' */

/** Positions of the table. */
const POSITIONS = 20_000;

/** @type {RuleOf} */
export function ruleOf({ heaps, max, moore, rule }) {
  const sizes = (heaps ?? '').split(',').filter(Boolean).map(Number);
  const from = Math.min(Number(moore ?? 1), sizes.length);
  const positions = sizes.reduce((product, size) => product * (size + 1), 1);
  if (sizes.length === 0 || sizes.length > MOST_PLACES || from > MOST_LOOPS || !(positions <= POSITIONS) || rule === 'every') return null;
  const names = namesOf(sizes.length);
  const takes = ['s', 't', 'u'];
  const lines = choicesOf(sizes.length)
    .filter((chosen) => chosen.length <= from)
    .map((chosen) => {
      const left = Object.fromEntries(chosen.map((at, index) => [at, `${names[at]} - ${takes[index]}`]));
      const loops = chosen.map((at, index) => `for ${takes[index]} in 1..${max ? `min(${max}, ${names[at]})` : names[at]}`);
      return lineOf(names, left, loops.join(' '));
    });
  const table = `table ${tupleOf(sizes.map((size) => `0..${size}`))}`;
  return { rule: [...lines, ...(rule === 'misere' ? ['last loses'] : []), table, `start ${tupleOf(sizes)}`].join('\n') };
}
