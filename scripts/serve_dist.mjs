// Serves dist/ for the end-to-end tests the way a plain static host does: under a sub-path, files as they are, and
// nothing anywhere else. A free port is taken, and the address is printed once it answers.

import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { ROOT } from './process.mjs';

const DIST = join(ROOT, 'dist');
const SUB_PATH = '/some/where/';

/** @type {Record<string, string>} */
const CONTENT_TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

const server = createServer((request, response) => {
  const path = fileAt(request.url ?? '/');
  if (path === undefined) {
    response.writeHead(404).end('Not found');
    return;
  }
  response.writeHead(200, { 'Content-Type': CONTENT_TYPES[extname(path)] ?? 'application/octet-stream' });
  createReadStream(path).pipe(response);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  console.log(`dist/ is at http://127.0.0.1:${address.port}${SUB_PATH}`);
});

/**
 * @param {string} url path and query as the browser sent them
 * @returns {string | undefined} the file of dist/ it names
 */
function fileAt(url) {
  let path;
  try {
    path = normalize(decodeURIComponent(url.split('?')[0]));
  } catch {
    return undefined;
  }
  if (!path.startsWith(normalize(SUB_PATH))) return undefined;
  const inside = path.slice(SUB_PATH.length) || 'index.html';
  const file = join(DIST, inside);
  return file.startsWith(DIST) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}
