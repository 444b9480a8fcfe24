/** The rule in words, as on paper; and the words of what is to be shown. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import { ruleWords } from '../game_page/rule_words.js';
import { rich } from '../ui/messages.js';
import { plainWords } from '../ui/plain_words.js';
import { openPage } from './page.js';
import { inLanguage } from './words.js';

test('the rule says what its fields show, also where they are empty or choices', async () => {
  const { page } = await openPage('#/nim?heaps=3,4&rule=misere');
  const of = { words: 'nim' };
  assert.equal(ruleWords(of, page), 'Heaps 3,4: take at most ∞ from at most 1 of them; the last stone loses');
  assert.match(
    inLanguage('zh', () => ruleWords(of, page)),
    /3,4/,
  );
  // A game may have another sentence, with words of its own.
  assert.equal(ruleWords({ words: 'race', ruleOf: () => ({ id: 'lab-rule', args: { rule: '(n) ->\nend' } }) }, page), '(n) ->\nend');
  page.destroy();
});

test('the words of a sentence are those of its parts', () => {
  assert.equal(plainWords(['a ', h('strong', null, 'b', ['c', 1]), null, false, undefined]), 'a bc1');
  assert.equal(plainWords(rich('working')), rich('working').join(''));
});
