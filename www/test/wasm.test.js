/** The wasm that is handed out is the same wherever it was built: it names no folder of the machine. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/process.mjs';

const PACKAGES = new URL('../../crate/pkg/', import.meta.url);

test('no package names a source path of the machine that built it', () => {
  const games = readdirSync(PACKAGES);
  assert.ok(games.length > 2);
  for (const game of games) {
    const bytes = readFileSync(new URL(`${game}/mexplorer_bg.wasm`, PACKAGES));
    for (const path of [
      '/home/',
      '/root/',
      '/Users/',
      'C:\\Users',
      '.cargo',
      '.rustup',
      'registry/src',
      join(homedir(), sep),
      join(ROOT, sep),
    ])
      assert.ok(!bytes.includes(path), `${game} names ${path}`);
    // What is left are places in the sources themselves.
    assert.ok(bytes.includes('crate/src/'), game);
  }
});
