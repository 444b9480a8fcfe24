/**
 * A seeded monkey: pointer, touch, keys, typing and links at random. No exception, no stuck state, no growing heap. A short one, and a long
 * one.
 */
import { attributes, expect, open, settled, test } from './fixtures.js';
import { findGames } from '../../scripts/games.mjs';
import { formatLink } from '../ui/link.js';

/** Of the short monkey, and of the long one. */
const [FEW, MANY] = [80, 2000];
const KEYS = [
  'ArrowRight',
  'ArrowLeft',
  'ArrowUp',
  'ArrowDown',
  'Shift+ArrowRight',
  'Shift+ArrowLeft',
  'PageDown',
  'PageUp',
  'Home',
  'End',
  'Space',
  '+',
  '-',
  '?',
  'Escape',
  'Enter',
  'Tab',
  'Shift+Tab',
];
const VALUES = ['0', '1', '2', '7', '24', '121', '400', '401', '1/2', '5/2', '1e9', 'abc', '', '-1', '９', '9'.repeat(60), '2,2,3', '2,0'];
const NIM = [
  'n=24&k=2',
  'n=400&k=5/2&method=rows&at=300',
  'n=30&k=1&method=definition',
  'n=99999999999999999999&k=2&method=numeration',
  'n=12&limit=2,0',
  'n=24&k=2&play=beatable&seed=3&hide=1',
  'n=x',
  'n=60&k=7/2&embed=1',
  `n=1${'0'.repeat(100)}&k=2&method=numeration&view=map`,
  'n=2000000&k=3',
  'n=5000&k=5/2&at=4000&map=3990,0,30',
  'n=40&k=2&view=map',
  'n=24&k=2&view=sweep',
  'n=100&k=3&view=cost',
  'n=24&limit=2,2,3&view=sweep',
];
const WYTHOFF = [
  'a=12&b=20&method=stars&at=3,5',
  'a=300&b=40&method=mex&at=99&layer=grundy',
  `a=1${'0'.repeat(400)}&b=1618${'0'.repeat(397)}&method=beatty`,
  'a=11&b=18&method=beatty&view=partition&x=400',
  'a=7&b=9&play=beatable&seed=3&hide=1',
];
const RACE = [
  'sample=rings-15-7',
  'sample=official-2&method=full&at=answer',
  'sample=two-arcs&method=pairs&at=1',
  'sample=open-40&method=pairs&view=growth',
  'sample=official-1&play=beatable&seed=3&hide=1',
  'sample=random-300-20-1',
  'board=Ax/xB',
];
/** The monkey finds the way to every game: what a first visit fetches stays. */
const GAMES = (await findGames()).map(
  ({ route, fair = {} }) =>
    `${route}?${Object.entries(fair)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')}`,
);
const LINKS = [
  ...NIM.map((query) => `dynamic-nim?${query}`),
  ...WYTHOFF.map((query) => `wythoff?${query}`),
  ...RACE.map((query) => `race?${query}`),
];

/**
 * Opens a link within the page and waits until it is answered, whatever the answer.
 * @param {import('@playwright/test').Page} page @param {string} hash
 */
async function visit(page, hash) {
  await page.evaluate((target) => (location.hash = target), hash);
  await page.waitForFunction((target) => {
    const told = document.querySelector('output')?.dataset;
    return told?.for === target && told.state !== 'working';
  }, hash);
}

// The fingers are real ones to the browser.
test.use({ hasTouch: true });

for (const [actions, seed, lang, size] of /** @type {const} */ ([
  [FEW, 1, 'zh', { width: 360, height: 640 }],
  [MANY, 1, 'en', { width: 1280, height: 720 }],
  [MANY, 2, 'zh', { width: 360, height: 640 }],
])) {
  const tag = actions === MANY ? '@long' : [];
  test(`${actions} random actions, ${lang}, ${size.width}×${size.height}`, { tag }, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, `#/dynamic-nim?n=24&k=2&lang=${lang}`);
    let state = seed;
    const random = () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) / 2 ** 32;
    /** @template T @param {readonly T[]} among @returns {T} */
    const one = (among) => /** @type {T} */ (among[Math.floor(random() * among.length)]);
    const session = await page.context().newCDPSession(page);
    /** The heap in one and the same state: whatever is left beside it was not let go. */
    const heap = async () => {
      await page.keyboard.press('Escape');
      await page.evaluate((hash) => (location.hash = hash), `#/dynamic-nim?n=400&k=5/2&method=walls&lang=${lang}`);
      await settled(page);
      // What ends by itself a moment later is garbage, too.
      const sizes = [];
      for (let time = 0; time < 3; time += 1) {
        await session.send('HeapProfiler.collectGarbage');
        sizes.push((await session.send('Runtime.getHeapUsage')).usedSize);
        await page.waitForTimeout(300);
      }
      return Math.min(...sizes);
    };
    /** @param {number} fingers */
    const touch = async (fingers) => {
      const points = Array.from({ length: fingers }, () => ({ x: random() * size.width, y: random() * size.height }));
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
      const moved = points.map(({ x, y }) => ({ x: x + (random() - 0.5) * 200, y: y + (random() - 0.5) * 200 }));
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: moved });
      await session.send('Input.dispatchTouchEvent', { type: random() < 0.9 ? 'touchEnd' : 'touchCancel', touchPoints: [] });
    };
    // What is fetched once, and stays, is there before the heap is looked at.
    for (const one_link of [...GAMES, ...LINKS]) await visit(page, `#/${one_link}&lang=${lang}`);
    /** @param {number} action */
    const act = async (action) => {
      const kind = random();
      const [x, y] = [random() * size.width, random() * size.height];
      if (kind < 0.4) await page.keyboard.press(one(KEYS));
      else if (kind < 0.58) await page.mouse.click(x, y);
      else if (kind < 0.62) await page.touchscreen.tap(x, y);
      else if (kind < 0.65) await touch(random() < 0.5 ? 1 : 2);
      else if (kind < 0.75) {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(random() * size.width, random() * size.height, { steps: 3 });
        await page.mouse.up();
      } else if (kind < 0.82) {
        await page.mouse.move(x, y);
        await page.keyboard.down('Control');
        await page.mouse.wheel(0, random() < 0.5 ? -200 : 200);
        await page.keyboard.up('Control');
      } else if (kind < 0.92) {
        await page.keyboard.insertText(one(VALUES));
        await page.keyboard.press('Enter');
      } else if (kind < 0.98) await page.evaluate((hash) => (location.hash = hash), `#/${one(LINKS)}&lang=${lang}`);
      else await page.goBack({ timeout: 2000 }).catch(() => {});
      // Printing would hold the page for ever, and leaving it is not what is tested.
      if (action % 50 === 0) await page.evaluate(() => Object.assign(window, { print: () => {} }));
      if (!page.url().includes('/some/where/')) await open(page, `#/dynamic-nim?n=24&k=2&lang=${lang}`);
    };
    const third = Math.floor(actions / 3);
    for (let action = 0; action < 2 * third; action += 1) await act(action);
    // Of a short run the last third may still be the first to fetch something.
    const limit = actions === MANY ? 1.1 : 1.2;
    let before = await heap();
    let grown = Infinity;
    // What is fetched once makes the heap grow once, however late; what is never let go makes it grow every time.
    for (let time = 0; time < 2 && grown >= limit; time += 1) {
      for (let action = 0; action < third; action += 1) await act(action);
      const after = await heap();
      grown = after / before;
      before = after;
      console.log(`heap over a third, ${lang}: ${((grown - 1) * 100).toFixed(1)} %`);
    }
    expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: '["3","13","82"]' });
    expect(grown).toBeLessThan(limit);
  });
}

/** Links of every example, alone, played and asked, and pages without a game. */
const POSITIONS = (await findGames()).flatMap(({ route, examples }) =>
  examples.flatMap(({ params }, at) => {
    const link = formatLink(route, new Map(Object.entries(params)));
    return at > 0 ? [link] : [link, `${link}&play=beatable&seed=3&hide=1`, `${link}&ask=outcome`];
  }),
);
const OTHERS = ['', 'lesson', 'lesson?id=walls', 'collect', 'judge', 'values?game=dynamic-nim&list=losing&to=30'];

/** Worksheets whose pictures fill the browser's own store of pictures, where each has a document: it holds about 24. */
const SHEETS = 30;

test('after 2,000 positions on all pages there are as many listeners and documents as before', { tag: '@long' }, async ({ page }) => {
  await open(page, '#/nim?heaps=3,4,5&lang=en');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  /** @param {string} link of a page without a game @param {string} shown what it shows once it is there */
  async function visitOther(link, shown) {
    await page.evaluate((target) => (location.hash = target), `#/${link}`);
    await expect(page.locator(shown).first()).toBeVisible();
  }
  /** @param {number} seed */
  const visitSheet = (seed) => visitOther(`worksheet?game=nim&count=1&seed=${seed}`, '.sheet img');
  /** @param {number} round */
  async function visitAll(round) {
    for (const link of POSITIONS) await visit(page, link);
    for (const other of OTHERS) await visitOther(other, 'main h1, main h2');
    await visitSheet(round);
    return POSITIONS.length + OTHERS.length + 1;
  }
  /** What there is on one and the same page. */
  async function counted() {
    await visit(page, '#/nim?heaps=3,4,5');
    const counts = { listeners: Infinity, documents: Infinity };
    // What ends by itself a moment later is garbage, too.
    for (let time = 0; time < 3; time += 1) {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const now = new Map(metrics.map(({ name, value }) => [name, value]));
      counts.listeners = Math.min(counts.listeners, Number(now.get('JSEventListeners')));
      counts.documents = Math.min(counts.documents, Number(now.get('Documents')));
      await page.waitForTimeout(300);
    }
    return counts;
  }
  for (let seed = 100; seed < 100 + SHEETS; seed += 1) await visitSheet(seed);
  // The first round fetches what stays.
  await visitAll(0);
  const before = await counted();
  for (let round = 1, visited = 0; visited < 2000; round += 1) visited += await visitAll(round);
  const after = await counted();
  console.log('listeners and documents', before, after);
  expect(after.listeners).toBe(before.listeners);
  // How many pictures are in store goes up and down by one or two.
  expect(after.documents).toBeLessThanOrEqual(before.documents + 3);
});
