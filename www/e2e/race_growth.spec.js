/** Boards made by rule: by keyboard, with wrong numbers. */
import { attributes, expect, open, settled, test } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const form = (page) => page.locator('.make');

test('by keyboard alone: a family, its numbers, Enter; the next seed', async ({ page }) => {
  await open(page, '#/race?sample=official-1');
  await form(page).locator('summary').focus();
  await page.keyboard.press('Enter');
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
  await open(page, '#/race?board=A../.x./..B&method=pairs&at=answer');
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
  await open(page, '#/race?sample=random-20-30-4');
  await form(page).locator('summary').click();
  const hash = await page.evaluate(() => location.hash);
  const alert = form(page).getByRole('alert');
  /** @type {[string, string, string | RegExp][]} */
  const wrong = [
    ['Side', '1', 'Side: a whole number from 2 to 2,000; got “1”.'],
    ['Side', '2001', /2,000; got “2001”/],
    ['Side', '', /nothing was given/],
    ['Walls in percent', '101', 'Walls in percent: a whole number from 0 to 100; got “101”.'],
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
  await open(page, '#/race?sample=double-tree-120-4');
  await form(page).locator('summary').click();
  const [side, level] = [page.getByLabel('Side'), page.getByLabel('Level')];
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
