/** The sentence of the step stands between board and transport: whole, in view, and nothing scrolls for it. */
import { CONTRACTS } from './contract.js';
import { count, expect, IS_LONG, test, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** The long run has all sizes and steps. */
const SIZES = /** @type {const} */ ([
  ['projector', 1280, 720],
  ['light', 360, 640],
  ...(IS_LONG
    ? /** @type {const} */ ([
        ['projector', 1024, 768],
        ['light', 1280, 720],
        ['light', 640, 360],
      ])
    : []),
]);

/** The most steps that are tried. */
const MOST = IS_LONG ? 300 : 14;

/** Steps to try: both ends, those with the longest sentences so far, and some between. @param {number} last */
function stepsOf(last) {
  if (last < MOST) return Array.from({ length: last + 1 }, (_, step) => step);
  // Spread by the golden ratio, the same in every run.
  return [0, last, ...Array.from({ length: MOST - 2 }, (_, index) => Math.floor(((index * 0.618034) % 1) * last))];
}

/** What is wrong with the sentence on show. @param {Page} page */
const faultsOf = (page) =>
  page.evaluate(() => {
    const [caption, transport] = ['[data-caption]', '.transport'].map((part) => document.querySelector(part));
    const board = document.querySelector('.stage .board, .stage .board-group, .stage .board-message');
    const room = caption?.parentElement;
    if (!caption || !room || !transport || !board) return ['something is missing'];
    const inside = (/** @type {Element} */ element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= -1 && bottom <= innerHeight + 1;
    };
    const scrolled = [document.scrollingElement, ...document.querySelectorAll('main, .side')].some((one) => (one?.scrollTop ?? 0) > 0);
    return [
      caption.textContent?.trim() === '' && 'no sentence',
      caption.scrollHeight > room.clientHeight && `cut: ${caption.textContent}`,
      !inside(room) && 'the sentence is out of the window',
      !inside(transport) && 'the transport is out of the window',
      board.getBoundingClientRect().top >= innerHeight && 'the board is out of the window',
      scrolled && 'something scrolled',
    ].filter(Boolean);
  });

for (const { name, route, answers } of CONTRACTS)
  test(`${name}: the sentence of a step is whole and in view, and nothing scrolls`, async ({ page }) => {
    const [query] = /** @type {typeof answers[number]} */ (answers[0]);
    for (const [theme, width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await visit(page, `#/${route}?${query.replace(/&?at=[^&]*/, '')}&theme=${theme}`);
      const last = Number(/of ([\d,]+)/.exec((await count(page).textContent()) ?? '')?.[1]?.replaceAll(',', '') ?? 0);
      const seek = page.getByRole('slider').first();
      for (const step of stepsOf(last)) {
        await seek.fill(String(step));
        await expect.poll(() => faultsOf(page), { message: `${theme} ${width} × ${height}, step ${step}` }).toEqual([]);
      }
    }
  });
