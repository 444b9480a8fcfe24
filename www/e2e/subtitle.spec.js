/** The sentence of a step stands between board and transport: whole, in view, and nothing scrolls for it. */
import { lessonOf } from '../test/lessons.js';
import { inLanguage, said } from '../test/words.js';
import { CONTRACTS } from './contract.js';
import { expect, IS_LONG, open, settled, test, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../player/types.js').Lesson} Lesson */
/** @typedef {'en' | 'zh'} Language */
/** @typedef {readonly [theme: string, width: number, height: number]} Look */

/** @type {readonly Look[]} */
const LOOKS = [
  ['projector', 1280, 720],
  ['light', 360, 640],
];

/** @type {readonly Look[]} */
const ALL_LOOKS = [...LOOKS, ['projector', 1024, 768], ['light', 1280, 720], ['light', 640, 360]];

/** @type {readonly Language[]} */
const ALL_LANGUAGES = ['en', 'zh'];

/** Steps between the ends that are tried, spread by the golden ratio: the same in every run. */
const SEEDED = 10;

/** The step whose sentence has most letters. @param {Lesson} lesson @param {Language} language */
function longestOf(lesson, language) {
  return inLanguage(language, () => {
    let [longest, most] = [0, 0];
    for (let step = 0; step <= lesson.stepCount; step++) {
      const { length } = said(lesson.captionOf(step, false));
      if (length > most) [longest, most] = [step, length];
    }
    return longest;
  });
}

/** @param {Lesson} lesson @param {Language} language */
function someSteps(lesson, language) {
  const last = lesson.stepCount;
  const seeded = Array.from({ length: SEEDED }, (_, index) => Math.floor((((index + 1) * 0.618034) % 1) * last));
  return [...new Set([0, last, longestOf(lesson, language), ...seeded])];
}

/** @param {Lesson} lesson */
const allSteps = ({ stepCount }) => Array.from({ length: stepCount + 1 }, (_, step) => step);

/**
 * Goes to each of the steps by the seek bar, and says what is wrong there; with none, of the step on show.
 * @param {Page} page @param {readonly number[]} [steps]
 */
const faultsOf = (page, steps = []) =>
  page.evaluate(async (cursors) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const inside = (/** @type {DOMRect} */ { top, bottom, left, right }) =>
      top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;

    function faultsNow() {
      const [caption, transport] = ['[data-caption]', '.transport'].map((part) => document.querySelector(part));
      const room = caption?.parentElement;
      const boards = [...document.querySelectorAll('.stage > :not(.under-board, :empty)')];
      if (!caption || !room || !transport || boards.length === 0) return ['something is missing'];
      const sentence = caption.textContent?.trim() ?? '';
      const scrolled = [document.scrollingElement, ...document.querySelectorAll('main, .side')].some((one) => (one?.scrollTop ?? 0) > 0);
      const below = boards.filter((board) => board.getBoundingClientRect().bottom > room.getBoundingClientRect().top + 1);
      return [
        sentence === '' && 'no sentence',
        caption.scrollHeight > room.clientHeight && `cut: ${sentence}`,
        caption.scrollWidth > caption.clientWidth && `too wide: ${sentence}`,
        !inside(room.getBoundingClientRect()) && 'the sentence is out of the window',
        !inside(transport.getBoundingClientRect()) && 'the transport is out of the window',
        ...below.map(({ className }) => `the board is not whole: ${className}`),
        scrolled && 'something scrolled',
      ].filter((fault) => fault !== false);
    }

    const seek = document.querySelector('.seek input');
    const found = cursors.length === 0 ? faultsNow() : [];
    for (const cursor of cursors) {
      if (!(seek instanceof HTMLInputElement)) return ['no seek bar'];
      seek.value = String(cursor);
      seek.dispatchEvent(new Event('input', { bubbles: true }));
      await frame();
      found.push(...faultsNow().map((fault) => `step ${cursor}: ${fault}`));
    }
    return found;
  }, steps);

/** A link without the step that it leads to. @param {string} query @param {string} step_name */
const fromTheStart = (query, step_name) =>
  query
    .split('&')
    .filter((part) => !part.startsWith(`${step_name}=`))
    .join('&');

/** @param {Page} page @param {Look} look */
const sized = (page, [, width, height]) => page.setViewportSize({ width, height });

for (const { name, route, answers, steps, step_name = 'at' } of CONTRACTS) {
  const [won] = /** @type {typeof answers[number]} */ (answers[0]);

  test(`${name}: the sentence of a step is whole and in view, and nothing scrolls`, async ({ page }) => {
    const query = fromTheStart(won, step_name);
    const lesson = await lessonOf(`#/${route}?${query}`);
    for (const look of LOOKS) {
      await sized(page, look);
      await visit(page, `#/${route}?${query}&theme=${look[0]}&lang=en`);
      expect.soft(await faultsOf(page, someSteps(lesson, 'en')), look.join(' ')).toEqual([]);
    }
  });

  for (const language of ALL_LANGUAGES)
    test(`${name}: so is every sentence at all sizes: ${language}`, { tag: '@long' }, async ({ page }) => {
      for (const query of new Set([won, ...steps.map(([one]) => one)].map((one) => fromTheStart(one, step_name)))) {
        const lesson = await lessonOf(`#/${route}?${query}`);
        for (const look of ALL_LOOKS) {
          await sized(page, look);
          await visit(page, `#/${route}?${query}&theme=${look[0]}&lang=${language}`);
          expect.soft(await faultsOf(page, allSteps(lesson)), `${query} ${look.join(' ')}`).toEqual([]);
        }
      }
    });
}
