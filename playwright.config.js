// End-to-end tests: the optimised site served under a sub-path (baseURL; go to './#/…'), and dist/mexplorer.html
// from file://. They test what is in dist/: run `npm run build` first, or `npm test`, which does.

import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/browsers.mjs';

const chromium = findChromium();
if (!chromium) throw new Error('There is no Chromium: `npm test` installs one, or set CHROME_PATH.');
// Playwright's workers read this file too and need not search again.
process.env.CHROME_PATH = chromium;

export default defineConfig({
  testDir: 'www/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  projects: [
    { name: 'pages', testIgnore: /budget/, fullyParallel: true },
    // Times are measured when nothing else runs.
    { name: 'budgets', testMatch: /budget/, dependencies: ['pages'] },
  ],
  reporter: 'list',
  webServer: {
    command: 'node scripts/serve_dist.mjs',
    // The server picks a free port; Playwright hands its address on as MEXPLORER_SITE.
    wait: { stdout: /(?<mexplorer_site>http:\S+)/ },
  },
  use: {
    baseURL: process.env.MEXPLORER_SITE,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      // A browser that speaks to nobody but the pages under test.
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
