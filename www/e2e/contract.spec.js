/**
 * What every game is held to, from its table: links, the verdict, wrong values, history, languages, play, keyboard. What no game changes is
 * in `frame.spec.js`.
 */
import { nameOfHash } from '../shell/verdict_attributes.js';
import { CONTRACTS, GROUPS, OWN_NOTES, PLAY_WORDS, tagOf } from './contract.js';
import {
  attributes,
  caption,
  count,
  expect,
  expectNoMarkup,
  foreignWords,
  hashOf,
  IS_LONG,
  notes,
  open,
  ruleField,
  settled,
  test,
  verdict,
  visit,
} from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** A board that is drawn, or made of elements, or what stands in its place. */
const BOARD = '.board-canvas, .board table, .board svg, .board-message, .row-board';

const LANGUAGES = /** @type {const} */ (['en', 'zh']);

/**
 * Every state that the verdict goes through, and whether an answer was with it, until a link is answered.
 * @param {Page} page @param {string} hash @param {string} last
 */
const statesOn = (page, hash, last) =>
  page.evaluate(
    ([wanted, until]) =>
      new Promise((resolve) => {
        const output = /** @type {HTMLElement} */ (document.querySelector('output'));
        /** @type {string[]} */
        const seen = [];
        new MutationObserver((_, observer) => {
          const { state, outcome = '-', winner = '-', grundy = '-', moves = '-' } = output.dataset;
          seen.push([state, outcome, winner, grundy, moves].join(' '));
          if (state !== until || output.dataset.for !== location.hash) return;
          observer.disconnect();
          resolve(seen);
        }).observe(output, { attributes: true });
        location.hash = String(wanted);
      }),
    [hash, last],
  );

for (const { name, route, answers, burst, burst_data, wrong, places, step_name, notes: noted, ...game } of CONTRACTS) {
  /** @param {string} query */
  const hash = (query) => `#/${route}?${query}`;
  const [won, data] = /** @type {typeof answers[number]} */ (answers[0]);
  const written = { outcome: '-', winner: '-', grundy: '-', moves: '-', ...data };
  const answered = [written.outcome, written.winner, written.grundy, written.moves].join(' ');

  // Some of it depends little on the game: with one it is tested always, with the others in the long run.
  const is_first = name === CONTRACTS[0]?.name;
  const frame = is_first ? [] : ['@long'];
  // Nor does it depend on the game which browser it is.
  const engine = is_first ? ['@engine'] : ['@long'];
  const views = tagOf(name);

  test.describe(name, () => {
    test(
      'a changed link makes the verdict work, then answer, all in one go; no reload; the last of fifty counts',
      { tag: engine },
      async ({ page }) => {
        await visit(page, hash(String(answers[1]?.[0])));
        await page.evaluate(() => Object.assign(window, { kept: true }));
        expect(await statesOn(page, hash(won), 'ready')).toEqual(['working - - - -', `ready ${answered}`]);
        expect(await statesOn(page, hash(String(wrong.linked[0]?.[0])), 'error')).toEqual(['working - - - -', 'error - - - -']);
        const links = Array.from({ length: 50 }, (_, index) => hash(burst(index)));
        await page.evaluate((all) => {
          for (const one of all) location.hash = one;
        }, links);
        await settled(page);
        expect(await attributes(page)).toMatchObject({ for: links.at(-1), ...burst_data });
        expect(await page.evaluate(() => 'kept' in window)).toBe(true);
      },
    );

    test('embed=1 has no header and keeps the controls', { tag: frame }, async ({ page }) => {
      await visit(page, hash(`${won}&embed=1`));
      await expect(page.locator('header.top')).toHaveCount(0);
      await page.getByRole('button', { name: 'Next step' }).click();
      await expect(count(page)).toContainText(/^1 of/);
    });

    test(
      'wrong values typed: the sentence beside the field and in the verdict; the last good board stays',
      { tag: frame },
      async ({ page }) => {
        for (const { from, count: at, typed } of wrong.fields) {
          await visit(page, hash(from));
          for (const [label, value, sentence] of typed) {
            const input = await ruleField(page, label);
            await input.fill(value);
            await input.press('Enter');
            await settled(page, 'error');
            await expect(page.locator('#problem')).toHaveText(sentence);
            await expect(verdict(page)).toHaveText(sentence);
            await expect(input).toHaveAttribute('aria-invalid', 'true');
            // A text has its new line.
            expect((await input.inputValue()).trimEnd()).toBe(value);
            // The new line comes into the link a moment later.
            await expect(async () => {
              const { error: _, ...rest } = await attributes(page);
              expect(rest).toEqual({ state: 'error', for: nameOfHash(await hashOf(page)) });
            }).toPass();
            // The last good board stays where it was.
            await expect(count(page)).toContainText(at);
            if (wrong.kept && from === wrong.fields[0]?.from) await expect(notes(page)).toContainText(wrong.kept);
            await page.goBack();
            await settled(page);
            expect(await attributes(page)).toHaveProperty('outcome');
          }
        }
        await expectNoMarkup(page);
      },
    );

    test(
      'unknown names, repeated names and invalid values get notes; the answer stays',
      { tag: OWN_NOTES.includes(name) ? [] : frame },
      async ({ page }) => {
        await visit(page, hash(`${won}&${won.split('&')[0]}&foo=1&__proto__=2&lang=fr&theme=pink`));
        await expect(notes(page).locator('li')).toHaveCount(4);
        for (const word of ['foo, __proto__', '“fr”', '“pink”', 'more than once']) await expect(notes(page)).toContainText(word);
        expect(await attributes(page)).toMatchObject(data);
        for (const [query, words] of noted) {
          await visit(page, hash(query));
          for (const word of words) await expect(notes(page), query).toContainText(word);
          expect(await attributes(page)).toHaveProperty('outcome');
          await expect(page.locator(BOARD).first()).toBeVisible();
        }
      },
    );

    test(
      'stepping rewrites the entry of the history, a new rule is one; back comes home with its step',
      { tag: engine },
      async ({ page }) => {
        const { from, step, label, value, data: changed } = game.change;
        await open(page, hash(from));
        const entries = () => page.evaluate(() => history.length);
        const before = await entries();
        // A link is left as written until a step leaves it.
        await page.waitForTimeout(500);
        expect(await hashOf(page)).toBe(hash(from));
        // Forty-one steps end one step further on.
        for (let i = 0; i <= 40; i += 1) await page.keyboard.press(i % 2 ? 'ArrowLeft' : 'ArrowRight');
        await expect(count(page)).not.toContainText(step);
        await expect.poll(() => hashOf(page)).not.toBe(hash(from));
        await expect(page).toHaveURL(new RegExp(`${step_name}=`));
        await page.keyboard.press('ArrowLeft');
        await expect(page).toHaveURL((url) => url.hash === hash(from));
        expect(await entries()).toBe(before);
        const field = await ruleField(page, label);
        await field.fill(value);
        // In a text it would be a line more.
        if (!(await field.evaluate((element) => element instanceof HTMLTextAreaElement))) await field.press('Enter');
        await expect.poll(() => hashOf(page)).not.toBe(hash(from));
        await settled(page);
        expect(await attributes(page)).toMatchObject(changed);
        const after = await attributes(page);
        expect(await entries()).toBe(before + 1);
        await page.goBack();
        await settled(page);
        expect(await hashOf(page)).toBe(hash(from));
        await expect(count(page)).toContainText(step);
        await page.goForward();
        await settled(page);
        expect(await attributes(page)).toEqual(after);
      },
    );

    for (const language of LANGUAGES) {
      const tag = language === 'en' ? views : frame;
      test(`the keyboard alone, ${language}: walk the board, explain, leave, change the rule and the method`, { tag }, async ({ page }) => {
        const { query, walk, explained, field, method, data: changed } = game.keyboard;
        await open(page, hash(`${query}&lang=${language}`));
        const board = page.locator(typeof walk === 'string' ? walk : '.board-canvas').first();
        // Tab leads to the board, or to its part.
        for (let i = 0; i < 30; i += 1) {
          await page.keyboard.press('Tab');
          if (await board.evaluate((element) => element === document.activeElement)) break;
        }
        await expect(board).toBeFocused();
        await expect(board).toHaveAccessibleName(/./);
        if (typeof walk !== 'string') {
          for (const key of walk.keys) await page.keyboard.press(key);
          await expect(page.locator('.board [role=status]').first()).toContainText(walk.status);
        }
        await page.keyboard.press('Enter');
        for (const words of explained[language]) await expect(page.locator('.explanation')).toContainText(words);
        await page.keyboard.press('Escape');
        await expect(page.locator('.explanation')).toHaveCount(0);
        await expect(board).toBeFocused();
        if (typeof walk !== 'string') {
          await page.keyboard.press('Escape');
          await expect(board).not.toBeFocused();
        }
        await page.locator(`input[name=${field.name}]`).focus();
        await page.keyboard.press(field.key);
        await settled(page);
        await expect(page.locator(`input[name=${field.name}]`)).toHaveValue(field.value);
        if (method) {
          await page.locator('input[name=method]:checked').focus();
          await page.keyboard.press(method.key);
          await expect(page).toHaveURL(new RegExp(`method=${method.name}`));
          await settled(page);
        }
        expect(await attributes(page)).toMatchObject(changed);
      });

      test(
        `a game played to its end by keyboard alone, by its hints, ${language}`,
        { tag: language === 'en' ? views : '@long' },
        async ({ page }) => {
          const { from, data: told, advice, slip } = game.play;
          const words = PLAY_WORDS[language];
          const made = page.locator('.moves li');
          await open(page, hash(`${from}&lang=${language}`));
          await page.getByRole('button', { name: words.play, exact: true }).focus();
          await page.keyboard.press('Enter');
          await settled(page, 'hidden');
          await expect(page).toHaveURL(/play=gentle.*hide=1/);
          expect(Object.keys(await attributes(page)).sort()).toEqual(['for', 'state']);
          // First a slip, told when it is asked for, and taken back.
          await slip(page);
          await expect(made.first()).toBeVisible();
          await expect(page.locator('.moves')).not.toContainText(words.gave);
          await page.getByRole('button', { name: words.slips }).focus();
          await page.keyboard.press('Enter');
          await expect(page.locator('.moves')).toContainText(words.gave);
          await page.getByRole('button', { name: words.undo }).focus();
          await page.keyboard.press('Space');
          await expect(made).toHaveCount(0);
          // One game is played to its end, and in the long run all of them.
          const is_whole = is_first || IS_LONG;
          for (let turn = 0; turn < (is_whole ? 20 : 1); turn += 1) {
            const hint = page.getByRole('button', { name: words.hint });
            const won = page.locator('.play-title').getByText(words.won);
            await expect(hint.and(page.locator(':enabled')).or(won)).toBeVisible();
            if (await won.isVisible()) break;
            await hint.focus();
            await page.keyboard.press('Enter');
            await expect(page.locator('.play-bar')).toContainText(advice[language]);
            await page.locator('.play-bar').getByRole('button', { name: words.follow }).first().press('Enter');
          }
          await expect(page.locator('.moves')).not.toContainText(words.gave);
          if (!is_whole) return;
          await expect(page.locator('.play-status')).toContainText(words.won);
          // Back to the last position that was yours, and the same end again.
          const moves = await made.count();
          await page.getByRole('button', { name: words.undo }).press('Enter');
          await expect(made).toHaveCount(moves - 1);
          await expect(page.locator('.play-status')).not.toContainText(words.won);
          // The verdict still answers the link, and is uncovered only when asked for.
          expect(Object.keys(await attributes(page)).sort()).toEqual(['for', 'state']);
          await page.locator('output button').focus();
          await page.keyboard.press('Enter');
          await settled(page);
          expect(await attributes(page)).toMatchObject(told);
          await page.getByRole('button', { name: words.again }).focus();
          await page.keyboard.press('Enter');
          await expect(made).toHaveCount(0);
        },
      );
    }

    test('play: a losing position, two people, the app first, its replies by the seed, and leaving', { tag: frame }, async ({ page }) => {
      const { from, lost, any, replies } = game.play;
      const made = page.locator('.moves li');
      const status = page.locator('.play-status');
      await visit(page, hash(`${lost[0]}&play=perfect&hide=1`), 'hidden');
      await page.getByRole('button', { name: 'Hint' }).click();
      await expect(page.locator('.play-bar')).toContainText(lost[1]);
      await visit(page, hash(`${from}&play=person&hide=1`), 'hidden');
      await expect(status).toContainText('First player to move');
      await any(page);
      await expect(made).toHaveCount(1);
      await expect(status).toContainText('Second player to move');
      await any(page);
      await expect(status).toContainText('First player to move');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(made).toHaveCount(1);
      await page.getByLabel('Opponent').selectOption('perfect');
      await expect(page).toHaveURL(/play=perfect/);
      await expect(made).toHaveCount(0);
      await page.getByLabel('Who starts').selectOption('other');
      await expect(page).toHaveURL(/first=other/);
      await expect(made).toHaveCount(1);
      await expect(made.first()).toContainText('The computer');
      await expect(status).toContainText('You to move');
      await page.getByLabel('Opponent').selectOption('beatable');
      await expect(page).toHaveURL(/play=beatable.*seed=\d/);
      for (const [seed, move] of replies) {
        await visit(page, hash(`${from}&play=beatable&first=other&seed=${seed}&hide=1`), 'hidden');
        await expect(made.first()).toHaveText(move.replace(` ${PLAY_WORDS.en.gave}`, ''));
        await page.getByRole('button', { name: PLAY_WORDS.en.slips }).click();
        await expect(made.first()).toHaveText(move);
        await expect(made).toHaveCount(1);
      }
      await page.getByLabel('Opponent').selectOption('gentle');
      await expect(page).toHaveURL(/play=gentle.*seed=\d/);
      await page.getByRole('button', { name: 'Leave the game' }).click();
      await settled(page);
      await expect(page.locator('.play')).toHaveCount(0);
      await expect(page).not.toHaveURL(/play=|hide=|first=|seed=|moves=/);
    });

    test(
      'a play is in its link: reload, back, forward, another who opens it, what is no move, and its review',
      { tag: frame },
      async ({ page }) => {
        const { any, line } = game.play;
        const [query, moves, wrong_move] = line;
        const made = page.locator('.moves li');
        const status = page.locator('.play-status');
        // The verdict answers where the play began.
        const begun = `${query}&play=person&hide=1`;
        await open(page, hash(`${begun}&moves=${moves}`), 'hidden');
        await expect(made).toHaveCount(3);
        const [words, position] = [await made.allTextContents(), await status.textContent()];
        expect(words.join()).not.toContain(PLAY_WORDS.en.gave);
        await any(page);
        await expect(made).toHaveCount(4);
        await expect(page).toHaveURL((url) => url.hash.startsWith(hash(`${begun}&moves=${moves};`)));
        await settled(page, 'hidden');
        const fourth = await hashOf(page);
        await page.reload();
        await settled(page, 'hidden');
        await expect(made).toHaveCount(4);
        await page.goBack();
        await settled(page, 'hidden');
        await expect(made).toHaveText(words);
        await expect(status).toHaveText(String(position));
        await page.goForward();
        await settled(page, 'hidden');
        await expect(made).toHaveCount(4);
        expect(await hashOf(page)).toBe(fourth);
        // A move that is none ends the moves; the link is left as it was written.
        const wrong_link = hash(`${begun}&moves=${moves};${wrong_move}`);
        await visit(page, wrong_link, 'hidden');
        await expect(made).toHaveText(words);
        await expect(notes(page)).toContainText(`“${wrong_move}”`);
        expect(await hashOf(page)).toBe(wrong_link);
        // The review: a move leads to its position, the keys to those beside it.
        await made.first().getByRole('button').click();
        await expect(status).toContainText('After 1 of 3 moves');
        await expect(page).toHaveURL(/&move=1$/);
        await expect(page.locator('.play-chooser')).toHaveCount(0);
        await page.getByRole('button', { name: PLAY_WORDS.en.slips }).click();
        await expect(made.first()).toContainText(PLAY_WORDS.en.gave);
        await page.keyboard.press('ArrowRight');
        await expect(status).toContainText('After 2 of 3 moves');
        await expect(page).toHaveURL(/&move=2$/);
        await page.getByRole('button', { name: 'Play on from here' }).click();
        await expect(made).toHaveCount(2);
        await expect(status).toContainText('First player to move');
        expect(await hashOf(page)).toBe(hash(`${begun}&moves=${moves.split(';').slice(0, 2).join(';')}`));
      },
    );

    test(
      'a play is played on a phone: whose turn it is stays in view, and leaving leads back to the step',
      { tag: frame },
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 640 });
        const [query, at] = /** @type {typeof places[number]} */ (places[0]);
        await visit(page, hash(`${query}&${step_name}=${at}`));
        const step = await count(page).textContent();
        await page.locator('main').evaluate((main) => {
          main.scrollTop = 99;
        });
        await page.getByRole('button', { name: PLAY_WORDS.en.play, exact: true }).click();
        await settled(page, 'hidden');
        await expect(page.locator('.play-status')).toBeInViewport();
        await expect(page.locator('.transport')).toBeHidden();
        await page.locator('main').evaluate((main) => {
          main.scrollTop = 9999;
        });
        await expect(page.locator('.play-status')).toBeInViewport();
        // Text twice as large: nothing is wider than the page.
        /** @param {string} text @param {string} small */
        const write = (text, small) =>
          page.evaluate(
            (sizes) => {
              for (const [name, size] of Object.entries(sizes)) document.documentElement.style.setProperty(name, size);
            },
            { '--text': text, '--small': small },
          );
        await write('32px', '28px');
        for (const box of await page
          .locator('.play button, .play select, .play input')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right)))
          expect(box).toBeLessThanOrEqual(360);
        await write('', '');
        await page.getByRole('button', { name: PLAY_WORDS.en.leave }).click();
        await settled(page);
        await expect(count(page)).toHaveText(String(step));
      },
    );

    test('every example opens without a note, and shows its board or chart', { tag: frame }, async ({ page }) => {
      for (const { params } of game.examples) {
        const query = Object.entries(params)
          .map(([one, value]) => `${one}=${encodeURIComponent(value)}`)
          .join('&');
        await visit(page, hash(query), 'hide' in params ? 'hidden' : 'ready');
        await expect(notes(page), query).toHaveCount(0);
        await expect(
          page.locator(`${BOARD}, .chart-view figcaption, .numeration, .sweep-sentence, .stone-board`).first(),
          query,
        ).toBeVisible();
        if (params.at !== undefined) await expect(caption(page), query).not.toBeEmpty();
      }
    });
  });
}

for (const { group, games } of GROUPS)
  test(`${group}: all of the page in Chinese; the language changes without a reload`, async ({ page }) => {
    for (const { route, chinese } of games) {
      const { queries, own, query, verdict: answer, caption: words, title } = chinese;
      for (const one of queries) {
        await visit(page, `#/${route}?${one}&lang=zh`, one.includes('hide') ? 'hidden' : 'ready');
        if (one.includes('view='))
          await expect(page.locator('.chart-view figcaption, .sweep-sentence, .board-canvas').first()).toBeVisible();
        if (one.includes('play=')) await expect(page.locator('.play')).toBeVisible();
        expect(await foreignWords(page, own), `${route}?${one}`).toEqual([]);
      }
      await visit(page, `#/${route}?${query}&lang=en`);
      await page.evaluate(() => Object.assign(window, { kept: true }));
      await expect(count(page)).toContainText(' of ');
      const step = /^(\d+) of (\d+)/.exec((await count(page).textContent()) ?? '');
      await page.getByRole('button', { name: '中文' }).click();
      await expect(verdict(page)).toContainText(answer);
      await expect(caption(page)).toContainText(words);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await expect(count(page)).toContainText(`${step?.[1]} / ${step?.[2]}`);
      expect(await page.evaluate(() => 'kept' in window)).toBe(true);
      await page.getByRole('button', { name: 'EN', exact: true }).click();
      await expect(count(page)).toContainText(`${step?.[1]} of ${step?.[2]}`);
    }
  });
