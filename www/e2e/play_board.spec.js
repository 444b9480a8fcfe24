/** Plays on the board: every game is played to its end by clicks on its pieces alone, says what to do next, and ends with a way on. */
import { CONTRACTS, tagOf } from './contract.js';
import { expect, open, test, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** The most clicks of a play. */
const MOST_CLICKS = 120;

/** What can be clicked, the likeliest last; a stone goes with those after it. */
const PIECES = [
  '.stones .free, .stone-board .free',
  '.row-place.can .row-piece:first-child',
  '.row-place.can',
  '.multi-options button',
  '.hackenbush [role=button]',
  '.graph-board .vertex.held',
  '.graph-board .vertex.target',
];

/** Clicks on a canvas, place after place, until one is a move. @param {Page} page */
async function clickCanvas(page) {
  const moves = await page.locator('.moves li').count();
  const box = await page.locator('.board-canvas').boundingBox();
  if (!box) throw new Error('There is no board.');
  for (let row = 0.5; row < 12; row += 1)
    for (let column = 0.5; column < 16; column += 1) {
      await page.mouse.click(box.x + (box.width * column) / 16, box.y + (box.height * row) / 12);
      if ((await page.locator('.moves li').count()) > moves) return;
    }
  throw new Error('No place of the board is a move.');
}

/** One click on the board, or on what the prompt offers when all is chosen. @param {Page} page @param {number} click its number */
async function clickPiece(page, click) {
  const make = page.locator('.play-bar .play-actions .primary:enabled');
  if ((await make.count()) > 0 && click % 2 === 1) return make.click();
  for (const piece of PIECES.toReversed()) {
    const found = page.locator(`.stage ${piece.replaceAll(', ', ', .stage ')}`);
    const count = await found.count();
    if (count === 0) continue;
    return void (await found
      .nth(click % count)
      .click({ force: true, timeout: 2000 })
      .catch(() => {}));
  }
  return clickCanvas(page);
}

/** Where the board is, and on it what stays in its place while stones come and go. @param {Page} page */
const placesOf = (page) =>
  page.evaluate(() =>
    ['.stage .board', '.stage :is(.heap-name, .row-number, .ten, svg, canvas)'].map((what) => {
      const { x = 0, y = 0 } = document.querySelector(what)?.getBoundingClientRect() ?? {};
      return `${what} ${Math.round(x)}, ${Math.round(y)}`;
    }),
  );

/** Moves after which the board must be where it was; a game that goes on may need more room. */
const MOVES_IN_PLACE = 6;

for (const { name, route, play } of CONTRACTS)
  test(`${name}: a play is made by clicks on the board alone, to its end`, { tag: tagOf(name) }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, `#/${route}?${play.from}&play=gentle&seed=1&hide=1&lang=en`, 'hidden');
    const prompt = page.locator('.play-prompt');
    await expect(prompt).toHaveText(/\w/);
    await expect(page.locator('.play-rule')).toHaveText(/^[^{}]*[.]$/);
    for (const one of [prompt, page.locator('.play-rule')]) await expect(one).toBeInViewport({ ratio: 1 });
    // No field waits for text, and the Nim inside is not shown.
    await expect(page.locator('.game :is(input:not([type=radio], [type=checkbox]), textarea):visible')).toHaveCount(0);
    await expect(page.locator('.row-heaps')).toHaveCount(0);
    await expect(page.locator('.stage .chosen')).toHaveCount(0);
    const end = page.locator('.play-end');
    await expect(page.locator('.stage :is(.heap-name, .row-number, .ten, svg, canvas, .multi-options:not(:empty))').first()).toBeVisible();
    const places = await placesOf(page);
    for (let click = 0; click < MOST_CLICKS; click += 1) {
      await expect(page.locator('.play-status')).not.toContainText('thinking');
      if ((await page.locator('.moves li').count()) <= MOVES_IN_PLACE) expect(await placesOf(page)).toEqual(places);
      if ((await end.count()) > 0) break;
      await clickPiece(page, click);
    }
    await expect(end.locator('.play-title')).toHaveText(/win|draw/i);
    await expect(end.locator('.play-why')).toHaveText(/\w.*[.]/);
    await expect(end).toBeInViewport({ ratio: 1 });
    await end.getByRole('button', { name: 'Play again' }).click();
    await expect(page.locator('.moves li')).toHaveCount(0);
    await expect(prompt).toHaveText(/\w/);
  });

test('a hint of Nim leaves equal heaps where it can, and says that one copies from then on', async ({ page }) => {
  await visit(page, '#/nim?heaps=3,1,3&play=perfect&first=you&hide=1', 'hidden');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.play-prompt.hinted')).toHaveText(
    'Take 1 from heap 2: 3, 0, 3 are left. From now on copy your opponent, and you win.',
  );
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.locator('.explanation')).toContainText('Leave equal heaps: whatever your opponent takes from one');
  // In misère play copying to the end loses.
  await visit(page, '#/nim?heaps=3,1,3&rule=misere&play=perfect&first=you&hide=1', 'hidden');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.play-prompt.hinted')).not.toContainText('copy');
});

test('the explanation with XOR writes the heaps in binary, with their XOR below', async ({ page }) => {
  await visit(page, '#/nim?heaps=3,4,5&play=perfect&hide=1', 'hidden');
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.getByRole('button', { name: 'Explain with XOR' }).click();
  await expect(page.locator('.in-binary tr')).toHaveText(['421', 'heap 13011', 'heap 24100', 'heap 35101', 'XOR2010']);
  await expect(page.locator('.explanation')).toContainText('Take 2 from heap 1, and leave 1: then no column has an odd number of ones.');
  // Larger heaps are not written in binary.
  await visit(page, '#/nim?heaps=300,4,5&play=perfect&hide=1', 'hidden');
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.getByRole('button', { name: 'Explain with XOR' }).click();
  await expect(page.locator('.explanation')).toContainText('The XOR of the other heaps is 1.');
  await expect(page.locator('.in-binary')).toHaveCount(0);
});

test('who gave the win away goes back to where that was', async ({ page }) => {
  await visit(page, '#/nim?heaps=1,2&play=perfect&moves=1,2;0,1&hide=1&lang=en', 'hidden');
  await expect(page.locator('.play-title')).toHaveText('The computer wins.');
  await expect(page.locator('.play-why')).toHaveText('The computer took the last stone. You gave the win away on move 1.');
  await page.getByRole('button', { name: 'Go back to move 1, your mistake' }).click();
  await expect(page.locator('.moves li')).toHaveCount(0);
  await expect(page.locator('.play-status')).toContainText('The mistake was: You took 2 from heap 2');
  await expect(page.locator('.play-prompt')).toHaveText('Click a blue stone to take it and all stones after it.');
  // One from the heap of two; the computer takes a heap, and the last stone is left.
  await page.locator('.stones .free').last().click();
  await expect(page.locator('.moves li')).toHaveCount(2);
  await page.locator('.stones .free').last().click();
  await expect(page.locator('.play-why')).toHaveText(/kept it to the end/);
});

test('several mistakes are all named, and the way back is to the first of them', async ({ page }) => {
  await visit(page, '#/nim?heaps=1,3&play=person&moves=0,1;1,1;1,1;1,1&hide=1&lang=en', 'hidden');
  await expect(page.locator('.play-why')).toHaveText('Second player took the last stone. First player gave the win away on moves 1 and 3.');
  await expect(page.getByRole('button', { name: 'Go back to move 1, the first mistake' })).toBeVisible();
});

test('a graph without a token is played from its first vertex', async ({ page }) => {
  await open(page, '#/graph?edges=1-0,2-1&lang=en');
  await page.getByRole('button', { name: 'Play a game' }).click();
  await expect(page).toHaveURL(/tokens=1&.*play=gentle/);
  await expect(page.locator('.play-prompt')).toHaveText('Click a token, then where it goes.');
});

test('what is left at the end of a play lies on the board', async ({ page }) => {
  await visit(page, '#/turning?turn=1&heads=1&play=person&moves=1&hide=1&lang=en', 'hidden');
  await expect(page.locator('.play-title')).toHaveText('First player wins.');
  await expect(page.locator('.row-place.tail')).toHaveCount(1);
});

test('levels are easy, medium and perfect, and links keep their names', async ({ page }) => {
  await visit(page, '#/nim?heaps=1,2&play=gentle&hide=1&lang=en', 'hidden');
  const options = page.getByLabel('Opponent').locator('option');
  await expect(options).toHaveText(['computer: easy', 'computer: medium', 'computer: perfect', 'two players']);
  expect(await options.evaluateAll((all) => all.map((one) => /** @type {HTMLOptionElement} */ (one).value))).toEqual([
    'gentle',
    'beatable',
    'perfect',
    'person',
  ]);
});

test('the Nim inside is shown where it is asked for, and a play begins without it', async ({ page }) => {
  for (const route of ['staircase', 'coins', 'turning', 'parity-piles', 'splitting']) {
    await visit(page, `#/${route}?hide=1&lang=en`, 'hidden');
    await expect(page.locator('.row-game')).toBeVisible();
    await expect(page.locator('.row-heaps')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the hidden Nim' }).click();
    await expect(page.locator('.row-heaps')).toBeVisible();
    await page.getByRole('button', { name: 'Play a game' }).click();
    await expect(page.locator('.play-prompt')).toBeVisible();
    await expect(page.locator('.row-heaps')).toHaveCount(0);
  }
});

test('what can be clicked next is marked, and nothing else', async ({ page }) => {
  const can = page.locator('.row-place.can .row-number');
  await visit(page, '#/splitting?beans=1,0,2,1&play=person&hide=1&lang=en', 'hidden');
  await expect(can).toHaveText([/0$/, /2$/]);
  await page.locator('.row-place').nth(2).click();
  await expect(can).toHaveText([/3$/]);
  await expect(page.locator('.play-prompt')).toContainText('Click a bottle for the first new bean');
  await visit(page, '#/coins?board=1101&reading=blocked&play=person&hide=1&lang=en', 'hidden');
  await expect(can).toHaveText([/1$/, /2$/]);
  await visit(page, '#/turning?turn=1-2&heads=3&play=person&hide=1&lang=en', 'hidden');
  await page.locator('.row-place').first().click();
  await expect(page.locator('.play-prompt')).toHaveText('To turn over: 1. Choose another coin.');
  await expect(page.getByRole('button', { name: 'Turn', exact: true })).toBeDisabled();
  await page.locator('.row-place').nth(2).click();
  await expect(page.locator('.play-prompt')).toHaveText('To turn over: 1, 3. Press Turn.');
  await page.getByRole('button', { name: 'Turn', exact: true }).click();
  await expect(page.locator('.moves li')).toHaveCount(1);
});

test('the end shows what was taken last, and goes on by one button or with another level', async ({ page }) => {
  await visit(page, '#/nim?heaps=1,2&play=gentle&seed=3&moves=0,1;1,2&hide=1&lang=en', 'hidden');
  await expect(page.locator('.play-why')).toContainText('The computer took the last 2 stones.');
  await expect(page.locator('.stage .stones .taken')).toHaveCount(2);
  await expect(page.locator('.stage .stones .taken').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'New game' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Change level' }).click();
  await expect(page.getByLabel('Opponent')).toBeFocused();
  await expect(page.getByLabel('Opponent')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Change level' }).click();
  await expect(page.getByLabel('Opponent')).toBeInViewport({ ratio: 1 });
  // The moves stand below the last board.
  await page.locator('main').evaluate((main) => main.scrollTo(0, 0));
  await expect(page.locator('.moves li').first()).toBeInViewport({ ratio: 1 });
  await page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.heap-rows')).toBeInViewport({ ratio: 1 });
  await visit(page, '#/dynamic-nim?n=12&k=2&play=person&moves=1;2&hide=1&lang=en', 'hidden');
  await expect(page.locator('.ten .taken')).toHaveCount(2);
  await expect(page.locator('.ten i:not(.taken, .gone)')).toHaveCount(9);
});

test('a phone: board, prompt and help are in view together, and an edge of Hackenbush is as wide as a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { name, route, play } of CONTRACTS.filter((game) => tagOf(game.name).length === 0)) {
    await visit(page, `#/${route}?${play.from}&play=gentle&seed=1&hide=1&lang=en`, 'hidden');
    for (const part of ['.stage .board', '.play-prompt']) await expect(page.locator(part).first(), name).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Hint' }), name).toBeInViewport({ ratio: 0.5 });
    if (name !== 'hackenbush') continue;
    const edges = page.locator('.hackenbush-edge[role=button]');
    await expect(edges).toHaveCount(7);
    const box = await page.locator('.hackenbush-edge[aria-label*="5"] .hackenbush-line').first().boundingBox();
    if (!box) throw new Error('There is no edge.');
    // The edge at the ground, 14 pixels beside it.
    await page.mouse.click(box.x + box.width / 2 + 14, box.y + box.height / 2);
    await expect(page.locator('.moves li').first()).toBeVisible();
  }
});

/** Plays with a winning move, and whether their boards are canvases. @type {readonly (readonly [string, boolean])[]} */
const HINTED = [
  ['#/nim?heaps=3,4,5', false],
  ['#/wythoff?a=7&b=9', true],
  ['#/race?board=.A../..../..../...B', true],
  [
    '#/lab?rule=(a,%20b)%20-%3E%20(a-t,%20b)%20for%20t%20in%20%7B1..3%7D%0A(a,%20b)%20-%3E%20(a,%20b-t)%20for%20t%20in%20%7B1..3%7D%0Astart%20(5,%203)',
    true,
  ],
  ['#/graph?edges=1-0,2-1,3-2,3-1&tokens=3', false],
  ['#/parity-piles?piles=3,2,1', false],
  ['#/splitting?beans=1,0,2,1', false],
];

for (const [hash, is_canvas] of HINTED)
  test(`a phone: a hint on ${hash.split('?')[0]} stands below the board, its move is marked, and is made by one tap`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, `${hash}&play=gentle&hide=1&lang=en`, 'hidden');
    const hint = page.locator('.play-prompt.hinted');
    const make = page.locator('.play-bar').getByRole('button', { name: 'Make this move' });
    const drawn = () =>
      page
        .locator('.board-canvas')
        .first()
        .evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
    await expect(page.locator('.play-prompt')).toHaveText(/\w/);
    const before = is_canvas ? await drawn() : '';
    await page.getByRole('button', { name: 'Hint' }).click();
    // One button makes the move, whatever the board has chosen.
    await expect(make).toHaveCount(1);
    for (const part of [hint, make]) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.stage .board').first()).toBeInViewport({ ratio: 0.8 });
    if (is_canvas) await expect.poll(async () => (await drawn()) === before).toBe(false);
    else await expect(page.locator('.stage :is(.chosen, .edge.marked)').first()).toBeVisible();
    await make.click();
    await expect(page.locator('.moves li').first()).toBeVisible();
    await expect(hint).toHaveCount(0);
  });

test('a play that was lost tells one story: the first mistake, the way back to it, and whose the others are', async ({ page }) => {
  // Two people, who both make mistakes.
  await visit(page, '#/nim?heaps=1,3,5&play=person&moves=0,1;1,1;2,1;1,2;2,4&hide=1&lang=en', 'hidden');
  await expect(page.locator('.play-title')).toHaveText('First player wins.');
  await expect(page.locator('.play-why')).toContainText(/Second player gave the win away on moves? 2/);
  await expect(page.getByRole('button', { name: /^Go back to move 2/ })).toBeVisible();
  const told = page.locator('.play-moves > .soft');
  await expect(told).toContainText(/First player [^.]*1 *(,|and) *3/);
  await expect(told).toContainText(/Second player [^.]*2 *(,|and) *4/);
});

test('no choice of a menu is cut', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const theme of ['light', 'projector'])
    for (const query of ['play=perfect', 'ask=move']) {
      await page.goto('about:blank');
      await page.goto(`./#/nim?heaps=3,4,5&${query}&lang=en`);
      const menus = page.locator('.side select');
      await expect(menus.first()).toBeVisible();
      await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
      const cut = await menus.evaluateAll((all) =>
        all
          .filter((menu) => {
            const alone = /** @type {HTMLElement} */ (menu.cloneNode(true));
            alone.style.cssText = 'position: absolute; flex: none; width: max-content; max-width: none';
            menu.after(alone);
            const is_cut = alone.getBoundingClientRect().width > menu.getBoundingClientRect().width + 1;
            alone.remove();
            return is_cut;
          })
          .map((menu) => menu.getAttribute('aria-label')),
      );
      expect(cut, `${theme} ${query}`).toEqual([]);
    }
});

test('a phone: the buttons under the board are whole, in one row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const lang of ['en', 'zh']) {
    await page.goto('about:blank');
    await page.goto(`./#/nim?heaps=3,4,5&play=gentle&lang=${lang}`);
    const buttons = page.locator('.play > .row > button');
    await expect(buttons).toHaveCount(4);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops.map(Math.round)).size, lang).toBe(1);
  }
});
