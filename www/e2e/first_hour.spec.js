/** The first hour: home on one screen, any game by a few keys, the rules and the words where they stand, the first walks, no spoilers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLesson } from '../formats/lesson/parse.js';
import { CONTRACTS } from './contract.js';
import { caption, count, expect, hashOf, IS_LONG, leave, notes, open, overflow, settled, test, verdict, visit } from './fixtures.js';

const GAMES = join(import.meta.dirname, '../games');

/** @type {[id: string, sections: number][]} */
const LESSONS = readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /[/\\]first-[^/\\]*\.lesson\.md$/.test(path))
  .map((path) => [
    String(path.split(/[/\\]/).at(-1)).replace('.lesson.md', ''),
    parseLesson(readFileSync(join(GAMES, path), 'utf8')).sections.length,
  ]);

/** @type {readonly [number, number, string][]} */
const LIVE_LOOKS = [
  [1280, 720, 'projector'],
  [1024, 768, 'projector'],
  [360, 640, 'light'],
];

test('home leads: doors and pictures on the first screen, then every game in its group; two games a screen on a phone', async ({
  page,
}) => {
  for (const [theme, width, height] of /** @type {const} */ ([
    ['light', 1280, 720],
    ['projector', 1280, 720],
    ['light', 1024, 768],
  ])) {
    await page.setViewportSize({ width, height });
    await page.goto(`./#/?theme=${theme}`);
    await expect(page.locator('.card')).toHaveCount(CONTRACTS.length);
    const bottoms = await page.locator('.door, .featured > li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(bottoms).toHaveLength(6);
    expect(Math.max(...bottoms), theme).toBeLessThanOrEqual(height);
    for (const way of ['Play', 'Learn'])
      await expect(page.getByRole('link', { name: new RegExp(`^${way}: `) })).toHaveCount(CONTRACTS.length);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  for (const lang of ['en', 'zh']) {
    await page.goto(`./#/?lang=${lang}`);
    await expect(page.locator('.card')).toHaveCount(CONTRACTS.length);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(screens).toBeLessThanOrEqual(CONTRACTS.length / 2);
    expect((await overflow(page)).sideways).toBe(false);
    const doors = await page.locator('.door').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(Math.max(...doors)).toBeLessThanOrEqual(640);
  }
});

test('the doors: a play in one click, the first lesson, a presenter in two', async ({ page }) => {
  await page.goto('./#/');
  await page.locator('a.door').first().click();
  await settled(page, 'hidden');
  await expect(page).toHaveURL(/#\/nim\?.*play=gentle/);
  await leave(page);
  await page.locator('a.door').nth(1).click();
  await expect(page).toHaveURL(/#\/lesson\?id=first-nim/);
  await expect(page.locator('.prose').first()).toBeVisible();
  await leave(page);
  await page.getByRole('button', { name: /^Teach/ }).click();
  await expect(page.locator('.teaching a')).toHaveCount(7);
  await page.getByRole('link', { name: /^Present a first lesson/ }).click();
  await expect(page.locator('.presenter-note')).toBeVisible();
  await expect(page).toHaveURL(/id=first-nim&present=/);
});

test('a large picture becomes a live board that is stepped right there, by a click or a key', { tag: '@engine' }, async ({ page }) => {
  await page.goto('./#/');
  const pictures = page.locator('.featured > li');
  await expect(pictures).toHaveCount(3);
  expect(page.workers()).toHaveLength(0);
  for (const index of [0, 1, 2]) {
    const picture = pictures.nth(index).locator('button');
    await (index === 0 ? picture.press('ArrowRight') : picture.click());
    await expect(page.locator('.featured > .opened')).toHaveCount(1);
    await expect(count(page)).toContainText(/^0 of [1-9]/);
    await page.keyboard.press('ArrowRight');
    await expect(count(page)).toContainText(/^1 of/);
    await expect(caption(page)).toHaveText(/\S/);
    await expect(page.locator('.opened .rule-told')).toContainText(
      ['stones. First take any number', 'Piles of 8 and 13', 'First to reach'][index] ?? '',
    );
    await expect(page.locator('.opened .board canvas').first()).toBeInViewport();
    // The whole page goes on where one was.
    await expect(page.getByRole('link', { name: 'Whole page' })).toHaveAttribute('href', /at=/);
    await expect(page).toHaveURL(/#\/$/);
  }
  // The keys go on after the answer.
  for (const step of [2, 3, 4, 5, 6, 7, 8]) {
    await page.keyboard.press('ArrowRight');
    await expect(count(page)).toContainText(new RegExp(`^${step} of 16`));
  }
  await page.locator('.featured > .opened').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.featured > .opened')).toHaveCount(0);
  await expect(page.locator('.featured > li button')).toHaveCount(3);
});

for (const [width, height, look] of LIVE_LOOKS)
  test(`${width} × ${height} (${look}): a live picture's board has all the width of its card, and nothing is cut`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const index of [0, 1, 2]) {
      await page.goto('./#/');
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), look);
      await page.locator('.featured > li').nth(index).locator('button').click();
      await expect(count(page)).toContainText(/^0 of [1-9]/);
      const [card, board] = await Promise.all(['.opened', '.opened .board'].map((part) => page.locator(part).boundingBox()));
      expect(board?.width ?? 0).toBeGreaterThan(0.9 * (card?.width ?? Infinity));
      expect(board?.height ?? 0).toBeGreaterThan(200);
      await expect(page.locator('.opened .transport')).toBeInViewport({ ratio: 1 });
      await page.goto('about:blank');
    }
  });

test(
  'any game by ten keys: skip, search, Enter; a play by five; or by the arrows from card to card',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('./#/');
    await page.locator('.card').first().waitFor();
    for (const key of ['Tab', 'Enter', 'Tab', 'r', 'a', 'c', 'e', 'Enter']) await page.keyboard.press(key);
    await settled(page);
    await expect(page).toHaveURL(/#\/race/);
    await leave(page);
    await page.locator('.card').first().waitFor();
    for (const key of ['Tab', 'Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await settled(page, 'hidden');
    await expect(page.locator('.play-status')).toContainText('You to move');
    await leave(page);
    await page.locator('.card a').first().focus();
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(page.locator(':focus')).toHaveText('Wythoff’s game');
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator(':focus')).toHaveText('Dynamic Nim');
    await page.keyboard.press('Enter');
    await settled(page);
    await expect(page).toHaveURL(/#\/dynamic-nim/);
  },
);

test('a search shows all that it counts, apart from one another; a slip of the keyboard is set right by a click', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('./#/');
  const [field, found] = [page.getByRole('searchbox'), page.locator('.finder nav a')];
  await field.fill('stones');
  await expect(found.first()).toBeVisible();
  const said = await page.locator('.finder nav [role=status]').textContent();
  expect(await found.count()).toBe(Number(/\d+/.exec(said ?? '')?.[0]));
  const boxes = await found.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  for (const { left, top, height } of boxes) {
    const above = boxes.filter((box) => box.left === left && box.top < top).at(-1);
    if (above) expect(top - above.bottom).toBeGreaterThanOrEqual(8);
    expect(boxes.filter((box) => box.top === top && box.height !== height)).toEqual([]);
  }
  await field.fill('staricase');
  await expect(page.locator('.finder nav')).toContainText('Did you mean');
  await field.fill('queen stairs');
  await expect(page.locator('.finder nav [role=status] button')).toHaveText(['queen', 'stairs']);
  await field.fill('质数取石子游戏问题');
  await expect(page.locator('.finder nav [role=status] button').first()).toContainText('取石子');
  await field.fill('staricase');
  await page.getByRole('button', { name: 'staircase' }).click();
  await expect(found.first()).toHaveAttribute('href', /#\/staircase/);
});

test('search finds games by what else they are called, and the words of the field; ? opens the help', async ({ page }) => {
  await page.goto('./#/');
  const found = page.locator('.finder nav a');
  for (const [typed, first, href] of /** @type {const} */ ([
    ['取石子', 'Nim', /#\/nim/],
    ['queen', 'Wythoff’s game', /#\/wythoff/],
    ['misere', 'Nim', /#\/nim/],
    ['Nim游戏', 'Nim', /#\/nim/],
    ['威佐夫游戏', 'Wythoff’s game', /#\/wythoff/],
    ['反Nim', 'Nim', /#\/nim/],
    ['how to win at nim', 'Nim', /#\/nim/],
    // A lesson that is called just so.
    ['SG函数', 'Nimbers: different games, one sum', /#\/lesson\?id=nimbers/],
    ['poj 1067', 'POJ 1067 · Wythoff’s game', /#\/wythoff/],
    ['P2252', 'Luogu P2252 · Wythoff’s game', /#\/wythoff/],
    ['洛谷P2197', 'Luogu P2197 · Nim', /#\/nim/],
    // By its title, its contest, or all of a judge.
    ['小约翰的游戏', 'BZOJ 1022 [SHOI2008] 小约翰的游戏 · Nim', /#\/nim\?rule=misere/],
    ['georgia', 'POJ 1704 Georgia and Bob · Online judge problems', /#\/judge\?problem=poj-1704/],
    ['取石子游戏', 'HDU 2516 取石子游戏 · Dynamic Nim', /#\/dynamic-nim/],
    ['SDOI2009', 'Luogu P2148 [SDOI2009] E&D · Online judge problems', /#\/judge\?problem=luogu-p2148/],
    ['wythoff', 'Wythoff’s game', /#\/wythoff/],
    ['HDU', 'HDU 1849 · Nim', /#\/nim/],
    // By its own rule, or one of the laboratory.
    ['HDU1847', 'HDU 1847 · Subtraction games', /#\/subtraction\?set=1,2,4,8/],
    ['poj 2348', 'POJ 2348 · Euclid’s game', /#\/lab\?rule=/],
    ['21 game', 'Subtraction games', /#\/subtraction/],
    ['matchsticks', 'Nim', /#\/nim/],
    ['euclid’s game', 'Laboratory · Euclid’s game', /#\/lab\?rule=/],
    // The very name of an example is before the game that is also called so.
    ['chomp', 'Laboratory · Chomp', /#\/lab\?/],
    // So is a page by one of its names before the games whose names contain it.
    ['OJ', 'Online judge problems', /#\/judge/],
    ['评测', 'Online judge problems', /#\/judge/],
    ['mex', 'Glossary', /#\/words/],
  ])) {
    await page.getByRole('searchbox').fill(typed);
    await expect(found.first()).toContainText(first);
    await expect(found.first()).toHaveAttribute('href', href);
  }
  await expect(found.last()).toContainText('Glossary · mex');
  await expect(found.last()).toHaveAttribute('href', /#\/words/);
  // Who comes back from a result finds the search again.
  await page.getByRole('searchbox').fill('georgia');
  await found.first().click();
  await expect(page).toHaveURL(/problem=poj-1704/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('georgia');
  await expect(found.first()).toContainText('Georgia and Bob');
  // What there is stands apart from a search that found nothing.
  await page.getByRole('searchbox').fill('zqzv');
  await expect(page.locator('.finder nav').first()).toHaveText('Nothing found.');
  await expect(page.locator('.instead')).toContainText('Where to start');
  await expect(page.locator('.instead').getByRole('link', { name: 'Online judge problems' })).toHaveAttribute('href', /#\/judge/);
  await page.getByRole('searchbox').fill('');
  await page.locator('h1').click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Play on the home page begins where whoever starts can win', async ({ page }) => {
  await page.goto('./#/');
  await page.locator('.card').last().waitFor();
  const links = await page.getByRole('link', { name: /^Play: / }).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links).toHaveLength(CONTRACTS.length);
  for (const link of links) {
    await visit(page, link.replace(/[?&]play=.*/, ''));
    await expect(verdict(page)).toHaveAttribute('data-outcome', 'N');
  }
});

test('the header switches games, and a search without a result says so', async ({ page }) => {
  await open(page, '#/nim?heaps=3,4,5&at=answer');
  await page.getByRole('button', { name: 'Nim', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('zzz');
  await expect(dialog.getByRole('status')).toHaveText('Nothing found.');
  await dialog.getByRole('searchbox').fill('hackenbush');
  await expect(dialog.getByRole('link', { name: /^Lessons · / })).toHaveAttribute('href', /id=first-hackenbush/);
  await dialog.getByRole('searchbox').fill('golden');
  await dialog.getByRole('link').first().click();
  await settled(page);
  await expect(page).toHaveURL(/#\/wythoff/);
  await expect(dialog).toHaveCount(0);
});

test('how it is played is one closed line at the end of the panel; it opens and stays while one steps', async ({ page }) => {
  await open(page, '#/nim?heaps=3,4,5');
  const how = page.locator('.how');
  await expect(how).toHaveJSProperty('open', false);
  await how.locator('summary').click();
  await expect(how.locator('li')).toHaveCount(3);
  await page.keyboard.press('ArrowRight');
  await expect(how).toHaveJSProperty('open', true);
});

test('beside a step before the answer the answer is folded, also for screen readers; scripts read it', async ({ page }) => {
  for (const { route, answers } of IS_LONG ? CONTRACTS : CONTRACTS.slice(0, 4)) {
    const [won, data] = /** @type {typeof answers[number]} */ (answers[0]);
    await visit(page, `#/${route}?${won.replace(/&at=[^&]*/, '')}`);
    await expect(page.locator('.answer')).toHaveClass(/folded/);
    await expect(verdict(page)).toHaveAttribute('data-outcome', data.outcome ?? 'N');
    const folded = await verdict(page).boundingBox();
    expect(folded?.height ?? 0).toBeLessThan(2);
    const said = await verdict(page).textContent();
    // What is inert is out of the accessibility tree.
    await expect(page.locator('.answer [inert] output')).toHaveCount(1);
    await page.getByRole('button', { name: 'Who wins?' }).click();
    await expect(page.locator('.answer [inert]')).toHaveCount(0);
    expect((await verdict(page).boundingBox())?.height ?? 0).toBeGreaterThan(20);
    expect(await verdict(page).textContent()).toBe(said);
    await page.getByRole('button', { name: 'Who wins?' }).click();
    await page.keyboard.press('End');
    await expect(page.locator('.answer')).not.toHaveClass(/folded/);
  }
});

test('a word is explained where it stands, by a tap and by the keyboard; all of them together', async ({ page }) => {
  for (const [lang, word, meaning] of /** @type {const} */ ([
    ['en', 'ray', 'A ray ends at the first wall that it hits'],
    ['zh', '射线', '直到被墙挡住'],
  ])) {
    await open(page, `#/dynamic-nim?n=24&k=2&at=11,8&lang=${lang}`);
    const term = page.locator('.caption .term', { hasText: word });
    await term.click();
    await expect(page.locator('.term-card')).toContainText(meaning);
    await page.locator('.board-canvas').click();
    await expect(page.locator('.term-card')).toHaveCount(0);
    await page.goto(`./#/words?lang=${lang}`);
    await expect(page.locator('.meaning')).toHaveCount(41);
    expect(await page.locator('body').innerText()).not.toContain('⟨');
  }
  await open(page, '#/nim?heaps=3,4,5&at=answer');
  await page.locator('.answer .term').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('.term-card')).toContainText('next player wins');
});

test('every game has a first walk of at most ten sections', () => {
  expect(LESSONS).toHaveLength(CONTRACTS.length);
  for (const [, sections] of LESSONS) expect(sections).toBeLessThanOrEqual(10);
});

for (const [index, [id, sections]] of LESSONS.entries()) {
  const title = `the first walk ${id} is walked by the clicker, section by section, to a play; in one language, in the long run in both`;
  test(title, { tag: index % 4 === 0 ? [] : '@long' }, async ({ page }) => {
    for (const lang of IS_LONG ? ['en', 'zh'] : [index % 2 ? 'zh' : 'en']) {
      await page.goto(`./#/lesson?id=${id}&lang=${lang}`);
      await settledIn(page);
      let at = 1;
      for (let key = 0; key < 200 && at < sections; key += 1) {
        await page.keyboard.press('PageDown');
        const now = Number(new URLSearchParams((await hashOf(page)).split('?')[1]).get('s') ?? 1);
        if (now === at) continue;
        expect(now).toBe(at + 1);
        at = now;
        await settledIn(page);
        await expect(notes(page)).toHaveCount(0);
        expect((await page.locator('.prose').innerText()).length).toBeGreaterThan(30);
        expect(await page.locator('body').innerText()).not.toContain('⟨');
      }
      expect(at).toBe(sections);
      await page.keyboard.press('PageUp');
      await expect(page.locator('.guide .soft')).toContainText(String(sections - 1));
      await page.goForward().catch(() => {});
    }
    await page.goto(`./#/lesson?id=${id}&s=${sections}&lang=en`);
    await settledIn(page);
    await page.getByRole('link', { name: 'Play a game' }).click();
    await settled(page, 'hidden');
    await expect(page.locator('.play')).toBeVisible();
  });
}

test('in a play the rules, its start, how to move and why are at hand, and what one chooses by stays in view', async ({ page }) => {
  for (const [width, height] of /** @type {const} */ ([
    [1280, 720],
    [360, 640],
  ])) {
    await page.setViewportSize({ width, height });
    for (const [query, why] of /** @type {const} */ ([
      ['dynamic-nim?n=24&k=2&play=perfect&moves=,1;,2', 'Every take lets the opponent win'],
      ['nim?heaps=3,4,5&play=perfect', 'Then every reply has an answer'],
      ['wythoff?a=12&b=20&play=perfect', 'No move wins: each has an answer.'],
      ['race?sample=official-1&play=perfect', 'Opponent: ('],
    ])) {
      await visit(page, `#/${query}&hide=1`, 'hidden');
      await expect(page.locator('.rule')).toContainText('The start: ');
      if (!query.includes('moves'))
        await expect(page.locator('.play-prompt')).toHaveText(
          /^((You are [AB]|The crown shows the two piles, \(\d+,\s\d+\))\. )?Click .*[.]$/,
        );
      await page.getByRole('button', { name: 'Why?' }).click();
      await expect(page.locator('.explanation')).toContainText(why);
      await expect(page.locator('.explanation h2')).toBeInViewport();
      await expect(page.locator('.explanation')).not.toContainText('Make ');
      // On a phone it lies over the buttons, and the board that it explains stays in view.
      if (width < 560) {
        await expect(page.locator('.stage .board').first()).toBeInViewport({ ratio: 0.6 });
        await page.locator('.explanation').getByRole('button', { name: 'Close' }).click();
      }
      await expect(page.getByRole('button', { name: 'Hint' })).toBeInViewport({ ratio: 1 });
      await page.locator('.how summary').click();
      await expect(page.locator('.how li')).toHaveCount(3);
    }
  }
  await visit(page, '#/nim?heaps=1,4,5');
  await page.getByRole('button', { name: 'Play a game' }).click();
  await expect(page).toHaveURL(/play=gentle/);
});

test('phone: the row at hand and its sentence are in view at every step of a first walk', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const lang of ['en', 'zh']) {
    await page.goto(`./#/lesson?id=first-dynamic-nim&s=6&lang=${lang}`);
    await settledIn(page);
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) {
      await page.keyboard.press(key);
      await expect(caption(page)).toBeInViewport({ ratio: 1 });
      // A table that is narrower than its room is drawn further to the right, and the room is what is in view.
      await expect(page.locator('.stage > .board')).toBeInViewport({ ratio: 0.99 });
      const { bottom, bar } = await page.evaluate(() => ({
        bottom: document.querySelector('.caption')?.getBoundingClientRect().bottom ?? Infinity,
        bar: document.querySelector('.transport')?.getBoundingClientRect().top ?? 0,
      }));
      expect(bottom).toBeLessThanOrEqual(bar);
    }
  }
});

test('a lesson’s board answers its own link; an unknown lesson gets a message', async ({ page }) => {
  await page.goto('./#/lesson?id=first-dynamic-nim&s=7&lang=en');
  await settledIn(page);
  await expect(verdict(page)).toHaveAttribute('data-for', '#/dynamic-nim?n=11&k=2&method=walls&at=11,8');
  await expect(caption(page)).toContainText('f(11) = 3');
  await expect(count(page)).toContainText('30 of 31');
  await page.goto('./#/lesson?id=%3Cb%3E');
  await expect(page.getByRole('alert')).toContainText('“<b>”');
  await page.goto('./#/lesson?id=constructor');
  await expect(page.getByRole('alert')).toContainText('first-nim');
});

/** Waits until the board of a lesson's section is answered; one that asks or is played covers its answer. @param {import('@playwright/test').Page} page */
const settledIn = (page) =>
  expect(
    page.locator('output[name=verdict]:is([data-state=ready]:not([data-ask]), [data-state=hidden]:is([data-ask], .playing *))'),
  ).toHaveCount(1);
