/** By what a game is found on the home page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PROBLEMS } from '../features/judge/records.js';
import { distance, nearTo } from '../shell/near.js';
import { text } from '../ui/messages.js';
import { LANGUAGES, inLanguage } from './words.js';

test('the number of every judge’s problem finds its game, in both languages', () => {
  for (const lang of LANGUAGES)
    for (const { game, judges } of PROBLEMS)
      for (const [judge, number] of judges)
        assert.match(
          inLanguage(lang, () => text(`${game}-also`)),
          new RegExp(`${judge} ${number}`),
          lang,
        );
});

/** Problems of well-known judges that are no records of ours. @type {readonly [route: string, numbers: readonly string[]][]} */
const KNOWN = [
  ['wythoff', ['Luogu P2252']],
  ['nim', ['Luogu P2197', 'Luogu P1247', 'POJ 2234', 'POJ 2975', 'HDU 1849', 'HDU 1850', 'HDU 2176']],
  ['staircase', ['Luogu P3480']],
  ['coins', ['POJ 1704']],
  ['subtraction', ['HDU 1846', 'HDU 1848', 'LeetCode 292', 'LeetCode 1510']],
  ['dynamic-nim', ['Luogu P6487']],
  ['hackenbush', ['POJ 3710', 'HDU 3094']],
  ['lab', ['Luogu P1290', 'POJ 2348', 'HDU 1525']],
];

test('so does the number of a well-known problem', () => {
  for (const lang of LANGUAGES)
    for (const [route, numbers] of KNOWN)
      for (const number of numbers)
        assert.ok(
          inLanguage(lang, () => text(`${route}-also`))
            .split(/[,;] /)
            .includes(number),
          `${lang} ${number}`,
        );
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
  ])
    assert.deepEqual(nearTo(String(typed), names), near, String(typed));
});
