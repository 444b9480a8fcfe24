/** The contract: links, the verdict and its attributes, the history. */
import { attributes, caption, count, expect, open, settled, test, verdict } from './fixtures.js';

/** @type {[string, string, string[]][]} link, outcome, all winning takes */
const ANSWERS = [
  ['n=24&k=2', 'N', ['3']],
  ['n=21&k=2', 'P', []],
  ['n=16&k=1', 'P', []],
  ['n=16&k=3/2', 'P', []],
  ['n=22&k=5/2&method=rows', 'P', []],
  ['n=400&k=2.5', 'N', ['3', '13', '82']],
  ['n=400&k=2.5&cap=12', 'N', ['3']],
  ['n=400&k=2.5&cap=2', 'P', []],
  ['n=7&k=1/2', 'N', ['1']],
  ['n=7&k=1/2&cap=7', 'N', ['1', '7']],
  ['n=1&k=2&cap=1', 'N', ['1']],
  ['n=0&k=2', 'P', []],
  ['n=1&k=2', 'P', []],
  ['n=5&k=2&cap=0', 'P', []],
  ['n=024&k=4/2', 'N', ['3']],
  ['n=24&k=999999999999999999', 'P', []],
  ['n=401&k=2', 'N', ['3', '24']],
  ['n=24&limit=2,2,3,5&method=numeration', 'N', ['6', '12', '18']],
  ['n=3&limit=2,0&method=rows', 'N', ['2']],
  ['n=5&limit=', 'N', ['1', '2', '3', '4']],
  [`n=${2n ** 332n}&k=1`, 'P', []],
  [`n=${2n ** 332n + 2n ** 100n + 1n}&k=3/2&method=numeration`, 'N', ['1', String(2n ** 100n + 1n)]],
  [`n=${'9'.repeat(300)}&k=1/2`, 'N', ['1']],
];

for (const [query, outcome, moves] of ANSWERS) {
  test(`${query} is ${outcome}`, { tag: '@solver' }, async ({ page }) => {
    await open(page, `#/dynamic-nim?${query}`);
    expect(await attributes(page)).toEqual({ state: 'ready', for: `#/dynamic-nim?${query}`, outcome, moves: JSON.stringify(moves) });
  });
}

test('there is exactly one verdict, and it answers the link, not the cursor', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&k=2');
  await expect(page.locator('output')).toHaveCount(1);
  const before = await verdict(page).textContent();
  await page.keyboard.press('End');
  await settled(page);
  expect(await verdict(page).textContent()).toBe(before);
  expect(before).toBe('N Pile 24: mover wins, take 3');
});

test('a changed hash makes the verdict work, then answer; no reload', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&k=2');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  const states = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const output = /** @type {HTMLElement} */ (document.querySelector('output'));
        /** @type {string[]} */
        const seen = [];
        new MutationObserver(() => {
          const { state, outcome } = output.dataset;
          seen.push(`${state} ${outcome ?? '-'}`);
          if (state === 'ready' && output.dataset.for === location.hash) resolve(seen);
        }).observe(output, { attributes: true });
        location.hash = '#/dynamic-nim?n=21&k=2';
      }),
  );
  expect(states).toEqual(['working -', 'ready P']);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('a method that cannot show the pile leaves the verdict ready, and the board says why', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=400&k=5/2&method=definition');
  expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: '["3","13","82"]' });
  await expect(page.locator('.board-message')).toContainText('shown for piles to 120. This one is 400');
  await page.getByText('Walls', { exact: true }).click();
  await settled(page);
  await expect(page.locator('.board-message')).toHaveCount(0);
});

test('a link of a thousand digits: the verdict, its moves, stepping and a play', async ({ page }) => {
  const pile = 10n ** 999n + 12345n;
  const hash = `#/dynamic-nim?n=${pile}&k=1&method=numeration&at=answer`;
  await open(page, hash);
  const { outcome, moves = '' } = await attributes(page);
  expect(outcome).toBe('N');
  // With k = 1 the winning takes are the ends of the binary form.
  const bits = pile.toString(2);
  const ends = new Set([...bits].flatMap((bit, at) => (at > 0 && bit === '1' ? [String(BigInt(`0b${bits.slice(at)}`))] : [])));
  const written = JSON.parse(moves);
  expect(new Set(written)).toEqual(ends);
  expect(written).toEqual([...written].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1)));
  await expect(page.locator('.numeration')).toContainText('(1,000 digits)');
  await page.keyboard.press('ArrowLeft');
  await expect(caption(page)).toContainText('Digit');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('H2 = H1 + H1 = 1 + 1 = 2');
  await page.getByRole('button', { name: 'Play a game' }).click();
  await settled(page, 'hidden');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.play')).toContainText('Taking 1 wins');
});

test('fifty fast changes leave the answer of the last', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&k=2');
  await page.evaluate(() => {
    for (let n = 351; n <= 400; n += 1) location.hash = `#/dynamic-nim?n=${n}&k=5/2&method=rows`;
  });
  await settled(page);
  expect(await attributes(page)).toMatchObject({ for: '#/dynamic-nim?n=400&k=5/2&method=rows', moves: '["3","13","82"]' });
});

test('hide=1 covers the answer until it is asked for', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&k=2&hide=1', 'hidden');
  expect(await attributes(page)).toEqual({ state: 'hidden', for: '#/dynamic-nim?n=24&k=2&hide=1' });
  expect(await verdict(page).textContent()).not.toContain('take 3');
  await page.getByRole('button', { name: 'Show the answer' }).press('Enter');
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: '["3"]' });
  await page.evaluate(() => (location.hash = '#/dynamic-nim?n=25&k=2&hide=1'));
  await settled(page, 'hidden');
});

test('hide=1 covers what numeration says of the answer too', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&k=2&method=numeration&at=answer&hide=1', 'hidden');
  await expect(caption(page)).toHaveText('The answer is covered. It stands in the last digit.');
  await expect(page.locator('.suffixes, .digits .last')).toHaveCount(0);
});

test('embed=1 has no header and keeps the controls', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&k=2&embed=1');
  await expect(page.locator('header.top')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(count(page)).toContainText('1 of 70');
});

test('language, theme, embed and hide travel with every link of the app', async ({ page }) => {
  await page.goto('./#/?lang=zh&theme=dark&embed=1&hide=1');
  await page.locator('a.card').first().click();
  await settled(page, 'hidden');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('header.top')).toHaveCount(0);
  await page.locator('.rule button').first().click();
  await settled(page, 'hidden');
  await expect(page).toHaveURL(/lang=zh&theme=dark&embed=1&hide=1/);
});

test('a link names the state: a row, a wall of its ray, a cell', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&k=2&at=11,8');
  await expect(caption(page)).toContainText('f(11) = 3');
  await expect(count(page)).toContainText('30 of 70');
  await expect(count(page)).toContainText('row 11');
  await open(page, '#/dynamic-nim?n=24&k=2&method=rows&at=11,3');
  await expect(caption(page)).toContainText('(11, 3): taking 3 leaves (8, 6), a P.');
});

test('stepping rewrites the entry, seldom; the link then opens the same step', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&k=2&at=10');
  const length = await page.evaluate(() => history.length);
  for (let i = 0; i < 40; i += 1) await page.keyboard.press('ArrowRight');
  const said = await caption(page).textContent();
  await expect(page).toHaveURL(/at=24,23$/);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await settled(page);
  await open(page, await page.evaluate(() => location.hash));
  expect(await caption(page).textContent()).toBe(said);
});

test('a link is left as written until a step leaves it, and follows every step back', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&k=2&method=rows&at=13,13');
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(/at=13,13$/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/at=14,1$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/at=13$/);
  await settled(page);
});

test('a new rule is one entry; back and forward come home with position and step', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&k=2&at=11,8');
  await page.getByLabel('Factor k').fill('1');
  await page.getByLabel('Factor k').press('Enter');
  await settled(page);
  expect(await attributes(page)).toMatchObject({ moves: '["8"]' });
  await page.goBack();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ for: '#/dynamic-nim?n=24&k=2&at=11,8', moves: '["3"]' });
  await expect(caption(page)).toContainText('f(11) = 3');
  await page.goForward();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ moves: '["8"]' });
});

test('an unknown page says so and offers home', async ({ page }) => {
  await page.goto('./#/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  await expect(page.getByRole('alert')).toContainText('<img src=x');
  await page.getByRole('link', { name: 'Mexplorer, home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Games');
});

test('location.search is kept and ignored', async ({ page }) => {
  await page.goto('./?n=3&utm=x#/dynamic-nim?n=24&k=2');
  await settled(page);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?n=3&utm=x#\/dynamic-nim\?n=24&k=2&at=/);
});
