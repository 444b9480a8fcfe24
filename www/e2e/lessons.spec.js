/** Lessons in a browser: made by doing, kept, put in order, shown in both readings, and carried away as a link and as one page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { READY } from '../shell/built_in_lessons.js';
import { expect, IS_LONG, open, test, verdict } from './fixtures.js';

/** A projector, and a phone. */
const SCREENS = /** @type {const} */ ([
  [1280, 720],
  [360, 640],
]);

/** @typedef {import('@playwright/test').Page} Page */

const OWN = `# Three heaps
zh: # 三堆

## #/nim?heaps=3,4,5
ask: outcome
Who wins **here**?
zh: 这里谁赢？
note: let them vote

## #/dynamic-nim?n=24&at=11
next: steps
Row 11.
zh: 第 11 行。

## #/wythoff?a=3&b=5&at=0,0
The corner.
zh: 角上。
`;

/** @param {string} text */
const asLink = (text) => `#/lesson?z=${encodeURIComponent(text)}&lang=en`;

/** The text of the user's own lesson, which is opened first. @param {Page} page */
async function asText(page) {
  await page.getByText('As text', { exact: true }).click();
  return page.getByRole('textbox', { name: 'The text of the lesson' });
}

/** @param {Page} page @param {string} hash */
async function show(page, hash) {
  await page.goto('about:blank');
  await page.goto(`./${hash}`);
}

test(
  'a page is added to the lesson and survives a reload; sections are moved, removed and restored',
  { tag: '@engine' },
  async ({ page }) => {
    await open(page, '#/nim?heaps=3,4,5&at=heap,1&lang=en');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Add to your lesson' }).click();
    await expect(page.getByRole('dialog')).toContainText('the first section');
    await page.getByRole('link', { name: 'Open your lesson' }).click();
    await expect(await asText(page)).toHaveValue('# A lesson\n\n## #/nim?heaps=3,4,5&at=heap,1\n');
    await page.getByRole('textbox', { name: 'The text of the lesson' }).fill(OWN);
    await page.reload();
    await expect(await asText(page)).toHaveValue(OWN);
    const sections = page.locator('.section-card');
    await expect(sections.locator('h3')).toHaveText(['1 Nim', '2 Dynamic Nim', '3 Wythoff’s game']);
    await sections.nth(2).getByRole('button', { name: 'Up' }).click();
    await expect(sections.locator('h3')).toHaveText(['1 Nim', '2 Wythoff’s game', '3 Dynamic Nim']);
    await expect(sections.nth(1).getByRole('button', { name: 'Up' })).toBeFocused();
    await sections.nth(0).getByRole('button', { name: 'Remove' }).click();
    await expect(sections).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(sections).toHaveCount(3);
    await page.getByRole('link', { name: 'Preview' }).click();
    await settledOn(page, '#/nim?heaps=3,4,5&ask=outcome', 'hidden');
  },
);

/** @param {Page} page @param {string} link @param {string} state */
async function settledOn(page, link, state) {
  await expect(verdict(page)).toHaveAttribute('data-for', link);
  await expect(verdict(page)).toHaveAttribute('data-state', state);
}

test('a lecture goes on by one key: through the question, the steps, to the last section; its words are in both languages', async ({
  page,
}) => {
  await show(page, asLink(OWN));
  await settledOn(page, '#/nim?heaps=3,4,5&ask=outcome', 'hidden');
  await expect(page.locator('.prose').first()).toContainText('Who wins here?');
  await expect(page.locator('body')).not.toContainText('let them vote');
  await page.getByRole('button', { name: 'N the player to move' }).click();
  await settledOn(page, '#/nim?heaps=3,4,5&ask=outcome', 'ready');
  await expect(page.locator('.ask-feedback')).toHaveClass(/ask-right/);
  await page.keyboard.press('PageDown');
  await settledOn(page, '#/dynamic-nim?n=24&at=11', 'ready');
  for (let key = 0; key < 60 && !(await page.locator('.lesson-place').textContent())?.includes('3 of 3'); key += 1)
    await page.keyboard.press('PageDown');
  await expect(page.locator('.lesson-place')).toContainText('3 of 3');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('.prose').first()).toHaveText('角上。');
});

test('all of it is read below one another; boards are live where one looks', async ({ page }) => {
  await show(page, `${asLink(OWN)}&reading=1`);
  await expect(page.locator('h1').first()).toHaveText('Three heaps');
  await expect(page.locator('.reading-all > article')).toHaveCount(3);
  await expect(page.locator('.reading-all > article').first().locator('output')).toHaveAttribute('data-state', 'hidden');
  await page.locator('.reading-all > article').nth(2).scrollIntoViewIfNeeded();
  await expect(page.locator('.reading-all > article').nth(2).locator('output')).toHaveAttribute('data-for', '#/wythoff?a=3&b=5&at=0,0');
});

test('boards of two families are read side by side, and each has its solver', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 6000 });
  await show(page, '#/lesson?id=nimbers&reading=1&lang=en');
  const families = ['#/nim?heaps=3,4,5', '#/subtraction?set=2-6&heaps=10', '#/sum?parts=nim:1+subtraction:2-6:10'];
  for (const link of families)
    await expect(page.locator(`.reading-all output[data-for="${link}&at=answer"]`)).toHaveAttribute('data-state', 'ready');
});

test('a board that is read goes on answering, however long others are out of view', async ({ page }) => {
  await page.clock.install();
  const sections = [20, 21, 22].map((n) => `## #/dynamic-nim?n=${n}&k=2\nx\n`);
  await show(page, `${asLink(`# A\n${sections.join('')}`)}&reading=1`);
  const boards = page.locator('.reading-all > article');
  // First all of them are in view, then the first leaves and none comes.
  await boards.nth(1).evaluate((element) => element.scrollIntoView());
  for (const number of [0, 1, 2]) await expect(boards.nth(number).locator('output')).toHaveAttribute('data-state', 'ready');
  await boards.last().evaluate((element) => element.scrollIntoView());
  await expect(boards.first().locator('output')).toHaveCount(0);
  await page.clock.fastForward(90_000);
  const number = boards.last().locator('input[name=n]');
  await number.fill('34');
  await number.press('Enter');
  await expect(boards.last().locator('output')).toHaveAttribute('data-for', /n=34/);
  await expect(boards.last().locator('output')).toHaveAttribute('data-state', 'ready');
});

// A stock Firefox shows no page as on paper.
test('on paper its words stand with their links', { tag: '@chromium' }, async ({ page }) => {
  await show(page, `${asLink(OWN)}&reading=1`);
  await expect(page.locator('.reading-all > article')).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.on-paper').nth(1)).toBeVisible();
  await expect(page.locator('.on-paper').nth(1)).toContainText('Row 11.');
});

test('mistakes in a text have their line and limit, and the sections without mistakes are shown', async ({ page }) => {
  await show(page, asLink('# A\n## nowhere\nx\n## #/nim?heaps=1,2\nask: who\n<b>no markup</b>'));
  await expect(page.locator('.lesson-mistakes')).toContainText('Line 2');
  await expect(page.locator('.lesson-mistakes')).toContainText('Line 5');
  await expect(page.locator('.prose').first()).toHaveText('<b>no markup</b>');
  await show(page, `#/lesson?lang=en&z=${encodeURIComponent(`# A\n${'## #/nim\nx\n'.repeat(201)}`)}`);
  await expect(page.locator('.lesson-mistakes')).toContainText('201');
  await show(page, '#/lesson?lang=en&z=deflate.AAAA');
  await expect(page.locator('.lesson-mistakes')).toContainText('incomplete');
  await show(page, '#/lesson?lang=en&id=none');
  await expect(page.getByRole('alert')).toContainText('none');
});

test(
  'a lesson becomes one page that opens at its first section, from a file; and that page can save another',
  // Playwright hears of no download in a stock Firefox.
  { tag: '@chromium' },
  async ({ page }, info) => {
    await show(page, '#/lesson?lang=en');
    await (await asText(page)).fill(OWN);
    await page.getByRole('checkbox', { name: 'Put my notes in' }).check();
    /** @param {string} name */
    async function saved(name) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as one page' }).click();
      const path = join(info.outputDir, name);
      await (await download).saveAs(path);
      return path;
    }
    const first = await saved('first.html');
    await page.goto(pathToFileURL(first).href);
    await settledOn(page, '#/nim?heaps=3,4,5&ask=outcome', 'hidden');
    await expect(page.locator('.lesson-place')).toContainText('1 of 3');
    await page.goto(`${pathToFileURL(first).href}#/lesson?lang=en`);
    await (await asText(page)).fill('# Another\n## #/race?sample=official-1\nGo.');
    const second = await saved('second.html');
    expect(Math.abs(readFileSync(second).length - readFileSync(first).length)).toBeLessThan(4000);
    await page.goto('about:blank');
    await page.goto(pathToFileURL(second).href);
    await settledOn(page, '#/race?sample=official-1', 'ready');
    // A file that is opened brings its lesson back as text.
    await show(page, '#/lesson?lang=en');
    await page.locator('input[type=file]').setInputFiles(first);
    await expect(await asText(page)).toHaveValue(OWN);
  },
);

test('boards are checked while the user writes; any lesson can be copied and edited', { tag: '@engine' }, async ({ page }) => {
  await show(page, '#/lesson?lang=en');
  const text = await asText(page);
  const wrong = '# A\n## #/nim?heaps=3,x\nask: outcome\n## #/wythoff?a=3&b=5\nask: number:f\n## #/nimm?heaps=3\nHere?\n## #/nim?heap=3\nx';
  await text.fill(wrong);
  const said = page.locator('.editor-diagnostics');
  await expect(said).toContainText('Line 2: Number 2 must be a whole number');
  await expect(said).toContainText('Line 5: This game can’t ask “number:f”');
  await expect(said).toContainText('Line 6: There is no game “nimm” here');
  await expect(said).toContainText('Line 8: The link also names heap');
  await expect(said).toBeInViewport();
  await text.fill(wrong.replace('3,x', '3,4').replace('number:f', 'number:partner').replace('nimm', 'nim').replace('heap=', 'heaps='));
  await expect(said).toHaveCount(0);
  // A section without a game has its words, and the keys go on.
  await text.fill(wrong);
  await page.getByRole('link', { name: 'Preview', exact: true }).click();
  await page.keyboard.press('PageDown');
  await page.goto(page.url().replace(/#.*/, '#/lesson?own=1&s=3&lang=en'));
  await expect(page.getByRole('alert')).toContainText('nimm');
  await expect(page.locator('.prose')).toHaveText('Here?');
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/s=4/);
  // What is shown can be made one's own, and taken back.
  await show(page, '#/lesson?id=walls&lang=en');
  await page.getByRole('link', { name: 'Edit a copy' }).click();
  await expect(await asText(page)).toHaveValue(/^# Walls/);
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(await asText(page)).toHaveValue(wrong);
});

test('a key tells the answer of an open question before it goes on', async ({ page }) => {
  await show(page, asLink(OWN));
  await settledOn(page, '#/nim?heaps=3,4,5&ask=outcome', 'hidden');
  await page.keyboard.press('PageDown');
  await settledOn(page, '#/nim?heaps=3,4,5&ask=outcome', 'ready');
  await expect(page.locator('.ask-feedback')).toHaveClass(/ask-shown/);
  await page.keyboard.press('PageDown');
  await settledOn(page, '#/dynamic-nim?n=24&at=11', 'ready');
  // Back from an answer the key leads to the section before, and not through the steps of the answer.
  await show(page, '#/lesson?id=first-nim&s=2');
  await settledOn(page, '#/nim?heaps=6,6&view=stones&ask=outcome', 'hidden');
  await page.keyboard.press('PageDown');
  await settledOn(page, '#/nim?heaps=6,6&view=stones&ask=outcome', 'ready');
  await page.keyboard.press('PageUp');
  await expect(page.locator('.lesson-place')).toContainText('1 of 10');
});

test('a lesson is copied as a link that opens it', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'no way to read the clipboard');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await show(page, '#/lesson?lang=en');
  await (await asText(page)).fill(OWN);
  await page.getByRole('button', { name: 'Copy as a link' }).click();
  await expect(page.getByRole('status').first()).toContainText('copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await settledOn(page, '#/nim?heaps=3,4,5&ask=outcome', 'hidden');
  // The notes stay at home.
  expect(decodeURIComponent(link)).not.toContain('let them vote');
});

test('where the clipboard is refused, the link stands selected in a field', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await show(page, '#/lesson?lang=en');
  await (await asText(page)).fill(OWN);
  const field = page.getByRole('textbox', { name: 'The link of your lesson' });
  await expect(field).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy as a link' }).click();
  await expect(page.getByRole('status').first()).toContainText('Copy the link from the field');
  const link = await field.inputValue();
  expect(await page.evaluate(() => String(getSelection()))).toBe(link);
  await show(page, link.slice(link.indexOf('#')));
  await settledOn(page, '#/nim?heaps=3,4,5&ask=outcome', 'hidden');
});

test('Next says how many steps its section still has, and nothing where it goes straight on', async ({ page }) => {
  await show(page, asLink(OWN.replace('at=11', 'k=2').replace('n=24', 'n=3')));
  await page.goto(`${page.url()}&s=2`);
  await settledOn(page, '#/dynamic-nim?n=3&k=2', 'ready');
  const next = page.locator('.guide-ways button').last();
  const all = Number(/(\d+) more steps/.exec((await next.textContent()) ?? '')?.[1]);
  expect(all).toBeGreaterThan(2);
  await expect(page.locator('.transport-count')).toContainText(`0 of ${all}`);
  await next.click();
  await expect(next).toHaveText(`Next${all - 1} more steps`);
  await page.keyboard.press('End');
  await expect(next).toHaveText('Next');
  // The steps are over: the next one is the next section.
  await next.click();
  await expect(page.locator('.lesson-place')).toContainText('3 of 3');
  await show(page, asLink(OWN.replace('next: steps', 'next: at-once')));
  await page.goto(`${page.url()}&s=2`);
  await settledOn(page, '#/dynamic-nim?n=24&at=11', 'ready');
  await expect(next).toHaveText('Next');
});

test('an open question is skipped by its button, and a section ends at the answer, before a game that follows', async ({ page }) => {
  await show(page, '#/lesson?id=first-nim&s=2');
  await settledOn(page, '#/nim?heaps=6,6&view=stones&ask=outcome', 'hidden');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.locator('.lesson-place')).toContainText('3 of 10');
  await show(page, '#/lesson?id=first-race&s=5');
  await settledOn(page, '#/race?sample=official-1&method=rings', 'ready');
  const next = page.locator('.guide-ways button').last();
  for (let step = 0; step < 6; step += 1) {
    await expect(next).toHaveText(step < 5 ? `Next${6 - step} more steps` : 'Next1 more step');
    await next.click();
  }
  await next.click();
  await expect(page.locator('.lesson-place')).toContainText('6 of 7');
});

for (const [index, id] of READY.entries()) {
  // Every link and question of a lesson is tried in Node: in the short run four are walked.
  test(
    `${id} is walked to its end: by keys, on a projector, or by touch, on a phone`,
    { tag: index < 4 ? [] : '@long' },
    async ({ page }) => {
      const languages = IS_LONG ? ['en', 'zh'] : [index % 2 ? 'zh' : 'en'];
      const place = page.locator('.lesson-place').first();
      const answered = () => expect(verdict(page)).toHaveAttribute('data-state', /^(ready|hidden)$/);
      for (const lang of languages)
        for (const [width, height] of IS_LONG ? SCREENS : [SCREENS[index % SCREENS.length] ?? SCREENS[0]]) {
          await page.setViewportSize({ width: Number(width), height: Number(height) });
          await show(page, `#/lesson?id=${id}&lang=${lang}&theme=projector`);
          await answered();
          const count = Number(/(\d+)\D*$/.exec((await place.textContent())?.replace(/Read it all|全文阅读/, '') ?? '')?.[1]);
          expect(count).toBeGreaterThan(7);
          for (let number = 1; number < count; number += 1) {
            await expect(page.locator('.prose').first()).not.toBeEmpty();
            expect(await page.locator('body').innerText()).not.toContain('⟨');
            expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
            // To the end of the steps, and on.
            if (width === 1280) {
              // The first keys show the answers of an open question.
              const next = new RegExp(`s=${number + 1}(&|$)`);
              await expect(async () => {
                if (next.test(page.url())) return;
                for (const key of ['End', 'PageDown']) await page.keyboard.press(key);
                expect(page.url()).toMatch(next);
              }).toPass({ intervals: [60] });
            } else
              for (
                let taps = 0;
                taps < 400 && (await page.evaluate(() => location.hash)).match(/s=(\d+)/)?.[1] !== String(number + 1);
                taps += 1
              )
                await page.locator('.guide-ways button').last().click();
            await expect(page).toHaveURL(new RegExp(`s=${number + 1}(&|$)`));
            await answered();
          }
          await expect(page.locator('.guide a.primary')).toBeVisible();
        }
    },
  );
}
