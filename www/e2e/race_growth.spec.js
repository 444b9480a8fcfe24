/** Boards made by rule, and the chart of how their pairs grow: by keyboard, with wrong numbers, in both languages and all themes. */
import { AXE, attributes, expect, leave, open, overflow, settled, test, THREE_LOOKS, verdict, violations, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const form = (page) => page.locator('.make');

test('by keyboard alone: a family, its numbers, Enter; the next seed', async ({ page }) => {
  await visit(page, '#/race?sample=official-1');
  await form(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  // The form is fetched when it is opened.
  await expect(page.getByLabel('Family')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Maze');
  await expect(page.getByLabel('Family')).toHaveValue('maze');
  for (const number of ['31', '25', '4']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(number);
  }
  await page.keyboard.press('Enter');
  await settled(page);
  await expect(page).toHaveURL(/sample=maze-31-25-4/);
  await expect(page.getByLabel('Rows')).toHaveValue('31');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Another' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sample=maze-31-25-5/);
  await settled(page);
  await expect(page.getByLabel('Seed')).toHaveValue('5');
  await page.goBack();
  await settled(page);
  await expect(page.getByLabel('Seed')).toHaveValue('4');
});

test('every family makes its board, whatever the link had before', async ({ page }) => {
  await visit(page, '#/race?board=A../.x./..B&method=pairs&at=answer');
  await form(page).locator('summary').click();
  /** @type {[string, Record<string, string>, string][]} */
  const made = [
    ['open', { Side: '12' }, 'open-12'],
    ['serpentine', { Side: '9' }, 'serpentine-9'],
    ['double-tree', { Side: '120', Level: '4' }, 'double-tree-120-4'],
    ['rings', { Side: '15', Seed: '7' }, 'rings-15-7'],
    ['maze', { Side: '21', 'Loops in percent': '0', Seed: '0' }, 'maze-21-0-0'],
    ['random', { Side: '0020', 'Walls in percent': '100', Seed: '4294967295' }, 'random-20-100-4294967295'],
  ];
  for (const [family, numbers, sample] of made) {
    await page.getByLabel('Family').selectOption(family);
    for (const [label, value] of Object.entries(numbers)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Make', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`sample=${sample}(&|$)`));
    await settled(page);
    expect(await page.evaluate(() => location.hash)).not.toMatch(/board=|at=|map=/);
    await expect(page.getByRole('radio', { name: 'Pairs' })).toBeChecked();
  }
  // After the last seed comes the first.
  await page.getByRole('button', { name: 'Another' }).click();
  await expect(page).toHaveURL(/sample=random-20-100-0/);
});

test('wrong numbers: a sentence with the value and the limit, and nothing is lost', async ({ page }) => {
  await visit(page, '#/race?sample=random-20-30-4');
  await form(page).locator('summary').click();
  const hash = await page.evaluate(() => location.hash);
  const alert = form(page).getByRole('alert');
  /** @type {[string, string, string | RegExp][]} */
  const wrong = [
    ['Side', '1', 'Side must be a whole number from 2 to 2,000; got “1”.'],
    ['Side', '2001', /2,000; got “2001”/],
    ['Side', '', /nothing was given/],
    ['Walls in percent', '101', 'Walls in percent must be a whole number from 0 to 100; got “101”.'],
    ['Walls in percent', '1.5', /got “1.5”/],
    ['Seed', '4294967296', /from 0 to 4,294,967,295; got “4294967296”/],
    ['Seed', '<b>x</b>', /got “<b>x<\/b>”/],
    ['Seed', '-1', /got “-1”/],
  ];
  for (const [label, value, sentence] of wrong) {
    const field = page.getByLabel(label, { exact: true });
    const before = await field.inputValue();
    await field.fill(value);
    await field.press('Enter');
    await expect(alert).toHaveText(sentence);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(value);
    await field.fill(before);
    await expect(alert).toHaveCount(0);
  }
  await page.getByLabel('Seed').fill('x');
  await page.getByRole('button', { name: 'Another' }).click();
  await expect(alert).toContainText('got “x”');
  expect(await page.evaluate(() => location.hash)).toBe(hash);
  expect((await attributes(page)).state).toBe('ready');
});

test('a double tree has its best level by default, and no level without room', async ({ page }) => {
  await visit(page, '#/race?sample=double-tree-120-4');
  await form(page).locator('summary').click();
  const [side, level] = [page.getByLabel('Side', { exact: true }), page.getByLabel('Level')];
  await expect(level).toHaveValue('4');
  await side.fill('300');
  await expect(level).toHaveValue('6');
  await side.fill('60');
  await expect(level).toHaveValue('2');
  await level.fill('7');
  await level.press('Enter');
  await expect(form(page).getByRole('alert')).toHaveText('A board of side 60 has room for a double tree of level 4 at most; got 7.');
  await expect(page).toHaveURL(/sample=double-tree-120-4/);
  // Enter at once: the best level need not be there yet.
  await side.fill('200');
  await side.press('Enter');
  await expect(page).toHaveURL(/sample=double-tree-200-4/);
  await settled(page);
  await page.getByLabel('Family').selectOption('open');
  await side.fill('120');
  await page.getByLabel('Family').selectOption('double-tree');
  await expect(level).toHaveValue('2');
});

test("the growth of the pairs: computed counts, in the board's place, and found again by its link", async ({ page }) => {
  await visit(page, '#/race?sample=double-tree-120-4&method=pairs');
  await page.locator('.views').getByText('Growth').click();
  await expect(page).toHaveURL(/view=growth/);
  const chart = page.locator('.growth-chart');
  await expect(chart).toBeVisible();
  await expect(page.locator('.board-canvas')).toHaveCount(0);
  const said = page.locator('.growth-status');
  await expect(said).toHaveText('This board, n = 120: 850,514 pairs = 0.492 n³');
  // From 0.385 at the first side to 3.16 at the last.
  await expect(page.locator('.growth-why')).toContainText(/0\.385\sn³ pairs at n\s=\s10 and 3\.16\sn³ at n\s=\s1,000/);
  await chart.focus();
  await expect(said).toHaveText('Double tree, n = 1,000: 3,162,271,618 pairs = 3.16 n³');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText('Double tree, n = 300: 28,438,194 pairs = 1.05 n³');
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText('Open board, n = 300: 9,045,050 pairs = 0.335 n³');
  await page.keyboard.press('Home');
  await expect(said).toHaveText('Open board, n = 10: 385 pairs = 0.385 n³');
  await page.keyboard.press('Escape');
  await expect(said).toContainText('This board');
  // What the steps do not change has no steps beside it.
  await expect(page.locator('.transport')).toBeHidden();
  const box = await chart.boundingBox();
  const last = await chart.locator('.chart-line.chosen path').nth(16).boundingBox();
  if (!box || !last) throw new Error('no chart');
  await page.mouse.move(last.x + last.width / 2 + 3, last.y + last.height / 2);
  await expect(said).toContainText('n = 1,000: 3,162,271,618');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 60);
  await expect(said).toContainText('This board');
  await page.locator('.chart-numbers summary').click();
  await expect(page.getByRole('row', { name: /^600/ })).toHaveText(/72,180,100.*0\.334.*455,000,018.*2\.11/);
  await open(page, await page.evaluate(() => location.hash));
  await expect(said).toContainText('850,514');
  await page.locator('.views').getByText('Table').click();
  await expect(page.locator('.board-canvas')).toBeVisible();
  await expect(chart).toHaveCount(0);
});

test('the growth of other boards: their own family, or open boards where they have none', { tag: '@long' }, async ({ page }) => {
  const [key, said] = [page.locator('.chart-key'), page.locator('.growth-status')];
  for (const [query, family, point] of /** @type {const} */ ([
    ['sample=maze-41-12-3', 'Maze', 'n = 41: 186 pairs'],
    ['sample=serpentine-31', 'Serpentine', 'n = 31: 256 pairs'],
    ['sample=official-1', 'Open board', 'n = 4: 27 pairs'],
    ['board=A../..B', 'Open board', 'n = 3'],
    ['board=Ax/xB', 'Open board', 'n = 2: 0 pairs'],
    ['sample=open-2000', 'Open board', 'n = 2,000: 2,668,667,000 pairs'],
  ])) {
    await visit(page, `#/race?${query}&method=pairs&view=growth`);
    await expect(key).toContainText(family);
    await expect(key).toContainText('Double tree');
    await expect(said).toContainText(point);
  }
  // A new board follows at once.
  await form(page).locator('summary').click();
  await page.getByLabel('Family').selectOption('random');
  await page.getByLabel('Side', { exact: true }).fill('30');
  await page.getByRole('button', { name: 'Make', exact: true }).click();
  await expect(key).toContainText('Random');
  await expect(page.locator('.growth-chart')).toBeVisible();
});

test('another method has no such view, and a view there is not is named', async ({ page }) => {
  await visit(page, '#/race?sample=open-9&view=growth');
  await expect(page.locator('.notes')).toContainText('Growth is a view of the pairs');
  await expect(page.locator('.board-canvas')).toBeVisible();
  await expect(page.locator('.views')).toHaveCount(0);
  await visit(page, '#/race?sample=open-9&method=pairs&view=<b>');
  await expect(page.locator('.notes')).toContainText('<b>');
  await expect(page.locator('.board-canvas')).toBeVisible();
  await visit(page, '#/race?sample=open-9&method=pairs&view=growth');
  await page.locator('.methods').getByText('Rings', { exact: true }).click();
  await expect(page).not.toHaveURL(/view=/);
  await expect(page.locator('.notes')).toHaveCount(0);
});

test(
  'in Chinese, on a phone, in the dark: growth and generators fit, and axe finds nothing',
  { tag: '@long' },
  async ({ page, browserName }) => {
    test.slow();
    await page.addInitScript({ path: AXE });
    for (const [width, height, settings] of THREE_LOOKS) {
      await page.setViewportSize({ width, height });
      // The generators are closed again.
      if (settings !== 'lang=zh') await leave(page);
      await visit(page, `#/race?sample=random-120-20-1&method=pairs&view=growth&${settings}`);
      await expect(page.locator('.growth-chart')).toBeVisible();
      await form(page).locator('summary').click();
      await page.locator('.make input[name=side]').fill('1');
      await page.locator('.make button.primary').click();
      await expect(form(page).getByRole('alert')).toBeVisible();
      expect(await overflow(page), settings).toEqual({ sideways: false, down: false });
      if (browserName !== 'firefox') expect(await violations(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await leave(page);
    await visit(page, '#/race?sample=double-tree-120-4&method=pairs&view=growth&lang=zh');
    await expect(verdict(page)).toContainText('A 胜');
    await expect(page.locator('.growth-status')).toHaveText(/这个棋盘，n = 120：850,514 个点对 = 0\.492\sn³/);
    await expect(page.locator('.growth-why')).toContainText('不对');
    await form(page).locator('summary').click();
    await page.getByLabel('种类').selectOption({ label: '迷宫' });
    await page.getByLabel('边长', { exact: true }).fill('２１');
    await page.getByRole('button', { name: '换一个' }).click();
    await expect(page).toHaveURL(/sample=maze-21-12-2/);
  },
);
