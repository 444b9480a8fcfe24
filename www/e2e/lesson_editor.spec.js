/** The shelf of lessons, and the editor: a card for each section, the same text below, and files that are no lessons. */
import { CONTRACTS } from './contract.js';
import { READY } from '../shell/built_in_lessons.js';
import { AXE, expect, test, violations } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const OWN = `# Two games
zh: # 两个博弈

## #/nim?heaps=3,4,5
next: at-once
play: gentle
Who wins **here**?
zh: 这里谁赢？
note: let them vote

## #/wythoff?a=3&b=5&at=0,0
The corner.
`;

/** The page of lessons with a lesson of this browser. @param {Page} page @param {string} [own] @param {string} [lang] */
async function edit(page, own = OWN, lang = 'en') {
  await page.addInitScript((text) => {
    if (localStorage.getItem('mexplorer.lesson') === null) localStorage.setItem('mexplorer.lesson', text);
  }, own);
  await page.goto(`./#/lesson?lang=${lang}`);
  await expect(page.locator('.section-card').first()).toBeVisible();
}

/** @param {Page} page */
const written = (page) => page.evaluate(() => localStorage.getItem('mexplorer.lesson'));

test('every lesson has a card with its picture, a sentence, its level and its minutes, in both languages; no solver is fetched', async ({
  page,
}) => {
  /** @type {string[]} */
  const fetched = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('./#/lesson?lang=en');
  const cards = page.locator('.shelf .card');
  await expect(cards).toHaveCount(CONTRACTS.length + READY.length);
  await expect(cards.first()).toContainText('Who wins at Nim');
  await expect(cards.first()).toContainText('Beginner');
  await expect(cards.first()).toContainText('10 min');
  await expect(cards.first().locator('img')).toHaveJSProperty('complete', true);
  expect(
    await cards
      .first()
      .locator('img')
      .evaluate((image) => /** @type {HTMLImageElement} */ (image).naturalWidth),
  ).toBeGreaterThan(0);
  for (const one of await cards.all()) {
    await expect(one.locator('img')).toHaveCount(1);
    expect((await one.locator('p').first().textContent())?.length).toBeGreaterThan(20);
  }
  expect(fetched.filter((url) => url.endsWith('.wasm'))).toEqual([]);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(cards.first()).toContainText('尼姆博弈谁必胜');
  await expect(cards.first()).toContainText('10 分钟');
  await expect(page.getByRole('link', { name: '上课: 什么才能证明周期？' })).toHaveAttribute('href', /id=proof-of-a-period&present=/);
  await page.getByRole('link', { name: '什么才能证明周期？', exact: true }).click();
  await expect(page).toHaveURL(/id=proof-of-a-period/);
});

for (const [width, height] of [
  [1280, 720],
  [360, 640],
])
  for (const theme of ['light', 'projector'])
    test(`at ${width} × ${height}, ${theme}, shelf and cards are no wider than the page`, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: Number(height) });
      await edit(page);
      await page.goto(`./#/lesson?lang=zh&theme=${theme}`);
      await expect(page.locator('.shelf .card').first()).toBeVisible();
      await page.locator('.section-card').first().scrollIntoViewIfNeeded();
      const main = page.locator('.lesson-editor');
      expect(await main.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

test('axe finds nothing on shelf and cards, with a board being set and the text open', async ({ page }) => {
  await page.addInitScript({ path: AXE });
  await edit(page);
  await page.getByText('As text', { exact: true }).click();
  await page.locator('.section-card').first().getByRole('button', { name: 'Set the position' }).click();
  await expect(page.locator('.section-card .rule').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a tick on a card says that Next goes to the next card; one that shows a step has it ticked', async ({ page }) => {
  await edit(page);
  const ticks = page.getByRole('checkbox', { name: 'Skip the steps: Next goes to the next section' });
  await expect(ticks).toHaveCount(2);
  await expect(ticks.nth(0)).toBeChecked();
  await expect(ticks.nth(1)).toBeChecked();
  await ticks.nth(0).uncheck();
  await expect.poll(() => written(page)).not.toContain('next:');
  await ticks.nth(0).check();
  await expect.poll(() => written(page)).toBe(OWN);
  await ticks.nth(1).uncheck();
  await expect.poll(() => written(page)).toContain('next: steps');
});

test('where Next goes to the next card, the player still steps', async ({ page }) => {
  await edit(page, '# Two\n\n## #/dynamic-nim?n=24\n\nnext: at-once\nLook.\n\n## #/nim?heaps=1,2\n\nnext: at-once\nAnd here.\n');
  await page.goto('./#/lesson?own=1&lang=en');
  await expect(page.locator('.transport-count')).toContainText('0 of 70');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.locator('.transport-count')).toContainText('1 of 70');
  await expect(page.locator('.caption')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.locator('.prose')).toContainText('And here.');
});

test('the page of lessons leads to the ready ones first: Your own lesson is a small button, Add a section the main one below', async ({
  page,
}) => {
  await page.goto('./#/lesson?lang=en');
  const own = page.getByRole('button', { name: 'Your own lesson' });
  await expect(own).not.toHaveClass(/primary/);
  await own.click();
  await expect(page.getByRole('region', { name: 'Your own lesson' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Add a section' })).toHaveClass(/primary/);
});

test('words, question and note are edited in a card, and what it does not show stays', async ({ page }) => {
  await edit(page);
  const card = page.locator('.section-card').first();
  await card.getByRole('textbox', { name: 'Text in English' }).fill('Who loses?\n\nTry it.\n');
  await card.getByRole('textbox', { name: 'Note for the teacher' }).fill('hands up');
  await card.getByRole('combobox', { name: 'Question' }).selectOption('A winning move');
  // A section asks or plays.
  const changed = OWN.replace('next: at-once\nplay: gentle', 'ask: move\nnext: at-once')
    .replace('Who wins **here**?', 'Who loses?\n\nTry it.')
    .replace('let them vote', 'hands up');
  expect(await written(page)).toBe(changed);
  // A line that is being begun is not taken away.
  await card.getByRole('textbox', { name: 'Text in English' }).press('End');
  await page.keyboard.type('\nask: me');
  await expect(card.getByRole('textbox', { name: 'Text in English' })).toHaveValue('Who loses?\n\nTry it.\nask: me');
  expect(await written(page)).toBe(changed.replace('Try it.', 'Try it.\n ask: me'));
  await page.reload();
  await expect(card.getByRole('textbox', { name: 'Text in English' })).toHaveValue('Who loses?\n\nTry it.\nask: me');
  await page.getByText('As text', { exact: true }).click();
  const text = page.getByRole('textbox', { name: 'The text of the lesson' });
  await text.fill(OWN);
  await expect(card.getByRole('textbox', { name: 'Text in English' })).toHaveValue('Who wins **here**?');
  await expect(card.getByRole('combobox', { name: 'Question' }).locator('option:checked')).toHaveText('Play: computer, easy');
  await page.getByRole('textbox', { name: 'Title' }).fill('Three heaps');
  await expect(text).toHaveValue(OWN.replace('Two games', 'Three heaps'));
  await card.getByRole('combobox', { name: 'Question' }).selectOption('Play: two players');
  await expect(text).toHaveValue(OWN.replace('Two games', 'Three heaps').replace('play: gentle', 'play: person'));
});

test('the board of a card is live; its position is set right there, or by its link, and taken back by Undo', async ({ page }) => {
  await edit(page);
  const card = page.locator('.section-card').first();
  // A board begins to live when it is seen.
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('output[name=verdict]')).toHaveAttribute('data-state', 'ready');
  const link = card.getByRole('textbox', { name: 'Link' });
  await expect(card.getByRole('button', { name: 'Use this board' })).toHaveCount(0);
  // A step looked at is not in the lesson until it is used.
  await card.getByRole('button', { name: 'Next step' }).click();
  await expect(link).toHaveValue('#/nim?heaps=3,4,5');
  await card.getByRole('button', { name: 'Use this board' }).click();
  await expect(link).toHaveValue(/^#\/nim\?heaps=3,4,5&at=/);
  await expect(page).toHaveURL(/#\/lesson/);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await written(page)).toBe(OWN);
  // What is set is in it at once.
  await card.getByRole('button', { name: 'Set the position' }).click();
  await expect(card.locator('.rule')).toBeVisible();
  const heap = card.getByRole('textbox', { name: 'heap 1', exact: true });
  await heap.fill('7');
  await heap.press('Enter');
  await expect(link).toHaveValue('#/nim?heaps=7,4,5');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heap).toHaveValue('3');
  await heap.fill('6');
  await heap.press('Enter');
  await card.getByRole('button', { name: 'Make the board small again' }).click();
  expect(await written(page)).toBe(OWN.replace('heaps=3,4,5', 'heaps=6,4,5'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await link.fill('#/wythoff?a=1&b=2');
  await link.press('Enter');
  await expect(card.locator('h3')).toHaveText('1 Wythoff’s game');
  await expect(card.locator('output[name=verdict]')).toHaveAttribute('data-for', '#/wythoff?a=1&b=2');
  expect(await written(page)).toBe(OWN.replace('#/nim?heaps=3,4,5', '#/wythoff?a=1&b=2'));
});

test('what is wrong with a section stands in its card', async ({ page }) => {
  await edit(page, '## #/nim?heaps=3,x\nHere?\n## #/nimm?heaps=3\nThere?');
  const cards = page.locator('.section-card');
  await expect(cards.nth(0).locator('.card-words')).toContainText('Number 2 must be a whole number');
  await expect(cards.nth(1).locator('.card-words')).toContainText('There is no game “nimm” here');
  await expect(cards.nth(0)).not.toContainText('nimm');
});

test('sections are added, moved and removed by the keyboard, and what was done is said', async ({ page }) => {
  await page.goto('./#/lesson?lang=en');
  await page.getByRole('button', { name: 'Your own lesson' }).click();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Wythoff’s game');
  await page.getByRole('button', { name: 'Add a section' }).press('Enter');
  const cards = page.locator('.section-card');
  await expect(cards).toHaveCount(1);
  await expect(cards.first().getByRole('textbox', { name: 'Text' })).toBeFocused();
  // Its steps are shown.
  await expect(cards.first().getByRole('checkbox', { name: 'Skip the steps: Next goes to the next section' })).not.toBeChecked();
  await page.keyboard.type('First words.');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Nim');
  await page.getByRole('button', { name: 'Add a section' }).press('Enter');
  await expect(cards).toHaveCount(2);
  await cards.nth(1).getByRole('button', { name: 'Up' }).press('Enter');
  await expect(cards.locator('h3')).toHaveText(['1 Nim', '2 Wythoff’s game']);
  await expect(cards.nth(0).getByRole('button', { name: 'Up' })).toBeFocused();
  await expect(page.getByText('Section 2 is now section 1 of 2.')).toBeAttached();
  // Between two cards, with the board of the upper one.
  await cards.nth(0).getByRole('button', { name: 'Insert a section below' }).press('Enter');
  await expect(cards.locator('h3')).toHaveText(['1 Nim', '2 Nim', '3 Wythoff’s game']);
  await expect(cards.nth(1).getByRole('textbox', { name: 'Text' })).toBeFocused();
  await cards.nth(1).getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(cards.locator('h3')).toHaveText(['1 Nim', '2 Wythoff’s game']);
  await cards.nth(0).getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toBeFocused();
  expect(await written(page)).toMatch(/^# A lesson\n\n## #\/wythoff\S*\nFirst words\.\n\n$/);
});

/** Files that are no lessons. @type {[name: string, text: string][]} */
const WRONG = [
  ['notes.txt', 'bread, milk'],
  ['README.md', '# A program\n\n## How to use it\nCall it.\n'],
  ['title.md', '# Only a title\n'],
  ['page.html', '<!doctype html><h1>A page</h1>'],
  ['empty.md', ''],
  ['picture.png', '\u0089PNG\r\n\u001a\n\u0000\u0000'],
];

test('a file that is no lesson gets a message; the lesson stays, and what Undo brings back', async ({ page }) => {
  await edit(page);
  await page.locator('.section-card').nth(1).getByRole('button', { name: 'Remove' }).click();
  const before = await written(page);
  for (const [name, text] of WRONG) {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect(page.locator('.own-lesson > [role=status]').first()).toContainText(`“${name}” is not a lesson`);
    expect(await written(page)).toBe(before);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await written(page)).toBe(OWN);
  // One with a lesson takes its place, and can be undone.
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'b.md', mimeType: 'text/plain', buffer: Buffer.from('# B\n\n## #/race\nGo.\n') });
  await expect(page.locator('.section-card')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await written(page)).toBe(OWN);
});
