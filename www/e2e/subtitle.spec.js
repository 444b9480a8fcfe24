/** The sentence of a step stands between board and transport: whole, in view, and nothing scrolls for it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lessonOf } from '../test/lessons.js';
import { inLanguage, said } from '../test/words.js';
import { formatLink } from '../ui/link.js';
import { CONTRACTS } from './contract.js';
import { expect, test, verdict, visit } from './fixtures.js';

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

/** The longest sentences that the long run tries of a link that it does not go through. */
const LONGEST = 12;

/** The most steps of a link that are gone through; of longer ones they are spread evenly. */
const MOST = 1200;

/** @param {number} last */
const allSteps = (last) =>
  Array.from({ length: Math.min(last, MOST) + 1 }, (_, step) => (last <= MOST ? step : Math.floor((step * last) / MOST)));

/** The steps whose sentences have most letters. @param {Lesson} lesson @param {Language} language @param {number} count */
function longestOf(lesson, language, count) {
  const told = inLanguage(language, () =>
    allSteps(lesson.stepCount).map((step) => ({ step, length: said(lesson.captionOf(step, false)).length })),
  );
  return told
    .sort((a, b) => b.length - a.length)
    .slice(0, count)
    .map(({ step }) => step);
}

/** The ends, the longest sentences and the seeded steps. @param {Lesson} lesson @param {Language} language @param {number} longest */
function someSteps(lesson, language, longest) {
  const last = lesson.stepCount;
  const seeded = Array.from({ length: SEEDED }, (_, index) => Math.floor((((index + 1) * 0.618034) % 1) * last));
  return [...new Set([0, last, ...longestOf(lesson, language, longest), ...seeded])];
}

/** Waits for the board, which some views fetch. @param {Page} page */
async function shown(page) {
  await expect(verdict(page).first()).toHaveAttribute('data-state', /ready|hidden/);
  await page.locator('.stage > :not(.under-board, :empty)').first().waitFor();
}

/** The last step that the seek bar leads to. @param {Page} page */
const lastOf = async (page) => Number(await page.locator('.seek input').first().getAttribute('max'));

/** Goes to each of the steps by the seek bar, and says what is wrong there. @param {Page} page @param {readonly number[]} steps */
const faultsOf = (page, steps) =>
  page.evaluate(async (cursors) => {
    // A presenter's window shows the next section, too.
    const game = document.querySelector('.page.game');
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const inside = (/** @type {DOMRect} */ { top, bottom, left, right }) =>
      top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;

    /** Whether an element is in all that clips it, or fills it from its start. @param {Element} element */
    function isSeen(element) {
      const { top, left, ...part } = element.getBoundingClientRect().toJSON();
      let { bottom, right } = part;
      for (let around = element.parentElement; around && around !== game; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const clip = around.getBoundingClientRect();
        // Scrolling goes by whole pixels.
        if (top < clip.top - 2 || left < clip.left - 2) return false;
        if (bottom > Math.max(clip.bottom, clip.top + bottom - top) + 2) return false;
        if (right > Math.max(clip.right, clip.left + right - left) + 2) return false;
        [bottom, right] = [Math.min(bottom, clip.bottom), Math.min(right, clip.right)];
      }
      return true;
    }

    function faultsNow() {
      const [caption, transport] = ['[data-caption]', '.transport'].map((part) => game?.querySelector(part));
      const room = caption?.parentElement;
      // Some views are parts of their own on a phone, of which the first is the board.
      const boards = [...(game?.querySelectorAll('.stage > :not(.under-board, :empty)') ?? [])]
        .flatMap((one) => (getComputedStyle(one).display === 'contents' ? [...one.children].slice(0, 1) : [one]))
        .filter(({ clientHeight }) => clientHeight > 0);
      if (!caption || !room || !transport || boards.length === 0) return ['something is missing'];
      const sentence = caption.textContent?.trim() ?? '';
      const scrolled = [document.scrollingElement, ...document.querySelectorAll('main, .side')].some((one) => (one?.scrollTop ?? 0) > 0);
      const marked = boards.flatMap((board) => [...board.querySelectorAll('.at')]).filter((one) => one.clientWidth > 0);
      const below = boards.filter((board) => board.getBoundingClientRect().bottom > room.getBoundingClientRect().top + 1);
      return [
        // What decides the game is not said before it is asked.
        sentence === '' && !game?.matches('.asked') && 'no sentence',
        caption.scrollHeight > room.clientHeight && `cut: ${sentence}`,
        caption.scrollWidth > caption.clientWidth && `too wide: ${sentence}`,
        !inside(room.getBoundingClientRect()) && 'the sentence is out of the window',
        !inside(transport.getBoundingClientRect()) && 'the transport is out of the window',
        ...below.map(({ className }) => `the board is not whole: ${className}`),
        scrolled && 'something scrolled',
        marked.length > 0 && !marked.some(isSeen) && 'the part at hand is not seen',
      ].filter((fault) => fault !== false);
    }

    const seek = game?.querySelector('.seek input');
    const found = [];
    const room = game?.querySelector('[data-caption]')?.parentElement;
    /** @type {number | undefined} */
    let place;
    for (const cursor of cursors) {
      if (!(seek instanceof HTMLInputElement)) return ['no seek bar'];
      seek.value = String(cursor);
      seek.dispatchEvent(new Event('input', { bubbles: true }));
      await frame();
      place ??= room?.getBoundingClientRect().top;
      if (room?.getBoundingClientRect().top !== place) found.push(`step ${cursor}: the sentence moved`);
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

/** As links write it: a `+` is a plus there, and no space. @param {Record<string, string>} params */
const queryOf = (params) => formatLink('', Object.entries(params)).replace(/^.*?\?/, '');

for (const { name, route, answers, steps, places, examples, step_name = 'at' } of CONTRACTS) {
  const [won] = /** @type {typeof answers[number]} */ (answers[0]);

  test(`${name}: the sentence of a step is whole and in view, and nothing scrolls`, async ({ page }) => {
    const query = fromTheStart(won, step_name);
    const lesson = await lessonOf(`#/${route}?${query}`);
    for (const look of LOOKS) {
      await sized(page, look);
      await visit(page, `#/${route}?${query}&theme=${look[0]}&lang=en`);
      await shown(page);
      expect.soft(await faultsOf(page, someSteps(lesson, 'en', 1)), look.join(' ')).toEqual([]);
    }
  });

  for (const language of ALL_LANGUAGES)
    test(`${name}: so is every sentence at all sizes: ${language}`, { tag: '@long' }, async ({ page }) => {
      // Thousands of steps at five sizes: only what hangs takes longer.
      test.setTimeout(3_600_000);
      const short = new Set([won, ...steps.map(([query]) => query)].map((query) => fromTheStart(query, step_name)));
      const more = [...answers, ...places].map(([query]) => fromTheStart(query, step_name));
      // A play has moves and no steps.
      const linked = examples.map(({ params }) => queryOf(params)).filter((query) => !query.includes('play='));
      for (const query of new Set([...short, ...more, ...linked])) {
        /** @type {readonly number[] | null} */
        let some = null;
        for (const look of ALL_LOOKS) {
          await sized(page, look);
          await visit(page, `#/${route}?${query}&theme=${look[0]}&lang=${language}`);
          await shown(page);
          // Some views have no steps.
          if (!(await page.locator('.transport').isVisible())) continue;
          const last = await lastOf(page);
          // Of many links to one game the short ones are gone through.
          some ??= short.has(query) ? allSteps(last) : someSteps(await lessonOf(`#/${route}?${query}`), language, LONGEST);
          const steps_of_link = some.filter((step) => step <= last);
          expect.soft(await faultsOf(page, steps_of_link), `${query} ${look.join(' ')}`).toEqual([]);
        }
      }
    });
}

for (const [name, hash] of /** @type {const} */ ([
  ['a lesson', '#/lesson?id=first-dynamic-nim&s=6'],
  ['a question', '#/wythoff?a=7&b=7&ask=next'],
  ['a frame', '#/dynamic-nim?n=24&k=2&at=11,8&embed=1'],
]))
  test(`in ${name} the sentence is whole and in view, too`, async ({ page }) => {
    for (const look of LOOKS) {
      await sized(page, look);
      await page.goto(`./${hash}&theme=${look[0]}&lang=en`);
      await shown(page);
      // On a phone an open question has the room of the steps.
      if (name === 'a question' && (await page.locator('.transport').isHidden())) continue;
      expect.soft(await faultsOf(page, allSteps(await lastOf(page))), look.join(' ')).toEqual([]);
    }
  });

test('in both windows of a presenter the sentence is whole and in view, too', async ({ page }) => {
  await page.goto('./#/lesson?id=first-dynamic-nim&s=6&lang=en');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'With notes' }).click();
  for (const one of [page, await opened]) {
    await one.setViewportSize({ width: 1280, height: 720 });
    await shown(one);
    expect.soft(await faultsOf(one, allSteps(await lastOf(one)))).toEqual([]);
  }
});

const LESSONS = readdirSync(join(import.meta.dirname, '../games'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.lesson.md'))
  .map((path) => path.replace(/^.*[\\/]|\.lesson\.md$/g, ''));

for (const id of LESSONS)
  test(`the lesson ${id}: every sentence is whole and in view`, { tag: '@long' }, async ({ page }) => {
    for (const look of LOOKS) {
      await sized(page, look);
      for (let section = 1, count = 1; section <= count; section++) {
        await page.goto(`./#/lesson?id=${id}&s=${section}&theme=${look[0]}&lang=en`);
        await shown(page);
        count = Number(/of (\d+)$/.exec((await page.locator('.lesson-place').first().textContent()) ?? '')?.[1]);
        if (!(await page.locator('.transport').first().isVisible())) continue;
        expect.soft(await faultsOf(page, allSteps(await lastOf(page))), `${section} ${look.join(' ')}`).toEqual([]);
      }
    }
  });
