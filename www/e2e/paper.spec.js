/** Lessons on paper: every section with its board and its code, none cut by the end of a page, questions with room, the key at the end. */
import { expect, test } from './fixtures.js';

/** Millimetres of CSS, the heights of what is printed on, and of their margins. */
const PX_OF_MM = 96 / 25.4;
const HEIGHT_MM = { a4: 297 - 28, letter: 279.4 - 28 };

for (const [id, lang, paper] of /** @type {const} */ ([
  ['why-xor', 'en', 'a4'],
  ['why-xor', 'zh', 'letter'],
  ['first-nim', 'zh', 'a4'],
  ['first-race', 'en', 'letter'],
]))
  test(`${id} on ${paper} in ${lang}`, { tag: '@chromium' }, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 720 });
    await page.goto(`./#/lesson?id=${id}&paper=${paper}&lang=${lang}`);
    const sheet = page.locator('.paper');
    const count = Number(await sheet.getAttribute('data-wanted'));
    await expect(sheet).toHaveAttribute('data-made', String(count), { timeout: 60_000 });
    expect(count).toBeGreaterThan(3);
    await expect(page.locator('.paper-sheet > article')).toHaveCount(count);
    await expect(page.locator('.paper-board img')).toHaveCount(count);
    await expect(page.locator('.paper-code .qr')).toHaveCount(count);
    await expect(page.locator('.paper .wrong')).toHaveCount(0);
    expect(await page.locator('.paper-sheet').innerText()).not.toMatch(/\([a-z]+-[a-z-]+\)/);
    const asked = await page.locator('.paper-question').count();
    await expect(page.locator('.paper-key dt')).toHaveCount(asked);
    await page.emulateMedia({ media: 'print' });
    // What stays together has room on a page.
    const most = HEIGHT_MM[paper] * PX_OF_MM;
    for (const article of await page.locator('.paper-sheet > article').all()) {
      expect((await article.boundingBox())?.height ?? Infinity).toBeLessThan(most);
      const breaks = await article
        .locator('.paper-head, .paper-board')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
      expect(new Set(breaks)).toEqual(new Set(['avoid']));
    }
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThanOrEqual(count / 3);
    expect(pages).toBeLessThanOrEqual(count + 1);
    expect(pdf).toMatch(paper === 'a4' ? /MediaBox\s*\[0 0 59[45]/ : /MediaBox\s*\[0 0 612/);
  });

test('from a lesson to its paper and back, in another size', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('./#/lesson?id=first-nim&s=2&lang=en');
  await page.locator('.lesson-links').getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled({ timeout: 60_000 });
  await page.getByLabel('Paper').selectOption('letter');
  await expect(page.locator('.paper-letter')).toBeVisible();
  await page.getByRole('link', { name: 'Section by section' }).click();
  await expect(page.locator('.lesson-place')).toBeVisible();
});
