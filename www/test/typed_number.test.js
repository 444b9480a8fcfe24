/** Numbers as people write them: in fields and in links, in each game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from '../ui/link.js';
import { typedNumber } from '../ui/typed_number.js';
import { PARAMETERS as DYNAMIC_NIM } from '../games/dynamic_nim/parameters.js';
import { PARAMETERS as NIM } from '../games/heaps/nim/parameters.js';
import { PARAMETERS as WYTHOFF, integerOf } from '../games/wythoff/parameters.js';
import { optionsOf } from '../game_page/parameters.js';
import { problemText } from '../ui/problem.js';
import { openPage } from './page.js';
import './words.js';

/** @import { Parameters } from '../game_page/parameters.js' */

const E50 = `1${'0'.repeat(50)}`;

test('grouped digits, powers of ten and full-width digits are numbers', () => {
  for (const [typed, number] of [
    ['1,000', '1000'],
    ['12 345 678', '12345678'],
    ['１，０００', '1000'],
    ['1\u202f000', '1000'],
    ['1’000', '1000'],
    ['2４', '24'],
    ['10^50', E50],
    ['1e50', E50],
    ['1E+50', E50],
    ['10⁵⁰', E50],
    ['10⁵⁰ + 3', `1${'0'.repeat(49)}3`],
    ['10^3 − 1', '999'],
    ['3·10^2', '300'],
    ['1.25·10⁹', '1250000000'],
    ['1.5e1', '15'],
    ['10^0', '1'],
    ['0e5', '0'],
    ['007', '007'],
  ])
    assert.equal(typedNumber(String(typed)), number, typed);
});

test('what is no whole number stays as it is, to be refused or read by the solver', () => {
  for (const typed of [
    '',
    'abc',
    '1,00',
    '1,0000',
    '1,000 000',
    ',000',
    '1.5',
    '7/2',
    '10^-3',
    '1e-3',
    '1.55e1',
    '10^',
    '10^3-5000',
    '-3',
    '1,5',
  ])
    assert.equal(typedNumber(typed), typed);
  assert.equal(typedNumber(' 7 / 2 '), '7/2');
  // A raised exponent is never taken for more digits.
  assert.equal(plain('2⁵'), '2^5');
});

test('an exponent is checked before it is worked out', async () => {
  for (const typed of ['10^999999999', '1e10001', '10^10000', `10^${'9'.repeat(50_000)}`, `10^3 + ${'9'.repeat(50_000)}`])
    assert.equal(typedNumber(typed), typed);
  assert.equal(typedNumber('10^9999').length, 10_000);
  assert.equal(typedNumber('10^1000', 1000), '10^1000');
  const { page } = await openPage('#/dynamic-nim?n=10^999999999');
  assert.equal(page.session.state.value, 'error');
  const sentence = problemText(page.session.problem.value ?? { id: '', args: {} });
  assert.match(sentence, /at most 10,000 digits; got “10\^999999999”/);
});

test('a long row of spaces or groups is read at once', () => {
  for (const typed of [
    `1${' '.repeat(200_000)}1`,
    `1${',000'.repeat(50_000)}`,
    `1${' 000'.repeat(50_000)}x`,
    `10^${' '.repeat(200_000)}x`,
  ]) {
    const before_ms = performance.now();
    typedNumber(typed);
    assert.ok(performance.now() - before_ms < 200, typed.slice(0, 10));
  }
});

test('every game reads its numbers so, in its fields and in its links', async () => {
  const of = (/** @type {Parameters} */ parameters, /** @type {Record<string, string>} */ params) =>
    optionsOf(parameters, new Map(Object.entries(params)));
  assert.equal(of(DYNAMIC_NIM, { n: '10^50' }).n, E50);
  assert.equal(DYNAMIC_NIM.cap?.shown?.(new Map([['n', '1,000']])), '999');
  assert.deepEqual(of(WYTHOFF, { a: '1,000', b: '1e3' }), { ...of(WYTHOFF, {}), a: '1000', b: '1000' });
  assert.equal(integerOf(new Map([['x', '10^3']]), { a: 1n, b: 2n }), '1000');
  // In a list a comma is a comma, and a space another.
  assert.equal(of(NIM, { heaps: '1,000, 10^3 2e2' }).heaps, '1,000,1000,200');
  assert.equal(of(NIM, { max: '1 000' }).max, '1000');
  const { page } = await openPage('#/wythoff?a=1,000&b=10^3');
  assert.equal(page.session.state.value, 'ready');
});
