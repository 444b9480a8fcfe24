/** The map of Dynamic Nim: any size, any scale, by mouse, keyboard, touch and link. */
import { attributes, caption, count, expect, settled, test, visit } from './fixtures.js';

const GOOGOL = `1${'0'.repeat(100)}`;

/** @param {import('@playwright/test').Page} page */
const readout = (page) => page.locator('.readout');

/** How many different colours the board shows, and whether P's blue is among them. @param {import('@playwright/test').Page} page */
const drawn = (page) =>
  page.locator('.board-canvas').evaluate((canvas) => {
    const element = /** @type {HTMLCanvasElement} */ (canvas);
    // A copy: reading the board itself again and again would slow it down.
    const copy = Object.assign(document.createElement('canvas'), { width: element.width, height: element.height });
    const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext('2d', { willReadFrequently: true }));
    context.drawImage(element, 0, 0);
    const { data } = context.getImageData(0, 0, element.width, element.height);
    let blue = 0;
    let yellow = 0;
    for (let i = 0; i < data.length; i += 4) {
      const [r = 0, g = 0, b = 0, a = 0] = data.subarray(i, i + 4);
      if (a > 200 && b > r + 60) blue += 1;
      if (a > 200 && r > 240 && b < 190 && g > 200) yellow += 1;
    }
    return { blue, yellow };
  });

for (const [name, query, far] of /** @type {const} */ ([
  ['ten million rows', 'n=10000000&k=2', false],
  ['a googol of rows', `n=${GOOGOL}&k=5/2&method=numeration&view=map`, true],
])) {
  test(`${name}: walls are visible, the share under the pointer is shown, zooming reaches single cells`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await visit(page, `#/dynamic-nim?${query}`);
    await expect.poll(async () => (await drawn(page)).yellow).toBeGreaterThan(50_000);
    expect((await drawn(page)).blue).toBeGreaterThan(1_000);
    const box = await page.locator('.board-canvas').boundingBox();
    if (!box) throw new Error('no board');
    await page.mouse.move(box.x + 120, box.y + 300);
    await expect(readout(page)).toContainText(/square of side .+, \d.* of .* cells are P/);
    if (far) await page.getByRole('button', { name: 'One cell a pixel' }).click();
    await page.mouse.move(box.x + 120, box.y + 300);
    await page.keyboard.down('Control');
    for (let level = 0; level < (far ? 4 : 20); level += 1) await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await page.mouse.move(box.x + 122, box.y + 300);
    await expect(readout(page)).toContainText(/cap \d+.*: (P|N); f = \d/);
    await expect(page).toHaveURL(/map=\d+,\d+,\d+/);
    await expect(page.locator('.overview')).toBeVisible();
    await page.getByRole('button', { name: 'Whole table' }).click();
    await expect(page.locator('.overview')).toHaveCount(0);
    await expect(page).not.toHaveURL(/map=/);
    // The verdict was never concerned.
    await settled(page);
  });
}

test('a link opens the map at its place; a cell is explained, made the position, and played', async ({ page }) => {
  const row = `${GOOGOL.slice(0, 99)}`;
  await visit(page, `#/dynamic-nim?n=${GOOGOL}&k=2&method=numeration&view=map&map=${row},0,25`);
  await expect.poll(async () => (await drawn(page)).yellow).toBeGreaterThan(10_000);
  const board = page.locator('.board-canvas');
  await board.focus();
  await page.keyboard.press('ArrowDown');
  await expect(readout(page)).toContainText('(99 digits)');
  await page.keyboard.press('Enter');
  await expect(page.locator('.spot')).toContainText(/takes win|Winning takes|No take wins/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.spot')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.locator('.spot').getByRole('button', { name: 'Start from this position' }).click();
  await settled(page);
  expect((await attributes(page)).outcome).toMatch(/N|P/);
  await expect(page).toHaveURL(new RegExp(`n=${row.slice(0, 90)}\\d{9}&`));
  await page.goBack();
  await settled(page);
  await expect(page).toHaveURL(new RegExp(`map=${row},0,25`));
});

test('walls to ten million rows: seek, step, milestones, a link to a row; the map follows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '#/dynamic-nim?n=10000000&k=2&at=6543210&map=6543190,0,25');
  await expect(caption(page)).toContainText('wall 6,543,210 is blue up to column');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(count(page)).toContainText(/row 6,543,21[01]/);
  await page.keyboard.press('End');
  await expect(count(page)).toContainText('29,999,991 of 29,999,991');
  await expect(page).toHaveURL(/at=10000000/);
  await page.keyboard.press('Home');
  await expect(count(page)).toContainText('0 of 29,999,991');
  expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: expect.stringMatching(/^\["3","16","393"/) });
});

test('long work tells how far it is, is stopped, and goes on; the verdict is there meanwhile', { tag: '@engine' }, async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2');
  await page.evaluate(() => {
    // The first progress is answered by the button, as fast as it can be.
    new MutationObserver((_, observer) => {
      const stop = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Stop');
      if (!stop) return;
      observer.disconnect();
      stop.click();
    }).observe(document, { subtree: true, childList: true });
    location.hash = `#/dynamic-nim?n=${'9'.repeat(10000)}&k=4&method=numeration`;
  });
  await expect(page.locator('output[name=verdict]')).toContainText('Stopped. What was worked out so far is kept.');
  await expect(page.locator('output[name=verdict]')).toHaveAttribute('data-state', 'error');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('output[name=verdict]')).toHaveAttribute('data-state', 'ready');
});

test('what has no map says why, and what has no steps has its map', async ({ page }) => {
  await visit(page, `#/dynamic-nim?n=${'9'.repeat(1200)}&k=2&method=numeration&view=map`);
  await expect(page.locator('.board-message')).toHaveText('A map is drawn for piles of at most 1,000 digits; this one has 1,200.');
  await visit(page, '#/dynamic-nim?n=300&limit=2,0&method=rows&view=map');
  await expect(page.locator('.board-message')).toContainText('The list falls at place 2');
  await visit(page, '#/dynamic-nim?n=5000&k=2&method=rows&view=map');
  await expect(page.locator('.board-message')).toHaveCount(0);
  await expect.poll(async () => (await drawn(page)).yellow).toBeGreaterThan(10_000);
  await page.getByText('Board', { exact: true }).click();
  await expect(page.locator('.board-message')).toContainText('shows its steps for up to 400 rows; this pile is 5,000');
  await visit(page, '#/dynamic-nim?n=99&k=2&view=chart&map=1,x');
  await expect(page.locator('.notes')).toContainText('view');
  await expect(page.locator('.notes')).toContainText('map');
});

test('a covered answer stays covered on the map', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&view=map&hide=1&map=0,0,20', 'hidden');
  await page.locator('.board-canvas').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.spot, .overview')).toHaveCount(0);
  await expect(page.locator('.board-message')).toContainText('it is covered until you ask');
  await expect(count(page)).toContainText('0 of 70');
  expect((await drawn(page)).yellow).toBe(0);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.keyboard.press('End');
  await expect.poll(async () => (await drawn(page)).yellow).toBeGreaterThan(1_000);
});

test('the whole table stays whole when the pile grows; a zoomed one is an entry of the link', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=8&k=2&view=map');
  await page.getByLabel('Pile', { exact: true }).fill('60');
  await page.getByLabel('Pile', { exact: true }).press('Enter');
  await settled(page);
  await expect(page.locator('.overview')).toHaveCount(0);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.locator('.overview')).toBeVisible();
  await expect(page).toHaveURL(/map=\d+,0,\d+/);
});

test('a refused rule fades the board and says that it is still the last one', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=-1&view=map', 'error');
  await expect(page.locator('.notes')).toContainText('still the last board');
  await page.getByLabel('Factor k').fill('3');
  await page.getByLabel('Factor k').press('Enter');
  await settled(page);
  await expect(page.locator('.notes')).toHaveCount(0);
});
