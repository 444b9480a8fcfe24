// npm run build: dist/ is a static site for any host and any sub-path; dist/mexplorer.html is the same app in one file.

import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from './process.mjs';
import { command, ensureProductionPackages, setup } from './setup.mjs';

const DIST = join(ROOT, 'dist');

await command(async () => {
  setup();
  await ensureProductionPackages();
  await (await import('./pictures.mjs')).makePictures('all');
  await build();
  printSizes();
});

/** Makes dist/ again: the site, then the single file beside it. Ends the program where the app does not build. */
async function build() {
  // Whatever the shell says, this is a production build.
  process.env.NODE_ENV = 'production';
  const vite = await import('vite');
  rmSync(DIST, { recursive: true, force: true });
  try {
    for (const mode of ['production', 'single']) await vite.build({ root: ROOT, mode, logLevel: 'warn' });
  } catch (error) {
    // Vite's message shows the place; the stack below it would only show Vite.
    const { message } = /** @type {Error} */ (error);
    console.error(process.stderr.isTTY ? message : stripVTControlCharacters(message));
    process.exit(1);
  }
}

/** Prints every file of dist/ with its size, as it is and as a server would send it. */
function printSizes() {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const names = files.map((path) => path.slice(ROOT.length + 1));
  const width = Math.max(...names.map((name) => name.length));
  console.log(`${''.padEnd(width)}      bytes     brotli`);
  files.forEach((path, index) => {
    const bytes = readFileSync(path);
    const columns = [bytes.length, brotliCompressSync(bytes).length].map((size) => String(size).padStart(11));
    console.log((names[index] ?? '').padEnd(width) + columns.join(''));
  });
}
