/** By what a game is found on the home page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGames } from '../../scripts/games.mjs';
import { PROBLEMS } from '../features/judge/records.js';
import { FINDS } from '../games/lab/finds.js';
import { distance, nearTo } from '../shell/near.js';
import { JUDGE_PROBLEMS } from '../shell/judge_problems.js';

/** What the number of a problem finds. @param {string} number */
const judgedAs = (number) => JUDGE_PROBLEMS.filter(({ names }) => names.includes(number));

test('the number of every judge’s problem finds its title, its game and its page, and nothing else', () => {
  for (const { id, game, judges, title } of PROBLEMS)
    for (const [judge, number] of judges) {
      const [problem, ...others] = judgedAs(`${judge} ${number}`);
      assert.deepEqual([problem?.route, problem?.judge, problem?.title, others], [game, id, title, []], id);
    }
});

/** Problems of well-known judges that are no records of ours. @type {readonly [route: string, numbers: readonly string[]][]} */
const KNOWN = [
  ['nim', ['POJ 2234', 'POJ 2975', 'HDU 1849', 'HDU 1850', 'HDU 2176']],
  ['subtraction', ['HDU 1846', 'HDU 1847', 'HDU 1848', 'LeetCode 292', 'LeetCode 1510']],
  ['dynamic-nim', ['Luogu P6487']],
  ['hackenbush', ['POJ 3710', 'HDU 3094']],
];

test('so does the number of a well-known problem; one may be a rule of the laboratory', () => {
  for (const [route, numbers] of KNOWN) for (const number of numbers) assert.equal(judgedAs(number)[0]?.route, route, number);
  for (const number of ['Luogu P1290', 'POJ 2348', 'HDU 1525']) assert.equal(judgedAs(number)[0]?.find, 'lab-ready-euclid', number);
});

test('every problem leads somewhere, and none stands twice', async () => {
  const names = JUDGE_PROBLEMS.flatMap((problem) => problem.names);
  assert.equal(new Set(names).size, names.length);
  const routes = (await findGames()).map((game) => game.route);
  for (const { route, find, judge } of JUDGE_PROBLEMS) {
    assert.ok(find === undefined ? routes.includes(route ?? '') : FINDS.some(({ id }) => id === find), route ?? find);
    assert.ok(judge === undefined || PROBLEMS.some(({ id }) => id === judge), judge);
  }
});

test('a slip of the keyboard is near its word: an edit away, two in a long word', () => {
  assert.equal(distance('staricase', 'staircase'), 1);
  assert.equal(distance('nimm', 'nim'), 1);
  assert.equal(distance('', 'nim'), 3);
  const names = ['nim', 'staircase', 'wythoff', 'laboratory', '威佐夫', 'poj 1067', '和'];
  for (const [typed, near] of [
    ['nimm', ['nim']],
    ['nmi', ['nim']],
    ['staricase', ['staircase']],
    ['wytof', []],
    ['whytof', []],
    ['whytoff', ['wythoff']],
    ['威左夫', ['威佐夫']],
    ['poj 1068', ['poj 1067']],
    ['1068', []],
    ['ni', []],
    ['zebra', []],
    ['威佐夫取石子', ['威佐夫']],
    ['质数', []],
  ])
    assert.deepEqual(nearTo(String(typed), names), near, String(typed));
});
