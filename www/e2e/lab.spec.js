/** The laboratory's text, and its graph: drawn on the board of graphs, with labels as the steps go; a click explains, and plays. */
import { readFileSync } from 'node:fs';
import { attributes, expect, hashOf, open, test, visit } from './fixtures.js';

/** @param {string} rule */
const graphOf = (rule) => `#/lab?rule=${encodeURIComponent(rule)}&view=graph&lang=en`;

test('a small game is drawn as a graph: steps label it, a click explains, a play moves along it', { tag: '@engine' }, async ({ page }) => {
  await open(page, graphOf('(n) -> (n - t) for t in {1, 3, 4}\ntable (0..9)\nstart (8)'));
  const vertex = (/** @type {string} */ name) => page.getByRole('button', { name: new RegExp(`^vertex ${name}\\b`) });
  await expect(page.locator('.graph-board [data-vertex]')).toHaveCount(9);
  await expect(page.locator('.graph-board [data-edge]')).toHaveCount(19);
  expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: '[[["7"]]]' });
  await expect(page.locator('.edge.marked')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(page.locator('.vertex.P')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.vertex.P')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(page.locator('.vertex.P')).toHaveCount(3);
  await vertex('5').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.explanation')).toContainText('(5)');
  await expect(page.locator('.edge.read')).toHaveCount(3);
  await open(page, `${graphOf('(n) -> (n - t) for t in {1, 3, 4}\ntable (0..9)\nstart (8)')}&play=person`);
  await vertex('7').click();
  await expect(page.locator('.play-moves, .play').first()).toContainText('7');
});

test('the page says that the graph of a large game or of a sum is not drawn', { tag: '@chromium' }, async ({ page }) => {
  for (const rule of [
    '(a, b) -> (a - 1, b)\n(a, b) -> (a, b - 1)\ntable (0..20, 0..20)',
    '(n) -> (i) & (n - 2 - i) for i in 0..n-2\ntable (0..30)',
  ]) {
    await page.goto('about:blank');
    await open(page, graphOf(rule));
    await expect(page.locator('.board-message')).toContainText('at most 80 and no sums');
    await page.getByRole('button', { name: 'Open as a game on a graph' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'More than 80 positions' })).toBeVisible();
  }
  await open(page, graphOf('(n) -> (n - 1)\ntable (0..4)'));
  await expect(page.locator('.graph-board [data-vertex]')).toHaveCount(5);
  await page.getByRole('button', { name: 'Open as a game on a graph' }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('#/graph?edges=0-1,1-2,2-3,3-4');
});

test(
  'a text that is too long stays in its field, with its length; a million characters are shown by their beginning, and kept',
  { tag: '@chromium' },
  async ({ page }) => {
    await open(page, '#/lab?lang=en');
    const field = page.getByRole('textbox', { name: 'The rule, one statement in each line' });
    const said = page.locator('#lab-too-long');
    await expect(page.locator('.lab-behind .lab-word')).not.toHaveCount(0);
    const long = `(n) -> (n - 1) # ${'x'.repeat(9984)}`;
    await field.fill(long);
    await expect(said).toContainText('The text has 10,001 characters; the limit for a rule is 10,000.');
    await expect(field).toHaveValue(long);
    await expect(page.locator('.lab-behind')).toHaveCount(0);
    await field.fill('1 + '.repeat(250_000));
    await expect(said).toContainText('1,000,000 characters');
    await expect(field).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'The rule, one statement in each line' })).toContainText('only its beginning is shown');
    expect(await page.evaluate(() => location.hash)).toBe('#/lab?lang=en');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the whole text' }).click();
    expect(readFileSync(await (await coming).path(), 'utf8')).toBe('1 + '.repeat(250_000));
    await page.getByRole('button', { name: 'Go back to the text before' }).click();
    await expect(field).toHaveValue(long);
    await field.fill('(n) -> (n - 2)');
    await expect(said).toHaveCount(0);
    // A moment after the last key.
    await expect(page.locator('output[name=verdict]')).toHaveAttribute('data-table', '61:30,31,0,0');
  },
);

test('the page’s own rule stands at its start, a rule of a link at its end', async ({ page }) => {
  await visit(page, '#/lab?lang=en');
  await expect(page.locator('.transport-count')).toContainText('0 of 962');
  await visit(page, `#/lab?rule=${encodeURIComponent('(n) -> (n - t) for t in 1..3\ntable (0..12)')}&lang=en`);
  await expect(page.locator('.transport-count')).toContainText('14 of 14');
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('the first tap after writing on Play, or on the rules to start from, is not lost', { tag: '@chromium' }, async ({ page }) => {
    await open(page, '#/lab?lang=en');
    const field = page.getByRole('textbox', { name: 'The rule, one statement in each line' });
    const symbols = page.getByRole('group', { name: 'Symbols' });
    const write = async () => {
      await field.tap();
      await expect(symbols).toBeVisible();
      await page.keyboard.press('End');
      await page.keyboard.type(' ');
      await expect.poll(() => hashOf(page)).toContain('rule=');
    };
    /** A tap by its place, as a finger does it. @param {import('@playwright/test').Locator} button */
    const tap = async (button) => {
      await button.scrollIntoViewIfNeeded();
      const { x, y, width, height } = /** @type {NonNullable<Awaited<ReturnType<typeof button.boundingBox>>>} */ (
        await button.boundingBox()
      );
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    };
    await write();
    const ready = page.locator('.lab-ready button').first();
    await tap(ready);
    await expect(ready).toHaveAttribute('aria-expanded', 'true');
    await tap(ready);
    await write();
    await tap(page.getByRole('button', { name: 'Play a game' }));
    await expect.poll(() => hashOf(page)).toContain('play=');
    await expect(symbols).toBeHidden();
  });
});
