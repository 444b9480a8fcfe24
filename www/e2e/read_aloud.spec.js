/** Reading the step's sentence aloud, with a stub of the browser's voices. */
import { caption, expect, open, test } from './fixtures.js';

/** @import { Voice } from './read_aloud.d.ts' */

const LOCAL = [
  { name: 'Englishwoman', lang: 'en-GB', localService: true },
  { name: 'Mandarin', lang: 'zh-CN', localService: true },
];
const REMOTE = [
  { name: 'English of a server', lang: 'en-US', localService: false },
  { name: 'Mandarin of a server', lang: 'zh-CN', localService: false },
];

/**
 * A browser that has these voices, and notes in `spoken` what it reads and by which voice; nothing ends before `endSpeech()`.
 * @param {import('./fixtures.js').Page} page @param {Voice[]} voices
 */
const withVoices = (page, voices) =>
  page.addInitScript((all) => {
    const stub = Object.assign(new EventTarget(), {
      getVoices: () => all,
      /** @param {{text: string, voice: Voice, onend: () => void}} utterance */
      speak(utterance) {
        window.spoken.push(`${utterance.voice.name}: ${utterance.text}`);
        window.endSpeech = () => utterance.onend();
      },
      cancel() {},
    });
    Object.assign(window, {
      spoken: [],
      SpeechSynthesisUtterance: class {
        /** @param {string} text */
        constructor(text) {
          this.text = text;
        }
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: stub });
  }, voices);

/** What was read since it was asked last. @param {import('./fixtures.js').Page} page @returns {Promise<string[]>} */
const spoken = (page) => page.evaluate(() => window.spoken.splice(0));

/** @param {import('./fixtures.js').Page} page */
const words = async (page) => (await caption(page).textContent())?.trim();

test('each step’s sentence is read by a voice of the device, in the page’s language, once the button is pressed', async ({ page }) => {
  await withVoices(page, [...REMOTE, ...LOCAL]);
  await open(page, '#/nim?heaps=3,4,5&lang=en');
  const button = page.getByRole('button', { name: 'Read the sentences aloud' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('ArrowRight');
  expect(await spoken(page)).toEqual([]);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await spoken(page)).toEqual([`Englishwoman: ${await words(page)}`]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const both = await spoken(page);
  expect(both).toHaveLength(2);
  expect(both[1]).toBe(`Englishwoman: ${await words(page)}`);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(caption(page)).toContainText('第 3 堆');
  expect(await spoken(page)).toEqual([`Mandarin: ${await words(page)}`]);
  await page.getByRole('button', { name: '朗读讲解' }).click();
  await page.keyboard.press('ArrowRight');
  expect(await spoken(page)).toEqual([]);
});

test('while the steps play by themselves, a sentence is read to its end; then comes the one of the present step', async ({ page }) => {
  await withVoices(page, LOCAL);
  await open(page, '#/nim?heaps=3,4,5&lang=en');
  await page.getByRole('button', { name: 'Read the sentences aloud' }).click();
  expect(await spoken(page)).toHaveLength(1);
  await page.keyboard.press('Space');
  const last = await page.locator('.seek input').getAttribute('max');
  await expect(page.locator('.seek input')).toHaveJSProperty('value', last);
  expect(await spoken(page)).toEqual([]);
  await page.evaluate(() => window.endSpeech());
  expect(await spoken(page)).toEqual([`Englishwoman: ${await words(page)}`]);
});

test('a browser whose voices all send the words to a server has no such button', async ({ page }) => {
  await withVoices(page, REMOTE);
  await open(page, '#/nim?heaps=3,4,5&lang=en');
  await expect(page.locator('.transport-speed button')).toHaveCount(2);
});
