// npm run baseline: records anew what links answer (www/e2e/baseline.json), after a fault was mended. Build first.

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process.mjs';

rmSync(join(ROOT, 'www/e2e/baseline.json'), { force: true });
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', 'baseline', '--project', 'pages', '--workers', '1'],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, MEXPLORER_BASELINE: 'record' } },
);
process.exit(status ?? 1);
