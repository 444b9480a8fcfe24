/** Both languages say the same things with the same arguments, and nothing in the code asks for a message that is not there. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { pseudo } from '../ui/pseudo.js';
import { SHORTCUTS } from '../ui/shortcuts.js';
import { EXAMPLES } from '../games/dynamic_nim/examples.js';
import { EXAMPLES as WYTHOFF } from '../games/wythoff/examples.js';

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
      const id = /^([a-zA-Z-]+) =/.exec(block)?.[1];
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
  for (const { id } of [...EXAMPLES, ...WYTHOFF]) asked.add(id).add(`${id}-why`);
  for (const path of FILES.filter((one) => /^(app|canvas|games|play|player)\/.*\.jsx?$/.test(one))) {
    for (const match of read(path).matchAll(/(?:text|rich|say)\('([a-z-]+)'|id: '([a-z-]+)'/g)) asked.add(String(match[1] ?? match[2]));
  }
  const rust = readFileSync(new URL('../crate/src/error.rs', WWW), 'utf8');
  for (const match of rust.matchAll(/=> "(error-[a-z-]+)"/g)) {
    // Only a bug of the page can ask for these.
    if (match[1] !== 'error-cell' && match[1] !== 'error-side' && !String(match[1]).startsWith('error-range')) asked.add(String(match[1]));
  }
  assert.ok(asked.size > 60);
  assert.deepEqual(
    [...asked].filter((id) => !english.has(id)),
    [],
  );
});

test('the pseudo-locale is longer and keeps what is not a letter', () => {
  assert.equal(pseudo('Row 11: f(m)'), 'Róów 11: f(m)');
  assert.ok(pseudo('Take at most one').length > 'Take at most one'.length);
});
