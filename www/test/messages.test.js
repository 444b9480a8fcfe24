/** Both languages say the same things with the same arguments, and nothing in the code asks for a message that is not there. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { findGames } from '../../scripts/games.mjs';
import { anyOf, clauses, rich, text } from '../ui/messages.js';
import { problemText } from '../ui/problem.js';
import { pseudo } from '../ui/pseudo.js';
import { SHORTCUTS } from '../ui/shortcuts.js';
import { testedOf } from './solver.js';
import { inLanguage, LANGUAGES } from './words.js';

/** @import { VNode } from 'preact' */

const WWW = new URL('..', import.meta.url);
const FILES = readdirSync(WWW, { recursive: true, encoding: 'utf8' });
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, WWW), 'utf8');

/** Message ids and the names of their arguments. @param {string} file */
function messagesOf(file) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const path of FILES.filter((one) => one.endsWith(`/${file}`))) {
    const source = read(path);
    for (const block of source.split(/\n(?=[a-z])/)) {
      const id = /^([\w-]+) =/.exec(block)?.[1];
      if (!id) continue;
      assert.ok(!found.has(id), `${id} stands twice`);
      found.set(id, [...new Set([...block.matchAll(/\$(\w+)/g)].map((match) => String(match[1])))].sort());
    }
    const bundle = new FluentBundle('en');
    assert.deepEqual(bundle.addResource(new FluentResource(source)), [], path);
  }
  return found;
}

const english = messagesOf('en.ftl');
const chinese = messagesOf('zh-CN.ftl');

test('the same ids in both languages', () => {
  assert.ok(english.size > 80);
  assert.deepEqual([...chinese.keys()].sort(), [...english.keys()].sort());
});

test('no message of either language names an argument the other never gets', () => {
  for (const [id, names] of english) {
    const other = chinese.get(id) ?? [];
    for (const name of other) assert.ok(names.includes(name), `${id} in Chinese: $${name}`);
  }
});

test('every message the code names is there', () => {
  const asked = new Set(SHORTCUTS.map(({ command }) => `command-${command}`));
  for (const path of FILES.filter((one) => /^(?!test|e2e|bench).*\.jsx?$/.test(one))) {
    for (const match of read(path).matchAll(/(?:text|rich|say)\('([a-z-]+)'|id: '([a-z-]+)'/g)) asked.add(String(match[1] ?? match[2]));
  }
  assert.ok(asked.size > 60);
  assert.deepEqual(
    // The judge's own problems have ids of their own.
    [...asked].filter((id) => !english.has(id) && !id.startsWith('own-')),
    [],
  );
});

/** What families ask of each of their games beside that. @type {Record<string, string[]>} */
const OF_FAMILIES = { rows: ['rule', 'step-start', 'step-counts', 'code', 'explain', 'checked', 'move-one', 'play-position'] };

/** Options for which the rule has no field. */
const WITHOUT_FIELD = /^(.*-field-file|lab-field-at|race-field-(board|sample))$/;

test('every game has the words that the frame asks for by its name: in both languages, which have the same', async () => {
  for (const { route, family, examples } of await findGames()) {
    const of_parameters = Object.entries(testedOf(route).parameters).flatMap(([name, { is_option, optional, among }]) => {
      const named = among && (is_option || name === 'method') ? among.map((value) => `${name}-${value}`) : [];
      return is_option ? [`field-${name}`, ...(optional && !among ? [`empty-${name}`] : []), ...named] : named;
    });
    const shared = ['name', 'summary', 'also', 'how-1', 'how-2', 'how-3', 'how-example', ...(OF_FAMILIES[family] ?? [])];
    const ids = [...[...shared, ...of_parameters].map((id) => `${route}-${id}`), ...examples.flatMap(({ id }) => [id, `${id}-why`])];
    const missing = ids.filter((id) => !english.has(id) && !WITHOUT_FIELD.test(id));
    assert.deepEqual(missing, [], `the game ${route} has no such words (expected in www/games/${family}/*.ftl or about/*.ftl)`);
  }
});

test('what is typed stands in a sentence as it was typed, and is no markup', () => {
  for (const value of ['**', '**walls**', '* * *', '0012', '{ $methods }', '\uE000a\uE001', '<b>']) {
    const problem = { id: 'error-method', args: { value, methods: '**rows**, walls' } };
    assert.equal(problemText(problem), `There is no method “${value}”; the methods are **rows**, walls.`);
    assert.ok(inLanguage('zh', () => problemText(problem)).startsWith(`没有方法“${value}”`));
    assert.equal(
      problemText({ id: 'error-pile', args: { value, limit: '9' } })
        .split('; ')
        .at(-1),
      `got “${value}”.`,
    );
  }
  const long = problemText({ id: 'error-method', args: { value: '9'.repeat(50), methods: 'rows' } });
  assert.equal(long, 'There is no method “99999…99999 (50 digits)”; the methods are rows.');
  const parts = rich('dynamic-nim-explain-N', { take: '**3**', m: '**', f: 3, n: '**' });
  const strong = /** @type {VNode<any>[]} */ (parts.filter((part) => typeof part === 'object'));
  assert.deepEqual(
    strong.map(({ type, props }) => [type, props.children]),
    [['strong', '**3**']],
  );
  assert.ok(parts.join('').includes('f(**) = 3') && parts.join('').endsWith('you may take up to **.'));
  const slotted = rich('dynamic-nim-rule', { is_cap: 'used' }, { n: '**', k: '7', cap: '**' });
  assert.deepEqual([slotted.filter((part) => part === '**').length, slotted.includes('7')], [2, true]);
});

test('a pair stays on one line wherever it stands, in both languages', () => {
  for (const name of LANGUAGES)
    inLanguage(name, () => {
      assert.ok(text('race-play-position', { token: 'A', a: '(3, 13)', b: '(0, 2)' }).includes('(3,\u00a013)'));
      assert.ok(text('race-state', { a: '(3, 3)', b: '(0, 2)', mover: 'A' }).includes('(0,\u00a02)'));
    });
});

test('lists have the signs of their language; in Chinese “or” has a space beside numbers, and a comma between words', () => {
  const told = (/** @type {string[]} */ ...items) => LANGUAGES.map((name) => inLanguage(name, () => anyOf(items)));
  assert.deepEqual(told('1', '2', '3'), ['1, 2 or 3', '1、2 或 3']);
  assert.deepEqual(told('从第 1 堆取 2 颗', '从第 2 堆取 5 颗')[1], '从第 1 堆取 2 颗，或从第 2 堆取 5 颗');
  assert.deepEqual(told('取 2 颗（左边剩 0 颗）', '取 3')[1], '取 2 颗（左边剩 0 颗），或取 3');
  assert.deepEqual(told('(4, 7)', '(7, 4)')[1], '(4, 7) 或 (7, 4)');
  assert.deepEqual(
    LANGUAGES.map((name) => inLanguage(name, () => clauses(['a', 'b']))),
    ['a; b', 'a；b'],
  );
});

test('a coin that is not counted yet says nothing of its value', () => {
  const args = { kind: 'row', looks: 'head', number: 3, note: 'none' };
  const told = (/** @type {string} */ note) => LANGUAGES.map((name) => inLanguage(name, () => text('turning-cell', { ...args, note })));
  assert.deepEqual(told('none'), ['heads, coin 3', '第 3 枚：正面']);
  assert.deepEqual(told('7'), ['heads, worth 7, coin 3', '第 3 枚：正面，SG 值 7']);
});

test('the pseudo-locale is longer and keeps what is not a letter', () => {
  assert.equal(pseudo('Row 11: f(m)'), 'Róów 11: f(m)');
  assert.ok(pseudo('Take at most one').length > 'Take at most one'.length);
});
