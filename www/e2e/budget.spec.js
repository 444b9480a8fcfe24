/** Budgets: what is loaded, how soon it answers, what a step costs. Measured; the figures are printed. */
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { count, expect, open, SINGLE_FILE, test } from './fixtures.js';

test.describe.configure({ mode: 'serial' });

for (const [game, hash] of [
  ['Dynamic Nim', '#/dynamic-nim?n=24&k=2&at=11,8'],
  ['Wythoff', '#/wythoff?a=12&b=20&at=3,5'],
  ['the race', '#/race?sample=rings-15-7'],
]) {
  test(`the first load of ${game} is at most 150 KB (brotli) in all`, async ({ page }) => {
    let total = 0;
    /** @type {Promise<void>[]} */
    const bodies = [];
    page.on('response', (response) => bodies.push(response.body().then((body) => void (total += brotliCompressSync(body).length))));
    await open(page, hash);
    await page.waitForLoadState('networkidle');
    await Promise.all(bodies);
    console.log(`first load, ${game}: ${(total / 1024).toFixed(1)} KB (brotli)`);
    expect(total).toBeGreaterThan(20 * 1024);
    expect(total).toBeLessThanOrEqual(150 * 1024);
  });
}

test('the single file is at most 600 KB', () => {
  const { size } = statSync(fileURLToPath(SINGLE_FILE));
  console.log(`single file: ${(size / 1024).toFixed(1)} KB`);
  expect(size).toBeLessThanOrEqual(600 * 1024);
});

test('interactive within 1 s at a 4 times slower processor, the fastest of five first loads', async ({ browser }) => {
  /** @type {number[]} */
  const times = [];
  for (let load = 0; load < 5; load += 1) {
    const context = await browser.newContext();
    times.push(await interactiveAfter(await context.newPage()));
    await context.close();
  }
  times.sort((one, other) => one - other);
  console.log(`interactive after ${times.map((time) => time.toFixed(0)).join(', ')} ms at 4× slow-down`);
  // Whatever else a shared machine does only adds to a time.
  expect(times[0]).toBeLessThanOrEqual(1000);
});

/** Milliseconds until the page answers and says why; then a key steps it. @param {import('@playwright/test').Page} page */
async function interactiveAfter(page) {
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('output')?.dataset.state !== 'ready' || !document.querySelector('.caption')?.textContent) return;
      observer.disconnect();
      // The next frame shows it.
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { ready_ms: performance.now() })));
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${process.env.MEXPLORER_SITE}#/dynamic-nim?n=24&k=2&at=11,8`);
  await page.waitForFunction(() => 'ready_ms' in window);
  const ready_ms = await page.evaluate(() => /** @type {any} */ (window).ready_ms);
  await page.keyboard.press('ArrowRight');
  await expect(count(page)).toContainText('31 of 70');
  return ready_ms;
}

for (const [name, hash, steps] of /** @type {const} */ ([
  ['24 rows, walls', '#/dynamic-nim?n=24&k=2', 60],
  ['400 rows, walls, whole table', '#/dynamic-nim?n=400&k=5/2', 60],
  ['400 rows, rows method', '#/dynamic-nim?n=400&k=5/2&method=rows&at=300', 60],
  ['20 rows of stars', '#/wythoff?a=12&b=20&method=stars', 60],
  ['90 rows of stars, one by one', '#/wythoff?a=80&b=86&method=stars', 60],
  ['400 rows of stars', '#/wythoff?a=390&b=400&method=stars&at=200,323', 60],
  ['arcs of a board of 60 × 60', '#/race?sample=open-60', 60],
  ['the full game of 12 × 12', '#/race?sample=random-12-10-1&method=full', 15],
])) {
  test(`a step from key to pixels costs under 16 ms of main-thread work: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, hash);
    if (name.includes('whole')) await page.getByRole('button', { name: 'Whole table' }).click();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const task_s = async () =>
      (await session.send('Performance.getMetrics')).metrics.find((one) => one.name === 'TaskDuration')?.value ?? NaN;
    const before = await task_s();
    for (let i = 0; i < steps; i += 1) {
      await page.keyboard.press('ArrowRight');
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
    const per_step_ms = (((await task_s()) - before) * 1000) / steps;
    console.log(`a step, ${name}: ${per_step_ms.toFixed(1)} ms of main-thread work`);
    expect(per_step_ms).toBeLessThan(16);
  });
}
