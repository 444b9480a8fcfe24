/**
 * The race played, explained and walked to its end; the linked boards of the full game; files dropped and pasted; large boards in links.
 */
import { attributes, byHand, caption, expect, open, overflow, settled, test, verdict, visit } from './fixtures.js';

const OFFICIAL = '2\n4\nA...\n.#..\n....\n...B\n4\nA...\n....\n..#.\n...B\n';

/** @param {import('@playwright/test').Page} page */
const status = (page) => page.locator('.play-status');

test('the app wins from a winning position; its jump is described and explained', async ({ page }) => {
  await visit(page, '#/race?board=A.B/xxx&play=perfect&hide=1', 'hidden');
  await byHand(page);
  await page.getByRole('button', { name: '(0, 1)' }).click();
  await expect(status(page)).toContainText('The computer wins');
  await expect(page.locator('.moves')).toContainText('(B) jumped over A on (0, 1) to (0, 0)');
  // Two people: B is to move, beside A.
  await visit(page, '#/race?board=A../.../..B&play=person&from=0,2,1,2,B&hide=1', 'hidden');
  const bar = page.locator('.play-bar');
  await expect(bar).toContainText('Dots that aren’t next to B lead over A');
  // A tap on A says how to go on; what was refused is not told of another game.
  const box = await page.locator('.board-canvas').boundingBox();
  if (!box) throw new Error('no board');
  const side = Math.min(128, (box.height - 23) / 3);
  await page.mouse.click(box.x + box.width / 2 + side, box.y + 21 + 0.5 * side);
  await expect(bar).toContainText('from the other token you go on at once');
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(bar).toContainText('a white dot');
  await expect(bar).not.toContainText('go on at once');
  await byHand(page);
  await page.getByRole('button', { name: '(0, 1)' }).click();
  await expect(page.locator('.moves')).toContainText('over A on (0, 2) to (0, 1)');
});

test('why names who is behind but can force a jump, and a jump that can be made now', async ({ page }) => {
  for (const [moves, why, first] of /** @type {const} */ ([
    ['', 'can’t both stay ahead and keep B from landing on it', ''],
    ['0,1;2,3;0,2;1,3;0,3', 'B can jump now: land on A on (0, 3), go on to (0, 2), and be ahead.', 'a jump over (0, 3) to (0, 2)'],
  ])) {
    await visit(page, `#/race?play=person&hide=1&moves=${moves}&lang=en`, 'hidden');
    await page.getByRole('button', { name: 'Why?' }).click();
    await expect(page.locator('.explanation')).toContainText(why);
    await expect(page.locator('.explanation')).toContainText(first);
  }
});

test('a click on the board is a move; why explains the position; a lost game is given away', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '#/race?board=A../.x./..B&play=person&hide=1', 'hidden');
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.getByRole('button', { name: 'Show all moves' }).click();
  await expect(page.locator('.explanation')).toContainText('A on (0, 0), B on (2, 2), A to move');
  await expect(page.locator('.explanation')).toContainText('B answers');
  const box = await page.locator('.board-canvas').boundingBox();
  if (!box) throw new Error('no board');
  const side = Math.min(128, (box.height - 23) / 3);
  await page.mouse.click(box.x + box.width / 2, box.y + 21 + 0.5 * side);
  await expect(page.locator('.moves li')).toHaveCount(1);
  await byHand(page);
  await page.getByRole('button', { name: '(1, 2)' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.play-bar')).toContainText('No move wins');
});

test('where nothing can be played, or the position is none, a note says so', async ({ page }) => {
  await visit(page, '#/race?board=Ax/xB&play=perfect&hide=1', 'hidden');
  await expect(page.locator('.notes')).toContainText('nothing to play');
  await visit(page, '#/race?sample=official-1&play=perfect&from=9,9,0,0,A&hide=1', 'hidden');
  await expect(page.locator('.notes')).toContainText('“9,9,0,0,A” is not a position to play from');
  await expect(page.locator('.play')).toHaveCount(0);
});

test('a board too large for the full game is played on shortest paths, and says so', async ({ page }) => {
  await visit(page, '#/race?sample=maze-61-40-5&play=perfect&hide=1', 'hidden');
  await expect(page.locator('.play')).toContainText('The full game is too large for this board');
  await byHand(page);
  await page.locator('.move-choices button').first().click();
  await expect(page.locator('.moves li')).toHaveCount(2);
});

test('a state is explained by the cells of its tokens, and played from there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '#/race?sample=open-6&at=3');
  const board = page.locator('.board-canvas');
  await board.focus();
  for (const key of [...Array(6).fill('ArrowUp'), ...Array(6).fill('ArrowLeft'), 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await expect(page.locator('.explanation')).toContainText('3 steps from A’s start and 7 from B’s: layer 3');
  // The keyboard is at the explanation now.
  await page.locator('.board-canvas').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('.explanation h2')).toContainText('A on (0, 3), B on (3, 4), A to move');
  await expect(page.locator('.explanation')).toContainText(/[AB] wins, in \d+ moves/);
  await expect(page).toHaveURL(/from=0,3,3,4,A/);
  await open(page, await page.evaluate(() => location.hash));
  await expect(page.locator('.explanation h2')).toContainText('A on (0, 3), B on (3, 4), A to move');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await settled(page, 'hidden');
  await expect(page).toHaveURL(/from=0,3,3,4,A/);
  await expect(status(page)).toContainText('A is on (0, 3), B on (3, 4)');
  await page.getByRole('button', { name: /leave/i }).click();
  await settled(page);
  await expect(page).not.toHaveURL(/from=/);
});

test('after the answer both walk to the end, forwards and back, and by a link; covered while it is hidden', async ({ page }) => {
  await visit(page, '#/race?sample=official-1&at=answer');
  await expect(caption(page)).toContainText('B wins');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('A steps to');
  await page.keyboard.press('End');
  await expect(caption(page)).toContainText('B wins');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/at=walk%2C|at=walk,/);
  await visit(page, '#/race?sample=official-1&at=walk,4');
  await expect(caption(page)).toContainText('B');
  await visit(page, '#/race?board=A.B/xxx&at=walk,2');
  await expect(caption(page)).toHaveText('B steps onto A on (0, 1) and goes on at once to (0, 0): a jump. That is A’s start: B wins.');
  await visit(page, '#/race?sample=official-1&at=walk,4&hide=1', 'hidden');
  await expect(caption(page)).toContainText('covered');
});

test('the full game on two boards: a cell of one colours the other, for whoever is to move', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '#/race?sample=official-2&method=full&at=answer');
  const boards = page.locator('.board-canvas');
  await expect(boards).toHaveCount(2);
  const before = await boards.nth(1).screenshot();
  await boards.nth(0).focus();
  for (const key of [...Array(4).fill('ArrowUp'), ...Array(4).fill('ArrowLeft'), 'ArrowDown', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await expect(page.locator('.explanation h2')).toContainText('A on (1, 1), B on (3, 3), A to move');
  expect((await boards.nth(1).screenshot()).equals(before)).toBe(false);
  await boards.nth(1).focus();
  for (const key of [...Array(4).fill('ArrowUp'), ...Array(4).fill('ArrowLeft'), 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('.explanation h2')).toContainText('A on (1, 1), B on (1, 0), A to move');
  await page.getByText('B to move', { exact: true }).click();
  await expect(page.locator('.explanation h2')).toContainText('B to move');
});

test('where the full game fits, the page says whether any other step wins', async ({ page }) => {
  await visit(page, '#/race?board=.A../..../..../...B');
  await expect(page.locator('.side')).toContainText('No other step wins');
  // From its corner A has no step off the shortest paths.
  await visit(page, '#/race?sample=official-2');
  await page.waitForTimeout(800);
  await expect(page.locator('.side')).not.toContainText('No other step wins');
  await visit(page, '#/race?sample=random-100-20-2');
  await expect(page.locator('.side')).not.toContainText('No other step wins');
});

/** @param {import('@playwright/test').Page} page @param {'drop' | 'paste'} kind @param {{name?: string, bytes: number[]}} file */
const hand = (page, kind, { name = '', bytes }) =>
  page.evaluate(([what, called, content]) => {
    const data = new DataTransfer();
    const text = new TextDecoder().decode(Uint8Array.from(/** @type {number[]} */ (content)));
    if (called) data.items.add(new File([Uint8Array.from(/** @type {number[]} */ (content))], String(called)));
    else data.setData('text/plain', text);
    const event =
      what === 'drop'
        ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
        : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    (document.querySelector('.board-group .board') ?? document.body).dispatchEvent(event);
  }, /** @type {const} */ ([kind, name, bytes]));

test(
  'files are dropped on the board, or pasted: one board opens, several are solved, anything else is refused',
  { tag: '@engine' },
  async ({ page, browserName }) => {
    await visit(page, '#/race');
    const bytes = (/** @type {string} */ text) => [...new TextEncoder().encode(text)];
    await hand(page, 'drop', { name: 'race.in', bytes: bytes(OFFICIAL) });
    await expect(page.getByLabel(/Winners of the last boards/)).toHaveValue('B\nA');
    await hand(page, 'drop', { name: 'binary.in', bytes: [0, 1, 2, 255, 254, ...Array(5000).fill(7)] });
    await expect(page.locator('.files .wrong')).toContainText('number of boards');
    expect(((await page.locator('.files .wrong').textContent()) ?? '').length).toBeLessThan(300);
    await expect(page.getByLabel(/Winners of the last boards/)).toHaveValue('B\nA');
    await hand(page, 'drop', { name: 'empty.in', bytes: [] });
    await expect(page.locator('.files .wrong')).toContainText('empty');
    await expect(page).toHaveURL(/#\/race$/);
    await expect(page.locator('.notes')).toContainText('empty');
    // Firefox makes no clipboard of a script's.
    if (browserName !== 'firefox') await hand(page, 'paste', { bytes: bytes('1\r\n3\r\nA..\r\n.#.\r\n..B\r\n') });
    else await hand(page, 'drop', { bytes: bytes('1\r\n3\r\nA..\r\n.#.\r\n..B\r\n') });
    await expect(page).toHaveURL(/board=A\.\.\/\.x\.\/\.\.B/);
    await settled(page);
    expect(await attributes(page)).toMatchObject({ winner: 'B' });
    // Rows alone are a board too, of any shape.
    await hand(page, 'drop', { name: 'rows.txt', bytes: bytes('A..\n#..\n...\n..B\n') });
    await expect(page).toHaveURL(/board=A\.\.\/%23\.\.\/\.\.\.\/\.\.B/);
  },
);

test('a large board that is changed has a compact link, which opens it again', async ({ page }) => {
  await visit(page, '#/race?sample=random-70-20-2&method=rings');
  const before = await attributes(page);
  await page.getByLabel('Columns').fill('71');
  await page.getByLabel('Columns').press('Enter');
  await expect(page).toHaveURL(/board=70x71\.\d+\.\d+\.[\w-]+/);
  await settled(page);
  const hash = await page.evaluate(() => location.hash);
  expect(hash.length).toBeLessThan(1000);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toContainText('too long for a code');
  await expect(page.getByRole('dialog')).not.toContainText('may cut it');
  await page.keyboard.press('Escape');
  const changed = await attributes(page);
  expect(changed.for).not.toBe(before.for);
  await open(page, hash);
  expect(await attributes(page)).toMatchObject({ winner: changed.winner, moves: changed.moves });
  await page.evaluate(() => (location.hash = '#/race?board=70x71.0.9.AAA'));
  await settled(page, 'error');
  await expect(verdict(page)).toContainText('does not begin a compact board');
});

test('play and explanation in Chinese, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '#/race?sample=official-2&play=person&hide=1&lang=zh', 'hidden');
  await expect(page.locator('.play')).toContainText('轮到 A');
  // No space between two sentences, and none in a pair where a line may break.
  expect(await status(page).textContent()).toMatch(/。轮到 A。A 在 \(0,\u00a00\)/);
  await byHand(page);
  await page.locator('.move-choices button').first().click();
  await expect(page.locator('.moves')).toContainText('到 (0, 1)');
  await page.getByRole('button', { name: '为什么？' }).click();
  await page.getByRole('button', { name: '列出所有走法' }).click();
  await expect(page.locator('.explanation')).toContainText('A 胜');
  expect((await overflow(page)).sideways).toBe(false);
});
