/** The finished picture on a bare page; and that nothing of it is there if the answer is covered, or if there is more to do. */
import { expect, open, settled, test } from './fixtures.js';
import { turnAnswers, whole } from './turned_answers.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Games with a poster, and a position. */
const GAMES = /** @type {const} */ ([
  ['dynamic-nim', 'n=13&k=2'],
  ['wythoff', 'a=3&b=5'],
  ['subtraction', 'set=2-6&heaps=17,30'],
  ['octal', 'code=0.07&heaps=12'],
  ['graph', 'edges=0-1,1-2,0-3,3-4&tokens=0'],
  ['lab', 'x=a'],
]);

/** @param {Page} page */
const poster = (page) => page.locator('.stage .poster');

/** @param {string} link of the page that a lesson asks about */
const lesson = (link) => `#/lesson?z=${encodeURIComponent(`# Ask\n\n## ${link}\n\nask: outcome\nWho wins here?\n`)}&lang=en`;

/** Links with something to find out. @param {string} route @param {string} position @returns {[name: string, hash: string][]} */
const covered = (route, position) => [
  ['hide', `#/${route}?${position}&hide=1&lang=en`],
  ['ask', `#/${route}?${position}&ask=outcome&lang=en`],
  ['play', `#/${route}?${position}&play=perfect&hide=1&lang=en`],
  ['lesson', lesson(`#/${route}?${position}`)],
];

/** The page, once all of its parts are there. @param {Page} page @param {string} hash */
async function look(page, hash) {
  await page.goto('about:blank');
  await page.goto(`./${hash}`);
  await expect(page.locator('.page.game .stage .board > *').first()).toBeAttached();
  await expect(page.locator('.section.posing')).toHaveCount(0);
  let seen = await whole(page);
  await expect(async () => {
    const before = seen;
    await page.waitForTimeout(300);
    seen = await whole(page);
    expect(seen).toEqual(before);
  }).toPass();
  return seen;
}

for (const [route, position] of GAMES) {
  test(`the poster of ${route} is there until the first step, and has no words`, async ({ page }) => {
    await open(page, `#/${route}?${position}&lang=en`);
    await expect(poster(page).first()).toBeVisible();
    // The picture shows what will happen: no sentence beside it says that nothing is known.
    await expect(page.locator('[data-caption]')).not.toContainText(/yet|nothing/i);
    expect(await poster(page).evaluateAll((all) => all.every((one) => one.ariaHidden === 'true' && one.textContent === ''))).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect(poster(page)).toHaveCount(0);
    await settled(page);
    // The first step is in the link, and so is the way back to the start.
    await page.keyboard.press('ArrowLeft');
    await open(page, `#/${route}?${position}&embed=1&lang=en`);
    await expect(poster(page).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(poster(page).first()).toBeHidden();
  });

  test(`where ${route} is covered there is no poster, and turned answers change nothing`, async ({ page, context }) => {
    const turned = await context.newPage();
    await turnAnswers(turned);
    for (const [name, hash] of covered(route, position)) {
      const before = await look(page, hash);
      await look(turned, hash);
      // Parts of the page come when they are fetched.
      await expect(async () => expect(await whole(turned), name).toEqual(before)).toPass({ timeout: 120_000 });
      await expect(poster(page), name).toHaveCount(0);
    }
  });
}

test('a poster that is planted where it does not belong is found out', async ({ page, context }) => {
  // The conditions are taken out of the built code.
  let planted = 0;
  await context.route(/\.js$/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = (await response.text()).replace(/!\w+&&(\w+)\.every\((\w+)=>!\w+\.value\.params\.has\(\2\)\)&&/, () => {
      planted += 1;
      return '';
    });
    await route.fulfill({ response, body });
  });
  const turned = await context.newPage();
  await turnAnswers(turned);
  for (const [route, position] of [GAMES[0], GAMES[1], GAMES[4]])
    for (const [name, hash] of covered(route, position)) {
      // The stones of Dynamic Nim, and a play on a graph, have a board of their own.
      if (route === 'dynamic-nim' ? name !== 'hide' : name === 'play' && route !== 'wythoff') continue;
      expect(await look(turned, hash), `${route} ${name}`).not.toEqual(await look(page, hash));
    }
  expect(planted).toBeGreaterThan(0);
});
