/** The links of docs/MODEL.md, “The sources, item by item”: each opens what it names. */
import { readFileSync } from 'node:fs';
import { expect, IS_LONG, open, test, verdict } from './fixtures.js';

const MODEL = readFileSync(new URL('../../docs/MODEL.md', import.meta.url), 'utf8');
const LINKS = [...(MODEL.split('## The sources, item by item')[1] ?? '').matchAll(/`(#\/[^`]+)`/g)].map((match) => String(match[1]));

test('every link of the table of sources opens without a note', async ({ page }) => {
  expect(LINKS.length).toBeGreaterThan(25);
  for (const link of IS_LONG ? LINKS : LINKS.filter((_, index) => index % 4 === 0)) {
    await open(page, link, link.includes('hide=1') ? 'hidden' : 'ready');
    await expect(page.locator('.notes'), link).toHaveCount(0);
    await expect(verdict(page), link).not.toHaveText('');
  }
});
