/** How questions look: an answer is about the position that was asked, and on a phone nothing stands in the way of the question. */
import { GROUPS } from './contract.js';
import { expect, IS_LONG, settled, test, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** One game of each family, with `--long` all games. */
const ROUTES = GROUPS.flatMap(({ games }) => (IS_LONG ? games : games.slice(0, 1)).map(({ route }) => route));

const PHONE = { width: 360, height: 640 };

/** Until the question is put. @param {Page} page @param {string} hash */
async function ask(page, hash) {
  await visit(page, hash, 'hidden');
  await expect(page.locator('.section')).not.toHaveClass(/posing/);
  await expect(page.locator('.ask-wording')).toBeVisible();
  await expect(page.locator('.stage .board > *').first()).toBeAttached();
}

/** After an answer: shows the right one, where it was wrong. @param {Page} page */
async function toTheAnswer(page) {
  await expect(page.locator('.ask-feedback')).toBeVisible();
  const reveal = page.locator('.ask-question .ask-reveal');
  if ((await reveal.count()) > 0) await reveal.click();
  await settled(page);
}

/** The parts of the page that scroll down, by their names. @param {Page} page */
const scrolling = (page) =>
  page.evaluate(() =>
    [document.scrollingElement, ...document.body.querySelectorAll('*')].flatMap((element) => {
      if (!element || element.scrollHeight <= element.clientHeight + 1 || !element.checkVisibility()) return [];
      const { overflowY } = getComputedStyle(element);
      const scrolls = element === document.scrollingElement || overflowY === 'auto' || overflowY === 'scroll';
      return scrolls ? [`${element.localName}.${element.className}`] : [];
    }),
  );

/** How much of the answers is below the window, or below the bar of a play, in pixels. @param {Page} page @param {string} answers */
const hidden = (page, answers) =>
  page.evaluate((selector) => {
    const bar = document.querySelector('.play-bar')?.getBoundingClientRect().top ?? innerHeight;
    const bottoms = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().bottom);
    return bottoms.length === 0 ? Infinity : Math.max(0, ...bottoms.map((bottom) => bottom - bar));
  }, answers);

/** What of the question's panel is beyond the right edge of its panel or of the window. @param {Page} page */
const tooWide = (page) =>
  page.evaluate(() => {
    const panel = document.querySelector('.guide.ask');
    const right = Math.min(innerWidth, panel?.getBoundingClientRect().right ?? 0);
    return (
      [...(panel?.querySelectorAll('*') ?? [])]
        // What is for a screen reader alone is clipped.
        .filter(
          (one) => one.checkVisibility() && getComputedStyle(one).clipPath === 'none' && one.getBoundingClientRect().right > right + 1,
        )
        .map((one) => `${one.localName}.${one.className}`)
    );
  });

for (const route of ROUTES) {
  test(`${route}: after an answer the board has the position of the question, and a reason about it`, async ({ page }) => {
    for (const seed of [2, 3])
      for (const given of ['N', 'P']) {
        await ask(page, `#/${route}?ask=outcome&ask-seed=${seed}&lang=en`);
        const position = await page.locator('.ask-position').textContent();
        const rule = await page.locator('.rule-told').textContent();
        await page.locator(`.ask-choice.ask-${given}`).click();
        await toTheAnswer(page);
        await expect(page.locator('.ask-feedback')).toContainText(
          /^(Right|No|The answer): (the player to move (wins|loses) \([NP]-position\)|it’s a draw)\./,
        );
        await expect(page.locator('.ask-position')).toHaveText(position ?? '');
        await expect(page.locator('.rule-told')).toHaveText(rule ?? '');
        await expect(page.locator('.ask-why')).toHaveText(/\w{3}.*\.$/);
        // Nothing speaks of a step, and nothing is in the place of the position.
        await expect(page.locator('.caption, .transport')).toHaveCount(0);
        await expect(page.locator('.stage .chosen, .stage .board, .board-group').first()).toBeVisible();
        await page.getByRole('button', { name: 'Show the steps' }).click();
        await expect(page.locator('.caption')).toBeVisible();
      }
  });

  test(`${route}: on a phone question and answers are in view, in one page that scrolls`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const lang of ['en', 'zh'])
      for (const kind of ['outcome', 'move']) {
        await ask(page, `#/${route}?ask=${kind}&ask-seed=2&lang=${lang}`);
        const where = `${kind} ${lang}`;
        const answers = kind === 'outcome' ? '.ask-choice' : '.ask-none';
        await expect.poll(() => hidden(page, answers), { message: where }).toBe(0);
        expect(await page.locator('main').evaluate((main) => main.scrollTop)).toBe(0);
        expect((await scrolling(page)).length, `${where}: ${await scrolling(page)}`).toBeLessThanOrEqual(1);
        await expect(page.locator('.rule :is(input, .chips, summary)')).toHaveCount(0);
        await page.locator(answers).first().click();
        await expect(page.locator('.ask-feedback')).toBeInViewport();
        await toTheAnswer(page);
        await expect(page.locator('.ask-feedback')).toBeInViewport();
        expect((await scrolling(page)).length, `${where}: ${await scrolling(page)}`).toBeLessThanOrEqual(1);
        await expect(page.locator('.result-code')).toBeHidden();
      }
  });

  test(`${route}: a phone leads to the questions`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, `#/${route}?lang=en`);
    await page.locator('.rule').getByRole('link', { name: 'Ask me' }).click();
    await settled(page, 'hidden');
    expect(await page.evaluate(() => location.hash)).toContain('ask=outcome&ask-seed=1&ask-level=small');
  });
}

for (const [route, ...more] of /** @type {const} */ ([
  ['nim', 'number:grundy', 'next', 'perform:3'],
  ['subtraction', 'number:grundy'],
  ['wythoff', 'number:grundy'],
  ['graph'],
  ['race'],
]))
  test(`${route}: on a phone no kind of question is wider than the window`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const lang of ['en', 'zh'])
      for (const kind of ['outcome', 'move', ...more]) {
        await ask(page, `#/${route}?ask=${kind}&ask-seed=3&lang=${lang}`);
        expect(await tooWide(page), `${kind} ${lang}`).toEqual([]);
        if (kind !== 'move') continue;
        await page.locator('.ask-none').click();
        await expect(page.locator('.ask-feedback')).toBeVisible();
        expect(await tooWide(page), `${kind} ${lang}, answered`).toEqual([]);
      }
  });

test('after an answer Nim has its heaps in binary, their XOR, and the winning moves marked but not made', async ({ page }) => {
  await ask(page, '#/nim?heaps=6,13,13,14&ask=outcome&lang=en');
  await page.locator('.ask-choice').first().click();
  await settled(page);
  const rows = page.locator('.heap-rows tbody tr');
  const digits = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('.bit')].map((bit) => bit.textContent).join('')),
  );
  expect(digits).toEqual(['0110', '1101', '1101', '1110']);
  await expect(page.locator('.heap-rows tfoot .bit')).toHaveText(['1', '0', '0', '0']);
  for (const [heap, marked] of [0, 8, 8, 8].entries()) await expect(rows.nth(heap).locator('.chosen')).toHaveCount(marked);
  await expect(page.locator('.ask-why')).toHaveText(
    'The XOR of the heaps is 8, not 0. Take 8 from heap 2, 8 from heap 3 or 8 from heap 4 to make it 0.',
  );
});

test('a wrong answer is told in words of the pupil’s language', async ({ page }) => {
  await ask(page, '#/nim?heaps=3,4,5&ask=outcome&lang=zh');
  await page.locator('.ask-choice.ask-P').click();
  await expect(page.locator('.ask-feedback > p').first()).toHaveText('不对：先手必胜（必胜态 N）。');
  await expect(page.locator('.ask-feedback > .ask-why')).toContainText('异或和');
  await ask(page, '#/graph?edges=0-1,1-2,2-3&tokens=0&ask=outcome&lang=zh');
  await page.locator('.ask-choice.ask-P').click();
  await expect(page.locator('.ask-feedback > p').first()).toHaveText(
    '不对：并非先手必败。找一找：走哪一步，对手就赢不了？再试一次，或者看答案。',
  );
  await ask(page, '#/nim?heaps=3,4,5&ask=number:grundy&lang=en');
  await page.locator('input[name=answer]').fill('7');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ask-feedback > p').first()).toHaveText(
    'No: it’s not 7. Find the nimbers of all positions you can move to: the answer is the smallest number missing. ' +
      'Try again, or see the answer.',
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('input[name=answer]').fill('2');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ask-feedback > p').first()).toHaveText('Right: the nimber is 2.');
  // The steps come by a key, too.
  await page.keyboard.press('PageUp');
  await expect(page.locator('.caption')).toBeVisible();
});

test('in a low window a rule is one line, and all of it on a tap', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  for (const route of ['octal', 'staircase', 'turning']) {
    await visit(page, `#/${route}?lang=en`);
    const height = () => page.locator('.rule').evaluate((rule) => rule.clientHeight);
    expect(await height(), route).toBeLessThanOrEqual(52);
    const more = page.getByRole('button', { name: 'The whole rule' });
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(await height(), route).toBeGreaterThan(60);
  }
});
