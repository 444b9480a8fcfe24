/** Save picture: every view drawn again as on the screen, files of one step and of many, in both languages, by the keyboard, on a phone. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { decode, decodeApng } from 'fast-png';
import { wrongInSvg } from './svg_1_1.js';
import { count, expect, hashOf, IS_LONG, leave, open, test, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** A link of every view, with what steps add to it. */
const VIEWS = [
  '#/dynamic-nim?n=24&k=2&at=11,8',
  '#/dynamic-nim?n=2000&k=2',
  '#/dynamic-nim?n=24&k=2&method=numeration',
  '#/wythoff?a=4&b=7',
  '#/wythoff?a=4&b=7&method=mex&at=3,5',
  '#/wythoff?a=1000000&b=1618033',
  '#/race?layout=5x5',
  '#/nim?heaps=3,4,5&at=heap,1',
  '#/nim?heaps=',
  '#/subtraction?set=2-6&heaps=17,30',
  '#/octal?code=0.07&heaps=37,42&view=scatter',
  '#/octal?code=0.07&heaps=37,42&view=splits',
  '#/octal?code=0.07&heaps=37,42&view=frequency',
  '#/sum?parts=nim:7+subtraction:2-6:17+octal:0.07:37',
  '#/staircase?stairs=0,3,1,4',
  '#/turning?turn=1-2&heads=3,5,10',
  '#/coins?board=0110100&reading=goal',
  '#/parity-piles?piles=2012,3,4,1',
  '#/splitting?beans=1,0,2,1',
  '#/graph?edges=0-1,0-2,2-1&vertices=6&tokens=2,0',
  '#/multi?options=0:|1:0|2:0+0;1|3:2+0&tokens=3,1',
  '#/matching?edges=0-1,1-2,2-3,3-4&token=2&at=starts',
  '#/hackenbush?edges=0-1,1-2,2-0&ground=0',
  '#/lab',
];

/** Around the board in its picture, and between its parts at most, in pixels. */
const [MARGIN, GAP] = [16, 12];

/** @param {Page} page */
async function openDialog(page) {
  await page.locator('.act-picture').click();
  await expect(page.locator('.picture-seen img')).toBeVisible();
}

/** The file that comes of a button. @param {Page} page @param {RegExp | string} name */
async function saved(page, name) {
  const coming = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
}

/** Pictures of a GIF: how many, whether they bring colours of their own, and how long each is on show. @param {Uint8Array} bytes */
function readGif(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const colours = (/** @type {number} */ flags) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colours(view.getUint8(10));
  let [frames, own_colours, delay] = [0, 0, 0];
  for (;;) {
    const kind = view.getUint8(at);
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      if (view.getUint8(at + 1) === 0xf9) delay = view.getUint16(at + 4, true);
      at += 2;
    } else {
      expect(kind).toBe(0x2c);
      frames += 1;
      own_colours += colours(view.getUint8(at + 9));
      at += 11;
    }
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  return { frames, own_colours, delay, width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

test.describe('as on the screen', { tag: '@chromium' }, () => {
  test.use({ bypassCSP: true });

  for (const theme of ['light', 'dark', 'projector'])
    for (let first = 0; first < VIEWS.length; first += 6) {
      const views = VIEWS.slice(first, first + 6);
      test(`${views[0]} and on · ${theme}`, { tag: theme === 'light' ? [] : ['@long'] }, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript(() => {
          CanvasRenderingContext2D.prototype.fillText = () => {};
        });
        await page.goto('./#/');
        await page.addStyleTag({
          content:
            '.stage * { color: transparent !important } .stage text { fill: transparent !important } .under-board :is(button, label, ' +
            'select, input), .overview, .poster { visibility: hidden } * { transition: none !important }',
        });
        for (const view of views) await expectSameAgain(page, `${view}${view.includes('?') ? '&' : '?'}theme=${theme}&lang=en`);
      });
    }
});

/** A picture of a view has the pixels of the screen, but for its letters. @param {Page} page @param {string} hash */
async function expectSameAgain(page, hash) {
  await leave(page);
  await visit(page, hash);
  // A chart stands where the words above it end, which depends on the fonts of the machine: here it begins at a whole pixel. On the
  // screen a canvas is stretched to whole pixels; here it has whole ones.
  await page.evaluate(async () => {
    for (const chart of document.querySelectorAll('.chart-view')) {
      const drawn = chart.querySelector('.chart-picture')?.parentElement;
      if (drawn) drawn.style.marginTop = `${Math.ceil(drawn.getBoundingClientRect().top) - drawn.getBoundingClientRect().top}px`;
    }
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    for (const canvas of document.querySelectorAll('canvas')) {
      const { width, height } = canvas.getBoundingClientRect();
      Object.assign(canvas.style, { width: `${Math.floor(width)}px`, height: `${Math.floor(height)}px` });
    }
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  await openDialog(page);
  const svg = decodeURIComponent((await page.locator('.picture-seen img').getAttribute('src'))?.replace(/^[^,]*,/, '') ?? '');
  expect(wrongInSvg(svg), hash).toEqual([]);
  const drawn = await page.evaluate(
    async (text) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL().replace(/^[^,]*,/, '');
    },
    svg.replace(/<text.*?<\/text>/g, ''),
  );
  await page.keyboard.press('Escape');
  const rects = await page.evaluate(() =>
    [...document.querySelectorAll('.stage > :not(.under-board)')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))
      .sort(([, a = 0], [, b = 0]) => a - b),
  );
  const screen = decode(await page.screenshot({ animations: 'disabled' }));
  const again = decode(Buffer.from(drawn, 'base64'));
  if (process.env.MEXPLORER_SEE) {
    const name = join(process.env.MEXPLORER_SEE, hash.replace(/\W+/g, '_'));
    writeFileSync(`${name}_again.png`, Buffer.from(drawn, 'base64'));
    writeFileSync(`${name}_screen.png`, await page.screenshot());
  }
  const from_left = Math.min(...rects.map(([left = 0]) => left)) - MARGIN;
  let [pixels, wrong, up, end] = [0, 0, (rects[0]?.[1] ?? 0) - MARGIN, rects[0]?.[1] ?? 0];
  for (const [left = 0, top = 0, right = 0, bottom = 0] of rects) {
    // What is left out between them leaves no gap.
    up += Math.max(0, top - end - GAP);
    end = Math.max(end, bottom);
    for (let row = Math.max(0, top); row < Math.min(bottom, screen.height); row += 1)
      for (let column = left; column < Math.min(right, screen.width); column += 1) {
        const [a, b] = [row * screen.width + column, (row - up) * again.width + column - from_left];
        pixels += 1;
        wrong += Number(
          [0, 1, 2].some(
            (channel) => Math.abs((screen.data[a * screen.channels + channel] ?? 0) - (again.data[b * again.channels + channel] ?? 0)) > 25,
          ),
        );
      }
  }
  expect(pixels, hash).toBeGreaterThan(10_000);
  expect(wrong / pixels, hash).toBeLessThan(0.01);
}

test('one step as PNG and as SVG', { tag: '@chromium' }, async ({ page }) => {
  await open(page, '#/nim?heaps=3,4,5&at=heap,1&lang=en');
  await openDialog(page);
  const size = { width: 0, height: 0 };
  for (const scale of [1, 2, 4]) {
    const { name, bytes } = await saved(page, new RegExp(`^PNG ${scale}×`));
    expect(name).toBe('nim-heap-1.png');
    const { width, height } = decode(bytes);
    if (scale === 1) Object.assign(size, { width, height });
    expect([width, height]).toEqual([size.width * scale, size.height * scale]);
  }
  const { name, bytes } = await saved(page, 'SVG');
  expect(name).toBe('nim-heap-1.svg');
  const words = await page.locator('.caption').innerText();
  const svg = await page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
    return { kind: documentElement.tagName, width: documentElement.getAttribute('width'), words: documentElement.textContent };
  }, strFromU8(bytes));
  expect(svg).toMatchObject({ kind: 'svg', width: String(size.width) });
  expect(wrongInSvg(strFromU8(bytes))).toEqual([]);
  expect(svg.words?.replace(/\s/g, '')).toContain(words.replace(/\s/g, ''));
  // Without its sentence it is lower; in another width it has that.
  await page.getByRole('checkbox', { name: 'With the step’s sentence' }).uncheck();
  await expect(page.getByRole('button', { name: 'PNG 1×' })).toHaveAccessibleName(new RegExp(`${size.width} × (?!${size.height})`));
  await page.getByRole('radio', { name: '800' }).check();
  await expect(page.getByRole('button', { name: 'PNG 1×' })).toHaveAccessibleName(/\((7\d\d|8[0-3]\d) ×/);
  await page.keyboard.press('Escape');
  expect(await page.locator('.stage').getAttribute('style')).toBeFalsy();
});

test('in the other language, and the page speaks its own again afterwards', { tag: '@chromium' }, async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&k=2&at=11,8&lang=en');
  await openDialog(page);
  await page.getByRole('radio', { name: '中文' }).check();
  await expect(page.locator('h2').filter({ hasText: '保存图片' })).toBeVisible();
  const { bytes } = await saved(page, 'SVG');
  expect(new TextDecoder().decode(bytes)).toMatch(/[\u4e00-\u9fff]{2}/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.act-picture')).toHaveText('Picture');
  expect(await page.evaluate(() => new URLSearchParams(location.hash.split('?')[1]).get('lang'))).toBe('en');
});

test('after a series the link says no more than before', { tag: '@chromium' }, async ({ page }) => {
  await open(page, '#/nim?heaps=3,4,5&lang=en');
  const here = await hashOf(page);
  await openDialog(page);
  await page.getByRole('textbox', { name: 'to step' }).fill('3');
  expect((await saved(page, 'GIF')).name).toMatch(/gif$/);
  // A rewrite of the link waits for a moment.
  await page.waitForTimeout(1000);
  expect(await hashOf(page)).toBe(here);
});

test('steps as GIF, as a ZIP and as slides', { tag: '@chromium' }, async ({ page }) => {
  await open(page, '#/nim?heaps=3,4,5&at=heap,1&lang=zh');
  const here = await hashOf(page);
  const said = await count(page).innerText();
  await openDialog(page);
  await page.getByRole('textbox', { name: '从第几步' }).fill('1');
  await page.getByRole('textbox', { name: '到第几步' }).fill('6');
  await page.getByRole('textbox', { name: '每张几秒' }).fill('0.5');
  const gif = await saved(page, 'GIF');
  expect(gif.name).toBe('nim-heap-1.gif');
  expect(readGif(gif.bytes)).toMatchObject({ frames: 6, own_colours: 0, delay: 50 });
  const apng = await saved(page, 'APNG');
  expect(apng.name).toBe('nim-heap-1.apng');
  // Checksums and the sequence are checked as it is read.
  const frames = decodeApng(apng.bytes, { checkCrc: true }).frames;
  expect(frames.map(({ delayNumber, delayDenominator }) => delayNumber / delayDenominator)).toEqual(Array(6).fill(0.5));
  const shown = await page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/apng' }));
      return [image.width, image.height];
    },
    [...apng.bytes],
  );
  const zip = unzipSync((await saved(page, /ZIP/)).bytes);
  expect(Object.keys(zip)).toEqual(['step-1.png', 'step-2.png', 'step-3.png', 'step-4.png', 'step-5.png', 'step-6.png']);
  const sizes = Object.values(zip)
    .map((png) => decode(png))
    .map(({ width, height }) => `${width} ${height}`);
  expect(new Set(sizes).size).toBe(1);
  expect(sizes[0]).toBe(shown.map((side) => 2 * side).join(' '));
  const [first = new Uint8Array()] = Object.values(zip);
  expect(decode(first).width).toBe(2 * decode(apng.bytes).width);
  const slides = await saved(page, /PPTX/);
  const parts = unzipSync(slides.bytes);
  const texts = Object.fromEntries(
    Object.entries(parts)
      .filter(([name]) => /\.(xml|rels)$/.test(name))
      .map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
  const wrong = await page.evaluate(
    (all) =>
      Object.entries(all).flatMap(([name, text]) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror') ? [name] : [],
      ),
    texts,
  );
  expect(wrong).toEqual([]);
  // Whatever a part names is there, and of a kind that is told.
  for (const [name, text] of Object.entries(texts).filter(([name]) => name.endsWith('.rels')))
    for (const [, target = ''] of text.matchAll(/Target="([^"]+)"/g)) {
      const from = name.replace('_rels/', '').replace(/[^/]*$/, '');
      expect(Object.keys(parts)).toContain(join(from, target));
    }
  for (const [, name = ''] of (texts['[Content_Types].xml'] ?? '').matchAll(/PartName="\/([^"]+)"/g))
    expect(Object.keys(parts)).toContain(name);
  const numbers = [1, 2, 3, 4, 5, 6];
  expect(Object.keys(parts).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(numbers.length);
  const captions = numbers.map((number) => texts[`ppt/slides/slide${number}.xml`]?.match(/name="Caption".*?<a:t>(.*?)<\/a:t>/)?.[1]);
  expect(new Set(captions).size).toBe(numbers.length);
  expect(texts['ppt/notesSlides/notesSlide3.xml']).toContain('尼姆');
  // The board is where it was.
  await page.keyboard.press('Escape');
  expect(await count(page).innerText()).toBe(said);
  await expect.poll(() => hashOf(page)).toBe(here);
});

/** Small boards of all kinds that articles have. */
const SMALL_BOARDS = [
  '#/dynamic-nim?n=12&k=2&at=11,8',
  '#/nim?heaps=3,4,5&at=heap,1',
  '#/subtraction?set=2-6&heaps=17',
  '#/staircase?stairs=0,3,1,4&at=end',
  '#/turning?turn=1-2x1-2&heads=3.5,4.1&at=end',
  '#/graph?edges=0-1,0-2,2-1&vertices=3&tokens=0&at=end',
  '#/hackenbush?edges=0-1,1-2,2-0&ground=0',
  '#/wythoff?a=4&b=7&at=end',
];

const TEX = IS_LONG ? ['xelatex', 'lualatex'].find((name) => spawnSync(name, ['--version']).status === 0) : undefined;

for (const lang of ['en', 'zh'])
  test(`small boards as TikZ, which TeX sets where it is installed · ${lang}`, { tag: '@chromium' }, async ({ page }) => {
    const folder = mkdtempSync(join(process.env.MEXPLORER_SEE ?? tmpdir(), 'tikz-'));
    await page.goto('./#/');
    for (const [index, board] of SMALL_BOARDS.entries()) {
      await leave(page);
      await visit(page, `${board}&lang=${lang}`);
      await openDialog(page);
      const { name, bytes } = await saved(page, 'TikZ');
      expect(name).toMatch(/\.tex$/);
      const tex = strFromU8(bytes);
      const svg = decodeURIComponent((await page.locator('.picture-seen img').getAttribute('src')) ?? '');
      // A brace for a brace, a scope for a scope, every colour defined, and what the board and its sentence say.
      const bare = tex.replaceAll(/\\[{}\\]/g, '');
      expect(bare.match(/{/g)?.length, board).toBe(bare.match(/}/g)?.length);
      expect(tex.match(/\\begin{scope}/g)?.length, board).toBe(tex.match(/\\end{scope}/g)?.length);
      const named = new Set([...tex.matchAll(/(?:fill|draw|text)=(c\d+)/g)].map(([, colour]) => colour));
      const defined = new Set([...tex.matchAll(/\\definecolor{(c\d+)}/g)].map(([, colour]) => colour));
      expect([...named].sort(), board).toEqual([...defined].sort());
      expect(tex.includes('ctex'), board).toBe(lang === 'zh');
      expect(tex, board).not.toMatch(/NaN|undefined|Infinity/);
      const shapes = svg.match(/<(path|rect|circle|ellipse|line|polyline|polygon) /g)?.length ?? 0;
      const paths = tex.match(/\\path\[/g)?.length ?? 0;
      expect(paths, board).toBeGreaterThan(0);
      expect(paths, board).toBeLessThanOrEqual(shapes);
      expect(tex.match(/\\node\[/g)?.length ?? 0, board).toBeGreaterThan(1);
      if (!TEX) continue;
      writeFileSync(join(folder, `${index}.tex`), tex);
      const made = spawnSync(TEX, ['-interaction=nonstopmode', '-halt-on-error', `${index}.tex`], {
        cwd: folder,
        encoding: 'utf8',
        timeout: 120_000,
      });
      expect(made.status, `${board}\n${made.stdout.slice(-800)}`).toBe(0);
      expect(made.stdout, board).not.toContain('Missing character');
    }
    test.info().annotations.push({ type: 'TeX', description: TEX ?? 'skipped: not in a long run, or not installed' });
  });

test('what TikZ cannot draw is told', { tag: '@chromium' }, async ({ page }) => {
  await open(page, '#/race?layout=5x5&at=end&lang=en');
  await openDialog(page);
  await page.getByRole('dialog').getByRole('button', { name: 'TikZ' }).click();
  await expect(page.getByRole('dialog').getByText('it is made of pixels')).toBeVisible();
});

const OFFICE = IS_LONG ? ['soffice', 'libreoffice'].find((name) => spawnSync(name, ['--version']).status === 0) : undefined;

test('slides open in LibreOffice, each with its note', { tag: '@chromium' }, async ({ page }) => {
  test.skip(!OFFICE, 'in the long run, where LibreOffice is installed');
  await open(page, '#/nim?heaps=3,4,5&lang=en');
  await openDialog(page);
  await page.getByRole('textbox', { name: 'to step' }).fill('4');
  const folder = mkdtempSync(join(tmpdir(), 'slides-'));
  writeFileSync(join(folder, 'a.pptx'), (await saved(page, /PPTX/)).bytes);
  spawnSync(OFFICE ?? '', ['--headless', '--convert-to', 'odp', '--outdir', folder, join(folder, 'a.pptx')], { timeout: 120_000 });
  const opened = strFromU8(unzipSync(new Uint8Array(readFileSync(join(folder, 'a.odp'))))['content.xml'] ?? new Uint8Array());
  expect(opened.match(/<draw:page /g)).toHaveLength(5);
  expect(opened.match(/<presentation:notes[ >].*?Nim/g)).toHaveLength(5);
});

test('the dialog says what it cannot make, and long work can be stopped', { tag: '@chromium' }, async ({ page }) => {
  await open(page, '#/dynamic-nim?n=60&k=2&lang=en');
  await openDialog(page);
  const gif = page.getByRole('button', { name: 'GIF' });
  const [from, to] = [page.getByRole('textbox', { name: 'from step' }), page.getByRole('textbox', { name: 'to step' })];
  const last = await to.inputValue();
  await from.fill('9');
  await to.fill('3');
  await expect(page.locator('.picture-series .wrong')).toContainText('From step “9” to step “3”');
  await expect(gif).toBeDisabled();
  await from.fill('');
  await expect(gif).toBeDisabled();
  await page.getByRole('radio', { name: 'every step' }).check();
  await from.fill('0');
  await to.fill('1e3');
  await expect(page.locator('.picture-series .wrong')).toContainText('whole numbers');
  await to.fill(last);
  await page.getByRole('textbox', { name: 'seconds' }).fill('-1');
  await expect(gif).toBeDisabled();
  await page.getByRole('textbox', { name: 'seconds' }).fill('1');
  await gif.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(gif).toBeEnabled();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => Object.keys(document.documentElement.dataset))).not.toContain('pictured');
});

test('from Share on a phone, from a lesson and while one plays', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '#/graph?edges=0-1,0-2,2-1&vertices=3&tokens=0&lang=zh');
  await page.locator('.act-share').click();
  await page.getByRole('button', { name: '保存图片' }).click();
  await expect(page.locator('.picture-seen img')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '#/nim?heaps=3,4,5&play=perfect&lang=en');
  await page.locator('.act-picture').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.picture-seen img')).toBeVisible();
  await expect(page.locator('.picture-series')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.act-picture')).toBeFocused();
});
