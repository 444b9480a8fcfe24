/** Result codes: shown after a series and a lesson, kept, pasted by a class, made a table and a file. */
import { readFileSync } from 'node:fs';
import { expect, test, verdict } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const LESSON = `# Two questions
## #/nim?heaps=3,4,5
ask: outcome
Who?
## #/nim?heaps=1,2,3
ask: outcome
And here?
`;

/** @param {Page} page */
const code = async (page) => (await page.locator('.result-code code').textContent()) ?? '';

/** Opens a link that nothing was answered on. @param {Page} page @param {string} hash */
async function show(page, hash) {
  await page.goto('about:blank');
  await page.goto(`./${hash}`);
}

/** Answers the question on show. @param {Page} page @param {'N' | 'P'} outcome */
async function answer(page, outcome) {
  await expect(verdict(page)).toHaveAttribute('data-state', 'hidden');
  await expect(page.locator('.section').first()).not.toHaveClass(/posing/);
  await page.locator(`.ask-choice.ask-${outcome}`).click();
  await expect(page.locator('.ask-feedback')).toBeVisible();
}

test('a series and a lesson have codes, which a reload keeps; a class pastes them', { tag: '@engine' }, async ({ page }) => {
  await show(page, '#/nim?ask=outcome&ask-seed=1&lang=en');
  for (const outcome of /** @type {const} */ (['N', 'P', 'N'])) {
    await answer(page, outcome);
    if (outcome !== 'N' || (await page.locator('.ask-tally').textContent())?.startsWith('1 '))
      await page.getByRole('button', { name: 'Next question' }).click();
  }
  const series = await code(page);
  await show(page, `#/lesson?z=${encodeURIComponent(LESSON)}&lang=en`);
  await answer(page, 'N');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  // Not while the last question is open.
  await expect(page.locator('.ask-choice.ask-N')).toBeVisible();
  await expect(page.locator('.result-code')).toHaveCount(0);
  await answer(page, 'N');
  const lesson = await code(page);
  await page.reload();
  await expect(page.locator('.result-code code')).toHaveText(lesson);
  // The first answer counts.
  await answer(page, 'P');
  await expect(page.locator('.result-code code')).toHaveText(lesson);

  await show(page, '#/collect?lang=en');
  const lines = page.getByRole('textbox', { name: 'Names and codes' });
  await lines.fill(
    `Ann ${series}\nBob ${series}\nEve ${lesson}\nKim ${series.slice(0, -2)}${series.at(-2) === '0' ? '1' : '0'}${series.at(-1)}\nJoe ?`,
  );
  await expect(page.getByRole('status').first()).toContainText('Line 4: the code');
  await expect(page.getByRole('status').first()).toContainText('Line 5: “?” is not a result code');
  await expect(page.locator('main')).toContainText('It can be forged');
  const tables = page.locator('main > section');
  await expect(tables.nth(0)).toContainText('Nim · Who wins · Normal');
  await expect(tables.nth(0).locator('tbody').first().locator('tr')).toHaveCount(3);
  await expect(tables.nth(1)).toContainText('A lesson that isn’t here');
  await expect(tables.nth(1)).toContainText('N (1 ×)');
  await page.reload();
  await expect(lines).toHaveValue(/^Ann /);
  await tables.nth(0).getByRole('link', { name: '2', exact: true }).click();
  await expect(verdict(page)).toHaveAttribute('data-for', '#/nim?ask=outcome&ask-seed=2&ask-level=usual&lang=en');
});

test('a table is saved as a file; in Chinese; on a phone', { tag: '@chromium' }, async ({ page }, info) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await show(page, '#/collect?lang=zh');
  await page.locator('textarea').fill('王小明，3KVV-F13C-2M6R\n李 3KVV-F13C-2M6R');
  await expect(page.locator('main > section')).toContainText('尼姆博弈 · 谁必胜 · 普通');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '存为 CSV' }).click();
  const path = info.outputPath('results.csv');
  await (await download).saveAs(path);
  expect(readFileSync(path, 'utf8')).toBe(
    '\uFEFF"名字","1","2","3","第一次就答对"\r\n"王小明","1","P","?","1"\r\n"李","1","P","?","1"\r\n',
  );
});
