/** Questions in a browser: every game's are answered by the keyboard, and nothing of the answer is on the page before. */
import { GROUPS } from './contract.js';
import { attributes, expect, foreignWords, leave, open, settled, test, verdict, visit } from './fixtures.js';
import { turnAnswers, whole } from './turned_answers.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const says = (page) => page.locator('.ask-wording');

/** Until the question is put. @param {Page} page @param {string} hash */
async function ask(page, hash) {
  await visit(page, hash, 'hidden');
  await expect(page.locator('.section')).not.toHaveClass(/posing/);
  await expect(says(page)).toBeVisible();
}

test('a question about a pile shows its stones in place of the table, and asks for a step on the table', async ({ page }) => {
  await ask(page, '#/dynamic-nim?n=22&k=2&ask=outcome');
  await expect(page.locator('.ask-position')).toHaveText('22 stones; take up to 21');
  await expect(page.locator('.stone-board i')).toHaveCount(22);
  await expect(page.locator('.stone-board .free')).toHaveCount(21);
  await expect(page.locator('.stone-board .chosen, .board-canvas')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await settled(page);
  // The winning take is marked on the pile that was asked about; the table comes with the steps.
  await expect(page.locator('.stone-board i')).toHaveCount(22);
  await expect(page.locator('.stone-board .chosen')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show the steps' }).click();
  await expect(page.locator('.board-canvas')).toBeVisible();
  await expect(page.locator('.transport')).toBeVisible();
  await ask(page, '#/dynamic-nim?n=22&k=2&ask=next&at=4');
  await expect(page.locator('.board-canvas')).toBeVisible();
});

for (const { group, games } of GROUPS) {
  test.describe(`questions of ${group}`, () => {
    test('asks who wins, takes the answer by keyboard, shows the reason, and asks again', { tag: '@engine' }, async ({ page }) => {
      for (const { route } of games) {
        await ask(page, `#/${route}?ask=outcome&ask-seed=3&lang=en`);
        expect(await attributes(page)).toEqual({ state: 'hidden', ask: 'outcome', for: `#/${route}?ask=outcome&ask-seed=3&lang=en` });
        // The position in words, with numbers of its own; and nothing that a method would fill.
        await expect(page.locator('.ask-position')).toHaveText(/\d|One edge/);
        await expect(page.locator('.ask-position')).not.toHaveText(/position|[{}:]\S/);
        await expect(page.locator('.heap-rows .bit, .sums canvas')).toHaveCount(0);
        await page.locator('.ask-choice').first().focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('.ask-feedback')).toBeVisible();
        const is_wrong = (await page.locator('.ask-feedback.ask-wrong').count()) > 0;
        const tries_again = (await page.getByRole('button', { name: 'Try again' }).count()) > 0;
        // Of two answers a wrong one leaves the other.
        expect(tries_again).toBe(is_wrong && (await page.locator('.ask-why').count()) === 0);
        if (tries_again) {
          await expect(page.locator('.ask-why')).toHaveCount(0);
          expect(await attributes(page)).toEqual({ state: 'hidden', ask: 'outcome', for: `#/${route}?ask=outcome&ask-seed=3&lang=en` });
          // The same key tries again, and the answers have the focus.
          await page.keyboard.press('Enter');
          await expect(page.locator('.ask-feedback')).toHaveCount(0);
          await expect(page.locator('.ask-choice').first()).toBeFocused();
          await page.getByRole('button', { name: 'Show the answer' }).click();
        }
        await settled(page);
        await expect(page.locator('.ask-why')).not.toBeEmpty();
        const { outcome, ask: kind } = await attributes(page);
        expect([kind, outcome === 'N']).toEqual(['outcome', !is_wrong]);
        await expect(page.locator('.ask-feedback')).toHaveClass(tries_again ? /ask-shown/ : is_wrong ? /ask-wrong/ : /ask-right/);
        await expect(page.locator('.ask-tally')).toContainText(is_wrong ? '0 right' : '1 right');
        // The keyboard goes on by the same key.
        await page.keyboard.press('Enter');
        await settled(page, 'hidden');
        expect(await page.evaluate(() => location.hash)).toBe(`#/${route}?ask=outcome&ask-seed=4&lang=en`);
        await expect(page.locator('.ask-feedback')).toHaveCount(0);
        await page.goBack();
        await settled(page, 'hidden');
        await leave(page);
      }
    });

    test('before the answer the page would look the same if all answers were reversed', async ({ page }) => {
      /**
       * The page before each question is answered, and what is told after the last of a game.
       * @param {(name: string) => Promise<unknown>} look
       */
      async function lookAtAll(look) {
        const told = [];
        // All of them by the same frame: in the short run of three.
        for (const { route, answers } of games.slice(0, 3)) {
          for (const kind of ['outcome', 'move']) {
            await visit(page, `#/${route}?${answers[0]?.[0]}&ask=${kind}&lang=en`, 'hidden');
            await expect(page.locator('.section')).not.toHaveClass(/posing/);
            await expect(page.locator('.board > *').first()).toBeAttached();
            await look(`${route} ${kind}`);
          }
          await page.getByRole('button', { name: 'Show the answer' }).click();
          await settled(page);
          told.push(await verdict(page).textContent());
          await leave(page);
        }
        return told;
      }
      /** @type {Record<string, Awaited<ReturnType<typeof whole>>>} */
      const covered = {};
      // Parts of the page come when they are fetched: it is whole once it stays as it is.
      const told = await lookAtAll((name) =>
        expect(async () => {
          covered[name] = await whole(page);
          await page.waitForTimeout(500);
          expect(await whole(page), name).toEqual(covered[name]);
        }).toPass(),
      );
      await turnAnswers(page);
      await page.reload();
      const turned = await lookAtAll((name) =>
        expect(async () => expect(await whole(page), name).toEqual(covered[name])).toPass({ timeout: 120_000 }),
      );
      for (const [at, sentence] of told.entries()) expect(turned[at]).not.toBe(sentence);
    });

    test('a question has its words in Chinese, and room on a phone', { tag: '@long' }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      for (const { route, chinese } of games)
        for (const kind of ['outcome', 'move']) {
          await ask(page, `#/${route}?ask=${kind}&ask-seed=2&lang=zh`);
          expect(await foreignWords(page, [...chinese.own, 'for', 'min', 'start', 'table'])).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        }
    });
  });
}

test('after a wrong answer the page would look the same if all answers were reversed', async ({ page }) => {
  /** @type {[hash: string, wrong: string][]} */
  const asked = [
    ['#/nim?heaps=3,4,5&ask=number:grundy', '99'],
    ['#/subtraction?heaps=7,9&ask=number:grundy', '99'],
    ['#/dynamic-nim?n=13&k=2&ask=number:f', '99'],
    ['#/wythoff?a=3&b=6&ask=number:grundy', '99'],
  ];
  /** @param {string} hash @param {string} wrong */
  async function answeredWrongly(hash, wrong) {
    await ask(page, `${hash}&lang=en`);
    await page.locator('input[name=answer]').fill(wrong);
    await page.keyboard.press('Enter');
    await expect(page.locator('.ask-feedback')).toHaveText(/^No: it’s not 99[.] (Find the nimbers .* )?Try again, or see the answer[.]$/);
    await expect(verdict(page)).toHaveAttribute('data-state', 'hidden');
    return whole(page);
  }
  /** @type {Awaited<ReturnType<typeof whole>>[]} */
  const before = [];
  for (const [hash, wrong] of asked) before.push(await answeredWrongly(hash, wrong));
  await turnAnswers(page);
  await page.reload();
  for (const [at, [hash, wrong]] of asked.entries())
    await expect(async () => expect(await answeredWrongly(hash, wrong), hash).toEqual(before[at])).toPass({ timeout: 60_000 });
});

test('a question that the game does not ask is an error, and the verdict says what it asks', async ({ page }) => {
  for (const [lang, words] of /** @type {const} */ ([
    ['en', 'This game can’t ask “nonsense”'],
    ['zh', '不能问“nonsense”'],
  ])) {
    await open(page, `#/nim?heaps=3,4,5&ask=nonsense&lang=${lang}`, 'error');
    await expect(verdict(page)).toContainText(words);
    await expect(verdict(page)).toContainText('number:grundy');
  }
});

test('a question that its step answers is refused with a sentence, and covers the answer all the same', async ({ page }) => {
  await visit(page, '#/nim?heaps=3,4,5&at=answer&ask=outcome&lang=en', 'error');
  await expect(page.getByRole('alert')).toContainText('already gives the answer away');
  await visit(page, '#/nim?heaps=3,4,5&ask=number:f&lang=en', 'error');
  await expect(page.getByRole('alert')).toContainText('number:f');
  expect(await attributes(page)).toEqual({ state: 'error', ask: 'number:f', for: '#/nim?heaps=3,4,5&ask=number:f&lang=en' });
});

test('steps are carried on, and a wrong one is explained and undone', { tag: '@engine' }, async ({ page }) => {
  await ask(page, '#/nim?heaps=3,4,5&ask=perform:2&lang=en');
  await expect(says(page)).toContainText('with heap 2');
  await page.locator('input[name=answer]').fill('6');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ask-missed')).toContainText('Not 6');
  await expect(says(page)).toContainText('with heap 2');
  await page.locator('input[name=answer]').fill('7');
  await page.keyboard.press('Enter');
  await expect(says(page)).toContainText('with heap 3');
  await page.locator('input[name=answer]').fill('2');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ask-feedback')).toHaveClass(/ask-right/);
  await expect(page.locator('.ask-tally')).toContainText('0 right');
});

test('a move is made on the board, a wrong one is taken back, and what was given can be held up', async ({ page }) => {
  await ask(page, '#/nim?heaps=3,4,5&ask=move&lang=en');
  await expect(page.locator('.play-prompt')).toHaveText('Click a blue stone to choose it and all stones after it, then press Take.');
  await page.getByRole('button', { name: 'No move wins' }).click();
  await expect(page.locator('.ask-feedback')).toHaveText('No: there is a winning move. Try again, or see the answer.');
  // Heap 3 is taken, which loses; it is there again, and another move wins.
  const stones = page.locator('.heap-rows tbody tr:nth-child(3) .stones > *');
  const take = page.getByRole('button', { name: 'Take', exact: true });
  await stones.first().click();
  await take.click();
  await expect(page.locator('.ask-feedback')).toHaveText(
    'No: that move doesn’t win. After it your opponent wins with 1 from heap 2. Try again, or see the answer.',
  );
  await expect(page.locator('.stones .free')).toHaveCount(12);
  await expect(verdict(page)).toHaveAttribute('data-state', 'hidden');
  await page.locator('.heap-rows tbody tr:nth-child(1) .stones > *').nth(1).click();
  await take.click();
  await settled(page);
  await expect(page.locator('.ask-feedback')).toHaveText(/^Right: that move wins\./);
  await expect(page.locator('.ask-tally')).toContainText('0 right');
  await ask(page, '#/nim?heaps=1,4,5&ask=move&lang=en');
  await page.getByRole('button', { name: 'No move wins' }).click();
  await settled(page);
  await expect(page.locator('.ask-feedback')).toHaveClass(/ask-right/);
  await ask(page, '#/nim?heaps=3,4,5&ask=outcome&lang=en');
  await page.locator('.ask-choice').first().click();
  await page.getByRole('button', { name: 'Show it large' }).click();
  await expect(page.locator('dialog.ask-held')).toHaveText('N');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.ask-held')).toHaveCount(0);
});

test('every page leads to its questions', async ({ page }) => {
  await visit(page, '#/nim?heaps=3,4,5&lang=en');
  await expect(page.getByRole('link', { name: 'Ask me' })).toHaveCount(1);
  await page.locator('.how summary').click();
  await expect(page.getByRole('link', { name: 'Ask me' })).toHaveCount(2);
  await visit(page, '#/nim?heaps=3,4,5&at=answer&lang=en');
  await page.getByRole('link', { name: 'Ask me' }).first().click();
  await settled(page, 'hidden');
  expect(await page.evaluate(() => location.hash)).toBe('#/nim?heaps=3,4,5&lang=en&ask=outcome&ask-seed=1&ask-level=small');
});
