/** Result codes: shown after a series and a lesson, kept, pasted by a class, made a table and a file. */
import { readFileSync } from 'node:fs';
import { generate } from 'lean-qr';
import { codeOf } from '../formats/results/code.js';
import { expect, test, verdict } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const LESSON = `# Two questions
## #/nim?heaps=3,4,5
ask: outcome
Who?
## #/nim?heaps=1,2,3
ask: outcome
And here?
`;

/** @param {Page} page */
const code = async (page) => (await page.locator('.result-code code').textContent()) ?? '';

/** Opens a link that nothing was answered on. @param {Page} page @param {string} hash */
async function show(page, hash) {
  await page.goto('about:blank');
  await page.goto(`./${hash}`);
}

/** Answers the question on show. @param {Page} page @param {'N' | 'P'} outcome */
async function answer(page, outcome) {
  await expect(verdict(page)).toHaveAttribute('data-state', 'hidden');
  await expect(page.locator('.section').first()).not.toHaveClass(/posing/);
  await page.locator(`.ask-choice.ask-${outcome}`).click();
  await expect(page.locator('.ask-feedback')).toBeVisible();
}

test('a series and a lesson have codes, which a reload keeps; a class pastes them', { tag: '@engine' }, async ({ page }) => {
  await show(page, '#/nim?ask=outcome&ask-seed=1&lang=en');
  for (const outcome of /** @type {const} */ (['N', 'P', 'N'])) {
    await answer(page, outcome);
    if (outcome !== 'N' || (await page.locator('.ask-tally').textContent())?.startsWith('1 '))
      await page.getByRole('button', { name: 'Next question' }).click();
  }
  const series = await code(page);
  await show(page, `#/lesson?z=${encodeURIComponent(LESSON)}&lang=en`);
  await answer(page, 'N');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  // Not while the last question is open.
  await expect(page.locator('.ask-choice.ask-N')).toBeVisible();
  await expect(page.locator('.result-code')).toHaveCount(0);
  await answer(page, 'N');
  const lesson = await code(page);
  await page.reload();
  await expect(page.locator('.result-code code')).toHaveText(lesson);
  // The first answer counts.
  await answer(page, 'P');
  await expect(page.locator('.result-code code')).toHaveText(lesson);

  await show(page, '#/collect?lang=en');
  const lines = page.getByRole('textbox', { name: 'Names and codes' });
  await lines.fill(
    `Ann ${series}\nBob ${series}\nEve ${lesson}\nKim ${series.slice(0, -2)}${series.at(-2) === '0' ? '1' : '0'}${series.at(-1)}\nJoe ?`,
  );
  await expect(page.getByRole('status').first()).toContainText('Line 4: the code');
  await expect(page.getByRole('status').first()).toContainText('Line 5: “?” is not a result code');
  await expect(page.locator('main')).toContainText('It can be forged');
  const tables = page.locator('main > section');
  await expect(tables.nth(0)).toContainText('Nim · Who wins · Normal');
  await expect(tables.nth(0).locator('tbody').first().locator('tr')).toHaveCount(3);
  await expect(tables.nth(1)).toContainText('A lesson that isn’t here');
  await expect(tables.nth(1)).toContainText('N (1 ×)');
  await page.reload();
  await expect(lines).toHaveValue(/^Ann /);
  await tables.nth(0).getByRole('link', { name: '2', exact: true }).click();
  await expect(verdict(page)).toHaveAttribute('data-for', '#/nim?ask=outcome&ask-seed=2&ask-level=usual&lang=en');
});

test('a table is saved as a file; in Chinese; on a phone', { tag: '@chromium' }, async ({ page }, info) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await show(page, '#/collect?lang=zh');
  await page.locator('textarea').fill('王小明，3KVV-F13C-2M6R\n李 3KVV-F13C-2M6R');
  await expect(page.locator('main > section')).toContainText('尼姆博弈 · 谁必胜 · 普通');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '存为 CSV' }).click();
  const path = info.outputPath('results.csv');
  await (await download).saveAs(path);
  expect(readFileSync(path, 'utf8')).toBe(
    '\uFEFF"名字","1","2","3","第一次就答对"\r\n"王小明","1","P","?","1"\r\n"李","1","P","?","1"\r\n',
  );
});

test(
  'a camera reads the codes of a class, thirty in one picture, and a photo those that are new',
  { tag: '@chromium' },
  async ({ page }) => {
    const pupils = Array.from({ length: 30 }, (_, index) => {
      const results = [0, 1, 2].map((place) => ({
        status: /** @type {'right' | 'shown'} */ ((index >> place) % 2 ? 'right' : 'shown'),
        given: '',
      }));
      return `Pupil ${index + 1} ${codeOf({ is_series: true, about: 77, first: 1, results })}`;
    });
    const squares = pupils.map((line) => {
      const code = generate(line);
      return Array.from({ length: code.size }, (_, y) => Array.from({ length: code.size }, (__, x) => code.get(x, y)));
    });
    // A class as a camera sees it: tilted screens on a grey wall, in a picture that is not quite sharp.
    await page.addInitScript((all) => {
      const [wall, codes] = [0, 1].map(() => Object.assign(document.createElement('canvas'), { width: 1920, height: 1080 }));
      const [seen, sharp] = [wall, codes].map((canvas) => canvas?.getContext('2d'));
      if (!wall || !codes || !seen || !sharp) return;
      const show = (/** @type {number} */ count) => {
        sharp.fillStyle = '#8d8a85';
        sharp.fillRect(0, 0, codes.width, codes.height);
        all.slice(0, count).forEach((rows, index) => {
          const cell = 190 / (rows.length + 8);
          sharp.save();
          sharp.translate(170 + 315 * (index % 6), 110 + 215 * Math.floor(index / 6));
          sharp.rotate(0.12 * Math.sin(index * 2.3));
          sharp.fillStyle = '#f4f1ea';
          sharp.fillRect(-95, -95, 190, 190);
          sharp.fillStyle = '#22211f';
          rows.forEach((row, y) =>
            row.forEach((is_dark, x) => is_dark && sharp.fillRect(-95 + (x + 4) * cell, -95 + (y + 4) * cell, cell + 0.3, cell + 0.3)),
          );
          sharp.restore();
        });
        seen.filter = 'blur(0.8px)';
        seen.drawImage(codes, 0, 0);
      };
      show(0);
      // A stream has a frame whenever something is drawn.
      setInterval(() => seen.fillRect(0, 0, 1, 1), 80);
      Object.assign(window, { wall, show });
      if (isSecureContext) navigator.mediaDevices.getUserMedia = async () => wall.captureStream(15);
    }, squares);
    await show(page, '#/collect?lang=en');
    await page.getByRole('button', { name: 'Use the camera' }).click();
    const seen = page.locator('.scan video');
    const frames = async () => Number(await seen.getAttribute('data-frames'));
    await expect.poll(frames, { timeout: 60_000 }).toBeGreaterThan(0);
    const lines = page.getByRole('textbox', { name: 'Names and codes' });
    const read = async () => (await lines.inputValue()).split('\n').filter(Boolean);
    for (const count of [8, 20, 30]) {
      // A frame may have been taken before.
      const before = (await frames()) + 1;
      await page.evaluate((so_many) => Reflect.get(window, 'show')(so_many), count);
      await expect.poll(async () => (await read()).length, { timeout: 60_000, intervals: [20] }).toBe(count);
      expect((await frames()) - before).toBeLessThanOrEqual(10);
    }
    expect((await read()).toSorted()).toEqual(pupils.toSorted());
    await expect(page.getByText('30 results')).toBeVisible();
    await page.getByRole('button', { name: 'Stop the camera' }).click();
    await expect(seen).toHaveCount(0);

    await page.getByRole('button', { name: 'Clear' }).click();
    const photo = await page.evaluate(() =>
      Reflect.get(window, 'wall')
        .toDataURL('image/png')
        .replace(/^[^,]*,/, ''),
    );
    const input = page.locator('.scan input[type=file]');
    await input.setInputFiles({ name: 'class.png', mimeType: 'image/png', buffer: Buffer.from(photo, 'base64') });
    await expect.poll(async () => (await read()).length, { timeout: 60_000 }).toBe(30);
    await input.setInputFiles({ name: 'class.png', mimeType: 'image/png', buffer: Buffer.from(photo, 'base64') });
    await expect(page.locator('.scan [role=status]')).toHaveText('No new result code in this picture.');
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(page.locator('.scan [role=status]')).toContainText('“notes.txt” is not a picture');
  },
);

test('without a camera the page says so', { tag: '@chromium' }, async ({ page }) => {
  await page.addInitScript(() => {
    if (isSecureContext)
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Requested device not found', 'NotFoundError'));
  });
  await show(page, '#/collect?lang=en');
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.locator('.scan [role=status]')).toContainText('The camera can’t be used here (NotFoundError');
});
