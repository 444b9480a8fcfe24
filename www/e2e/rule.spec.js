/** The rule above the board is a sentence: its numbers are changed in place, and what it does not say stands under “Change the rule”. */
import { testedOf } from '../test/solver.js';
import { CONTRACTS } from './contract.js';
import { attributes, expect, hashOf, openRule, settled, test, verdict, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string} name */
const chip = (page, name) => page.locator('.rule').getByRole('textbox', { name, exact: true });

/** @param {Page} page @param {string} name */
const press = (page, name) => page.locator('.rule').getByRole('button', { name, exact: true }).click();

/** Options without a field: they are drawn, read from a file, or have an editor of their own. */
const WITHOUT_FIELD = ['lab at', 'race board', 'race sample', 'dynamic-nim limit'];

test('a chip’s signs change the link and the verdict; a heap is added, and removed', { tag: '@engine' }, async ({ page }) => {
  await visit(page, '#/nim?heaps=1,4,5&lang=en');
  expect(await attributes(page)).toMatchObject({ outcome: 'P' });
  for (const [name, hash, outcome] of /** @type {const} */ ([
    ['heap 2: one more', '#/nim?heaps=1,5,5&lang=en', 'N'],
    ['heap 1: one less', '#/nim?heaps=0,5,5&lang=en', 'P'],
    ['Remove heap 1', '#/nim?heaps=5,5&lang=en', 'P'],
    ['Add one more', '#/nim?heaps=5,5,1&lang=en', 'N'],
  ])) {
    await press(page, name);
    await settled(page);
    expect(await hashOf(page)).toBe(hash);
    expect(await attributes(page)).toMatchObject({ outcome });
  }
  await expect(page.locator('.rule input[name=heaps]')).toHaveValue('5,5,1');
});

test('a chip by the keyboard: arrows change it, a number is typed, an empty one goes; a wrong one stays, with a message', async ({
  page,
}) => {
  await visit(page, '#/nim?heaps=3,4,5&lang=en');
  const second = chip(page, 'heap 2');
  await chip(page, 'heap 1').focus();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await settled(page);
  await expect(second).toHaveValue('5');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await settled(page);
  await expect(page).toHaveURL(/heaps=3,3,5/);
  await second.fill('10^20');
  await second.press('Enter');
  await settled(page);
  await expect(page).toHaveURL(/heaps=3,100000000000000000000,5/);
  await second.fill('many');
  await second.press('Enter');
  await settled(page, 'error');
  await expect(second).toHaveValue('many');
  await expect(second).toHaveAttribute('aria-invalid', 'true');
  await expect(chip(page, 'heap 1')).toHaveAttribute('aria-invalid', 'false');
  await expect(second).toHaveAccessibleDescription(/Number 2 must be .*“many”/);
  await second.fill('');
  await second.press('Enter');
  await settled(page);
  expect(await hashOf(page)).toBe('#/nim?heaps=3,5&lang=en');
});

test('the whole list opens where the pencil is, and is all there is of a long one', async ({ page }) => {
  await visit(page, '#/staircase?stairs=0,3,1,4&lang=en');
  const list = page.locator('.rule input[name=stairs]');
  await page.locator('.chips .faced').click();
  await expect(list).toBeFocused();
  await expect(list).toHaveCSS('opacity', '1');
  await list.fill(`0,${'1,'.repeat(49)}2`);
  await list.press('Enter');
  await settled(page);
  await expect(page.locator('.chip')).toHaveCount(0);
  await expect(page.locator('.rule .face')).toHaveText('51 numbers');
});

test('what is not used is under “Change the rule”; what is used stands in the sentence, and keeps the focus', async ({ page }) => {
  await visit(page, '#/nim?heaps=3,4,5&lang=en');
  const rule = page.locator('.rule');
  const box = page.locator('.change-box');
  await expect(rule).toContainText('Take any number of stones from one heap. Whoever takes the last stone wins.');
  const choice = page.locator('.rule select[name=rule]');
  await expect(choice).toBeHidden();
  await page.locator('.change-rule summary').focus();
  await page.keyboard.press('Enter');
  await expect(box.locator('input[name=max]')).toBeVisible();
  await expect(box.locator('input[name=moore]')).toBeVisible();
  await choice.selectOption('misere');
  await settled(page);
  await expect(page).toHaveURL(/rule=misere/);
  await expect(box.locator('select')).toHaveCount(0);
  await expect(choice).toBeVisible();
  await expect(box.locator('input[name=max]')).toBeVisible();
  await box.locator('input[name=max]').fill('0');
  await box.locator('input[name=max]').press('Enter');
  await settled(page, 'error');
  const max = page.locator('.rule input[name=max]');
  await expect(max).toBeFocused();
  await expect(max).toHaveValue('0');
  await expect(box.locator('input[name=max]')).toHaveCount(0);
  await max.fill('');
  await max.press('Enter');
  await settled(page);
  await expect(box.locator('input[name=max]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await page.locator('.change-rule summary').click();
  await expect(box).toBeVisible();
  await page.locator('.stage').click();
  await expect(box).toBeHidden();
});

for (const [hash, counts, name, encoded] of /** @type {const} */ ([
  ['#/graph?edges=0-1,0-2,2-1,3-2&lang=en', '4 vertices, 4 edges', 'edges', '0-1,0-2,2-1,3-2'],
  ['#/graph?edges=0-1&vertices=6&lang=en', '6 vertices, 1 edge', 'edges', '0-1'],
  ['#/hackenbush?edges=0-1,1-2,2-0&lang=en', '3 edges', 'edges', '0-1,1-2,2-0'],
  ['#/multi?options=0:|1:0|2:1;0%2B0&tokens=2&lang=en', '3 vertices, 3 options', 'options', '0:|1:0|2:1;0+0'],
  ['#/coins?board=1101000100&lang=en', '10 cells, 4 coins', 'board', '1101000100'],
  ['#/sum?parts=nim:3+subtraction:2-6:17&lang=en', '2 games', 'parts', 'nim:3+subtraction:2-6:17'],
]))
  test(`${hash}: the sentence counts, and opens what it counts`, async ({ page }) => {
    await visit(page, hash);
    await expect(page.locator('.rule .face')).toHaveText(counts);
    expect(await page.locator('.rule').textContent()).not.toContain(encoded);
    const field = page.locator(`.rule input[name=${name}]`);
    await expect(field).toHaveCSS('opacity', '0');
    await page.locator('.rule .faced').click();
    await expect(field).toBeFocused();
    await expect(field).toHaveCSS('opacity', '1');
    await expect(field).toHaveValue(encoded);
    await expect(page.locator('.rule .face')).toBeHidden();
    // What a click is on its way to does not move while the field closes.
    await press(page, 'Play a game');
    await expect(page).toHaveURL(/play=/);
    await page.goBack();
    await settled(page);
    await field.fill(`${encoded},?`);
    await field.press('Enter');
    await settled(page, 'error');
    await field.blur();
    // What is wrong stays in view.
    await expect(field).toHaveCSS('opacity', '1');
    await expect(page.locator('#problem')).toHaveText(String(await verdict(page).textContent()));
  });

for (const { name, route, answers } of CONTRACTS)
  test(`${name}: every option of the game has its field, in the sentence or under “Change the rule”`, async ({ page }) => {
    await visit(page, `#/${route}?${answers[0]?.[0]}&lang=en`);
    await openRule(page);
    for (const [option, { is_option }] of Object.entries(testedOf(route).parameters)) {
      if (!is_option || option === 'file' || WITHOUT_FIELD.includes(`${route} ${option}`)) continue;
      const field = page.locator(`.rule [name=${option}]`);
      await expect(field, option).toHaveCount(1);
      await expect(field, option).toBeVisible();
      await expect(field, option).toHaveAccessibleName(/./);
    }
  });

for (const lang of ['en', 'zh'])
  test(`on a projector the closed rule of every game takes two lines at most: ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const { route, examples } of CONTRACTS) {
      if (route === 'lab') continue;
      for (const { params } of examples.slice(0, 2)) {
        await visit(page, `#/${route}?${new URLSearchParams(params)}&theme=projector&lang=${lang}`);
        // Two rows of controls.
        expect.soft((await page.locator('.rule').boundingBox())?.height, `${route} ${JSON.stringify(params)}`).toBeLessThanOrEqual(100);
      }
    }
  });

test('on a phone the signs of chips are 44 pixels, and many chips are scrolled in their own line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '#/nim?heaps=1,2,3,4,5,6,7,8&lang=en');
  for (const box of await page
    .locator('.chip button, .chips > button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(42);
  }
  expect((await page.locator('.chip-row').boundingBox())?.width).toBeLessThanOrEqual(340);
  expect((await page.locator('.rule').boundingBox())?.height).toBeLessThanOrEqual(150);
});

test('a list that is typed into one heap is taken once, also where it begins with that heap', async ({ page }) => {
  for (const [query, typed, heaps] of /** @type {const} */ ([
    ['subtraction?heaps=17,30', '17,22,9', '17,22,9,30'],
    ['nim?heaps=3,4,5', '3,8,9', '3,8,9,4,5'],
    ['nim?heaps=3,4,5', '7,8', '7,8,4,5'],
    ['nim?heaps=3,4,5', '3，8 9', '3,8,9,4,5'],
  ])) {
    await visit(page, `#/${query}`);
    const heap = page.locator('.chip input').first();
    await heap.fill(typed);
    await heap.press('Enter');
    await expect(page).toHaveURL(new RegExp(`heaps=${heaps}(&|$)`));
    await expect(heap).toHaveValue(typed.slice(0, typed.search(/\D/)));
    // Nor is it taken again when the field is left once more.
    await heap.focus();
    await heap.press('Tab');
    await expect(page).toHaveURL(new RegExp(`heaps=${heaps}(&|$)`));
  }
});
