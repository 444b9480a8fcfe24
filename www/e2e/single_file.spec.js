/** dist/mexplorer.html from file://, with the network off. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CONTRACTS } from './contract.js';
import { attributes, caption, expect, settled, SINGLE_FILE, test, verdict } from './fixtures.js';

test.use({ offline: true });

test('the single file solves, steps, explains and speaks Chinese, all by itself', { tag: '@engine' }, async ({ page }) => {
  /** @type {string[]} */
  const requests = [];
  page.on('request', (request) => requests.push(new URL(request.url()).protocol));
  await page.goto(`${SINGLE_FILE}#/dynamic-nim?n=24&k=2&at=11,8`);
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: '["3"]' });
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('So wall 11 is blue up to column');
  await expect(page).toHaveURL(/at=11$/);
  await page.locator('.board-canvas').click({ position: { x: 100, y: 200 } });
  await expect(page.locator('.explanation')).toBeVisible();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(verdict(page)).toContainText('先手必胜');
  await page.getByRole('link', { name: 'Mexplorer, 首页' }).click();
  await expect(page.locator('a.pictured')).toHaveCount(CONTRACTS.flatMap(({ examples }) => examples).length);
  await page.locator('.groups summary').first().click();
  await page.locator('a.pictured').nth(1).click();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'P' });
  expect(requests.filter((protocol) => protocol.startsWith('http'))).toEqual([]);
});

test('the single file has Wythoff’s game, with the views that the site fetches later', async ({ page }) => {
  await page.goto(`${SINGLE_FILE}#/wythoff?a=11&b=18&method=beatty&view=zeckendorf`);
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'P', moves: '[]', grundy: '0' });
  await page.keyboard.press('End');
  await expect(caption(page)).toContainText('bᵢ = 18, its partner');
});

test('both builds carry a strict policy', async ({ page }) => {
  const site = readFileSync(new URL('../../dist/index.html', import.meta.url), 'utf8');
  const single = readFileSync(fileURLToPath(SINGLE_FILE), 'utf8');
  for (const html of [site, single]) {
    const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/i.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toMatch(/'unsafe-eval'/);
    expect(policy).not.toMatch(/https?:|\*/);
  }
  expect(single).toContain("connect-src 'none'");
  // The policy is in force: an inline handler does not run.
  await page.goto(SINGLE_FILE);
  await expect(page.locator('.card').first()).toBeVisible();
});

test('a picture of the board can be printed', async ({ page }) => {
  await page.goto(`${SINGLE_FILE}#/dynamic-nim?n=24&k=2&at=24&theme=dark`);
  await settled(page);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.length).toBeGreaterThan(20_000);
});
