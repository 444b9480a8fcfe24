/** Memoised search: its tree of calls, what stands beside it, and the games that have it. */
import { caption, expect, settled, test, verdict, visit } from './fixtures.js';

/** @param {import('@playwright/test').Page} page */
const nodes = (page) => page.locator('.memo-call');
/** @param {import('@playwright/test').Page} page @param {string} row */
const counts = (page, row) => page.locator(`.memo-counts [data-row=${row}] td`);

test('the calls grow step by step: who waits, what has returned, what the memo answers; the counts stand beside them', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=4&k=1&method=memo');
  await expect(caption(page)).toContainText('win(4, 3) calls itself');
  // The finished tree, pale and without its positions.
  await expect(page.locator('.poster .memo-call')).toHaveCount(9);
  await expect(page.locator('.poster text')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toHaveText('win(4, 3)? Try taking 1: call win(3, 1).');
  await expect(nodes(page)).toHaveCount(2);
  await expect(page.locator('.memo-call.now')).toHaveText('(3, 1) …');
  await expect(page.locator('.memo-call.on')).toHaveCount(2);
  await expect(counts(page, 'calls').first()).toHaveText('2');
  await page.keyboard.press('End');
  await expect(caption(page)).toContainText('win(4, 3) is P: no move wins.');
  await expect(nodes(page)).toHaveCount(9);
  await expect(page.locator('.memo-call.found')).toHaveCount(3);
  await expect(page.locator('.memo-call.waits')).toHaveCount(0);
  await expect(counts(page, 'computed')).toHaveText(['6', '6']);
  await expect(counts(page, 'found')).toHaveText(['3', '3']);
  await expect(counts(page, 'plain').last()).toHaveText('11');
  await expect(verdict(page)).toHaveAttribute('data-outcome', 'P');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.locator('.memo-call.waits')).toHaveCount(1);
});

test('a call in a large tree comes into view, and the tree ends at 200 calls while all are counted', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=60&k=2&method=memo');
  for (let step = 0; step < 50; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator('.memo-call.now > text')).toBeInViewport();
  await page.keyboard.press('End');
  await expect(nodes(page)).toHaveCount(200);
  await expect(page.locator('.side')).toContainText('The tree shows the first 200 of');
  // Exact, however many there are.
  await expect(counts(page, 'plain').last()).toHaveText(/^\d{1,3}(,\d{3}){2,}$/);
});

test('on a phone and on a projector the call at hand is in view', async ({ page }) => {
  for (const [width, height, theme] of /** @type {const} */ ([
    [360, 640, 'light'],
    [1280, 720, 'projector'],
    [1024, 768, 'projector'],
  ])) {
    await page.setViewportSize({ width, height });
    await visit(page, `#/nim?heaps=3,4,5&method=memo&at=move,1,30&theme=${theme}`);
    await expect(page.locator('.memo-call.now > text')).toBeInViewport({ ratio: 1 });
  }
});

test('the page of Dynamic Nim says what another source writes for a state', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=11&k=2&cap=3&method=memo&at=move,1,1');
  await expect(caption(page)).toHaveText('win(11, 3)? Try taking 1: call win(10, 2).');
  await expect(page.locator('.memo-note')).toContainText('they write (10, 1) for (10, 2)');
});

test('subtraction games and Nim have it too, and come back to their own boards', async ({ page }) => {
  await visit(page, '#/subtraction?set=2-6&heaps=17&method=memo&at=answer');
  await expect(caption(page)).toHaveText('win(17) is P: no move wins.');
  await page.getByRole('radio', { name: 'Values' }).check({ force: true });
  await settled(page);
  await expect(page.locator('.memo-board')).toHaveCount(0);
  await expect(page.locator('.heap-rows')).toBeVisible();
  await visit(page, '#/nim?heaps=3,4,5');
  await page.getByRole('radio', { name: 'Memoised search' }).check({ force: true });
  await settled(page);
  await expect(caption(page)).toContainText('win(3, 4, 5) calls itself');
  await page.keyboard.press('End');
  await expect(page.locator('.memo-call.now')).toHaveText('(3, 4, 5) N');
  await expect(caption(page)).toHaveText('win(3, 4, 5) is N: taking 2 from heap 1 wins.');
});

test('what is too large says so in the board’s place, and a play has its own board', async ({ page }) => {
  await visit(page, '#/nim?heaps=1000,1000&method=memo');
  await expect(page.locator('.board-message')).toContainText('20,000 positions and 100,000 calls');
  await visit(page, '#/dynamic-nim?n=141&k=2&method=memo&lang=zh');
  await expect(page.locator('.board-message')).toContainText('局面太大');
  await visit(page, '#/nim?heaps=3,4,5&method=memo&play=person&hide=1', 'hidden');
  await expect(page.locator('.heap-rows')).toBeVisible();
});

test('a covered answer is not on the tree', async ({ page }) => {
  await visit(page, '#/nim?heaps=1,2&method=memo&at=answer&hide=1', 'hidden');
  await expect(caption(page)).toHaveText('The first call returns. Its answer is covered.');
  await expect(page.locator('.memo-call.now')).toHaveText('(1, 2) …');
});
