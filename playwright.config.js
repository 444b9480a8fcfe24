// End-to-end tests: the optimised site served under a sub-path (baseURL; go to './#/…'), and dist/mexplorer.html
// from file://. They test what is in dist/: run `npm run build` first, or `npm test`, which does.

import { defineConfig } from '@playwright/test';
import { findChromium, findFirefox } from './scripts/browsers.mjs';

const chromium = findChromium();
if (!chromium) throw new Error('There is no Chromium: `npm test` installs one, or set CHROME_PATH.');
const firefox = findFirefox();
// Playwright's workers read this file too and need not search again.
process.env.CHROME_PATH = chromium;
if (firefox) process.env.FIREFOX_PATH = firefox;

/** `npm test -- --long`: all there is. Otherwise nothing tagged @long, and in Firefox only what depends on the engine: @engine. */
const is_long = Boolean(process.env.MEXPLORER_LONG);

/**
 * A stock Firefox, by Playwright's experimental way of WebDriver BiDi. What needs Chromium's own protocol stays there.
 * @type {import('@playwright/test').Project}
 */
const IN_FIREFOX = {
  name: 'firefox',
  // How pages look is looked at in one browser; the monkey and the budgets need its protocol.
  testIgnore: /budget|monkey|look/,
  // What is asked of the solver alone is asked once; so is what axe says, and what Playwright can have Chromium alone do (@chromium).
  grepInvert: is_long ? /@solver|@chromium|axe finds nothing/ : /@solver|@chromium|@long/,
  ...(is_long ? {} : { grep: /@engine/ }),
  fullyParallel: true,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: firefox,
      firefoxUserPrefs: {
        // As Playwright has its Chromium: with a mouse, scroll bars that take no room, and light.
        'ui.primaryPointerCapabilities': 6,
        'ui.useOverlayScrollbars': 1,
        'layout.css.prefers-color-scheme.content-override': 1,
        // All pages are of one origin: processes for others would only cost time.
        'fission.autostart': false,
      },
    },
  },
};

export default defineConfig({
  testDir: 'www/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // Limits for what hangs: nothing is judged by the clock.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  workers: 2,
  // Where machines are shared a test may have a second try; at a desk it must pass at once.
  retries: process.env.CI ? 1 : 0,
  // No project waits for another: whatever fails, the others run.
  projects: [
    { name: 'pages', testIgnore: /budget/, fullyParallel: true, ...(is_long ? {} : { grepInvert: /@long/ }) },
    ...(firefox ? [IN_FIREFOX] : []),
    // What is measured beside other work may be measured again: what costs too much does so each time.
    { name: 'budgets', testMatch: /budget/, fullyParallel: true, retries: 2, ...(is_long ? {} : { grepInvert: /@long/ }) },
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
    // It would fetch everything a second time; offline.spec.js allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromium,
      // A browser that speaks to nobody but the pages under test.
      args: ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
