/** Handing on what is on show: the link with what one chooses of it, its code in every theme, a part of another page, from a file. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decode } from 'fast-png';
import jsqr from 'jsqr';
import { expect, open, test, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const address = (page) => page.getByRole('textbox', { name: 'Link to this state' });

/** Opens the dialog. @param {Page} page */
async function share(page) {
  await page.locator('.act-share').click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** What a camera reads of a picture. @param {Page} page @param {string} selector */
async function scanned(page, selector) {
  const { data, width, height, channels } = decode(await page.locator(selector).screenshot());
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1)
    for (let channel = 0; channel < 3; channel += 1) pixels[4 * at + channel] = Number(data[channels * at + channel]);
  // In Node all of a module comes as its default.
  const read = /** @type {typeof jsqr} */ (/** @type {any} */ (jsqr).default ?? jsqr);
  return read(pixels, width, height)?.data ?? null;
}

test('a code is read back to the exact link, in every theme', async ({ page }) => {
  for (const theme of ['light', 'dark', 'projector'])
    for (const hash of [`#/nim?heaps=3,4,5&at=heap,1&lang=en&theme=${theme}`, `#/sum?parts=nim:7+octal:0.07:37&lang=en&theme=${theme}`]) {
      await visit(page, hash);
      await share(page);
      const link = await address(page).inputValue();
      expect(link).toContain(hash);
      await expect(page.locator('.share-code .qr')).toBeVisible();
      expect(await scanned(page, '.share-code .qr')).toBe(link);
      await page.getByRole('button', { name: 'Fit the screen' }).click();
      expect(await scanned(page, '.share-large')).toBe(link);
      await page.keyboard.press('Escape');
      await expect(page.locator('.share-large')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
    }
});

test(
  'a link is shared with or without its answer, its step and its language; one that is too long has no code',
  { tag: '@engine' },
  async ({ page }) => {
    await open(page, '#/nim?heaps=3,4,5&at=heap,1&lang=en');
    await share(page);
    await page.getByRole('checkbox', { name: 'From its first step' }).check();
    await page.getByRole('checkbox', { name: 'Hide the answer' }).check();
    await page.getByRole('checkbox', { name: 'In this language' }).uncheck();
    await expect(address(page)).toHaveValue(/#\/nim\?heaps=3,4,5&hide=1$/);
    await page.getByText('Embed in another page').click();
    await expect(page.getByRole('textbox', { name: 'Code to embed' })).toHaveValue(
      /^<iframe src="[^"<]*#\/nim\?heaps=3,4,5&amp;hide=1&amp;embed=1" title="Nim · Mexplorer"[^<]*><\/iframe>$/,
    );
    await page.keyboard.press('Escape');
    await open(page, `#/nim?heaps=${'123456789,'.repeat(40)}1&lang=en`);
    await share(page);
    await expect(page.locator('.share-code')).toContainText('too long for a code');
    await expect(page.locator('.qr')).toHaveCount(0);
  },
);

test('a lesson of this browser is shared with its text', async ({ page }) => {
  await open(page, '#/nim?heaps=1,2,3&lang=en');
  await share(page);
  await page.getByRole('button', { name: 'Add to your lesson' }).click();
  await page.goto('about:blank');
  await page.goto('./#/lesson?own=1&lang=en');
  await expect(page.locator('.lesson-place')).toBeVisible();
  await share(page);
  const link = await address(page).inputValue();
  expect(link).not.toContain('own=');
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('output').first()).toHaveAttribute('data-for', '#/nim?heaps=1,2,3');
});

test('a lesson whose link is too long for a code has that of its section’s board', async ({ page }) => {
  const lesson = `# Long\n${'## #/nim?heaps=1,2\nSome words that make it long enough.\nask: outcome\n'.repeat(20)}`;
  await page.goto(`./#/lesson?lang=en&s=2&z=${encodeURIComponent(lesson)}`);
  await expect(page.locator('.lesson-place')).toBeVisible();
  await share(page);
  await expect(page.locator('.share-code')).toContainText('only the section’s board');
  expect(await scanned(page, '.share-code .qr')).toMatch(/#\/nim\?heaps=1,2&ask=outcome$/);
});

test('from a file a code leads to the hosted copy, whose address is kept', async ({ page }) => {
  const file = pathToFileURL(join(import.meta.dirname, '../../dist/mexplorer.html')).href;
  await page.goto(`${file}#/nim?heaps=3,4,5&lang=en`);
  await expect(page.locator('output').first()).toHaveAttribute('data-state', 'ready');
  await share(page);
  await expect(address(page)).toHaveValue('mexplorer.html#/nim?heaps=3,4,5&lang=en');
  await expect(page.locator('.share-code')).toContainText('needs an address');
  const hosted = page.locator('input[name=hosted]');
  await hosted.fill('nowhere');
  await expect(page.getByRole('alert')).toContainText('nowhere');
  await hosted.fill('https://example.org/mexplorer/#/wythoff');
  await expect(address(page)).toHaveValue('https://example.org/mexplorer/#/nim?heaps=3,4,5&lang=en');
  expect(await scanned(page, '.share-code .qr')).toBe('https://example.org/mexplorer/#/nim?heaps=3,4,5&lang=en');
  await page.reload();
  await share(page);
  await expect(address(page)).toHaveValue('https://example.org/mexplorer/#/nim?heaps=3,4,5&lang=en');
});
