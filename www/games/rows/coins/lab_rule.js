/**
 * Few coins in cells as a rule of the laboratory: their cells, ascending. A coin jumps behind its run of neighbours, and the others of the
 * run move up one place in the tuple. A coin that is thrown off, and those before it, lie beyond the last cell.
 */
import { lineOf, MOST_PLACES, namesOf, tupleOf } from '../../../game_page/lab_rules/tuples.js';

/** @import { RuleOf } from '../../../shell/games.js' */

/** Positions of the table. */
const POSITIONS = 100_000;

/**
 * The moves of a coin at the beginning of a run.
 * @param {readonly string[]} names @param {number} from the coin @param {number} to the last one of the run @param {number} cells
 * @param {boolean} is_thrown
 */
function linesOf(names, from, to, cells, is_thrown) {
  const run = names.slice(from, to + 1);
  const [last, next] = [names[to], names[to + 1]];
  const is_run = run.slice(1).map((name, index) => `${name} = ${run[index]} + 1`);
  /** @param {readonly string[]} moved @param {string} cell of the coin @param {string[]} conditions */
  const line = (moved, cell, conditions) => {
    const changes = [...moved.slice(1), cell].map((name, index) => [from + index, name]);
    return lineOf(names, Object.fromEntries(changes), `if ${[...is_run, ...conditions].join(' and ')}`);
  };
  const is_free = next === undefined ? [] : [`${next} > ${last} + 1`];
  const jump = line(run, `${last} + 1`, is_thrown || next === undefined ? [...is_free, `${last} < ${cells}`] : is_free);
  if (!is_thrown) return [jump];
  const is_last = next === undefined ? [] : [`${next} = ${cells + 1}`];
  return [jump, line(names.slice(from), String(cells + 1), [`${last} = ${cells}`, ...is_last])];
}

/** @type {RuleOf} */
export function ruleOf({ board, m, coins, reading }) {
  const is_listed = m !== null && m !== undefined;
  const cells = is_listed ? Number(m) : (board ?? '').length;
  const at = is_listed
    ? (coins ?? '').split(',').filter(Boolean).map(Number)
    : [...(board ?? '').matchAll(/1/g)].map(({ index }) => index + 1);
  if (at.length === 0 || at.length > MOST_PLACES || !((cells + 2) ** at.length <= POSITIONS)) return null;
  const names = namesOf(at.length);
  const is_thrown = reading === 'thrown';
  const beyond = cells + 1;
  const order = names.slice(1).map((name, index) => {
    const is_before = `${names[index]} < ${name}`;
    return is_thrown ? `(${is_before} or ${names[index]} = ${beyond})` : is_before;
  });
  return {
    rule: [
      ...names.flatMap((_, from) => names.slice(from).flatMap((__, length) => linesOf(names, from, from + length, cells, is_thrown))),
      ...(reading === 'goal' ? [`lost ${tupleOf(names)} if ${names.at(-1)} = ${cells}`] : []),
      ...(order.length > 0 ? [`board ${tupleOf(names)} if ${order.join(' and ')}`] : []),
      `table ${tupleOf(names.map(() => `1..${is_thrown ? beyond : cells}`))}`,
      `start ${tupleOf(at)}`,
    ].join('\n'),
  };
}
