/** The site as an app: what was opened once works without a network, and a new build is seen at once. */
import { readFileSync } from 'node:fs';
import { attributes, expect, open, settled, test } from './fixtures.js';

test.use({ serviceWorkers: 'allow' });
// What the page and its service worker ask for are hard to tell apart elsewhere.
test.skip(({ browserName }) => browserName !== 'chromium');

/**
 * Until all that the page has fetched is kept. What could not be fetched once more is asked for by a reload.
 * @param {import('@playwright/test').Page} page
 */
async function kept(page) {
  await expect(async () => {
    const missing = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      /** @type {string[]} */
      let names = [];
      for (let tries = 0; tries < 50; tries += 1) {
        const cache = await caches.open('mexplorer');
        const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
        const all = [location.href.replace(/#.*/, ''), ...fetched];
        const held = await Promise.all(all.map((name) => cache.match(name)));
        names = all.filter((_, index) => !held[index]);
        if (names.length === 0) break;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return names;
    });
    if (missing.length > 0) await page.reload();
    expect(missing).toEqual([]);
  }).toPass();
}

test('what was opened once works with the network off', async ({ page, context, complaints }) => {
  await open(page, '#/dynamic-nim?n=24&k=2&lang=en');
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await settled(page);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/at=answer|at=24/);
  // Another position needs its solver alone, which is there.
  await page.goto('./#/dynamic-nim?n=34&k=2&lang=en');
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'P' });
  // What was never opened is said to be missing, and comes with the network.
  await page.goto('./#/race?lang=en');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await context.setOffline(false);
  // The page loads itself again as well.
  await expect(() => page.reload()).toPass();
  await settled(page);
  complaints.length = 0;
});

test('a new build is seen at once, and nothing is kept of the old one', async ({ page, context }) => {
  await open(page, '#/nim?heaps=3,4,5&lang=en');
  await kept(page);
  let is_new = false;
  await context.route(/\/where\/(index\.html)?$/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = await response.text();
    await route.fulfill({ response, body: is_new ? body.replace('<title>', '<title>New ') : body });
  });
  is_new = true;
  await page.reload();
  await settled(page);
  expect(await page.evaluate(async () => (await (await caches.match(location.href.replace(/#.*/, '')))?.text())?.includes('New'))).toBe(
    true,
  );
});

test('the manifest names icons that are there', async ({ page, request }) => {
  await page.goto('./#/?lang=en');
  const address = await page.evaluate(() => /** @type {HTMLLinkElement} */ (document.querySelector('link[rel=manifest]')).href);
  const manifest = await (await request.get(address)).json();
  expect(manifest).toMatchObject({ name: 'Mexplorer', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(new URL(src, address).href);
    expect(icon.ok(), src).toBe(true);
    const [side] = /^\d+/.exec(sizes) ?? [];
    // A PNG says its width at byte 16.
    if (side) expect((await icon.body()).readUInt32BE(16)).toBe(Number(side));
  }
  expect(readFileSync(new URL('../../dist/mexplorer.html', import.meta.url), 'utf8')).not.toContain('rel="manifest"');
});

test('a board in a page of others starts no service worker', async ({ page }) => {
  const contentType = 'text/html';
  await page.route('**/other.html', (route) => route.fulfill({ contentType, body: '<iframe src="./#/nim?heaps=1,2&embed=1"></iframe>' }));
  await page.goto('./other.html');
  await expect(page.frameLocator('iframe').locator('output[name=verdict]')).toHaveAttribute('data-state', 'ready');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
