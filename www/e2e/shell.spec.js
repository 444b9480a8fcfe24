/** What belongs to no game: pages and links of the app, settings, the Worker; random links. */
import { formatLink } from '../ui/link.js';
import { CONTRACTS, GROUPS } from './contract.js';
import {
  AXE,
  attributes,
  count,
  expect,
  hashOf,
  IS_LONG,
  leave,
  open,
  overflow,
  settled,
  test,
  verdict,
  violations,
  visit,
} from './fixtures.js';

test('a wrong address offers the pages that it is nearest to, at most three, and none that it is not near', async ({ page }) => {
  const near = page.locator('main > p.row a');
  for (const [hash, names, route] of /** @type {const} */ ([
    ['#/wythof', ['Wythoff’s game'], '#/wythoff'],
    ['#/dynamic_nim', ['Dynamic Nim'], '#/dynamic-nim'],
    ['#/lessons', ['Lessons'], '#/lesson'],
    ['#/kayles', ['Octal games'], '#/octal'],
  ])) {
    await page.goto('about:blank');
    await page.goto(`./${hash}?lang=en`);
    await expect(page.getByRole('alert')).toContainText(`There is no page “${hash.slice(2)}” here.`);
    await expect(near).toHaveText(names);
    await expect(near.first()).toHaveAttribute('href', new RegExp(`^${route}(\\?|$)`));
  }
  await page.goto('about:blank');
  await page.goto('./#/qqqqqqqq?lang=en');
  await expect(page.getByRole('alert')).toContainText('There is no page “qqqqqqqq” here.');
  await expect(near).toHaveCount(0);
});

test('an unknown page says so and offers home', async ({ page }) => {
  await page.goto('./#/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist');
  await expect(page.getByRole('alert')).toContainText('<img src=x');
  await page.getByRole('link', { name: 'Mexplorer, home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('See why');
});

test('location.search is kept and ignored', async ({ page }) => {
  await page.goto('./?n=3&utm=x#/dynamic-nim?n=24&k=2');
  await settled(page);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?n=3&utm=x#\/dynamic-nim\?n=24&k=2&at=/);
});

test('the home page has every example in its group, and a link that opens it', async ({ page }) => {
  await page.goto('./');
  await page.locator('.card').first().waitFor();
  const links = await page.locator('a.pictured').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  // What they open is gone through game by game, in contract.spec.js.
  const examples = CONTRACTS.map(({ route, examples: all }) => all.map(({ params }) => formatLink(route, Object.entries(params))));
  expect(new Set(links)).toEqual(new Set(examples.flat()));
  for (const { route, examples: all } of GROUPS.flatMap(({ games }) => games)) {
    const second = formatLink(route, Object.entries(all[1]?.params ?? {}));
    await leave(page);
    await page.locator('.groups summary').evaluateAll((all) => all.forEach((one) => /** @type {HTMLElement} */ (one).click()));
    await page.locator(`a.pictured[href="${second}"]`).click();
    await settled(page);
    expect(await hashOf(page)).toBe(second);
    await expect(page.locator('.notes')).toHaveCount(0);
  }
});

test('home solves nothing: no Worker and no solver, and every picture is there in every theme', async ({ page }) => {
  test.slow();
  /** @type {string[]} */
  const fetched = [];
  page.on('request', (request) => fetched.push(request.url()));
  let workers = 0;
  page.on('worker', () => (workers += 1));
  for (const [theme, own] of /** @type {const} */ ([
    ['light', /\.light-/],
    ['dark', /\.dark-/],
    // Without a letter a picture is the same as the light one, and one file.
    ['projector', /\.(projector|light)-/],
  ])) {
    await page.goto(`./#/?theme=${theme}`);
    await page.locator('.card').first().waitFor();
    await page.locator('.groups summary').evaluateAll((all) => all.forEach((one) => /** @type {HTMLElement} */ (one).click()));
    const pictures = page.locator('.thumbnail img');
    await expect(pictures.first()).toHaveAttribute('src', own);
    const addresses = await pictures.evaluateAll(async (/** @type {HTMLImageElement[]} */ images) => {
      for (const image of images) {
        image.scrollIntoView();
        while (!image.complete || image.naturalWidth === 0) await new Promise(requestAnimationFrame);
      }
      return images.map(({ currentSrc }) => currentSrc);
    });
    expect(addresses.length).toBeGreaterThan(38);
    for (const address of addresses) expect(address).toMatch(own);
  }
  expect(workers).toBe(0);
  expect(fetched.filter((url) => /wasm|worker/.test(url))).toEqual([]);
});

test('one solver at a time: another family ends the one before, and coming back from home finds it', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&k=2');
  const [first] = page.workers();
  expect(page.workers()).toHaveLength(1);
  await leave(page);
  await visit(page, '#/dynamic-nim?n=21&k=2');
  expect(page.workers()).toEqual([first]);
  await visit(page, '#/wythoff?a=12&b=20');
  await expect.poll(() => page.workers().length).toBe(1);
  expect(page.workers()).not.toContain(first);
  await visit(page, '#/dynamic-nim?n=24&k=2');
  await expect.poll(() => page.workers().length).toBe(1);
});

test('language, theme, embed and hide travel with every link of the app', async ({ page }) => {
  await page.goto('./#/?lang=zh&theme=dark&embed=1&hide=1');
  await page.locator('.card h3 a').last().click();
  await settled(page, 'hidden');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('header.top')).toHaveCount(0);
  await page.locator('.rule .reset').click();
  await settled(page, 'hidden');
  await expect(page).toHaveURL(/lang=zh&theme=dark&embed=1&hide=1/);
});

test('Reset leads to the page as it first opened, or to the example that was opened', async ({ page }) => {
  for (const [hash, first] of /** @type {const} */ ([
    ['#/dynamic-nim', '0 of 40'],
    ['#/race', '0 of 16'],
    ['#/dynamic-nim?n=24&k=2&method=walls&at=11,8', '30 of 70'],
  ])) {
    await open(page, hash);
    await page.keyboard.press('ArrowRight');
    await expect(count(page)).not.toContainText(first);
    await page.locator('.rule .reset').click();
    await settled(page);
    await expect(count(page)).toContainText(first);
    expect(new URL(page.url()).hash.replace('?lang=en', '').replace('&lang=en', '')).toBe(hash);
  }
});

test('language and theme are chosen and remembered; a link’s theme comes first', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&k=2&at=11,8');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(verdict(page)).toContainText('先手必胜');
  const theme = () => page.locator('html').getAttribute('data-theme');
  expect(await theme()).toBe('light');
  const choose = page.getByRole('button', { name: '主题' });
  for (const [name, next] of /** @type {const} */ ([
    ['投影', 'projector'],
    ['浅色', 'light'],
    ['深色', 'dark'],
    ['跟随系统', 'light'],
  ])) {
    await choose.click();
    await page.getByRole('menuitemradio', { name }).click();
    expect(await theme()).toBe(next);
  }
  // By the keyboard: the menu opens at what is chosen.
  await choose.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: '跟随系统' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await choose.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: '跟随系统' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await theme()).toBe('dark');
  await page.reload();
  await expect(verdict(page)).toContainText('24 颗时先手必胜：取 3 颗');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(verdict(page)).toContainText('the player to move wins');
  await visit(page, '#/dynamic-nim?n=24&k=2&theme=projector');
  expect(await theme()).toBe('projector');
  await visit(page, '#/dynamic-nim?n=24&k=2');
  expect(await theme()).toBe('dark');
});

test('a hundred random hashes never throw, in the long run three hundred', async ({ page }) => {
  test.slow();
  await open(page, '#/dynamic-nim?n=24&k=2');
  await page.evaluate(
    async (hashes) => {
      let state = 7;
      const random = () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) / 2 ** 32;
      const pieces = [
        'a=',
        'b=',
        'x=',
        'map=',
        'method=mex',
        'method=beatty',
        'view=partition',
        'view=zeckendorf',
        'layer=grundy',
        'wythoff?',
        'race?',
        'board=',
        'sample=',
        'AB/..',
        'open-9',
        'from=',
        'play=person',
        'view=growth',
        'method=full',
        'n=',
        'k=',
        'cap=',
        'at=',
        'method=',
        'rows',
        'walls',
        '24',
        '400',
        '1/2',
        '-1',
        '%E0',
        '<b>',
        '&',
        '&',
        '?',
        '/',
        ',',
        '=',
        '#',
        'lang=zh',
        'theme=dark',
        'embed=1',
        'hide=1',
        '9999999999',
        'dynamic-nim?',
        '中',
      ];
      for (let i = 0; i < hashes; i += 1) {
        const page = random();
        let hash = page < 0.4 ? '#/dynamic-nim?' : page < 0.6 ? '#/wythoff?' : page < 0.9 ? '#/race?' : '#/';
        for (let count = random() * 9; count > 0; count -= 1) hash += pieces[Math.floor(random() * pieces.length)];
        location.hash = hash;
        await new Promise((resolve) => setTimeout(resolve, 4));
      }
      location.hash = '#/dynamic-nim?n=24&k=2&lang=en';
    },
    IS_LONG ? 300 : 100,
  );
  await settled(page);
  expect(await attributes(page)).toMatchObject({ moves: '["3"]' });
});

test('a Worker that crashes is replaced, the page says so and goes on', { tag: '@engine' }, async ({ page, complaints }) => {
  // Over one pile the solver of this test panics, whatever it is asked.
  await page.route(/worker-.*\.js$/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const trap = `addEventListener('message', ({ data }) => { if (data.options?.n === '13') data.ask = 'panic'; });`;
    await route.fulfill({ response, body: trap + (await response.text()) });
  });
  await open(page, '#/dynamic-nim?n=24&k=2&at=11,8');
  await page.evaluate(() => (location.hash = '#/dynamic-nim?n=13&k=2'));
  await settled(page, 'error');
  await expect(verdict(page)).toContainText('The solver stopped while it worked on n=13, k=2, method=walls');
  await expect(verdict(page)).toContainText(/panicked at crate\/src\/wasm\/.+:\s+a test asked for it/);
  await expect(count(page)).toContainText('30 of 70');
  await page.evaluate(() => (location.hash = '#/dynamic-nim?n=12&k=2'));
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: '["1"]' });
  expect(complaints.filter((one) => !one.includes('a test asked for it'))).toEqual([]);
  complaints.length = 0;
});

test(
  'a solver that cannot be fetched is tried three times; then the page offers to load again',
  { tag: '@engine' },
  async ({ page, complaints }) => {
    await visit(page, '#/dynamic-nim?n=24&k=2');
    let workers = 0;
    page.on('worker', () => (workers += 1));
    // As after a new version was put in the place of the one that is open.
    await page.route(/worker-.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await visit(page, '#/wythoff?a=12&b=20', 'error');
    await expect(verdict(page)).toContainText('The solver couldn’t start');
    await page.waitForTimeout(1500);
    expect(workers).toBeLessThanOrEqual(3);
    await page.unroute(/worker-.*\.js$/);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await settled(page);
    expect(complaints.every((one) => /404|MIME/.test(one))).toBe(true);
    complaints.length = 0;
  },
);

test('without its script or its words the page says so in both languages, and comes once the network is back', async ({
  page,
  complaints,
}) => {
  const alone = page.locator('.late');
  await page.route(/index-.*\.js$/, (route) => route.abort());
  await page.goto('./#/dynamic-nim?n=24&k=2');
  await expect(page.getByText('Mexplorer is loading…')).toBeVisible();
  await expect(alone).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
  await expect(alone).toContainText('Load the page again');
  await expect(alone).toContainText('请重新载入');
  await page.unroute(/index-.*\.js$/);
  await page.route(/en-.*\.js$/, (route) => route.abort());
  await page.reload();
  await expect(alone).toBeVisible();
  await page.unroute(/en-.*\.js$/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await settled(page);
  await expect(page.locator('.loading')).toHaveCount(0);
  // Another language, and another page: what cannot be had now is had then.
  await page.route(/(zh-CN|page)-.*\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: '中文' }).click();
  await page.evaluate(() => (location.hash = '#/wythoff?a=12&b=20'));
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  await page.unroute(/(zh-CN|page)-.*\.js$/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await settled(page);
  await expect(verdict(page)).toContainText('先手');
  expect(complaints.filter((one) => !/ERR_FAILED|Failed to fetch|module script|imported module/.test(one))).toEqual([]);
  complaints.length = 0;
});

test(
  'steps that were taken quickly never write over the link that Back opens, on a slow processor too @chromium',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '#/dynamic-nim?n=21&k=2');
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (let turn = 0; turn < 4; turn += 1) {
      const first = `#/dynamic-nim?n=21&k=2&at=${turn + 1}`;
      await visit(page, first);
      await visit(page, '#/dynamic-nim?n=24&k=2&at=11');
      for (let step = 0; step <= turn % 4; step += 1) await page.keyboard.press('ArrowRight', { delay: 5 });
      await page.waitForTimeout(60 * turn);
      await page.evaluate(() => history.back());
      await settled(page);
      await expect.poll(() => hashOf(page)).toBe(first);
      await page.waitForTimeout(450);
      expect(await hashOf(page)).toBe(first);
    }
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  },
);

test('About names every part by others and shows its licence @chromium', async ({ page }) => {
  await page.addInitScript({ path: AXE });
  await visit(page, '#/nim?lang=en');
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'About Mexplorer' }).click();
  const dialog = page.getByRole('dialog', { name: 'About Mexplorer' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'num-bigint 0' })).toHaveCount(1);
  await expect(dialog.getByRole('region', { name: 'Their licences' })).toContainText('Copyright (c) 2015-present Jason Miller');
  expect(await violations(page)).toEqual([]);
  expect(await (await page.request.get('./licences.txt')).text()).toContain('Apache License');
});

test('enlarged to four times the page scrolls as one, and its board has room', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&at=11');
  await page.setViewportSize({ width: 320, height: 256 });
  const boxes = await page.evaluate(() =>
    ['header.top', 'main', '.board', '.transport'].map((one) => {
      const { top, bottom } = /** @type {Element} */ (document.querySelector(one)).getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const [header, main, board, transport] = boxes;
  expect(main?.top).toBeGreaterThanOrEqual(header?.bottom ?? Infinity);
  expect((board?.bottom ?? 0) - (board?.top ?? 0)).toBeGreaterThanOrEqual(200);
  expect(transport?.top).toBeGreaterThanOrEqual(main?.bottom ?? Infinity);
  expect(await overflow(page)).toEqual({ sideways: false, down: true });
  const inside = await page.locator('main').evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(inside, 'one scroller').toBeLessThanOrEqual(1);
});

test('with letters of twice their size nothing runs off a phone, upright or on its side', async ({ page }) => {
  const links = ['dynamic-nim?n=24&k=2', 'wythoff?a=12&b=20', 'race?sample=official-1', 'nim?heaps=3,4,5'].flatMap((game) =>
    [`${game}&play=perfect&hide=1`, ...(IS_LONG ? [`${game}&play=perfect&hide=1&lang=zh`, game] : [])].flatMap((link) =>
      [360, 640].map((width) => /** @type {const} */ ([link, width])),
    ),
  );
  for (const [link, width] of links) {
    await page.setViewportSize({ width, height: 1000 - width });
    const is_played = link.includes('play=');
    await visit(page, `#/${link}`, is_played ? 'hidden' : 'ready');
    if (is_played) await page.locator('.play-head').waitFor();
    const beyond = await page.evaluate(() => {
      const root = document.documentElement;
      for (const name of ['--text', '--small', '--caption', '--verdict']) {
        root.style.removeProperty(name);
        root.style.setProperty(name, `${2 * parseFloat(getComputedStyle(root).getPropertyValue(name))}px`);
      }
      // On its side a phone cuts the rule to its first line, until the button beside it shows the whole.
      const sentence = document.querySelector('.rule > span');
      const cut = sentence && getComputedStyle(sentence).overflowX === 'clip' ? sentence : null;
      const parts = [...document.querySelectorAll('.play *, .top, .top *, .transport *, .rule *')].filter(
        (part) => part.getBoundingClientRect().right > innerWidth && (part === cut || !cut?.contains(part)),
      );
      return parts.map((part) => part.outerHTML.slice(0, 80));
    });
    expect(beyond, `${link}, ${width}`).toEqual([]);
  }
});

test('where colours are forced, what is chosen, lit, named and edited keeps its mark @chromium', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&at=11');
  await page.emulateMedia({ forcedColors: 'active' });
  const seen = await page.evaluate(() => {
    /** @param {string} one @param {'backgroundColor' | 'borderBottomWidth'} name */
    const styleOf = (one, name) => getComputedStyle(/** @type {Element} */ (document.querySelector(one)))[name];
    return {
      chosen: styleOf('.methods .chosen', 'backgroundColor') !== styleOf('.methods label:not(.chosen)', 'backgroundColor'),
      lit: styleOf('.code .lit', 'backgroundColor') !== styleOf('.code code:not(.lit)', 'backgroundColor'),
      legend: new Set([...document.querySelectorAll('.legend .swatch')].map((one) => getComputedStyle(one).backgroundColor)).size,
      stack: styleOf('.stack .live .wall', 'backgroundColor'),
      field: styleOf('input[name=n]', 'borderBottomWidth'),
    };
  });
  expect(seen).toEqual({ chosen: true, lit: true, legend: 3, stack: 'rgb(0, 114, 178)', field: '1px' });
  await page.emulateMedia({ forcedColors: 'none' });
});

test('on a phone the header tells the name of every game whole, the Chinese one of Hackenbush in one line', async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [640, 360],
  ]) {
    await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
    for (const route of ['dynamic-nim', 'hackenbush', 'lab', 'race'])
      for (const lang of ['en', 'zh']) {
        await visit(page, `#/${route}?lang=${lang}`);
        const { cut, lines } = await page.locator('.switch span').evaluate((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          return {
            cut: name.scrollWidth > name.clientWidth + 1,
            lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
          };
        });
        expect.soft(cut, `${route} ${lang} ${width}`).toBe(false);
        expect.soft(lines, `${route} ${lang} ${width}`).toBeLessThanOrEqual(route === 'hackenbush' && lang === 'zh' ? 1 : 2);
      }
  }
});
