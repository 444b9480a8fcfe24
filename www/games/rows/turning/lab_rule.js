/**
 * Turning coins as a rule of the laboratory: few coins as bits, a line for every choice of them that a move may turn; else a sum of single
 * heads.
 */
import { sumOf } from '../../../game_page/lab_rules/sum.js';
import { choicesOf, lineOf, MOST_LOOPS, MOST_PARTS, MOST_PLACES, namesOf, tupleOf } from '../../../game_page/lab_rules/tuples.js';

import { isGrid } from './codes.js';

/** @import { RuleOf } from '../../../shell/games.js' */

/** The last coin, by the ranges of the longest line of moves. */
const LAST = [2000, 2000, 500, 80];

/** Which coins a code turns: how many, and how they lie. @param {string} code */
function read(code) {
  const [, least = '', dash, most, lie = ''] = /^(\d+)([-+]?)(\d*)([CE]?)$/.exec(code) ?? [];
  return { least: Number(least), most: dash === '+' ? Infinity : Number(dash === '-' ? most : least), lie };
}

/** @param {ReturnType<typeof read>} code @param {readonly number[]} coins ascending */
function isAllowed({ least, most, lie }, coins) {
  const gaps = coins.slice(1).map((coin, at) => coin - (coins[at] ?? 0));
  const gap = lie === 'C' ? 1 : gaps[0];
  return coins.length >= least && coins.length <= most && (lie === '' || gaps.every((one) => one === gap));
}

/**
 * The line of a head that is turned with so many others, the coins on its left numbered from 1.
 * @param {string} lie @param {number} others
 */
function headLine(lie, others) {
  if (others === 0) return '(n) -> end   if n >= 1';
  const indices = [...Array(others).keys()];
  const names = ['i', 'j', 'k'];
  const coinOf = (/** @type {number} */ at) => {
    if (lie === '') return names[at];
    if (lie === 'C') return `n - ${at + 1}`;
    return at > 0 ? `n - ${at + 1}*d` : 'n - d';
  };
  const loops = indices.map((at) => `for ${names[at]} in 1..${names[at - 1] ?? 'n'} - 1`).join('   ');
  const where = lie === '' ? loops : lie === 'C' ? `if n > ${others}` : `for d in 1..(n - 1) div ${others}`;
  return `(n) -> ${indices.map((at) => `(${coinOf(at)})`).join(' & ')}   ${where}`;
}

/** @type {RuleOf} */
export function ruleOf({ turn, heads }) {
  // A rule of the laboratory has coins of a row only.
  if (isGrid(turn)) return null;
  const code = read(turn ?? '');
  const coins = (heads ?? '').split(',').filter(Boolean).map(Number);
  const last = Math.max(1, ...coins);
  if (last <= MOST_PLACES) {
    const names = namesOf(last);
    const lines = choicesOf(last)
      .filter((chosen) => isAllowed(code, chosen))
      .map((chosen) => {
        const turned = Object.fromEntries(chosen.map((at) => [at, `1 - ${names[at]}`]));
        return lineOf(names, turned, `if ${names[chosen.at(-1) ?? 0]} = 1`);
      });
    const start = names.map((_, at) => Number(coins.includes(at + 1)));
    return lines.length > 0
      ? { rule: [...lines, `table ${tupleOf(names.map(() => '0..1'))}`, `start ${tupleOf(start)}`].join('\n') }
      : null;
  }
  const loops = code.lie === '' ? code.most - 1 : 1;
  if (code.most - 1 > MOST_PARTS || loops > MOST_LOOPS || last > (LAST[loops] ?? 0)) return null;
  const lines = Array.from({ length: code.most - code.least + 1 }, (_, more) => headLine(code.lie, code.least - 1 + more));
  return sumOf(lines.join('\n'), coins.join(','), 'normal');
}
