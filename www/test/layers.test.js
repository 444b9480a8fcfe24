/** Arrows run downwards: what everything uses knows nothing of what uses it, and no game knows another. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { test } from 'node:test';

const WWW = new URL('..', import.meta.url).pathname;
/** From what everything uses to what uses everything. */
const LAYERS = ['ui', 'solver', 'canvas', 'player', 'play', 'page', 'ask', 'games'];

const FILES = readdirSync(WWW, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.jsx?$/.test(path) && LAYERS.includes(path.split('/')[0] ?? ''));

/** The modules a module imports as it runs, by their paths in www; types are looked at by nobody but the checker. @param {string} path */
const importsOf = (path) =>
  [
    ...readFileSync(join(WWW, path), 'utf8').matchAll(
      /^(?:import|export)\s[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'|[^{]import\('(\.[^']+)'\)/gm,
    ),
  ]
    .filter((match) => !match[0].includes('{import('))
    .map((match) => posix.join(posix.dirname(path), match[1] ?? match[2] ?? match[3] ?? ''))
    .filter((to) => !to.startsWith('..'));

test('no module imports from a layer above its own, nor from another game', () => {
  assert.ok(FILES.length > 100);
  let counted = 0;
  for (const path of FILES) {
    for (const to of importsOf(path)) {
      counted += 1;
      const [from_layer = '', from_game] = path.split('/');
      const [to_layer = '', to_game] = to.split('/');
      assert.ok(LAYERS.indexOf(to_layer) <= LAYERS.indexOf(from_layer), `${path} imports ${to}`);
      // What tells of all games knows all of them.
      if (from_layer === 'games' && to_layer === 'games' && !/^games\/(games|questions|lessons|lists)\.js$/.test(path))
        assert.equal(to_game, from_game, `${path} imports ${to}`);
    }
  }
  assert.ok(counted > 400, String(counted));
});

test('no module needs a browser to be imported: none reads the address, the history or the screen on its own', async () => {
  // Workers and what Vite fills in are not for Node; elements are checked by what they are made of.
  const modules = FILES.filter(
    (path) =>
      path.endsWith('.js') &&
      !/worker\.js$|env_\w+\.js$|mexplorer-board\.js$|^games\/(games|lab_rules|questions|lessons|lists)\.js$/.test(path),
  );
  assert.ok(modules.length > 60);
  for (const path of modules) await assert.doesNotReject(import(join(WWW, path)), path);
});
