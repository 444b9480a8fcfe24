/** What only the page of the race has: the editor, files, large boards. What it has in common with all is in contract.spec.js. */
import { attributes, AXE, caption, expect, IS_LONG, overflow, settled, test, THREE_LOOKS, verdict, violations, visit } from './fixtures.js';

const OFFICIAL = '2\n4\nA...\n.#..\n....\n...B\n4\nA...\n....\n..#.\n...B\n';

test('walls are painted by a stroke, tokens are moved, and all of it is undone', { tag: '@engine' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '#/race?board=A.../..../..../...B');
  expect(await attributes(page)).toMatchObject({ outcome: 'P' });
  await page.getByText('Walls', { exact: true }).click();
  const box = await page.locator('.board-canvas').boundingBox();
  if (!box) throw new Error('no board');
  // Cells take a quarter of the board's height each.
  const side = (box.height - 23) / 4;
  const at = (/** @type {number} */ row, /** @type {number} */ column) =>
    /** @type {const} */ ([box.x + box.width / 2 + (column - 1.5) * side, box.y + 21 + (row + 0.5) * side]);
  await page.mouse.move(...at(1, 0));
  await page.mouse.down();
  await page.mouse.move(...at(1, 2), { steps: 2 });
  await page.mouse.up();
  await settled(page);
  await expect(page).toHaveURL(/board=A\.\.\.\/xxx\.\/\.\.\.\.\/\.\.\.B/);
  await page.getByText('Move B', { exact: true }).click();
  await page.mouse.click(...at(2, 0));
  await settled(page);
  await expect(page).toHaveURL(/board=A\.\.\.\/xxx\.\/B\.\.\.\/\.\.\.\./);
  await page.getByRole('button', { name: 'Undo' }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await settled(page);
  await expect(page).toHaveURL(/board=A\.\.\.\/\.\.\.\.\/\.\.\.\.\/\.\.\.B/);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('by keyboard alone: a wall with the cell cursor, another size, another method', async ({ page }) => {
  await visit(page, '#/race?board=A.../..../..../...B');
  await page.getByRole('radio', { name: 'Look' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.board-canvas').focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await settled(page);
  await expect(page).toHaveURL(/board=Ax\.\./);
  const rows = page.getByLabel('Rows');
  await rows.fill('2');
  await rows.press('Enter');
  await settled(page);
  await expect(page).toHaveURL(/board=Ax\.\.\/\.\.\.B/);
  for (const wrong of ['1', '5000', '', 'x', '-3']) {
    await rows.fill(wrong);
    await rows.press('Enter');
    await expect(page.locator('#race-problem')).toContainText('from 2 to 2,000');
  }
  expect((await attributes(page)).state).toBe('ready');
});

test('files: the official sample is read, solved, opened; an error leaves what was there', async ({ page }) => {
  await visit(page, '#/race');
  await page.locator('.files summary').click();
  await page
    .locator('.files input[type=file]')
    .setInputFiles({ name: 'race.in', mimeType: 'text/plain', buffer: Buffer.from(OFFICIAL.replaceAll('\n', '\r\n')) });
  await expect(page.getByLabel(/Winners of the last boards/)).toHaveValue('B\nA');
  await page.getByLabel('Boards in the official format').fill('1\n2\nA.\n.?\n');
  await page.getByRole('button', { name: 'Solve all boards' }).click();
  await expect(page.locator('.files .wrong')).toContainText('Board 1, line 4, column 2');
  await expect(page.getByLabel(/Winners of the last boards/)).toHaveValue('B\nA');
  await page.getByRole('button', { name: 'Board 2: A' }).click();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: '[["0","1"],["1","0"]]' });
  await page.getByRole('button', { name: 'Write this board' }).click();
  await expect(page.getByLabel('Boards in the official format')).toHaveValue('1\n4\nA...\n....\n..#.\n...B\n');
});

test('a method without room says so, and the verdict stays', async ({ page }) => {
  await visit(page, '#/race?sample=open-60&method=full');
  await expect(page.locator('.notes')).toContainText('The full game is solved up to');
  expect(await attributes(page)).toMatchObject({ outcome: 'P' });
});

test('the key of who wins is in view under the board, on a projector and on a phone, at every step', async ({ page }) => {
  for (const [theme, width, height] of /** @type {const} */ ([
    ['projector', 1280, 720],
    ['projector', 1024, 768],
    ['light', 360, 640],
    ['light', 640, 360],
  ])) {
    await page.setViewportSize({ width, height });
    for (const lang of ['en', 'zh'])
      for (const query of ['rings', 'rings&at=2', 'rings&at=walk,10', 'pairs', 'pairs&at=2', 'full', 'full&at=3', 'full&at=walk,10']) {
        await visit(page, `#/race?sample=official-1&method=${query}&theme=${theme}&lang=${lang}`);
        const told = `${theme} ${width} ${lang} ${query}`;
        const keys = page.locator('.race-key');
        await expect(keys, told).toHaveCount(query.startsWith('full') ? 2 : 1);
        for (const key of await keys.all()) {
          await expect(key, told).toBeInViewport({ ratio: 1 });
          await expect(key).toContainText(lang === 'en' ? 'B wins' : 'B 胜');
          const [box, board, sentence] = await Promise.all(
            [key, key.locator('..').locator('.board-canvas'), page.locator('.subtitle')].map((one) => one.boundingBox()),
          );
          expect(box && board && box.y >= board.y + board.height - 1, told).toBe(true);
          expect(box && sentence && box.y + box.height <= sentence.y + 1, told).toBe(true);
          // One line.
          expect(box && box.height < 34, told).toBe(true);
        }
      }
  }
});

test('a million cells', async ({ page }) => {
  await visit(page, '#/race?sample=random-1000-20-1&at=answer');
  expect(await attributes(page)).toMatchObject({ outcome: 'N', winner: 'A' });
  await expect(page.locator('.board-canvas')).toBeVisible();
});

test('in Chinese, on a phone, in the dark: nothing sticks out, and in the long run axe finds nothing', async ({ page, browserName }) => {
  test.slow();
  await page.addInitScript({ path: AXE });
  for (const [width, height, settings] of THREE_LOOKS) {
    await page.setViewportSize({ width, height });
    for (const query of ['sample=rings-15-7&at=11', 'sample=two-arcs&method=pairs&at=4', 'sample=official-2&method=full&at=answer']) {
      await visit(page, `#/race?${query}&${settings}`);
      expect(await overflow(page), `${query}, ${settings}`).toEqual({ sideways: false, down: false });
      if (IS_LONG && browserName !== 'firefox') expect(await violations(page)).toEqual([]);
    }
  }
  await visit(page, '#/race?sample=official-1&at=answer&lang=zh');
  await expect(verdict(page)).toContainText('B 胜');
  await expect(caption(page)).toContainText('B 胜');
});
