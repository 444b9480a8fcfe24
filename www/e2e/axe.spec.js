/** Every page of the app, and every dialog, as axe sees it: in every theme. */
import { findGames } from '../../scripts/games.mjs';
import { READY } from '../shell/built_in_lessons.js';
import { AXE, drawn, expect, test, violations } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Pages that belong to no game, and a part of each that comes last. @type {readonly (readonly [link: string, part: string])[]} */
const PAGES = [
  ['', '.thumbnail img'],
  ['nowhere', '.page.home'],
  ['words', 'main h1'],
  ['ideas', 'main h1'],
  ['collect', 'textarea'],
  ['worksheet?game=nim&count=1', '.sheet-key li'],
  ['judge?problem=boi-2008', '.judge-desk'],
  ['values?game=subtraction&set=2-6&as=c', '.values-found li'],
  ['compare?game=dynamic-nim&n=24&k=2&left=rows&right=walls&at=2', '.board-canvas'],
  ['lesson', '.shelf .card'],
  ['lesson?id=nothing', 'main h1'],
  ['lesson?own=1', 'main h1'],
  ['lesson?id=first-dynamic-nim&reading=1', 'main h1'],
];

/** What a game is looked at as. */
const WAYS = ['', 'at=answer', 'hide=1', 'ask=outcome&ask-seed=2', 'play=gentle', 'embed=1', 'nothing=1'];

/** The games; proofs, of which nobody asks and which nobody plays. */
const GAMES = await findGames();

/** The views of a game and the proofs of its page, each by an example. @param {typeof GAMES[number]} game */
function viewsOf({ examples }) {
  const by_view = new Map(examples.map(({ params }) => [[params.view, params.method, params.about].join(), params]));
  return [...by_view.values()].map((params) => String(new URLSearchParams(params)));
}

/** Opens a link, and waits until nothing moves. @param {Page} page @param {string} link @param {string} [part] */
async function look(page, link, part = 'main') {
  await page.goto('about:blank');
  await page.goto(`./#/${link}`);
  await expect(page.locator(part).first()).toBeVisible();
  await still(page);
}

/** @param {Page} page */
async function still(page) {
  await expect(page.locator('.loading, [data-state=loading], [data-state=working]')).toHaveCount(0);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  await drawn(page);
}

for (const theme of ['light', 'dark', 'projector']) {
  const with_theme = (/** @type {string} */ link) => `${link}${link.includes('?') ? '&' : '?'}theme=${theme}`;

  test(`${theme}: in pages of no game axe finds nothing`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.addInitScript({ path: AXE });
    for (const [link, part] of PAGES) {
      await look(page, with_theme(link), part);
      expect.soft(await violations(page), link).toEqual([]);
    }
    await page.evaluate(() =>
      localStorage.setItem('mexplorer.lesson', '# Mine\n\n## #/nim?heaps=3,4,5\n\nWho wins?\n\n## #/wythoff\n\nAnd here?\n'),
    );
    await look(page, with_theme('lesson'), '.section-card');
    expect.soft(await violations(page), 'the editor').toEqual([]);
  });

  test(`${theme}: in lessons axe finds nothing`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.addInitScript({ path: AXE });
    for (const id of READY)
      for (const section of [1, 3]) {
        await look(page, with_theme(`lesson?id=${id}&s=${section}`));
        expect.soft(await violations(page), `${id} ${section}`).toEqual([]);
      }
  });

  for (const game of GAMES)
    test(`${theme}: on the page of ${game.route} axe finds nothing`, { tag: '@long' }, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.addInitScript({ path: AXE });
      for (const query of [...WAYS, ...viewsOf(game)]) {
        await look(page, with_theme(`${game.route}${query && `?${query}`}`), '.stage, .ask-page, main');
        expect.soft(await violations(page), query).toEqual([]);
      }
    });

  test(`${theme}: in dialogs and menus axe finds nothing`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.addInitScript({ path: AXE });
    /** @param {string} name @param {string} opened */
    const see = async (name, opened) => {
      await expect(page.locator(opened).first()).toBeVisible();
      await still(page);
      expect.soft(await violations(page), name).toEqual([]);
    };
    for (const link of ['dynamic-nim?n=24&k=2&at=11,8', 'nim?heaps=3,4,5&play=gentle', 'race', 'lab', '']) {
      await look(page, with_theme(link));
      for (const name of ['examples', 'share', 'picture', 'help']) {
        const button = page.locator(`.top .act-${name}`);
        if (!(await button.isVisible())) continue;
        await button.click();
        await see(`${link} ${name}`, 'dialog .dialog-body > :last-child');
        if (name === 'help') {
          await page.getByRole('dialog').getByRole('button', { name: 'About', exact: false }).last().click();
          await see(`${link} about`, 'dialog .dialog-body > :last-child');
        }
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      // Home is the list of games.
      if (link === '') continue;
      await page.locator('.switch').click();
      await see(`${link} games`, 'dialog .examples a');
      await page.keyboard.press('Escape');
      await page.locator('.act-theme').click();
      await see(`${link} themes`, '[role=menu]');
      await page.keyboard.press('Escape');
    }
    await look(page, with_theme('dynamic-nim?n=24&k=2&at=11,8'));
    await page.locator('.caption .term').first().click();
    await see('a term', '.term-card');
    await page.keyboard.press('Escape');
    await page.locator('.how summary').click();
    await see('how to play', '.how li');
    await look(page, with_theme('nim?heaps=3,4,5&at=answer'));
    await page.locator('.change-rule summary').click();
    await see('the rule', '.change-rule[open]');
  });
}
