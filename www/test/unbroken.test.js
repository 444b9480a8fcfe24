/** What does not break in a sentence. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formulasIn, isShort, wordsIn } from '../ui/unbroken.js';

/** @param {string} text */
const keptIn = (text) => formulasIn(text).filter((piece, index) => index % 2 === 1 && isShort(piece));

test('short formulas and numbered rows stay on one line', () => {
  assert.deepEqual(keptIn('The wall stops it: f(11) = 3.'), ['f(11) = 3.']);
  assert.deepEqual(keptIn('aᵢ = ⌊iφ⌋，bᵢ = aᵢ + i 是'), ['aᵢ = ⌊iφ⌋', 'bᵢ = aᵢ + i']);
  assert.deepEqual(keptIn('取完到第 0 行，那里'), ['第 0 行']);
  assert.deepEqual(keptIn('These are N-positions; a P-position loses.'), ['N-positions', 'P-position']);
  assert.deepEqual(keptIn('No formula, but a word - and another; 1 of 2.'), []);
  // What is longer than a line of a phone may break.
  assert.deepEqual(keptIn(`f(11) = ${'9'.repeat(40)}`), []);
});

test('a sentence is what it was, word by word', () => {
  for (const text of ['无限长的墙挡住一切射线：f(1) = 1。', 'Row 11, (13, 4): no', '', '第 3 行 (0, 0)'])
    assert.equal(formulasIn(text).join(''), text);
  const parts = wordsIn('无限长的墙挡住一切射线');
  const words = parts.map((part) => (typeof part === 'object' && part && 'props' in part ? String(part.props.children) : String(part)));
  assert.equal(words.join(''), '无限长的墙挡住一切射线');
  assert.ok(parts.some((part) => typeof part === 'object') && words.includes('射线') && words.includes('一切'));
  assert.deepEqual(wordsIn('No Chinese'), ['No Chinese']);
});
