// Serves dist/ for the end-to-end tests, and prints the address once it answers.

import { join } from 'node:path';
import { ROOT } from './process.mjs';
import { serveFolder } from './site_server.mjs';

const { address } = await serveFolder(join(ROOT, 'dist'));
console.log(`dist/ is at ${address}`);
