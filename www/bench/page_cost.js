// What a page costs, measured in a Chromium by its own protocol: its load, and the main-thread work of a step. The budgets of `npm test`
// hold both against a bare page of the same run; `npm run bench` holds them to times, or against another build.

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').CDPSession} CDPSession */
/** @typedef {import('@playwright/test').Page} Page */

export const VIEWPORT = { width: 1280, height: 720 };

/** The link whose load is measured. */
export const FIRST_LINK = '#/dynamic-nim?n=24&k=2&at=11,8';

/** How much slower the processor of a page is made where the time until it answers is measured. */
export const SLOW_DOWN = 4;

/** @typedef {{name: string, hash: string, whole?: boolean}} StepLink `whole`: with all of the table on show */

/** The links whose steps are measured: small and large boards of every game. @type {StepLink[]} */
export const STEP_LINKS = [
  { name: '24 rows, walls', hash: '#/dynamic-nim?n=24&k=2' },
  { name: '400 rows, walls, whole table', hash: '#/dynamic-nim?n=400&k=5/2', whole: true },
  { name: '400 rows, rows method', hash: '#/dynamic-nim?n=400&k=5/2&method=rows&at=300' },
  { name: '20 rows of stars', hash: '#/wythoff?a=12&b=20&method=stars' },
  { name: '90 rows of stars, one by one', hash: '#/wythoff?a=80&b=86&method=stars' },
  { name: '400 rows of stars', hash: '#/wythoff?a=390&b=400&method=stars&at=200,323' },
  { name: 'arcs of a board of 60 × 60', hash: '#/race?sample=open-60' },
  { name: 'the full game of 12 × 12', hash: '#/race?sample=random-12-10-1&method=full' },
];

/**
 * @typedef {object} Load
 * @property {number} ready_ms from the start of the navigation until the frame after the page is ready was drawn
 * @property {number} main_ms processor time of the main thread until then; what other programs do meanwhile is not counted
 * @property {number} process_ms processor time of all threads of the page's process, its start with them
 */

/**
 * Opens an address in a context of its own, so that nothing is there already.
 * @param {Browser} browser
 * @param {string} address
 * @param {() => boolean} isReady asked in the page at every change of it
 * @param {number} slow_down how many times slower the processor of the page is made
 * @returns {Promise<Load>}
 */
export async function load(browser, address, isReady, slow_down) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(`(${watch})(${isReady})`);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow_down });
    await page.goto(address);
    const ready_ms = await page.waitForFunction(() => /** @type {{ready_ms?: number}} */ (window).ready_ms);
    return {
      main_ms: await metric(session, 'TaskDuration'),
      process_ms: await metric(session, 'ProcessTime'),
      ready_ms: Number(await ready_ms.jsonValue()),
    };
  } finally {
    await context.close();
  }
}

/** In the page: keeps the time when it is ready. @param {() => boolean} isReady */
function watch(isReady) {
  new MutationObserver((_, observer) => {
    if (!isReady()) return;
    observer.disconnect();
    // The next frame shows it.
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { ready_ms: performance.now() })));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** In a page of the app: it answers, and says why. */
export const hasAnswered = () =>
  document.querySelector('output')?.dataset.state === 'ready' && Boolean(document.querySelector('.caption')?.textContent);

/**
 * What the first load of an address asks for.
 * @param {Browser} browser
 * @param {string} site
 * @param {string} hash
 * @returns {Promise<string[]>} names below the site, without the page itself
 */
export async function filesOfLoad(browser, site, hash) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const names = [];
  page.on('response', (response) => names.push(response.url().slice(site.length)));
  await page.goto(site + hash);
  await page.waitForFunction(hasAnswered);
  await page.waitForLoadState('networkidle');
  await page.close();
  return names.filter((name) => name !== '' && !name.startsWith('#'));
}

/**
 * A page that loads the same files, has the browser parse and compile them, and does nothing with them: it is ready when all are there.
 * @param {string[]} names
 * @returns {string} HTML
 */
export function bareLoad(names) {
  /** @param {string} ending */
  const those = (ending) => names.filter((name) => name.endsWith(ending));
  const rest = names.filter((name) => !/\.(css|js|wasm)$/.test(name));
  return `<!doctype html><meta charset="utf-8"><title>Bare</title>
${those('.css')
  .map((name) => `<link rel="stylesheet" href="${name}">`)
  .join('')}
<p>Loading</p>
<script type="module">
  const compiled = (href) => new Promise((onload, onerror) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, onload, onerror })));
  await Promise.all([
    ...${JSON.stringify(those('.js'))}.map(compiled),
    ...${JSON.stringify(those('.wasm'))}.map((name) => WebAssembly.compileStreaming(fetch(name))),
    ...${JSON.stringify(rest)}.map((name) => fetch(name).then((response) => response.arrayBuffer())),
  ]);
  document.querySelector('p').textContent = 'Ready';
</script>`;
}

/** In a page of {@link bareLoad}: everything is there. */
export const hasLoaded = () => document.querySelector('p')?.textContent === 'Ready';

/** A page on which a key changes a word and a rectangle: what a step costs that has next to nothing to do. */
export const BARE_STEP = `<!doctype html><meta charset="utf-8"><title>Bare</title>
<canvas width="1000" height="560"></canvas><p></p>
<script>
  const context = document.querySelector('canvas').getContext('2d');
  let step = 0;
  addEventListener('keydown', () => requestAnimationFrame(() => {
    step += 1;
    document.querySelector('p').textContent = 'Step ' + step;
    context.clearRect(0, 0, 1000, 560);
    context.fillRect(step, step, 20, 20);
  }));
</script>`;

/**
 * Opens a page whose time is that of its own clock: however slow the machine, a motion has as many frames and the history is written as
 * often as at 60 frames a second.
 * @param {Browser} browser
 * @param {(page: Page) => Promise<unknown>} open
 * @param {number} [slow_down] how many times slower the processor of the page is made
 * @returns {Promise<Metered>}
 */
export async function openMetered(browser, open, slow_down = 1) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  // The frames of the screen go on, beside the clock.
  await page.addInitScript(() => Object.assign(window, { screenFrame: requestAnimationFrame.bind(window), soon: setTimeout.bind(window) }));
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + PAUSE_AFTER_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow_down });
  // In the thread's own processor time: what other programs do meanwhile is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

/** Pausing a clock moves it on: whatever waits for its time comes before the first step. */
const PAUSE_AFTER_MS = 10_000;

/** @typedef {{page: Page, session: CDPSession}} Metered */

/**
 * Opens a page of the app at a link of {@link STEP_LINKS}, to be stepped.
 * @param {string} site address of the app
 * @param {StepLink} link
 */
export const opensLink =
  (site, { hash, whole }) =>
  /** @param {Page} page */
  async (page) => {
    await page.goto(site + hash);
    await page.waitForFunction(hasAnswered);
    if (whole) await page.getByRole('button', { name: 'Whole table' }).click();
  };

/**
 * Presses → so many times, each from the key to the frame that shows it.
 * @param {Metered} metered
 * @param {number} steps
 * @returns {Promise<number>} main-thread work of a step, in the mean, in milliseconds
 */
export async function workOfSteps({ page, session }, steps) {
  const before_ms = await metric(session, 'TaskDuration');
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(FRAME_MS);
    await page.evaluate(() => {
      const { screenFrame, soon } = /** @type {any} */ (window);
      return new Promise((shown) => screenFrame(() => soon(shown)));
    });
  }
  return ((await metric(session, 'TaskDuration')) - before_ms) / steps;
}

const FRAME_MS = 16;

/**
 * @param {CDPSession} session
 * @param {'TaskDuration' | 'ProcessTime'} wanted
 * @returns {Promise<number>} milliseconds
 */
async function metric(session, wanted) {
  const { metrics } = await session.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === wanted);
  if (!found) throw new Error(`Chromium does not tell ${wanted}.`);
  return found.value * 1000;
}
