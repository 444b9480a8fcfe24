/** What crosses the edge into the solver: records of the right shape, and nothing else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from './solver.js';

const { Game: Nim } = /** @type {NonNullable<typeof GAMES['nim']>} */ (GAMES.nim);
const OPTIONS = { heaps: '3,4,5', max: null, moore: undefined, rule: 'normal' };

test('null, undefined and a field that is not there are all nothing; unknown fields are passed over', () => {
  for (const options of [OPTIONS, { heaps: '3,4,5', rule: 'normal' }, { ...OPTIONS, more: 1 }])
    assert.equal(new Nim(options).verdict().grundy, '2');
});

test('a wrong shape is a plain error that names the field', () => {
  for (const [options, what] of /** @type {[unknown, RegExp][]} */ ([
    [{ ...OPTIONS, heaps: 3 }, /^heaps: not a string/],
    [{ ...OPTIONS, max: {} }, /^max: not a string/],
    [{ heaps: '3' }, /rule/],
    ['3,4,5', /not struct/],
    [null, /not struct/],
    [undefined, /not struct/],
  ])) {
    assert.throws(
      () => new Nim(options),
      (error) => error instanceof Error && error.name === 'Error' && what.test(error.message),
      JSON.stringify(options),
    );
  }
  const nim = new Nim(OPTIONS);
  for (const random of [[0, 0], [0, 0, 'x'], 'abc', null])
    assert.throws(() => nim.moves({ position: '1', random }), { name: 'Error', message: /^random/ }, JSON.stringify(random));
});
