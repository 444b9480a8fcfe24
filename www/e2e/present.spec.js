/**
 * A lesson on two windows: the projector's follows the presenter's, section by section, step by step, and after a reload of either; also
 * from a file.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, verdict } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const FILE = pathToFileURL(join(import.meta.dirname, '../../dist/mexplorer.html')).href;

const LESSON = `# Two windows
## #/nim?heaps=3,4,5
The steps.
note: wait for them
## #/nim?heaps=1,2,3
ask: outcome
And here?
## #/nim?heaps=2,2
The end.
`;

/** Opens a lesson as a presenter does. @param {Page} page @param {string} base @returns {Promise<Page>} the projector's window */
async function present(page, base) {
  await page.goto(`${base}#/lesson?z=${encodeURIComponent(LESSON)}&lang=en`);
  await expect(verdict(page)).toHaveAttribute('data-for', '#/nim?heaps=3,4,5');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'With notes' }).click();
  const projector = await opened;
  await expect(page.locator('.presenter-note')).toContainText('wait for them');
  await expect(projector.locator('.prose').first()).toContainText('The steps.');
  await expect(page.getByRole('button', { name: 'Open the projector’s window again' })).toBeVisible();
  return projector;
}

/** @param {Page} page @param {RegExp} words */
const says = (page, words) => expect(page.locator('.caption').first()).toHaveText(words);

for (const [name, base] of /** @type {const} */ ([
  ['from a site', './'],
  ['from a file', FILE],
]))
  test(`the projector’s window follows, and after a reload of either, ${name}`, { tag: '@engine' }, async ({ page }) => {
    const projector = await present(page, base);
    await expect(projector.locator('body')).not.toContainText('wait for them');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await says(page, /^Heap 2/);
    await says(projector, /^Heap 2/);
    await projector.reload();
    await says(projector, /^Heap 2/);
    await page.keyboard.press('PageDown');
    await says(projector, /^Heap 3/);
    await page.reload();
    await expect(page.locator('.presenter-note')).toContainText('wait for them');
    await says(page, /^Heap 3/);
    await says(projector, /^Heap 3/);
    await page.keyboard.press('PageDown');
    await says(page, /^Column/);
    await says(projector, /^Column/);
    // A clicker whose keys go to the projector’s window.
    await projector.keyboard.press('End');
    await projector.keyboard.press('PageDown');
    await expect(page.locator('.presenter-note')).toContainText('no note');
    await expect(projector.locator('.prose').first()).toContainText('And here?');
    await expect(verdict(projector)).toHaveAttribute('data-state', 'hidden');
    await expect(verdict(page).first()).toHaveAttribute('data-state', 'hidden');
    await page.keyboard.press('PageDown');
    await expect(verdict(projector)).toHaveAttribute('data-state', 'ready');
    await expect(projector.locator('.ask-feedback')).toBeVisible();
    // What covers the projector.
    await page.keyboard.press('b');
    await expect(projector.locator('.present-blank')).toBeVisible();
    await page.keyboard.press('b');
    await expect(projector.locator('.present-screen')).toHaveCount(0);
    // Phones have neither this browser nor this file.
    if (base !== FILE) {
      await page.getByRole('button', { name: 'QR code', exact: true }).click();
      await expect(projector.locator('.present-code .qr')).toBeVisible();
    } else await expect(page.getByRole('button', { name: 'QR code', exact: true })).toBeDisabled();
    for (const [button, does] of /** @type {const} */ ([
      ['Cover', /title/],
      ['Blank', /black/],
      ['QR code', /opens this section/],
    ]))
      await expect(page.getByRole('button', { name: button, exact: true })).toHaveAccessibleDescription(does);
    await page.getByRole('button', { name: 'Cover' }).click();
    await expect(projector.locator('.present-cover')).toContainText('Two windows');
    await page.keyboard.press('PageDown');
    await expect(page.locator('.presenter-next')).toContainText('last section');
    await expect(projector.locator('.prose').first()).toContainText('The end.');
    await expect(projector.locator('.present-cover')).toBeVisible();
  });

test('hands are counted, a section each, and kept; a click in the board steals no key', async ({ page, context }) => {
  await context.clock.install();
  const projector = await present(page, './');
  const hands = page.locator('.presenter-hands button:not(.icon)');
  const answers = page.locator('.presenter-hands input');
  await hands.nth(1).click();
  await hands.nth(1).click();
  await hands.nth(0).click();
  await hands.nth(0).click();
  await page.getByRole('button', { name: 'One hand less' }).first().click();
  await expect(answers.nth(0)).toHaveValue('Yes');
  // The answers can be called by other names; a letter that is typed is no key of the presenter's.
  await answers.nth(1).fill('');
  await answers.nth(1).pressSequentially('B, or b');
  await answers.nth(1).press('Tab');
  await expect(hands).toHaveText(['1', '2']);
  await page.reload();
  await expect(hands).toHaveText(['1', '2']);
  await expect(answers.nth(1)).toHaveValue('B, or b');
  // The class sees the count only when it is put on the projector.
  await expect(projector.locator('.votes')).toHaveCount(0);
  await page.getByRole('button', { name: 'Votes' }).click();
  await expect(projector.locator('.votes li')).toHaveText(['1Yes', '2B, or b']);
  await expect(projector.locator('.present-votes')).toContainText('3 hands');
  await expect(page.getByRole('button', { name: 'Blank', exact: true })).toHaveAttribute('aria-pressed', 'false');
  // The projector's window has the words of the rule, and nothing to press.
  await expect(projector.locator('.rule')).toContainText('Take any number');
  await expect(projector.locator('.rule :is(input, select, button), .under-board:visible, .guide-ways:visible')).toHaveCount(0);
  await says(projector, /^Write the heaps/);
  await says(page, /^Write the heaps/);
  await page.locator('.presenter-board [type=range]').first().focus();
  await page.keyboard.press('PageDown');
  await says(projector, /^Heap 1/);
  await page.locator('.presenter-board button').first().focus();
  await page.keyboard.press('PageDown');
  await says(projector, /^Heap 2/);
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  await expect(hands).toHaveText(['0', '0', '0']);
  // The votes went with their section.
  await expect(projector.locator('.votes')).toHaveCount(0);
  await expect(answers.nth(0)).toHaveValue('N');
  // The window can be closed and opened again.
  await expect(page.locator('.presenter-state')).toHaveText('The projector’s window follows.');
  await projector.close();
  await expect(page.locator('.presenter-state')).toHaveText('The projector’s window is closed.');
  const again = page.waitForEvent('popup');
  await page.getByRole('button', { name: /Open the projector/ }).click();
  const second = await again;
  await expect(second.locator('.prose').first()).toContainText('And here?');
  await page.getByRole('button', { name: 'Next section' }).click();
  await expect(second.locator('.prose').first()).toContainText('The end.');
  // After the end it is an ordinary page.
  await page.getByRole('link', { name: 'End' }).click();
  await second.clock.fastForward(7000);
  await second.keyboard.press('PageDown');
  await says(second, /^Heap 1/);
});

test('a window without an opener is an ordinary page', async ({ page, context }) => {
  const projector = await present(page, './');
  const stranger = await context.newPage();
  await stranger.goto(projector.url());
  await expect(stranger.locator('.prose').first()).toContainText('The steps.');
  await page.keyboard.press('PageDown');
  await says(projector, /^Heap 1/);
  await expect(stranger.locator('.caption').first()).not.toHaveText(/^Heap 1/);
  await stranger.keyboard.press('PageDown');
  await says(stranger, /^Heap 1/);
  await stranger.keyboard.press('PageDown');
  await says(stranger, /^Heap 2/);
  await says(projector, /^Heap 1/);
});
