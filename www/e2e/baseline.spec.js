/**
 * What links of all games answer, and what a step from there does, in both languages, as recorded in baseline.json. A line of that file
 * changes only with a fault that is mended: `npm run baseline` records it anew, and the change is told in CHANGELOG.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LINKS } from './baseline_links.js';
import { expect, test } from './fixtures.js';

const FILE = join(import.meta.dirname, 'baseline.json');
const RECORDS = process.env.MEXPLORER_BASELINE === 'record';
const LANGUAGES = /** @type {const} */ (['en', 'zh']);

/** @typedef {Record<string, unknown>} Seen */

/** What a page tells of its link and its step. @param {import('@playwright/test').Page} page @returns {Promise<Seen>} */
const seen = (page) =>
  page.evaluate(() => {
    /** @param {string} selector */
    const text = (selector) => document.querySelector(selector)?.textContent?.trim().replace(/\s+/g, ' ') ?? null;
    const output = /** @type {HTMLElement | null} */ (document.querySelector('output[name=verdict]'));
    const data = { ...output?.dataset };
    // Long lists are told by their length and both ends.
    for (const [name, value] of Object.entries(data))
      if (value && value.length > 300) data[name] = `${value.length}: ${value.slice(0, 80)} … ${value.slice(-80)}`;
    return {
      data,
      verdict: text('output[name=verdict]')?.slice(0, 400) ?? null,
      caption: text('.caption'),
      step: text('.transport-count'),
      lit: [...document.querySelectorAll('.code .lit')].map((line) => line.textContent),
      notes: [...document.querySelectorAll('.notes li')].map((note) => note.textContent?.replace(/\s/g, ' ')),
      play: text('.play-status'),
      chosen: [...document.querySelectorAll('.side .chosen')].map((choice) => choice.textContent?.trim()),
      at: new URLSearchParams(location.hash.split('?')[1] ?? '').get('at'),
    };
  });

/** What is seen once nothing changes any more. @param {import('@playwright/test').Page} page */
async function rested(page) {
  let before = '';
  for (let quiet = 0; quiet < 6; quiet += 1) {
    const now = JSON.stringify(await seen(page));
    if (now !== before) quiet = 0;
    before = now;
    await page.waitForTimeout(200);
  }
  return JSON.parse(before);
}

/** @param {string} link @param {string} language */
const inLanguage = (link, language) => `${link}${link.includes('?') ? '&' : '?'}lang=${language}`;

/** @type {Record<string, {opened: Seen, stepped: Seen}>} */
const kept = RECORDS ? {} : JSON.parse(readFileSync(FILE, 'utf8'));

for (const route of ['dynamic-nim', 'wythoff', 'race']) {
  for (const language of LANGUAGES) {
    // In Node they are opened and stepped in every run: see www/test/pages.test.js.
    test(`links of ${route} answer what they did, ${language}`, { tag: '@long' }, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto('./#/');
      for (const link of LINKS.filter((one) => one.startsWith(`#/${route}`)).map((one) => inLanguage(one, language))) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, link);
        if (RECORDS) {
          const opened = await rested(page);
          await page.keyboard.press('ArrowRight');
          kept[link] = { opened, stepped: await rested(page) };
          continue;
        }
        const { opened, stepped } = kept[link] ?? {};
        await expect.poll(() => seen(page), { message: link, intervals: [20, 50, 100, 250] }).toEqual(opened);
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => seen(page), { message: `${link}, a step`, intervals: [50, 100, 250] }).toEqual(stepped);
      }
    });
  }
}

test.afterAll(() => {
  if (RECORDS) {
    // The tests run one after another then, and each leaves what it saw.
    const before = (() => {
      try {
        return JSON.parse(readFileSync(FILE, 'utf8'));
      } catch {
        return {};
      }
    })();
    writeFileSync(FILE, `${JSON.stringify({ ...before, ...kept }, null, 1)}\n`);
  }
});
