/** Boards on a projector: the largest thing on the screen, at 1024 × 768 as at 1280 × 720, with nothing cut or covered beside them. */
import { CONTRACTS } from './contract.js';
import { count, expect, settled, test, verdict, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const SIZES = /** @type {const} */ ([
  [1024, 768],
  [1280, 720],
]);

/** The least share of the window that the board of one of the three DP pages takes. */
const LEAST_SHARE = 0.37;

/** The part of the window that the board takes, or what stands in its place. @param {Page} page */
async function boardShare(page) {
  const board = page.locator('.page.game').first().locator('.stage > :not(.under-board, :empty)').first();
  await expect(board).toBeVisible();
  return board.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return { width: width / innerWidth, area: (width * height) / (innerWidth * innerHeight) };
  });
}

/** What is wrong beside the board: choices of more than one line, words that are cut sideways. @param {Page} page */
const faultsBeside = (page) =>
  page.evaluate(() => {
    const side = document.querySelector('.side');
    if (!side) return ['nothing beside the board'];
    const box = side.getBoundingClientRect();
    const isSeen = (/** @type {Element} */ one) =>
      one.clientWidth > 0 && one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen, .folded .verdict, summary');
    const lines = [...side.querySelectorAll('.choices > .methods')]
      .filter(isSeen)
      .filter((one) => new Set([...one.children].map((label) => label.getBoundingClientRect().top)).size > 1);
    const parts = [...side.querySelectorAll('*'), ...document.querySelectorAll('.under-board, .under-board *')].filter(isSeen);
    const cut = parts.filter(
      (one) =>
        (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible') ||
        one.getBoundingClientRect().right > box.right + 1,
    );
    return [...lines.map((one) => `more than one line: ${one.textContent}`), ...cut.map((one) => `cut: ${one.outerHTML.slice(0, 100)}`)];
  });

for (const [width, height] of SIZES) {
  const name = `${width} × ${height}`;
  for (const language of ['en', 'zh'])
    test(`${name}, ${language}: a rule takes two lines at most`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const { route } of CONTRACTS.filter((one) => one.route !== 'lab')) {
        await visit(page, `#/${route}?theme=projector&lang=${language}`);
        const lines = await page
          .locator('.rule > span')
          .evaluate((rule) => rule.clientHeight / parseFloat(getComputedStyle(rule).lineHeight));
        expect.soft(Math.round(lines), route).toBeLessThanOrEqual(2);
        // Its chips are there, in whole.
        const chips = page.locator('.rule .chip').last();
        if ((await chips.count()) > 0) await expect.soft(chips, route).toBeInViewport({ ratio: 1 });
      }
    });

  for (const language of ['en', 'zh'])
    test(`${name}, ${language}: the board is the largest thing, and nothing is cut beside it`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const { route, answers } of CONTRACTS) {
        await visit(page, `#/${route}?${answers[0]?.[0]}&theme=projector&lang=${language}`);
        const share = await boardShare(page);
        expect.soft(share.width, route).toBeGreaterThan(0.6);
        expect.soft(await faultsBeside(page), route).toEqual([]);
        await page.keyboard.press('End');
        await expect(verdict(page)).toBeVisible();
        expect.soft(await faultsBeside(page), `${route} at its end`).toEqual([]);
      }
    });

  for (const language of ['en', 'zh'])
    test(`${name}, ${language}: an answer with many winning moves is in view as a whole`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const hash of ['#/octal?code=0.07&heaps=10,7', '#/octal?code=0.77&heaps=11,9,10', '#/subtraction?set=2-6&heaps=17,30']) {
        await visit(page, `${hash}&theme=projector&lang=${language}`);
        await page.keyboard.press('End');
        await expect(verdict(page)).toBeVisible();
        const below = await verdict(page).evaluate(
          (one) => one.getBoundingClientRect().bottom - (one.closest('.side')?.getBoundingClientRect().bottom ?? 0),
        );
        expect.soft(below, hash).toBeLessThanOrEqual(0);
      }
    });

  test(`${name}: the boards of the DP pages take more than a third of the window`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const hash of ['#/dynamic-nim?n=24&k=2', '#/wythoff?a=11&b=9', '#/race?board=A.../..../..x./...B']) {
      await visit(page, `${hash}&theme=projector&lang=en`);
      expect.soft((await boardShare(page)).area, hash).toBeGreaterThan(LEAST_SHARE);
    }
  });

  test(`${name}: the board of a lesson is larger than its words`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const lesson of ['id=first-dynamic-nim&s=6', 'id=golden-ratio&s=2', 'id=first-race&s=3']) {
      await page.goto(`./#/lesson?${lesson}&theme=projector&lang=en`);
      await expect(verdict(page).first()).toHaveAttribute('data-state', /ready|hidden/);
      expect.soft((await boardShare(page)).width, lesson).toBeGreaterThan(0.6);
    }
  });

  test(`${name}: the small table stands in a free corner, or beside the board`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // The table of 12 is whole.
    await visit(page, '#/dynamic-nim?n=12&k=2&theme=projector&lang=en');
    await expect(page.locator('.overview')).toHaveCount(0);
    await visit(page, `#/dynamic-nim?n=${width > 1100 ? 24 : 20}&k=2&theme=projector&lang=en`);
    await expect(page.locator('.board > .overview')).toBeVisible();
    // Whole, also where a narrower table stands in the middle of its board.
    const [map, board] = [await page.locator('.board > .overview').boundingBox(), await page.locator('.board').boundingBox()];
    expect((map?.x ?? Infinity) + (map?.width ?? 0)).toBeLessThanOrEqual((board?.x ?? 0) + (board?.width ?? 0) + 1);
    await visit(page, '#/dynamic-nim?n=200&k=2&theme=projector&lang=en');
    await expect(page.locator('.legend > .overview')).toBeVisible();
    await expect(page.locator('.board > .overview')).toHaveCount(0);
  });
}

test('where the methods have no room in a line they are a menu, which chooses as the buttons do', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, '#/dynamic-nim?n=24&k=2&theme=projector&lang=en');
  await page.getByRole('combobox', { name: 'Method' }).selectOption('rows');
  await expect(page).toHaveURL(/method=rows/);
  await page.getByRole('combobox', { name: 'View' }).selectOption('map');
  await expect(page).toHaveURL(/view=map/);
  await expect(page.locator('.choices').getByRole('radio')).toHaveCount(0);
});

/** What in the rule touches a line of its words, above it or below it. @param {Page} page */
const touchedLines = (page) =>
  page.evaluate(() => {
    const rule = document.querySelector('.rule');
    if (!rule) return ['no rule'];
    const text = document.createTreeWalker(rule, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('.chips, .faced, .number, button, .change-rule, .unseen')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    /** Lines of letters: from the height of a capital to the base line. @type {DOMRect[]} */
    const lines = [];
    while (text.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(/** @type {Node} */ (text.currentNode));
      for (const { left, top, width, height } of range.getClientRects())
        lines.push(new DOMRect(left, top + height * 0.2, width, height * 0.6));
    }
    const parts = [...rule.querySelectorAll('.chip, .number:not(.chips *), .face')].map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const em = parseFloat(getComputedStyle(one).fontSize);
      const is_lined = one.matches('.number');
      return {
        left,
        right,
        top: is_lined ? (top + bottom) / 2 - em / 2 : top,
        bottom: is_lined ? (top + bottom) / 2 + 0.72 * em + 2 : bottom,
      };
    });
    const faults = lines.flatMap((line) =>
      parts
        .filter(({ left, right }) => left < line.right && right > line.left)
        .filter(({ top, bottom }) => top < line.bottom && bottom > line.top)
        .map(({ top, bottom }) => `${top}–${bottom} on ${line.top}–${line.bottom}`),
    );
    const edge = rule.getBoundingClientRect().top;
    return [...faults, ...lines.filter(({ top }) => top < edge + 2).map(({ top }) => `cut above: ${top} under ${edge}`)];
  });

test('chips and the lines under numbers touch no line of the rule, and its first line is whole', async ({ page }) => {
  for (const [width, height] of SIZES)
    for (const link of ['nim?heaps=3,4,5', 'race?sample=official-1', 'staircase?stairs=1,2,3,4', 'dynamic-nim?n=24&k=2']) {
      await page.setViewportSize({ width, height });
      await visit(page, `#/${link}&theme=projector`);
      expect(await touchedLines(page), `${link} ${width}`).toEqual([]);
    }
});

test('after a method is chosen with the mouse the arrows step; a list that has the focus by keyboard keeps it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '#/dynamic-nim?n=24&k=2&method=walls&theme=projector&lang=en');
  const methods = page.locator('.choices select').first();
  await methods.click();
  await methods.selectOption('rows');
  await settled(page);
  await page.keyboard.press('ArrowRight');
  await expect(count(page)).toContainText(/^1 of /);
  await expect(methods).toHaveValue('rows');
  await methods.focus();
  await page.keyboard.press('ArrowDown');
  await expect(methods).not.toHaveValue('rows');
  await expect(methods).toBeFocused();
});
