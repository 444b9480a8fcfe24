/**
 * The rooms of www: each imports only from rooms below it, nothing imports in a circle, and no game and no feature knows another. That
 * is so for values. Types, which are gone when the app runs, may be named from any room: comments and `.d.ts` files are not read.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { test } from 'node:test';

const WWW = new URL('..', import.meta.url).pathname;

/** From what everything uses to what uses everything. */
const ROOMS = ['ui', 'solver', 'canvas', 'player', 'play', 'shell', 'formats', 'game_page', 'games', 'features'];

/** Modules that gather something of all games. */
const REGISTRIES = /^games\/(games|questions|lessons|lists|shelf|compared|programs)\.js$/;

/** @param {string} path */
const roomOf = (path) => path.split('/')[0] ?? '';

const FILES = readdirSync(WWW, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.jsx?$/.test(path) && (ROOMS.includes(roomOf(path)) || !path.includes('/')));

/**
 * The modules that a module imports, by their paths in www, without those that it names for their types alone, in comments.
 * @param {string} path @param {RegExp} pattern
 */
const importsOf = (path, pattern) =>
  [
    ...readFileSync(join(WWW, path), 'utf8')
      .replace(/\/\*\*[^]*?\*\//g, '')
      .matchAll(pattern),
  ]
    .map((match) => posix.join(posix.dirname(path), match[1] ?? match[2] ?? match[3] ?? ''))
    .filter((to) => !to.startsWith('..'));

const WITH_DYNAMIC = /^(?:import|export)\s[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'|import\('(\.[^']+)'\)/gm;
const STATIC = /^(?:import|export)\s[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm;

const IMPORTS = FILES.flatMap((from) => importsOf(from, WITH_DYNAMIC).map((to) => ({ from, to })));

test('every module is found', () => {
  assert.ok(FILES.length > 200, String(FILES.length));
  assert.ok(IMPORTS.length > 800, String(IMPORTS.length));
});

test('no module imports a value from a room above its own', () => {
  // main.jsx and routes.jsx wire all of them together.
  for (const { from, to } of IMPORTS.filter((one) => one.from.includes('/'))) {
    assert.ok(ROOMS.includes(roomOf(to)), `${from} imports ${to}`);
    assert.ok(ROOMS.indexOf(roomOf(to)) <= ROOMS.indexOf(roomOf(from)), `${from} imports ${to}`);
  }
});

test('no game imports another, no feature another, and no feature a game', () => {
  for (const { from, to } of IMPORTS.filter((one) => one.from.includes('/') && !REGISTRIES.test(one.from))) {
    const [room, folder] = from.split('/');
    const [to_room, to_folder] = to.split('/');
    if (to_room === 'games' || to_room === 'features') {
      assert.equal(to_room, room, `${from} imports ${to}`);
      assert.equal(to_folder, folder, `${from} imports ${to}`);
    }
  }
});

test('no modules import one another in a circle', () => {
  /** Modules whose imports were all followed. @type {Set<string>} */
  const done = new Set();
  /** @param {string} path @param {readonly string[]} way that led to it */
  function follow(path, way) {
    if (done.has(path)) return;
    assert.ok(!way.includes(path), [...way, path].join(' imports '));
    for (const to of importsOf(path, STATIC)) if (/\.jsx?$/.test(to)) follow(to, [...way, path]);
    done.add(path);
  }
  for (const path of FILES) follow(path, []);
  assert.equal(done.size >= FILES.length, true);
});

test('no .js module needs a browser to be imported: none reads the address, the history or the screen on its own', async () => {
  // Workers and what Vite fills in are not for Node; elements are checked by what they are made of.
  const modules = FILES.filter(
    (path) =>
      path.endsWith('.js') &&
      path.includes('/') &&
      !/worker\.js$|env_\w+\.js$|zxing_site\.js$|mexplorer-board\.js$/.test(path) &&
      !REGISTRIES.test(path),
  );
  assert.ok(modules.length > 60);
  for (const path of modules) await assert.doesNotReject(import(join(WWW, path)), path);
});
