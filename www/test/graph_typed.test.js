/** Edges as people type and paste them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edgesOf } from '../games/graphs/typed.js';

test('edges with any arrow, or as pairs of numbers', () => {
  for (const typed of ['0-1,2-10', ' 0 - 1 ; 2->10', '0→1、2 → 10', '0 1\n2 10', '0 1 2 10', '0 1, 2 10'])
    assert.equal(edgesOf(typed), '0-1,2-10', typed);
  assert.equal(edgesOf(''), '');
});

test('what is not in pairs stays for the error to name', () => {
  for (const [typed, read] of [
    ['0 1 2', '0,1,2'],
    ['0,1', '0,1'],
    ['0-1 2 3', '0-1,2,3'],
    ['a b', 'a,b'],
  ])
    assert.equal(edgesOf(typed ?? ''), read);
});
