/** Two methods side by side: the verdict and its work, the steps, what is covered, and where a comparison can stand. */
import { AXE, caption, expect, IS_LONG, open, settled, test, verdict, violations } from './fixtures.js';

/** @import { Locator } from '@playwright/test' */

/** Links of comparisons, and the work at their milestone. @type {[link: string, work: string, data: Record<string, string>][]} */
const COMPARISONS = [
  ['game=dynamic-nim&n=24&k=2&left=rows&right=walls&at=11', '66,30', { outcome: 'N', moves: '["3"]' }],
  ['game=dynamic-nim&n=24&k=2&left=definition&right=numeration&at=answer', '855,9', { outcome: 'N', moves: '["3"]' }],
  ['game=dynamic-nim&n=24&method=walls&leftk=2&rightk=5/2&at=17', '47,48', { outcome: 'N' }],
  ['game=wythoff&a=7&b=9&at=3', '12,9', { outcome: 'N' }],
  ['game=race&at=2', '2,3', { outcome: 'P', winner: 'B' }],
  ['game=octal&code=0.77&heaps=9&at=5', '12,12', { outcome: 'N' }],
  ['game=graph&at=answer', '5,5', {}],
];

test('the verdict is the game’s own, with the work of both sides at the milestone of the link', async ({ page }) => {
  for (const [link, work, data] of IS_LONG ? COMPARISONS : COMPARISONS.slice(0, 4)) {
    await open(page, `#/compare?${link}`);
    await expect(page.locator('output')).toHaveCount(1);
    await expect(verdict(page)).toHaveAttribute('data-work', work);
    for (const [name, value] of Object.entries(data)) await expect(verdict(page)).toHaveAttribute(`data-${name}`, value);
  }
});

test('the keys move the side that is behind, and the link names the last milestone that both have reached', async ({ page }) => {
  await open(page, '#/compare?game=dynamic-nim&n=24&k=2&left=rows&right=walls&at=2');
  const boards = page.locator('.compared');
  await expect(verdict(page)).toHaveAttribute('data-work', '3,4');
  await page.keyboard.press('ArrowRight');
  await expect(verdict(page)).toHaveAttribute('data-work', '4,4');
  await expect(boards.nth(0).locator('header')).toHaveClass(/at-work/);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(verdict(page)).toHaveAttribute('data-work', '6,7');
  await expect(boards.nth(1).locator('header')).toHaveClass(/at-work/);
  await expect(page).toHaveURL(/at=3/);
  await expect(caption(page)).toContainText('3');
  await page.keyboard.press('End');
  await expect(verdict(page)).toHaveAttribute('data-work', '300,70');
  await page.keyboard.press('Home');
  await expect(verdict(page)).toHaveAttribute('data-work', '0,0');
});

test('methods, the game and the rule are changed in place; back undoes', async ({ page }) => {
  await open(page, '#/compare?game=dynamic-nim&n=24&k=2');
  await page.getByRole('combobox', { name: 'Left' }).selectOption('definition');
  await settled(page);
  await page.keyboard.press('End');
  await expect(verdict(page)).toHaveAttribute('data-work', '855,70');
  await page.locator('.rule input[name=n]').fill('9');
  await page.locator('.rule input[name=n]').press('Enter');
  await settled(page);
  await expect(page).toHaveURL(/n=9/);
  await page.keyboard.press('End');
  await expect(verdict(page)).toHaveAttribute('data-work', /^\d+,\d+$/);
  await page.getByRole('combobox', { name: 'Games' }).selectOption('wythoff');
  await settled(page);
  await page.goBack();
  await settled(page);
  await expect(page).toHaveURL(/n=9/);
});

test('hide covers both sides; what cannot be compared is said, and the rest stays', async ({ page }) => {
  await open(page, '#/compare?game=wythoff&a=7&b=9&hide=1', 'hidden');
  await expect(verdict(page)).not.toHaveAttribute('data-outcome');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await settled(page);
  await expect(verdict(page)).toHaveAttribute('data-outcome', 'N');
  await open(page, '#/compare?game=dynamic-nim&left=magic', 'error');
  await expect(verdict(page)).toContainText('magic');
  await open(page, '#/compare?game=dynamic-nim&n=24&k=2&at=99&leftz=1');
  await expect(page.locator('.notes')).toContainText('99');
  await expect(page.locator('.notes')).toContainText('leftz');
  await page.goto('./#/compare?game=hackenbush');
  await expect(page.getByRole('alert')).toContainText('hackenbush');
});

test('a recurrence as it is printed stands beside the right one, up to the first cell that differs', async ({ page }) => {
  for (const [link, cell, left, right, work] of /** @type {const} */ ([
    ['game=dynamic-nim&n=24&k=2&left=printed-cap', '(3, 1)', 'N', 'P', '4,4'],
    ['game=wythoff&a=2&b=1&left=printed-smaller', '(1, 0)', 'P', 'N', '2,2'],
    ['game=subtraction&set=2-6&heaps=10&left=printed-all', 'Heap 4', 'P', 'N', '5,5'],
    ['game=subtraction&set=1-6&heaps=12&left=printed-mex', 'Heap 3', '2', '3', '4,4'],
  ])) {
    await open(page, `#/compare?${link}`);
    await expect(caption(page)).toContainText('up to the first cell that differs');
    await expect(page.locator('.printed-cells td.differs')).toHaveCount(0);
    await page.keyboard.press('End');
    await expect(verdict(page)).toHaveAttribute('data-work', work);
    await expect(caption(page)).toContainText(cell.replace(', ', ',\u00a0'));
    await expect(caption(page)).toContainText('Here they differ.');
    await expect(page.locator('[data-side=left] td.differs')).toHaveText(left);
    await expect(page.locator('[data-side=right] td.differs')).toHaveText(right);
  }
  await page.getByRole('combobox', { name: 'Left' }).selectOption('mex');
  await settled(page);
  await expect(page.locator('.printed-cells')).toHaveCount(0);
});

test('a game’s page leads there, and a section of a lesson can be a comparison', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=20&k=3');
  await page.getByRole('link', { name: 'Compare two methods' }).click();
  await settled(page);
  await expect(page).toHaveURL(/#\/compare\?game=dynamic-nim&n=20&k=3/);
  await page.evaluate(() => {
    localStorage.setItem(
      'mexplorer.lesson',
      '# Work\n\n## #/compare?game=dynamic-nim&n=9&k=2\n\nWhich is faster?\n\n## #/nim?heaps=3,4,5\n\nNim.\n',
    );
  });
  await page.goto('about:blank');
  await page.goto('./#/lesson?own=1');
  await expect(page.locator('.compared')).toHaveCount(2);
  await expect(page.locator('.prose')).toContainText('Which is faster?');
  // The keys are heard once both sides have their steps.
  await expect(verdict(page)).toHaveAttribute('data-work', '0,0');
  await expect(page.locator('.subtitle .caption')).not.toBeEmpty();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(verdict(page)).toHaveAttribute('data-work', /^[1-9]\d*,\d+$/);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/s=2/);
});

for (const [width, height, theme] of /** @type {const} */ ([
  [1280, 720, 'projector'],
  [1024, 768, 'projector'],
  [360, 640, 'light'],
  [640, 360, 'light'],
]))
  test(`at ${width} × ${height} (${theme}) both boards, the sentence and the buttons are in the window`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [link] of IS_LONG ? COMPARISONS : COMPARISONS.slice(0, 1)) {
      await open(page, `#/compare?${link}&theme=${theme}`);
      for (const part of [
        ...(await page.locator('.compared .board, .compared svg.graph').all()),
        page.locator('[data-caption]'),
        page.locator('.transport'),
      ]) {
        if (!(await part.isVisible())) continue;
        const box = await part.boundingBox();
        expect(box && box.y >= 0 && box.y + box.height <= height + 1 && box.x >= 0 && box.x + box.width <= width + 1, link).toBe(true);
      }
      const heights = await page.locator('.compared > .stage').evaluateAll((all) => all.map((one) => one.clientHeight));
      expect(Math.min(...heights)).toBeGreaterThan(height > 400 ? 100 : 60);
      // No board goes on below its side.
      const beyond = await page
        .locator('.compared')
        .evaluateAll((sides) =>
          sides.map(
            (side) =>
              Math.max(...[...side.querySelectorAll('.board')].map((one) => one.getBoundingClientRect().bottom)) -
              side.getBoundingClientRect().bottom,
          ),
        );
      expect(Math.max(...beyond), link).toBeLessThanOrEqual(1);
    }
  });

/** How many rows a board has room for, with digits that can be read. @param {Locator} board */
const rowsOf = (board) =>
  board.evaluate((canvas) => {
    const px = (/** @type {string} */ name) => Number(getComputedStyle(canvas).getPropertyValue(name));
    return Math.floor((canvas.clientHeight - Math.ceil(px('--board-label') * 1.6) - 4) / px('--board-cell-min'));
  });

test('on a projector both tables of 24 stones show all of their rows, each board a landmark of its own', async ({ page }) => {
  await page.addInitScript({ path: AXE });
  for (const [width, height, rows] of /** @type {const} */ ([
    [1280, 720, 25],
    [1024, 768, 25],
  ])) {
    await page.setViewportSize({ width, height });
    await open(page, '#/compare?game=dynamic-nim&n=24&k=2&theme=projector');
    for (const board of await page.locator('.compared .board-canvas').all()) expect(await rowsOf(board)).toBeGreaterThanOrEqual(rows);
    await expect(page.locator('.compared .overview:visible')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Left: Rows' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Right: Walls' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});

test('on paper both boards and the sentence are on one sheet', { tag: '@chromium' }, async ({ page }) => {
  for (const link of ['game=dynamic-nim&n=24&k=2', 'game=wythoff', 'game=race']) {
    await page.goto(`./#/compare?${link}&at=answer&lang=en`);
    await expect(page.locator('output[name=verdict]')).toHaveAttribute('data-work', /./);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g), link).toHaveLength(1);
  }
});
