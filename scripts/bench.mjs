// npm run bench: set-up, then every measurement there is, then docs/BENCH.md. `npm run bench -- --against PATH` compares with another
// checkout instead, and only prints.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { arch, cpus, type } from 'node:os';
import { join } from 'node:path';
import { benchAgainst } from './bench_against.mjs';
import { benchApp } from './bench_app.mjs';
import { goalsOf, reportOf, wordOf } from './bench_report.mjs';
import { benchSolver, buildBenchPackage } from './bench_wasm.mjs';
import { ensureChromium } from './browsers.mjs';
import { ROOT, ask } from './process.mjs';
import { SetupError, command, ensureProductionPackages, say, setup } from './setup.mjs';

const REPORT = 'docs/BENCH.md';

await command(async () => {
  const other = otherCheckout();
  setup();
  await ensureProductionPackages();
  const executablePath = ensureChromium();
  buildApp();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath });
  if (other !== null) {
    try {
      await benchAgainst(browser, other);
    } finally {
      await browser.close();
    }
    return;
  }
  await buildBenchPackage();
  say('Measuring the solver in the browser…');
  const solver = await benchSolver(browser);
  say('Measuring the app…');
  const app = await benchApp(browser);
  const machine = describeMachine(browser.version());
  await browser.close();
  const found = { machine, solver, app };
  writeFileSync(join(ROOT, REPORT), reportOf(found));
  const goals = goalsOf(found);
  const width = Math.max(...goals.map(({ what }) => what.length));
  for (const goal of goals) console.log(`${goal.what.padEnd(width)}  ${wordOf(goal).padEnd(12)}  ${goal.measured} (${goal.goal})`);
  console.log(`\nAll of it is in ${REPORT}.`);
});

/** @returns {string | null} the path after --against; null without it */
function otherCheckout() {
  const place = process.argv.indexOf('--against');
  if (place === -1) return null;
  const path = process.argv[place + 1];
  if (path === undefined) throw new SetupError('name the other checkout: --against PATH.');
  return path;
}

/** Makes dist/ by the command that everybody uses; ends the program if it does not build. */
function buildApp() {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(1);
}

/** @param {string} chromium its version */
function describeMachine(chromium) {
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores`,
    system: `${type()}, ${arch()}`,
    browser: `Chromium ${chromium}, headless`,
    compiler: ask('rustc', '--version')?.split(' (')[0] ?? 'unknown',
  };
}
