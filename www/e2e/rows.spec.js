/** What readers of the pages in a row and of Hackenbush found: boards that agree with their links, and plays that say what they cannot. */
import { attributes, expect, hashOf, settled, test, visit } from './fixtures.js';

test('a move that is made from an explanation leaves one board in the link', { tag: '@chromium' }, async ({ page }) => {
  await visit(page, '#/coins?board=1101000100&lang=en&at=answer');
  const { moves } = await attributes(page);
  const [cell] = JSON.parse(moves ?? '[]');
  await page.getByRole('button', { name: new RegExp(`cell ${cell}$`) }).click();
  await page.getByRole('button', { name: 'Make this move' }).click();
  await settled(page);
  expect(await hashOf(page)).not.toContain('board=');
  expect((await attributes(page)).outcome).toBe('P');
});

test('the goal has its staircase, but where a coin is on no stair', { tag: '@chromium' }, async ({ page }) => {
  await visit(page, '#/coins?board=0110100&reading=goal&lang=en');
  await page.getByRole('link', { name: 'Open as a staircase' }).click();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N' });
  await visit(page, '#/coins?board=0110110&reading=goal&lang=en');
  await expect(page.getByRole('link', { name: 'Open as a staircase' })).toHaveCount(0);
});

test('a play that the solver refuses says why', { tag: '@chromium' }, async ({ page }) => {
  await visit(page, '#/turning?turn=1%2BC&heads=10001&play=perfect&first=other&hide=1&lang=en', 'hidden');
  await expect(page.locator('.play [role=alert]')).toContainText('10,000');
});

test('what hangs in the air is no part of a play', { tag: '@chromium' }, async ({ page }) => {
  await visit(page, '#/hackenbush?edges=0-1,1-2,20-21,21-20&ground=0&play=person&first=you&hide=1&lang=en', 'hidden');
  await expect(page.locator('.play-status')).toContainText('2 edges are left');
  await expect(page.locator('.hackenbush-edge')).toHaveCount(2);
  await page.locator('.hackenbush-edge').last().click({ force: true });
  await expect(page.locator('.hackenbush-edge.falls')).toHaveCount(1);
});

test('stalks are written with spaces, too', { tag: '@chromium' }, async ({ page }) => {
  await visit(page, '#/hackenbush?lang=en');
  const edges = page.locator('.rule input[name=edges]');
  await edges.fill('3 + 4 + 5');
  await edges.press('Enter');
  await settled(page);
  expect((await attributes(page)).grundy).toBe('2');
});

test('coins of a grid are turned by clicks, and a product within a product can be opened', { tag: '@chromium' }, async ({ page }) => {
  await visit(page, '#/turning?turn=2x2&heads=3.4&play=person&first=you&hide=1&lang=en', 'hidden');
  for (const at of ['(3, 4)', '(2, 4)', '(3, 1)', '(2, 1)']) await page.getByRole('button', { name: `coin at ${at}` }).click();
  await page.locator('.play-actions .primary').click();
  await expect(page.locator('.play-status')).toContainText('(2, 1), (2, 4), (3, 1)');
  await visit(page, '#/turning?turn=2x2&heads=3.4&product=70000,300&lang=en');
  await page.getByRole('link', { name: '1 ⊗ 0' }).click();
  await expect(page.locator('.nim-product output')).toHaveText('0');
  const factor = page.getByLabel('Factor a');
  await factor.fill('4294967296');
  await factor.press('Enter');
  await expect(page.locator('.nim-product [role=alert]')).toContainText('4,294,967,295');
});
