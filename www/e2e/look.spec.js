/** Layout and accessibility: every theme, both languages, projector and phone, and long strings. */
import { CONTRACTS, GROUPS } from './contract.js';
import { AXE, expect, IS_LONG, open, overflow, test, violations, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Controls smaller than 44 pixels (36 high in a line of text), and neighbours nearer than 8 pixels to one another. The cells of a grid of
 * coins touch, like those of every table; they are at least 24 pixels wide and high, and 36 on a phone.
 * @param {Page} page
 */
const smallControls = (page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll(
        'button:not(.term, .skip, .row-grid > button), .button, input:not([type=radio], .unseen), .methods label, .examples a, .brand',
      ),
    ]
      .filter((control) => control instanceof HTMLElement && control.offsetParent !== null)
      .map((control) => ({ control, box: control.getBoundingClientRect() }));
    const small = controls.filter(({ box }) => box.height < 35.5 || (box.height < 43.5 && box.width < 43.5));
    const near = controls.filter(({ control, box }) => {
      // The numbers of the rule stand in a sentence, with words between them.
      if (control.matches('.number')) return false;
      const after = control.nextElementSibling;
      const next = after && controls.some((one) => one.control === after) ? after.getBoundingClientRect() : null;
      return next && next.top < box.bottom && next.left - box.right < 7.5;
    });
    const least_cell = window.innerWidth < 760 ? 35.5 : 23.5;
    const cells = [...document.querySelectorAll('.row-grid > button')]
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < least_cell);
    return [...small, ...near, ...cells].map(({ control, box }) => `${control.outerHTML.slice(0, 80)} ${box.width}×${box.height}`);
  });

/** Text that does not fit its box. @param {Page} page */
const clipped = (page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button:not(.skip), label, .answer:not(.folded) .verdict, .caption, .legend li, .transport-count, .cost td, h1:not(.unseen), ' +
          'h2, .rule',
      ),
    ]
      .filter((one) => one instanceof HTMLElement && one.offsetParent !== null && one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.outerHTML.slice(0, 120)),
  );

/**
 * The themes as they are looked at: dark is light in other colours, so that only axe can tell them apart, and axe is asked about every
 * theme but light under @long alone, as is what fits where the words are longer.
 * @type {{theme: string, has_axe: boolean, tag: string[]}[]}
 */
const LOOKS = [
  { theme: 'light', has_axe: true, tag: [] },
  { theme: 'projector', has_axe: false, tag: [] },
  { theme: 'dark', has_axe: true, tag: ['@long'] },
  { theme: 'projector', has_axe: true, tag: ['@long'] },
];

for (const { theme, has_axe, tag } of LOOKS) {
  for (const lang of ['en', 'zh', 'en-XA']) {
    for (const [width, height] of /** @type {const} */ ([
      [1280, 720],
      [360, 640],
    ])) {
      // Words change no colours and no roles: every theme is asked about in one language, the lightest in two.
      const asks_axe = has_axe && (lang === 'en' || (lang === 'zh' && theme === 'light'));
      if (tag.length > 0 && theme === 'projector' && !asks_axe) continue;
      const is_long = tag.length > 0 || (lang === 'zh' && width > 400) || (theme === 'projector' && lang !== 'en-XA');
      test(
        `${theme}, ${lang}, ${width}×${height}: fits${asks_axe ? ', and axe finds nothing' : ''}`,
        { tag: is_long ? '@long' : [] },
        async ({ page }) => {
          await page.setViewportSize({ width, height });
          await page.addInitScript({ path: AXE });
          for (const hash of [
            `#/dynamic-nim?n=24&k=2&at=11,8&theme=${theme}&lang=${lang}`,
            `#/dynamic-nim?n=24&k=7/2&method=rows&at=11,3&theme=${theme}&lang=${lang}`,
            `#/dynamic-nim?n=10000000&k=2&theme=${theme}&lang=${lang}`,
          ]) {
            await visit(page, hash);
            // What fades in while there is work is not looked at.
            await expect(page.locator('.work')).toHaveCount(0);
            expect(await overflow(page)).toEqual({ sideways: false, down: false });
            expect(await smallControls(page)).toEqual([]);
            expect(await clipped(page)).toEqual([]);
            if (asks_axe) expect(await violations(page)).toEqual([]);
          }
          await visit(page, `#/dynamic-nim?n=24&k=oops&foo=1&theme=${theme}&lang=${lang}`, 'error');
          expect((await overflow(page)).sideways).toBe(false);
          if (asks_axe) expect(await violations(page)).toEqual([]);
          await page.goto(`./#/?theme=${theme}&lang=${lang}`);
          await expect(page.locator('.thumbnail img').last()).toBeAttached();
          expect((await overflow(page)).sideways).toBe(false);
          if (asks_axe) expect(await violations(page)).toEqual([]);
        },
      );
    }
  }
}

/**
 * What a game is looked at by, where its table says nothing else: its answers, covered in a play, and refused.
 * @param {typeof CONTRACTS[number]} of
 * @returns {[query: string, state: string][]}
 */
const scenesOf = ({ examples, play, wrong, scenes }) =>
  scenes ?? [
    ...examples.map(({ params }) => /** @type {[string, string]} */ ([String(new URLSearchParams(params)), 'ready'])),
    [`${play.from}&play=perfect&hide=1`, 'hidden'],
    [String(wrong.linked[0]?.[0]), 'error'],
  ];

for (const { group, games } of GROUPS) {
  for (const [theme, lang, width, height, asks_axe, tag] of /** @type {[string, string, number, number, boolean, string[]][]} */ ([
    ['light', 'en', 1280, 720, true, []],
    ['projector', 'en-XA', 1280, 720, false, []],
    ['light', 'zh', 360, 640, false, ['@long']],
    ['light', 'en-XA', 1280, 720, false, ['@long']],
    ['light', 'en-XA', 360, 640, false, []],
    ['dark', 'en', 1280, 720, true, ['@long']],
    ['projector', 'en', 1280, 720, true, ['@long']],
  ])) {
    test(`${group}, ${theme}, ${lang}, ${width}×${height}: fits${asks_axe ? ', and axe finds nothing' : ''}`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript({ path: AXE });
      for (const game of games)
        // Of what is ready one is looked at, and in the long run all.
        for (const [query, state] of scenesOf(game).filter(([, is], index) => IS_LONG || index === 0 || is !== 'ready')) {
          const hash = `#/${game.route}?${query}&theme=${theme}&lang=${lang}`;
          await visit(page, hash, state);
          // What a view is about comes after the verdict.
          if (query.includes('view=')) await expect(page.locator('.chart-view figcaption')).toBeVisible();
          const { sideways, down } = await overflow(page);
          expect.soft(sideways || (down && state !== 'error'), `${hash}: scrolls`).toBe(false);
          expect.soft(await smallControls(page), hash).toEqual([]);
          expect.soft(await clipped(page), hash).toEqual([]);
          if (asks_axe) expect.soft(await violations(page), hash).toEqual([]);
        }
    });
  }
}

test('dialogs pass axe too', async ({ page }) => {
  await page.addInitScript({ path: AXE });
  await open(page, '#/dynamic-nim?n=24&k=2&at=24');
  for (const name of ['Examples', 'Share', 'Keys and help']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.locator('.board-canvas').click({ position: { x: 120, y: 300 } });
  await expect(page.locator('.explanation')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('projector: captions of 32 pixels, nothing that matters under 24, strokes of 3', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '#/dynamic-nim?n=24&k=2&at=11,8&theme=projector');
  const sizes = await page.evaluate(() => {
    /** @param {string} selector */
    const size = (selector) => parseFloat(getComputedStyle(/** @type {Element} */ (document.querySelector(selector))).fontSize);
    const style = getComputedStyle(document.documentElement);
    return {
      caption: size('.caption'),
      rest: [
        '.rule',
        '.verdict',
        '.code',
        '.methods label',
        '.transport-count',
        '.legend strong',
        '.stack figcaption',
        '.cost td',
        '.checked',
      ].map(size),
      label: parseFloat(style.getPropertyValue('--board-label')),
      stroke: parseFloat(style.getPropertyValue('--board-stroke')),
      board: document.querySelector('.board-canvas')?.getBoundingClientRect().height ?? 0,
      button: document.querySelector('.round')?.getBoundingClientRect().height,
    };
  });
  expect(sizes.caption).toBeGreaterThanOrEqual(32);
  expect(Math.min(...sizes.rest, sizes.label)).toBeGreaterThanOrEqual(24);
  expect(sizes.stroke).toBeGreaterThanOrEqual(3);
  // What header, rule, legend, two lines of sentence and the transport leave.
  expect(sizes.board).toBeGreaterThanOrEqual(410);
  expect(sizes.button).toBeGreaterThanOrEqual(56);
});

for (const theme of ['light', 'projector'])
  test(`no width loses a control or the seek bar: ${theme}`, { tag: theme === 'light' ? [] : '@long' }, async ({ page }) => {
    for (const [width, height] of /** @type {const} */ ([
      [320, 640],
      [360, 640],
      [560, 360],
      [640, 360],
      [768, 600],
      [768, 1024],
      [900, 700],
      [1024, 768],
      [1180, 700],
    ])) {
      await page.setViewportSize({ width, height });
      await visit(page, `#/dynamic-nim?n=400&k=5/2&method=rows&at=400&theme=${theme}`);
      expect((await overflow(page)).sideways, `${width}×${height}`).toBe(false);
      const seek = await page.locator('.seek').boundingBox();
      expect(seek?.width ?? 0, `seek bar, ${width}×${height}`).toBeGreaterThanOrEqual(100);
    }
  });

test('paper has the board, in light colours', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Playwright cannot have a stock Firefox lay out for paper');
  await open(page, '#/dynamic-nim?n=24&k=2&at=11,8&theme=dark');
  await page.emulateMedia({ media: 'print' });
  const box = await page.locator('.board-canvas').boundingBox();
  expect(box?.height ?? 0).toBeGreaterThan(200);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test('paper has the stones of Nim, and the rings of the race as circles', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Playwright cannot have a stock Firefox lay out for paper');
  await visit(page, '#/nim?heaps=3,4,5');
  await page.emulateMedia({ media: 'print' });
  const rows = await page.locator('.heap-rows').boundingBox();
  const table = await page.locator('.heap-rows table').boundingBox();
  expect(rows?.height ?? 0).toBeGreaterThanOrEqual(table?.height ?? 999);
  await page.emulateMedia({ media: 'screen' });
  await visit(page, '#/race?method=rings&at=2');
  await page.getByRole('button', { name: 'Chart', exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.arcs canvas').first()).toHaveCSS('object-fit', 'contain');
});

test('projector: a link to share is there to its end, all games are seen at once, a word’s picture can be read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '#/dynamic-nim?n=24&k=2&at=11,8&theme=projector');
  const cap = page.locator('.caption .term').first();
  await cap.click();
  const card = await page.locator('.term-card').boundingBox();
  expect((card?.x ?? 999) + (card?.width ?? 999)).toBeLessThanOrEqual(1280);
  await expect(page.locator('.meaning svg')).toBeVisible();
  // The letters of a picture are 11 of its 84 units.
  const picture = await page.locator('.meaning svg').boundingBox();
  expect(((picture?.width ?? 0) * 11) / 84).toBeGreaterThanOrEqual(24);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByLabel('Link to this state');
  expect(
    await link.evaluate(({ scrollHeight, scrollWidth, clientHeight, clientWidth }) => [
      scrollHeight - clientHeight,
      scrollWidth - clientWidth,
    ]),
  ).toEqual([0, 0]);
  await page.keyboard.press('Escape');
  await page.locator('.switch').click();
  await expect(page.locator('dialog .examples a')).toHaveCount(CONTRACTS.length);
  for (const game of await page.locator('dialog .examples a').all()) await expect(game).toBeInViewport({ ratio: 1 });
  expect(await page.locator('dialog').evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
});

test('the share dialog fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '#/dynamic-nim?n=24&k=2&at=11,8');
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.locator('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});

test('phone: help is two taps away on the page of a game', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '#/nim?heaps=3,4,5');
  await page.locator('.switch').click();
  const help = page.getByRole('dialog').getByRole('button', { name: 'Keys and help' });
  await expect(help).toBeInViewport({ ratio: 1 });
  expect(await smallControls(page)).toEqual([]);
  await help.click();
  await expect(page.getByRole('dialog')).toContainText('A step is one decision.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // At a desk the bar has it.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.locator('.switch').click();
  await expect(help).toBeHidden();
});

test('phone: a link to a step opens with the whole of its sentence in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const link of ['nim?heaps=3,4,5&at=answer', 'dynamic-nim?n=30&k=2&at=11']) {
    await open(page, `#/${link}`);
    await expect(page.locator('.caption')).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator('.board')).toBeInViewport({ ratio: 0.99 });
  }
});

test('phone: a tapped cell stays in view above its explanation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const link of ['dynamic-nim?n=30&k=2&at=11', 'wythoff?a=12&b=20&at=3,5', 'race?sample=official-1&at=2']) {
    await open(page, `#/${link}`);
    const board = page.locator('.board-canvas').first();
    await board.click({ position: { x: link.startsWith('race') ? 170 : 60, y: 120 } });
    await expect(page.locator('.explanation h2')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.board').first()).toBeInViewport({ ratio: 0.99 });
  }
});

test('phone: board, answer, sentence and controls are on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const lang of ['en', 'zh']) {
    await open(page, `#/dynamic-nim?n=24&k=2&at=11,8&lang=${lang}`);
    const transport = (await page.locator('.transport').boundingBox())?.y ?? 0;
    // The answer is folded: what opens it is there.
    for (const part of ['.board-canvas', '.answer', '.caption']) {
      const box = await page.locator(part).boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0), `${part}, ${lang}`).toBeLessThanOrEqual(transport);
    }
  }
});

test('at 320 pixels what has a sign alone has a name, and every page a heading', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript({ path: AXE });
  await open(page, '#/sum');
  expect(await violations(page)).toEqual([]);
  await expect(page.locator('summary.signed')).toHaveAccessibleName(/./);
  for (const hash of ['#/lesson?own=1', '#/lesson?z=nothing', '#/collect']) {
    await page.goto('about:blank');
    await page.goto(`./${hash}`);
    await expect(page.locator('main h1')).toHaveCount(1);
    expect(await violations(page), hash).toEqual([]);
  }
});

/** Names of controls in view that show neither words nor a sign of 16 pixels. @param {Page} page */
const blankControls = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button:not(.skip), summary, .button')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().height > 0)
      .filter((control) => {
        const words = /** @type {HTMLElement} */ (control).innerText.trim();
        const signs = [...control.querySelectorAll('svg, canvas, img')].map((sign) => sign.getBoundingClientRect());
        return words === '' && !signs.some(({ width, height }) => width >= 15.5 && height >= 15.5);
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

test('every control shows a word or a sign, in every theme and size', async ({ page }) => {
  for (const route of ['', ...CONTRACTS.map((one) => one.route)]) {
    if (route === '') await page.goto('./#/');
    else await visit(page, `#/${route}`);
    await expect(page.locator('.top .act-share')).toBeVisible();
    for (const [width, height] of /** @type {const} */ ([
      [1280, 720],
      [1024, 768],
      [360, 640],
    ])) {
      await page.setViewportSize({ width, height });
      for (const theme of ['light', 'dark', 'projector']) {
        await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
        expect.soft(await blankControls(page), `#/${route}, ${width}, ${theme}`).toEqual([]);
      }
    }
  }
});
