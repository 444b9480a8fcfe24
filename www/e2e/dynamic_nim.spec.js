/** What only the page of Dynamic Nim has; what it has in common with all is in contract.spec.js. */
import { EXAMPLES } from '../games/dynamic_nim/examples.js';
import { attributes, byHand, caption, count, drawn, expect, openRule, settled, test, verdict, visit } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

test('every key of the table', { tag: '@engine' }, async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2');
  /** @type {[string, string][]} */
  const keys = [
    ['ArrowRight', '1 of'],
    ['PageDown', '2 of'],
    ['ArrowLeft', '1 of'],
    ['PageUp', '0 of'],
    ['Shift+ArrowRight', '1 of'],
    ['Shift+ArrowRight', '4 of'],
    ['Shift+ArrowLeft', '1 of'],
    ['End', '70 of'],
    ['Home', '0 of'],
  ];
  for (const [key, text] of keys) {
    await page.keyboard.press(key);
    await expect(count(page)).toContainText(text);
  }
  await page.keyboard.press('+');
  await expect(page.locator('.speed-value')).toHaveText('4/s');
  for (let i = 0; i < 6; i += 1) await page.keyboard.press('+');
  await page.keyboard.press('Space');
  await expect(count(page)).toContainText('70 of 70');
  await page.keyboard.press('-');
  await expect(page.locator('.speed-value')).toHaveText('64/s');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Keys and help');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(count(page)).toContainText('70 of 70');
});

test('keys typed into a field, and Space on a button, are not taken', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2');
  await page.getByLabel('Factor k').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(count(page)).toContainText('0 of 70');
  await page.getByRole('button', { name: 'Next step' }).focus();
  await page.keyboard.press('Space');
  await expect(count(page)).toContainText('1 of 70');
  await expect(page.getByRole('button', { name: 'Play the steps' })).toBeVisible();
});

test('after a click or an edit the remote clicker and Space go on stepping', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2');
  await page.getByLabel('Factor k').fill('1');
  await page.getByLabel('Factor k').press('Enter');
  await settled(page);
  await page.keyboard.press('PageDown');
  await expect(count(page)).toContainText('1 of');
  await page.locator('.methods').getByText('Rows').click();
  await settled(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(count(page)).toContainText('1 of 300');
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause the steps' })).toBeVisible();
});

test('the seek bar and the buttons', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2');
  await page.getByRole('slider').fill('30');
  await expect(caption(page)).toContainText('f(11) = 3');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /30 of 70.*row 11/);
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(count(page)).toContainText('31 of 70');
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Previous step' }).click();
  await expect(count(page)).toContainText('69 of 70');
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(caption(page)).toContainText('endless');
  // At the start it does nothing, and keeps the focus of the keyboard.
  await page.getByRole('button', { name: 'Previous step' }).focus();
  await page.keyboard.press('Enter');
  await expect(count(page)).toContainText('0 of 70');
  await expect(page.getByRole('button', { name: 'Previous step' })).toBeFocused();
});

test('a click on a cell explains it; the position can be asked', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=12&k=2&at=12');
  const canvas = page.locator('.board-canvas');
  const box = /** @type {{width: number, height: number}} */ (await canvas.boundingBox());
  // Row 11 of rows 0..12 below the labels, and column 3 beside them: a cell is 1.45 times as wide as high.
  const row = (box.height - 25) / 13;
  await canvas.click({ position: { x: 36 + 3.5 * 1.45 * row, y: 21 + 11.5 * row } });
  const panel = page.locator('.explanation');
  await expect(panel).toContainText('11 left, take up to 3');
  await expect(panel).toContainText('The smallest winning take is 3');
  await expect(panel.locator('.takes li')).toHaveText(['1 → (10, 2) N', '2 → (9, 4) N', '3 → (8, 6) P']);
  await panel.getByRole('button', { name: 'Start from this position' }).click();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ moves: '["3"]' });
  await expect(page.getByLabel('Pile', { exact: true })).toHaveValue('11');
  await expect(page.getByLabel('Cap: the most')).toHaveValue('3');
});

test('a link is left as written until a step leaves it, and follows every step back', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&method=rows&at=13,13');
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(/at=13,13$/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/at=14,1$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/at=13$/);
  await settled(page);
});

test('full-width digits and a typed fraction are read, and written plainly', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=%EF%BC%92%EF%BC%94&k=2');
  await expect(page.getByLabel('Cap: the most')).toHaveValue('23');
  await expect(verdict(page)).toContainText('the player to move wins with a pile of 24: take 3');
  await page.getByLabel('Pile', { exact: true }).fill('２２');
  await page.getByLabel('Pile', { exact: true }).press('Enter');
  await page.getByLabel('Factor k').fill('５／２');
  await page.getByLabel('Factor k').press('Enter');
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'P' });
  await expect(page.getByLabel('Pile', { exact: true })).toHaveValue('22');
  await expect(page).toHaveURL(/n=22&k=5\/2/);
});

test('a method that cannot show the pile leaves the verdict ready, and the board says why', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=400&k=5/2&method=definition');
  expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: '["3","13","82"]' });
  await expect(page.locator('.board-message')).toContainText('shown only for piles up to 120. This one is 400');
  await page.getByText('Walls', { exact: true }).click();
  await settled(page);
  await expect(page.locator('.board-message')).toHaveCount(0);
});

test('a pile of a thousand digits: its words, stepping and a play', async ({ page }) => {
  await visit(page, `#/dynamic-nim?n=${10n ** 999n + 12345n}&k=1&method=numeration&at=answer`);
  expect((await attributes(page)).outcome).toBe('N');
  await expect(page.locator('.numeration')).toContainText('(1,000 digits)');
  await page.keyboard.press('ArrowLeft');
  await expect(caption(page)).toContainText('Digit');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('H2 = H1 + H1 = 2');
  await page.getByRole('button', { name: 'Play a game' }).click();
  await settled(page, 'hidden');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.play-bar')).toContainText('Take 1:');
});

test('examples, and back to the example', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&at=11,8&method=walls');
  await page.getByRole('button', { name: 'Examples' }).click();
  await expect(page.locator('.examples a')).toHaveCount(EXAMPLES.length);
  await page.getByRole('link', { name: 'Sixteen' }).click();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'P' });
  await page.getByLabel('Pile', { exact: true }).fill('15');
  await page.getByLabel('Pile', { exact: true }).press('Enter');
  await settled(page);
  await page.getByRole('button', { name: /^Reset to the example/ }).click();
  await settled(page);
  await expect(page.getByLabel('Pile', { exact: true })).toHaveValue('16');
});

test('the app may start, may be beatable, and two people may play', { tag: '@long' }, async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&play=perfect&first=other&hide=1', 'hidden');
  await expect(page.locator('.moves li')).toHaveText(['The computer took 3: 21 left, next take at most 6']);
  await page.getByLabel('Opponent').selectOption('person');
  await expect(page.locator('.play-status')).toContainText('First player to move');
  await byHand(page);
  for (const take of ['2', '4']) {
    await page.locator('input[name=take]').fill(take);
    await page.locator('.by-hand').getByRole('button', { name: 'Take', exact: true }).click();
  }
  await expect(page.locator('.play-status')).toContainText('First player to move. Stones left: 18. Take 1 to 8.');
  await page.locator('input[name=take]').fill('9');
  await expect(page.locator('.play [role=alert]')).toHaveText('Take a whole number from 1 to 8; got “9”.');
  await page.getByLabel('Opponent').selectOption('beatable');
  await expect(page).toHaveURL(/play=beatable.*seed=\d/);
  // Who starts is as it was before two people played.
  await expect(page.locator('.moves li').first()).toContainText('The computer took ');
  await page.locator('.stone-board .free').nth(-2).click();
  await expect(page.locator('.moves li').nth(1)).toContainText('You took 2:');
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await settled(page);
  await expect(page.locator('.play')).toHaveCount(0);
});

test('a play opens from any link: a list that falls, a pile without a table; the field keeps the focus', async ({ page }) => {
  for (const query of ['n=24&limit=2,0', `n=${'9'.repeat(40)}&k=2`, 'n=500&k=1/2']) {
    await visit(page, `#/dynamic-nim?${query}&play=perfect&hide=1`, 'hidden');
    await expect(page.locator('.play')).toBeVisible();
    await byHand(page);
    await page.locator('input[name=take]').focus();
    const close = await page.getByRole('button', { name: 'Leave the game' }).boundingBox();
    expect((close?.x ?? 9999) + (close?.width ?? 0)).toBeLessThanOrEqual(1280);
    await page.keyboard.press('Enter');
    await expect(page.locator('.moves li').first()).toContainText('You took 1:');
    // After a take of 1 the other may take nothing: what comes next is a new game.
    const next = query.includes('1/2')
      ? page.getByRole('button', { name: /Go back|Play again/ }).first()
      : page.locator('input[name=take]');
    await expect(next).toBeFocused();
  }
});

test('the board says why some stones cannot be taken', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=12&k=2&play=person&hide=1&lang=en', 'hidden');
  const note = page.locator('.stones-note');
  const grey = page.locator('.ten i:not(.free, .taken, .gone)');
  await expect(note).toHaveText('Grey: the first take can’t be the whole pile.');
  await expect(grey).toHaveCount(1);
  await expect(grey).toHaveAttribute('title', 'Grey: the first take can’t be the whole pile.');
  /** Where the stones begin. */
  const top = async () => Math.round((await page.locator('.ten').first().boundingBox())?.y ?? NaN);
  const before = await top();
  await page.locator('.ten .free').nth(-2).click();
  await expect(note).toHaveText('Grey: too many for this move. You may take at most 4.');
  await expect(grey).toHaveCount(6);
  // All may be taken: there is nothing to say, and no stone moves.
  await page.locator('.ten .free').first().click();
  await expect(note).toHaveText('');
  expect(await top()).toBe(before);
});

test('an explanation asked for in a play ends with the move', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&play=person&hide=1', 'hidden');
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.locator('.explanation')).toContainText('Take 3 to win. 21 is a losing pile');
  await expect(page.locator('.takes .wins')).toHaveText('3 → 21 left, at most 6: wins');
  await page.locator('.stone-board .free').last().click();
  await expect(page.locator('.explanation')).toHaveCount(0);
});

test('a pile that is gone has no stones but the last take, and what is reviewed asks for no move', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=3&k=2&play=person&moves=,1;,2&hide=1', 'hidden');
  await expect(page.locator('.stone-board .free')).toHaveCount(0);
  await expect(page.locator('.stone-board .taken')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Why?' })).toHaveCount(0);
  await visit(page, '#/wythoff?a=3&b=5&play=person&moves=row,3;column,5&hide=1', 'hidden');
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(page.locator('.play-status')).toHaveText('After 1 of 2 moves. Piles of 0 and 5.');
});

test('from a cell of the table one plays on', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&at=24');
  await page.locator('.board-canvas').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await settled(page, 'hidden');
  await expect(page.locator('.play-status')).toContainText('Stones left: 23. Take 1 to 2.');
});

test('the stack is the partial sums of the digits', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&at=11,8');
  const stack = page.locator('figure.stack');
  await expect(stack).toContainText('10 = 8 + 2, a sum of losing piles');
  await expect(stack.locator('.wall')).toHaveText(['0', '8', '10']);
  await expect(stack.locator('.popped .wall')).toHaveText(['10']);
  await expect(stack.locator('.tested .wall')).toHaveText(['8']);
  await visit(page, '#/dynamic-nim?n=12&k=1/2&at=9,8');
  await expect(page.locator('.side figure.stack')).toContainText('nothing is ever popped');
});

test('the stack is on the board where the stairs leave room for all of it, and then nowhere else', async ({ page }) => {
  const [on_board, beside] = [page.locator('.stage figure.stack .wall'), page.locator('.side figure.stack .wall')];
  await visit(page, '#/dynamic-nim?n=14&k=2&at=13,12');
  await expect(on_board).toHaveText(['0', '8', '11', '12']);
  await expect(page.locator('.stage figure.stack .popped .wall')).toHaveText(['12']);
  await expect(beside).toHaveCount(0);
  const [corner, canvas] = [page.locator('.stage figure.stack'), page.locator('.board-canvas')];
  for (const [query, theme] of [
    ['n=14&k=2&at=13,12', 'projector'],
    ['n=12&k=1/2&at=12', 'projector'],
    ['n=14&k=1&at=14', 'light'],
  ]) {
    await visit(page, `#/dynamic-nim?${query}&theme=${theme}`);
    const [right, end] = await Promise.all([corner, canvas].map((one) => one.evaluate((of) => of.getBoundingClientRect().right)));
    expect(right).toBeLessThanOrEqual(Number(end));
    expect(await corner.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '#/dynamic-nim?n=14&k=2&at=13,12');
  await expect(on_board).toHaveCount(0);
  await expect(beside).toHaveText(['0', '8', '11', '12']);
});

test('walls and numeration are one picture: one click from one to the other', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&at=11,8');
  await page.getByRole('button', { name: '10 as a sum of losing piles' }).click();
  await settled(page);
  await expect(page.locator('.numeration > section .digits').first().locator('li')).toHaveText(['8', '2']);
  expect(await attributes(page)).toMatchObject({ moves: '["2"]' });
  await page.getByRole('button', { name: 'The walls of row 10' }).click();
  await settled(page);
  await expect(page.locator('figure.stack .wall')).toHaveText(['0', '8', '10']);
});

test('numeration: members, pointer, digits, takes on the bars, the second construction', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=54&k=1&method=numeration&at=h4');
  await expect(caption(page)).toContainText('H4 = H3 + H3 = 8');
  await expect(page.locator('.members .found b')).toHaveText(['1', '2', '4', '8']);
  await page.keyboard.press('End');
  await expect(page.locator('.suffixes > li > b')).toHaveText(['2', '6', '22']);
  await expect(page.locator('.suffixes > li').nth(1).locator('.last')).toHaveText(['4', '2']);
  await page.getByText('Another way to build the list').click();
  await expect(page.locator('.second')).toContainText('Up to 54 it finds 6 losing piles');
  await expect(page.locator('.second .joins')).toHaveText(['1 joins', '2 joins', '4 joins', '8 joins', '16 joins']);
  await expect(page.locator('.second')).toContainText('7 = 4 + 2 + 1');
});

test('hide=1 covers what the bars of numeration say of the answer too', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2&method=numeration&at=answer&hide=1', 'hidden');
  await expect(caption(page)).toHaveText('The answer is covered. It is the last digit.');
  await expect(page.locator('.suffixes, .digits .last')).toHaveCount(0);
});

test('any limit: a list is typed in place of k, and a list that falls gets a note', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=3&k=2&method=rows');
  await openRule(page);
  await page.getByRole('button', { name: /^Use a list of limits/ }).click();
  await settled(page);
  await page.getByLabel('Limits L').fill('２， 0');
  await page.getByLabel('Limits L').press('Enter');
  await settled(page);
  await expect(page).toHaveURL(/limit=2,0/);
  expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: '["2"]' });
  await expect(page.locator('.stack-error')).toContainText('at row 3 it would say f = 3, but f(3) = 2');
  await page.locator('.methods').getByText('Walls').click();
  await settled(page);
  await expect(page.locator('.board-message')).toContainText('falls at place 2, from 2 to 0');
  await openRule(page);
  await page.getByRole('button', { name: /^Use a factor k/ }).click();
  await settled(page);
  await expect(page.getByLabel('Factor k')).toHaveValue('2');
});

test('share copies the link of this very state', { tag: '@engine' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '#/dynamic-nim?n=24&k=2&at=11,8');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('dialog')).toContainText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a large table opens zoomed on its row; fit shows it all; the overview leads anywhere', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=400&k=5/2&at=342');
  const overview = page.locator('.overview');
  await expect(overview).toBeVisible();
  const before = await page.locator('.board-canvas').screenshot();
  await overview.click({ position: { x: 5, y: 5 } });
  await expect.poll(async () => before.equals(await page.locator('.board-canvas').screenshot())).toBe(false);
  await page.getByRole('button', { name: 'Whole table' }).click();
  await expect(overview).toHaveCount(0);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(overview).toBeVisible();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(overview).toHaveCount(0);
});

test('the wheel zooms only with Ctrl or the focus, and never in an embed', { tag: '@engine' }, async ({ page }) => {
  for (const [query, zooms] of /** @type {const} */ ([
    ['', true],
    ['&embed=1', false],
  ])) {
    await visit(page, `#/dynamic-nim?n=60&k=2${query}`);
    await page.getByRole('button', { name: 'Whole table' }).click();
    await page.locator('.board-canvas').hover();
    await page.mouse.wheel(0, -200);
    await drawn(page);
    await expect(page.locator('.overview')).toHaveCount(0);
    await page.locator('.board-canvas').focus();
    await page.mouse.wheel(0, -200);
    await drawn(page);
    await expect(page.locator('.overview')).toHaveCount(zooms ? 1 : 0);
  }
});

test('the board is drawn, and changes from step to step', async ({ page }) => {
  await visit(page, '#/dynamic-nim?n=24&k=2');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  /** @type {Set<string>} */
  const pictures = new Set();
  for (let i = 0; i < 12; i += 1) {
    let picture = '';
    await expect
      .poll(async () => pictures.has((picture = (await page.locator('.board-canvas').screenshot()).toString('base64'))))
      .toBe(false);
    pictures.add(picture);
    await page.keyboard.press('ArrowRight');
  }
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
  test.skip(({ browserName }) => browserName === 'firefox', 'strokes of a finger go by the protocol of Chromium');

  test('a swipe over the words is a step; a drag moves a zoomed board; a tap explains', async ({ page }) => {
    await visit(page, '#/dynamic-nim?n=24&k=2&at=11,8');
    const session = await page.context().newCDPSession(page);
    /** @param {number} x @param {number} y @param {number} dx @param {number} dy */
    const stroke = async (x, y, dx, dy) => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (let i = 1; i <= 8; i += 1) {
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + (dx * i) / 8, y: y + (dy * i) / 8 }] });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const words = /** @type {{x: number, y: number}} */ (await caption(page).boundingBox());
    await stroke(250, words.y + 10, -160, 4);
    await expect(count(page)).toContainText('31 of 70');
    await stroke(60, words.y + 10, 160, 4);
    await expect(count(page)).toContainText('30 of 70');
    const canvas = page.locator('.board-canvas');
    const before = await canvas.screenshot();
    await stroke(200, 300, -120, -60);
    await expect.poll(async () => before.equals(await canvas.screenshot())).toBe(false);
    await expect(count(page)).toContainText('30 of 70');
    await canvas.tap({ position: { x: 60, y: 120 } });
    await expect(page.locator('.explanation')).toBeVisible();
  });

  test('a tap that closes a word presses nothing, the next one does', async ({ page }) => {
    await visit(page, '#/dynamic-nim?n=24&k=2&at=11,8');
    const term = caption(page).getByRole('button', { name: 'ray' });
    for (const place of [page.getByRole('button', { name: 'Play a game' }), page.locator('.board-canvas')]) {
      await term.tap();
      await expect(page.locator('.term-card')).toBeVisible();
      await place.tap({ position: { x: 40, y: 20 } });
      await expect(page.locator('.term-card')).toHaveCount(0);
    }
    await page.locator('[data-command=next]').tap();
    await expect(count(page)).toContainText('31 of 70');
    await expect(page.locator('.explanation')).toHaveCount(0);
    await expect(page.locator('.play')).toHaveCount(0);
  });
});
