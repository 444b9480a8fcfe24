/**
 * Few coins in cells as a rule of the laboratory: their cells, ascending. A coin goes behind the run that it stands in, by which
 * the others of the run move up one place in the tuple; one that is thrown off is beyond the last cell, with those before it.
 */
import { lineOf, MOST_PLACES, namesOf, tupleOf } from '../../../game_page/lab_rules/tuples.js';

/** @import { RuleOf } from '../../../shell/games.js' */

/** Positions of the table. */
const POSITIONS = 100_000;

/** @type {RuleOf} */
export function ruleOf({ board, m, coins, reading }) {
  const is_listed = m !== null && m !== undefined;
  const cells = is_listed ? Number(m) : (board ?? '').length;
  const at = is_listed
    ? (coins ?? '').split(',').filter(Boolean).map(Number)
    : [...(board ?? '')].flatMap((cell, index) => (cell === '1' ? [index + 1] : []));
  if (at.length === 0 || at.length > MOST_PLACES || !((cells + 2) ** at.length <= POSITIONS)) return null;
  const names = namesOf(at.length);
  const is_thrown = reading === 'thrown';
  const beyond = cells + 1;
  const lines = names.flatMap((name, from) =>
    names.slice(from).flatMap((last, length) => {
      const to = from + length;
      // The coins from one to the other are a run, and the next one does not belong to it.
      const run = names.slice(from, to).map((one, index) => `${names[from + index + 1]} = ${one} + 1`);
      const next = names[to + 1];
      const shifted = Object.fromEntries(names.slice(from, to).map((_, index) => [from + index, names[from + index + 1] ?? '']));
      const jumps = lineOf(
        names,
        { ...shifted, [to]: `${last} + 1` },
        `if ${[...run, next === undefined ? `${last} < ${cells}` : `${next} > ${last} + 1${is_thrown ? ` and ${last} < ${cells}` : ''}`].join(' and ')}`,
      );
      if (!is_thrown) return [jumps];
      const rest = Object.fromEntries(names.slice(from).map((_, index) => [from + index, names[from + index + 1] ?? String(beyond)]));
      return [
        jumps,
        lineOf(names, rest, `if ${[...run, `${last} = ${cells}`, ...(next === undefined ? [] : [`${next} = ${beyond}`])].join(' and ')}`),
      ];
    }),
  );
  const order = names
    .slice(1)
    .map((name, index) => (is_thrown ? `(${names[index]} < ${name} or ${names[index]} = ${beyond})` : `${names[index]} < ${name}`));
  return {
    rule: [
      ...lines,
      ...(reading === 'goal' ? [`lost ${tupleOf(names)} if ${names.at(-1)} = ${cells}`] : []),
      ...(order.length > 0 ? [`board ${tupleOf(names)} if ${order.join(' and ')}`] : []),
      `table ${tupleOf(names.map(() => `1..${is_thrown ? beyond : cells}`))}`,
      `start ${tupleOf(at)}`,
    ].join('\n'),
  };
}
