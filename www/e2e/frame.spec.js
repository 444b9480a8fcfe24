/**
 * What no game changes, tried in a browser with one of them. That it holds for every game is proved in Node, from the same tables:
 * www/test/contract.test.js.
 */
import { CONTRACTS } from './contract.js';
import {
  attributes,
  caption,
  count,
  expect,
  expectNoMarkup,
  hashOf,
  IS_LONG,
  leave,
  notes,
  open,
  settled,
  test,
  verdict,
  visit,
} from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Every caption from here on, by a key. @param {Page} page @param {string} key @param {number} steps */
async function captions(page, key, steps) {
  // A number that the Worker is asked for has an ellipsis in its place until it is there.
  const whole = async () => {
    await expect(caption(page)).not.toContainText(/ … /);
    return caption(page).textContent();
  };
  const said = [await whole()];
  for (let i = 0; i < steps; i += 1) {
    await page.keyboard.press(key);
    said.push(await whole());
  }
  return said;
}

const { name, route, answers, wrong, places, no_places, step_name, ...game } = /** @type {typeof CONTRACTS[number]} */ (CONTRACTS[0]);
const [won, data] = /** @type {typeof answers[number]} */ (answers[0]);
/** @param {string} query */
const hash = (query) => `#/${route}?${query}`;

test.describe(`what no game changes, tried with ${name}`, () => {
  test('one verdict answers a link, whatever the step', { tag: '@solver' }, async ({ page }) => {
    for (const [query, said, sentence] of answers) {
      await visit(page, hash(query));
      expect(await attributes(page)).toEqual({ state: 'ready', for: await hashOf(page), ...said });
      if (sentence !== undefined) await expect(verdict(page)).toHaveText(sentence);
      await expect(page.locator('output')).toHaveCount(1);
    }
    await visit(page, hash(won));
    const before = await verdict(page).textContent();
    await page.keyboard.press('End');
    await settled(page);
    expect(await verdict(page).textContent()).toBe(before);
    expect(await attributes(page)).toMatchObject(data);
  });

  test('hide=1 covers the answer and the words of a step until the user asks for them', async ({ page }) => {
    await visit(page, hash(`${won}&hide=1`), 'hidden');
    expect(await attributes(page)).toEqual({ state: 'hidden', for: hash(`${won}&hide=1`) });
    await expect(verdict(page)).toHaveText('Show the answer');
    await page.getByRole('button', { name: 'Show the answer' }).press('Enter');
    await settled(page);
    expect(await attributes(page)).toEqual({ state: 'ready', for: hash(`${won}&hide=1`), ...data });
    for (const [query, said] of game.covered) {
      await visit(page, hash(`${query}&hide=1`), 'hidden');
      await expect(caption(page)).toContainText(said);
    }
  });

  test('wrong values linked: the sentence; the board of the example, or the last good one', async ({ page }) => {
    const first = /** @type {typeof wrong.linked[number]} */ (wrong.linked[0]);
    await open(page, hash(first[0]), 'error');
    await expect(verdict(page)).toHaveText(first[1]);
    await expect(count(page)).toContainText(wrong.count);
    for (const [query, sentence] of wrong.linked) {
      await leave(page);
      await visit(page, hash(query), 'error');
      await expect(verdict(page)).toHaveText(sentence);
      // Where the error is may be told.
      expect(
        Object.keys(await attributes(page))
          .filter((one) => one !== 'error')
          .sort(),
      ).toEqual(['for', 'state']);
      await expect(count(page)).toContainText(wrong.count);
      await expectNoMarkup(page);
    }
    // From a good board it is that one.
    const [kept] = wrong.fields;
    await visit(page, hash(String(kept?.from)));
    await visit(page, hash(first[0]), 'error');
    await expect(count(page)).toContainText(String(kept?.count));
    if (wrong.kept) await expect(notes(page)).toContainText(wrong.kept);
  });

  test('a place of a link is its step, and its last one is found again; stepping rewrites it', async ({ page }) => {
    for (const [row, [query, at, step, next, said]] of places.entries()) {
      await visit(page, hash(`${query}&${step_name}=${at}`));
      await expect(count(page)).toContainText(new RegExp(`^${step} of`));
      if (said !== undefined) await expect(caption(page)).toContainText(said);
      await expect(notes(page)).toHaveCount(0);
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL((url) => url.hash.endsWith(`${step_name}=${next}`));
      const words = (await caption(page).textContent()) ?? '';
      expect(words).not.toBe('');
      const stepped = await hashOf(page);
      // The first is opened cold.
      if (row > 0) await leave(page);
      await (row === 0 ? open : visit)(page, stepped);
      await expect(count(page)).toContainText(new RegExp(`^${step + 1} of`));
      await expect(caption(page)).toHaveText(words);
      await page.keyboard.press('ArrowLeft');
      await expect(page).toHaveURL((url) => url.hash.endsWith(`${step_name}=${at}`));
      await settled(page);
    }
  });

  test('an unknown place gets a note and opens the first step; the answer stays', async ({ page }) => {
    for (const [query, none] of no_places) {
      for (const at of none) {
        await visit(page, hash(`${query}&${step_name}=${at}`));
        await expect(notes(page), at).toContainText(`“${at}”`);
        await expect(count(page)).toContainText(/^0 of/);
        expect(await attributes(page)).toHaveProperty('outcome');
      }
    }
  });

  test('forward and back show the same steps', async ({ page }) => {
    // The lessons are stepped to and fro in Node, all of them.
    for (const [query, steps] of IS_LONG ? game.steps : game.steps.slice(0, 1)) {
      await visit(page, hash(query));
      await expect(count(page)).toContainText(`0 of ${steps}`);
      const forward = await captions(page, 'ArrowRight', steps);
      expect(new Set(forward).size).toBe(steps + 1);
      await expect(count(page)).toContainText(`${steps} of ${steps}`);
      expect((await captions(page, 'ArrowLeft', steps)).reverse(), query).toEqual(forward);
    }
  });

  test('the seek bar and the milestones', async ({ page }) => {
    for (const [query, marks, middle, said] of game.seek) {
      await visit(page, hash(query));
      await expect(count(page)).toContainText(/^0 of [1-9]/);
      for (const mark of marks) {
        await page.keyboard.press('Shift+ArrowRight');
        await expect(count(page)).toContainText(new RegExp(`^${mark} of`));
      }
      await page.keyboard.press('Shift+ArrowLeft');
      await expect(count(page)).toContainText(new RegExp(`^${marks.at(-2)} of`));
      await page.getByRole('slider').first().fill(String(middle));
      await expect(caption(page)).toContainText(said);
      await expect(page.getByRole('slider').first()).toHaveAttribute('aria-valuetext', new RegExp(`^${middle} of`));
    }
  });
});

for (const hash of ['#/nim?heaps=3,4,5&lang=zh', '#/sum?parts=nim:3+subtraction:2-6:17&lang=zh'])
  test(`a phone: the answer that one opens is in view, ${hash.split('?')[0]}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, hash);
    await page.locator('button.fold').click();
    await expect(page.locator('.verdict')).toBeInViewport({ ratio: 1 });
  });

test('a phone: the tools of the race are in view, and so is the theme, by one tap, beside a whole name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const lang of ['en', 'zh']) {
    await open(page, `#/race?sample=official-1&lang=${lang}`);
    await expect(page.locator('.race-tools').first()).toBeInViewport({ ratio: 1 });
  }
  for (const route of ['hackenbush', 'wythoff', 'subtraction', 'parity-piles']) {
    await open(page, `#/${route}?lang=en`);
    const name = page.locator('.switch span');
    expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth), route).toBeLessThanOrEqual(1);
  }
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Projector' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'projector');
});

test('a phone: a strip of ten cells is one row, and a longer one begins each row below its first cell', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const places = () =>
    page.locator('.row-cells > li').evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width } = one.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top), width };
      }),
    );
  for (const hash of ['#/coins?board=1101000100&reading=blocked&lang=zh', '#/turning?turn=1-2&heads=3,5,10&lang=zh']) {
    await open(page, hash);
    const ten = await places();
    expect(ten.length).toBe(10);
    expect(new Set(ten.map(({ top }) => top)).size).toBe(1);
    expect(Math.min(...ten.map(({ width }) => width))).toBeGreaterThanOrEqual(24);
  }
  await open(page, '#/turning?turn=1-2&heads=3,5,18&lang=zh');
  const cells = await places();
  const firsts = cells.filter(({ top }, index) => cells[index - 1]?.top !== top);
  expect(firsts.length).toBeGreaterThan(1);
  expect(new Set(firsts.map(({ left }) => left)).size).toBe(1);
});

test('a phone: at the end of its steps an answer is whole, above the sentence', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const hash of [
    '#/coins?board=1101000100&reading=blocked&lang=zh',
    '#/coins?board=1101000100&reading=blocked&lang=en',
    '#/nim?lang=zh',
    '#/wythoff?lang=en',
    '#/race?lang=en',
    '#/subtraction?lang=en',
  ]) {
    await open(page, hash);
    // The steps may come after the answer.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.locator('.answer.folded')).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect.soft(page.locator('.verdict'), hash).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() =>
        page.evaluate(() => {
          const bottom = (/** @type {string} */ one) => document.querySelector(one)?.getBoundingClientRect().bottom ?? NaN;
          return bottom('.verdict') <= bottom('main') + 1;
        }),
      )
      .toBe(true);
  }
});

test('a phone: Code shows the line of the step under the board, and of the rule its first line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const hash of ['#/dynamic-nim', '#/race', '#/nim', '#/wythoff', '#/subtraction']) {
    await open(page, hash);
    await expect(page.locator('.rule')).toBeVisible();
    await page.getByRole('button', { name: 'Code', exact: true }).click();
    await expect(page.locator('.start-play')).toBeHidden();
    expect((await page.locator('.rule').boundingBox())?.height).toBeLessThan(50);
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('.code .lit').first(), `${hash}, step ${step + 1}`).toBeInViewport({ ratio: 0.9 });
      const inside = await page.evaluate(() => {
        const of = (/** @type {string} */ one) => /** @type {Element} */ (document.querySelector(one)).getBoundingClientRect();
        return of('.code .lit').bottom <= of('.subtitle').top + 1 && of('.stage .board, .stage .sums').bottom <= of('.code').top;
      });
      expect(inside, `${hash}, step ${step + 1}`).toBe(true);
    }
    await page.getByRole('button', { name: 'Code', exact: true }).click();
    await expect(page.locator('.start-play')).toBeVisible();
  }
});
