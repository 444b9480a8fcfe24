/**
 * The rules of the laboratory: those that are ready against their closed forms, and those of the built-in games against their own solvers.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findGames, imported } from '../../scripts/games.mjs';
import { ROOT } from '../../scripts/process.mjs';
import { RULES } from '../games/lab/rules.js';
import { isDecided, LABEL, positionAt } from '../games/lab/table.js';
import { attributesOf } from '../shell/verdict_attributes.js';
import { formatLink } from '../ui/link.js';
import { optionsOf } from '../game_page/parameters.js';
import { GAMES, linked } from './solver.js';

/** @param {Record<string, string>} params */
const lab = (params) => linked(formatLink('lab', Object.entries(params)));

/** The table of a rule: what is known of each position. @param {string} rule */
function tableOf(rule) {
  const asked = lab({ rule });
  const timeline = asked.timeline();
  const { labels, nimbers } = timeline;
  /** @type {Map<string, {label: number, nimber: number}>} */
  const table = new Map();
  for (const place of labels.keys()) table.set(positionAt(timeline, place), { label: labels[place], nimber: nimbers[place] });
  return { table, verdict: asked.verdict() };
}

/** Whether a position is lost, by what is known of the game. @type {Record<string, (tuple: number[]) => boolean>} */
const LOST = {
  bash: ([n = 0]) => n % 4 === 0,
  'two-to-six': ([n = 0]) => n % 8 < 2,
  'nim-2': ([a, b]) => a === b,
  'nim-3': ([a = 0, b = 0, c = 0]) => (a ^ b ^ c) === 0,
  'nim-misere': ([a = 0, b = 0]) => (a < 2 && b < 2 ? (a + b) % 2 === 1 : a === b),
  wythoff: ([a = 0, b = 0]) => Math.min(a, b) === Math.floor((Math.abs(a - b) * (1 + Math.sqrt(5))) / 2),
  queen: ([a = 0, b = 0]) => Math.min(a, b) === Math.floor((Math.abs(a - b) * (1 + Math.sqrt(5))) / 2),
  king: ([x = 0, y = 0]) => x % 2 === 0 && y % 2 === 0,
  'chomp-2': ([a = 0, b = 0]) => a === b + 1,
  'fibonacci-nim': ([m = 0, n = 0]) => n < least(m),
  lasker: ([n]) => n === 0,
  divisors: ([n = 0]) => n === 0 || n % 2 === 1,
  'staircase-3': ([a, , c]) => a === c,
  'silver-dollar-3': ([a = 0, b = 0, c = 0]) => a === c - b - 1,
  'turtles-4': (heads) => heads.reduce((sum, head, at) => sum ^ (head * (at + 1)), 0) === 0,
};

const FIBONACCI = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];

/** The least Fibonacci number of a number's sum without neighbours; infinite for 0. @param {number} m */
function least(m) {
  let left = m;
  let found = Infinity;
  for (const one of FIBONACCI.toReversed())
    if (one <= left) {
      left -= one;
      found = one;
    }
  return found;
}

for (const [name, rule] of Object.entries(RULES)) {
  test(`ready rule ${name}: it reads, nothing is broken, and it equals what is known`, () => {
    const { table, verdict } = tableOf(rule);
    assert.equal(verdict.broken, null);
    const isLost = LOST[name];
    let told = 0;
    for (const [position, { label }] of table) {
      if (!isDecided(label)) continue;
      told += 1;
      if (isLost) assert.equal(label === LABEL.P, isLost(position.split(',').map(Number)), position);
    }
    assert.ok(told > 2, name);
  });
}

test('the surprises of the ready rules: 49 draws, 13, the golden ratio of Euclid, the list of limits', () => {
  assert.equal(attributesOf(lab({ rule: RULES['rook-and-back'] ?? '' }).verdict()).table, '64:14,1,49,0');
  assert.equal(attributesOf(lab({ rule: RULES.grundy ?? '' }).verdict()).conjecture, 'fails:13');
  assert.match(attributesOf(lab({ rule: RULES.euclid ?? '' }).verdict()).conjecture ?? '', /^holds:3\d{3}$/);
  assert.equal(lab({ rule: RULES.kayles ?? '' }).verdict().grundy, '1');
  assert.equal(lab({ rule: RULES.dawson ?? '' }).verdict().grundy, '2');
  const own = linked('#/dynamic-nim?n=20&limit=2,2,5,7,7,7&cap=4').verdict();
  assert.equal(lab({ rule: RULES.limits ?? '' }).verdict().outcome, own.outcome);
});

/** Positions of the built-in games beside their examples. @type {Record<string, Record<string, string>[]>} */
const POSITIONS = {
  'dynamic-nim': ['1', '2', '5/2', '3/2', '1/2'].flatMap((k) =>
    Array.from({ length: 14 }, (_, n) => ({ n: String(n), k, cap: String((n * 7) % (n + 1)) })),
  ),
  wythoff: Array.from({ length: 60 }, (_, i) => ({ a: String(i % 11), b: String((i * 7) % 13) })),
  nim: [
    ...Array.from({ length: 30 }, (_, i) => ({ heaps: `${i % 4},${(i * 3) % 7},${(i * 5) % 6}` })),
    ...Array.from({ length: 20 }, (_, i) => ({ heaps: `${i % 6},${(i * 3) % 7}`, max: '3' })),
    ...Array.from({ length: 20 }, (_, i) => ({ heaps: `${i % 5},${(i * 3) % 4},${(i * 2) % 5}`, moore: '2' })),
    ...Array.from({ length: 20 }, (_, i) => ({ heaps: `${i % 3},${(i * 3) % 4}`, rule: 'misere' })),
  ],
  subtraction: Array.from({ length: 40 }, (_, i) => ({
    set: ['2-6', '1,3,4', '!2,4', '!', '!1-3'][i % 5] ?? '',
    heaps: i % 2 ? `${i},${i + 5}` : String(i),
  })),
  octal: Array.from({ length: 66 }, (_, i) => ({
    code: ['0.07', '0.77', '4.3', '4!.0', '4.[3]', '0.137', '0.8', '0.47', '0.6', '0.[3]', '4.007'][i % 11] ?? '',
    heaps: i % 2 ? String(i % 23) : `${i % 13},${i % 9}`,
  })),
  turning: Array.from({ length: 80 }, (_, i) => ({
    turn: ['1-2', '1-3', '1+C', '2', '3', '3E', '1-2E', '2-4C'][i % 8] ?? '',
    heads: [[1 + (i % 4)], [2, 4], [1, 3, 4], [1, 5 + (i % 7), 14], [3 + (i % 5), 11, 12 + (i % 9)]][i % 5]?.join(',') ?? '',
  })),
  coins: Array.from({ length: 90 }, (_, i) => ({
    m: String(5 + (i % 6)),
    coins: [[1 + (i % 4)], [1, 3 + (i % 2)], [2, 3, 4], [1, 2, 4, 5]][i % 4]?.join(',') ?? '',
    reading: ['blocked', 'goal', 'thrown'][i % 3] ?? '',
  })),
  'parity-piles': Array.from({ length: 60 }, (_, i) => ({ piles: [i % 5, (i * 3) % 4, (i * 7) % 5, i % 3].slice(i % 3).join(',') })),
  splitting: Array.from({ length: 60 }, (_, i) => ({ beans: [i % 3, (i * 5) % 4, i % 2, (i * 7) % 3, 1, 2].slice(i % 5).join(',') })),
  staircase: Array.from({ length: 30 }, (_, i) => ({ stairs: `${i % 3},${i % 4},${(i * 3) % 5},${(i * 5) % 3}` })),
};

for (const { route, has_rule, folder, examples } of await findGames()) {
  if (!has_rule) continue;
  const path = join(folder, 'lab_rule.js');
  test(`${route}: the same answers as its rule in the laboratory`, async () => {
    const { ruleOf } = await imported(path);
    const positions = [...(POSITIONS[route] ?? assert.fail(route)), ...examples.map(({ params }) => params)];
    let told = 0;
    for (const params of positions) {
      const told_rule = ruleOf(optionsOf(GAMES[route]?.parameters ?? {}, new Map(Object.entries(params))));
      if (!told_rule) continue;
      told += 1;
      const own = linked(formatLink(route, Object.entries(params))).verdict();
      const verdict = lab(told_rule).verdict();
      assert.equal(verdict.outcome, own.outcome, JSON.stringify([params, told_rule]));
      if (own.grundy !== null && own.grundy !== undefined) assert.equal(verdict.grundy, own.grundy, JSON.stringify(params));
    }
    assert.ok(told >= 25, `${told} positions`);
  });
}

test('the rules of the documents read, and their conjectures hold or fail as they say', () => {
  for (const name of ['teachers', 'olympiad']) {
    const words = readFileSync(join(ROOT, 'docs', 'laboratory', `${name}.md`), 'utf8');
    const blocks = [...words.matchAll(/```rule ?(.*)\n([^]*?)```/g)];
    assert.equal(blocks.length, 10, name);
    for (const [, says = '', rule = ''] of blocks) {
      const { conjecture, broken, outcome } = attributesOf(lab({ rule }).verdict());
      assert.equal(broken, null, rule);
      assert.ok(outcome, rule);
      if (says.startsWith('fails')) assert.equal(conjecture, says.replace(' ', ':'), rule);
      else if (says === 'holds') assert.match(conjecture ?? '', /^holds:[1-9]/, rule);
      else assert.ok(!rule.includes('conjecture'), rule);
    }
  }
});
