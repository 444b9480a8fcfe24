// Serves a built site the way a plain static host does: under a sub-path, files as they are, and nothing anywhere else.

import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const SUB_PATH = '/some/where/';

/** @type {Record<string, string>} */
const CONTENT_TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves a folder at a free port of this machine.
 * @param {string} folder
 * @param {Record<string, string>} [further] pages that are in no file, by their names
 * @returns {Promise<{address: string, close: () => void}>} the address ends with a slash
 */
export function serveFolder(folder, further = {}) {
  const server = createServer((request, response) => {
    // Browsers ask for it by themselves, and say in the console when there is none.
    if (request.url === '/favicon.ico') return void response.writeHead(204).end();
    const name = nameIn(request.url ?? '/');
    const page = name === undefined ? undefined : further[name];
    const path = name === undefined ? undefined : fileAt(folder, name);
    if (page !== undefined) response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
    else if (path !== undefined) {
      response.writeHead(200, { 'Content-Type': CONTENT_TYPES[extname(path)] ?? 'application/octet-stream' });
      createReadStream(path).pipe(response);
    } else response.writeHead(404).end('Not found');
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('The server has no port.');
      done({ address: `http://127.0.0.1:${address.port}${SUB_PATH}`, close });
    });
  });
}

/**
 * @param {string} url path and query as the browser sent them
 * @returns {string | undefined} what it names below the sub-path
 */
function nameIn(url) {
  try {
    const path = normalize(decodeURIComponent(url.split('?')[0] ?? ''));
    return path.startsWith(normalize(SUB_PATH)) ? path.slice(SUB_PATH.length) || 'index.html' : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {string | undefined} the file of that name inside the folder
 */
function fileAt(folder, name) {
  const file = join(folder, name);
  return file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}
