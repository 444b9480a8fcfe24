/** The links of docs/MODEL.md, “The sources, item by item”: each opens what it names. */
import { readFileSync } from 'node:fs';
import { IDEAS } from '../shell/words/ideas.js';
import { expect, IS_LONG, open, test, verdict } from './fixtures.js';

const MODEL = readFileSync(new URL('../../docs/MODEL.md', import.meta.url), 'utf8');
const LINKS = [...(MODEL.split('## The sources, item by item')[1] ?? '').matchAll(/`(#\/[^`]+)`/g)].map((match) => String(match[1]));

test('every link of the table of sources opens without a note', async ({ page }) => {
  expect(LINKS.length).toBeGreaterThan(25);
  for (const link of IS_LONG ? LINKS : LINKS.filter((_, index) => index % 4 === 0)) {
    if (/^#\/(words|ideas)$/.test(link)) continue;
    await open(page, link, link.includes('hide=1') ? 'hidden' : 'ready');
    await expect(page.locator('.notes'), link).toHaveCount(0);
    await expect(verdict(page), link).not.toHaveText('');
  }
});

test('the words lead to the ideas, and each idea to games that open without a note', async ({ page }) => {
  await page.goto('./#/words');
  await expect(page.locator('.meaning')).toHaveCount(41);
  for (const lang of ['en', 'zh']) {
    await page.goto(`./#/words?lang=${lang}`);
    await page.locator('main a[href*="ideas"]').click();
    await expect(page.locator('.ideas h2')).toHaveCount(6);
    await expect(page.locator('main')).not.toContainText('⟨');
  }
  const links = Object.values(IDEAS).flat();
  await expect(page.locator('.ideas section a')).toHaveCount(links.length);
  for (const link of IS_LONG ? links : links.filter((_, index) => index % 4 === 0)) {
    await open(page, link);
    await expect(page.locator('.notes'), link).toHaveCount(0);
  }
});

test('a sum tells its size as one game, and a lost part that is added changes no winner', async ({ page }) => {
  await open(page, '#/sum?parts=nim:3%2Bsubtraction:2-6:17&at=answer');
  await page.getByText('Why nimbers?').click();
  await expect(page.locator('.checked', { hasText: 'One big table' })).toContainText('72');
  const outcome = await verdict(page).getAttribute('data-outcome');
  await page.locator('.lost-parts button').first().click();
  await expect(page).toHaveURL(/nim:3.*17.*17/);
  await expect(verdict(page)).toHaveAttribute('data-outcome', outcome ?? '');
});
