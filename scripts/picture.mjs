// npm run picture: the pictures of the README and the docs, taken from the running app as it is in dist/.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureChromium } from './browsers.mjs';
import { ROOT } from './process.mjs';
import { command, setup } from './setup.mjs';

/** The states that are shown, by the file's name: a wall that stops a ray; stars and the lines that cover the grid. */
const STATES = {
  picture: '#/dynamic-nim?n=24&k=2&method=walls&at=11,8&theme=light&lang=en',
  stars: '#/wythoff?a=7&b=12&method=stars&at=5,3&theme=light&lang=en',
};

/** The steps that move: rows of the walls, each with the walls that its ray passes. */
const MOVING = { name: 'walls', state: '#/dynamic-nim?n=14&k=2&method=walls&at=9&theme=light&lang=en', from: 14, to: 28, seconds: 1 };

await command(async () => {
  setup();
  const executablePath = ensureChromium();
  const server = spawn(process.execPath, [join(ROOT, 'scripts/serve_dist.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(server.stdout, 'data');
  const address = /http:\S+/.exec(String(line))?.[0];
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath });
  for (const [name, state] of Object.entries(STATES)) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
    await page.goto(`${address}${state}`);
    await page.locator('output[data-state=ready]').waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(ROOT, `docs/${name}.png`) });
    await page.close();
  }
  const page = await browser.newPage({ viewport: { width: 1000, height: 640 } });
  await page.goto(`${address}${MOVING.state}`);
  await page.locator('output[data-state=ready]').waitFor({ state: 'attached' });
  await page.locator('.act-picture').click();
  await page.getByRole('radio', { name: 'every step' }).check();
  await page.getByRole('textbox', { name: 'from step' }).fill(String(MOVING.from));
  await page.getByRole('textbox', { name: 'to step' }).fill(String(MOVING.to));
  await page.getByRole('textbox', { name: 'seconds' }).fill(String(MOVING.seconds));
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'GIF' }).click()]);
  await download.saveAs(join(ROOT, `docs/${MOVING.name}.gif`));
  await browser.close();
  server.kill();
});
