/** The rule in words, as on paper; and the words of what is to be shown. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import { findGames } from '../../scripts/games.mjs';
import { edgeCounts } from '../game_page/edge_counts.js';
import { ruleAlone, ruleParts, ruleWords } from '../game_page/rule_words.js';
import { codeWords, ruleOf } from '../games/sums/octal/rule.js';
import { formatLink } from '../ui/link.js';
import { rich } from '../ui/messages.js';
import { plainWords } from '../ui/plain_words.js';
import { openPage } from './page.js';
import { inLanguage, LANGUAGES } from './words.js';

test('the rule says what its fields show, also where they are empty or choices', async () => {
  const { page } = await openPage('#/nim?heaps=3,4&rule=misere');
  const of = { words: 'nim' };
  assert.equal(ruleWords(of, page), 'Take any number of stones from one heap; whoever takes the last stone loses. Heaps: 3, 4');
  assert.match(
    inLanguage('zh', () => ruleWords(of, page)),
    /取到最后一颗者负（反 Nim）。各堆：3、4/,
  );
  // A game may have another sentence, with words of its own.
  assert.equal(ruleWords({ words: 'race', ruleOf: () => ({ id: 'lab-rule', args: { rule: '(n) ->\nend' } }) }, page), '(n) ->\nend');
  page.destroy();
});

test('the rule without its position, which stands beside it, says nothing of the position', async () => {
  for (const [hash, words, english, chinese] of /** @type {const} */ ([
    [
      '#/nim?heaps=3,4&rule=misere',
      'nim',
      'Take any number of stones from one heap; whoever takes the last stone loses.',
      '每次从一堆取任意颗，取到最后一颗者负（反 Nim）。',
    ],
    [
      '#/dynamic-nim?n=22&k=2',
      'dynamic-nim',
      'First take any number, but not all; after that up to 2 times as many as your opponent just took. Whoever takes the last stone wins.',
      '每次取的颗数不超过对手上次的 2 倍，不能取者负；第一步不能取完。',
    ],
    [
      '#/subtraction?heaps=5,6',
      'subtraction',
      'Take 2 to 6 stones from one heap. Whoever makes the last move wins.',
      '每次从一堆中取 2 到 6 颗石子，走最后一步者胜。',
    ],
  ])) {
    const { page } = await openPage(hash);
    assert.equal(ruleAlone({ words }, page, null), english);
    assert.equal(
      inLanguage('zh', () => ruleAlone({ words }, page, null)),
      chinese,
    );
    page.destroy();
  }
});

/** Games whose rule is drawn or written. */
const OTHER_RULES = ['race', 'lab'];

test('the rule of every example is a sentence in both languages, and no encoding stands in it', async () => {
  for (const { route, examples } of await findGames())
    for (const { params } of examples) {
      if (OTHER_RULES.includes(route) || 'limit' in params) continue;
      const { page } = await openPage(formatLink(route, Object.entries(params)));
      for (const language of LANGUAGES) {
        const words = inLanguage(language, () => ruleWords({ words: route, ...(route === 'octal' && { ruleOf }) }, page));
        assert.match(words, /[.。]/, route);
        assert.doesNotMatch(words, /[⟨{|]|usual|\d-\d+,|\d:\d|nim:/, `${route}, ${language}`);
      }
      page.destroy();
    }
});

test('an option stands in the sentence or is offered beside it, and never both', async () => {
  const names = { heaps: 'H', max: 'M', moore: 'O', rule: 'R' };
  for (const [query, offered] of /** @type {const} */ ([
    ['heaps=3,4', 'max,moore,rule'],
    ['heaps=3,4&max=&rule=normal', 'max,moore,rule'],
    ['heaps=3,4&max=2', 'moore,rule'],
    ['heaps=3,4&moore=2&rule=misere', 'max'],
    ['heaps=3,4&rule=every', 'max,moore'],
  ])) {
    const { page } = await openPage(`#/nim?${query}`);
    assert.equal(String(ruleParts({ words: 'nim' }, page, null, names).offered.map(([name]) => name)), offered, query);
    page.destroy();
  }
  // What is wrong is in view, even where the link does not say it.
  const { page } = await openPage('#/octal?take=');
  assert.equal(
    String(ruleParts({ words: 'octal', ruleOf }, page, 'take', { code: 'C', take: 'T', heaps: 'H', rule: 'R' }).offered),
    'code,C,rule,R',
  );
  page.destroy();
});

test('an octal code is said in words: its takes by what they may leave', () => {
  for (const [code, english, chinese] of /** @type {const} */ ([
    ['0.07', '2 from anywhere', '从任意处取 2 颗'],
    ['0.77', '1 or 2 from anywhere', '从任意处取 1 或 2 颗'],
    ['0.137', '1 if that is the whole row, 2 from an end or 3 from anywhere', '取完恰有 1 颗的一排，或从一端取 2 颗，或从任意处取 3 颗'],
    // It splits without a take, takes by a rule without end, or is no octal code.
    ['4.07', '', ''],
    ['0.3[3]', '', ''],
    ['0.8', '', ''],
  ]))
    assert.deepEqual(
      LANGUAGES.map((language) => inLanguage(language, () => codeWords(code))),
      [english, chinese],
    );
});

test('edges are counted, and the vertices up to the largest one', () => {
  assert.deepEqual(edgeCounts(''), { vertices: 0, edges: 0 });
  assert.deepEqual(edgeCounts('0-1,1-7'), { vertices: 8, edges: 2 });
  assert.deepEqual(edgeCounts('0-1', 6), { vertices: 6, edges: 1 });
  assert.deepEqual(edgeCounts('x,0-1'), { vertices: 2, edges: 2 });
});

test('the words of a sentence are those of its parts', () => {
  assert.equal(plainWords(['a ', h('strong', null, 'b', ['c', 1]), null, false, undefined]), 'a bc1');
  assert.equal(plainWords(rich('working')), rich('working').join(''));
});
