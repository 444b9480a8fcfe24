/** Bad input: a sentence with the value and the limit, the last good board stays, nothing throws, a link is never HTML. */
import { attributes, count, expect, open, settled, test, verdict } from './fixtures.js';

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

/** @type {[string, string, RegExp][]} field, value, sentence */
const WRONG = [
  ['k', '0', /number above 0.*“0”/],
  ['k', '-2', /number above 0.*“-2”/],
  ['k', 'abc', /number above 0.*“abc”/],
  ['k', '1/0', /number above 0.*“1\/0”/],
  ['k', '1e400', /number above 0.*“1e400”/],
  ['k', '', /number above 0.*nothing was given/],
  ['k', '7'.repeat(1000), /at most 18 digits.*“7{39}…”/],
  ['k', MARKUP, /number above 0.*“<img src=x/],
  ['n', '-1', /whole number of at most 10,000 digits.*“-1”/],
  ['n', '2.5', /whole number of at most 10,000 digits.*“2.5”/],
  ['n', 'ten', /whole number of at most 10,000 digits.*“ten”/],
  ['n', '', /whole number of at most 10,000 digits.*nothing was given/],
  ['n', '9'.repeat(20_000), /at most.*9{39}…/],
  ['n', MARKUP, /whole number of at most 10,000 digits.*“<img src=x/],
  ['limit', '2,,3', /Entry 2 of the list.*nothing was given/],
  ['limit', '2,x', /Entry 2 of the list.*“x”/],
  ['limit', '-3', /Entry 1 of the list.*“-3”/],
  ['limit', '1-9999999', /1,000,000 entries; this one has 9,999,999/],
  ['limit', MARKUP, /Entry 1 of the list.*“<img src=x/],
  ['cap', '25', /0 to the pile, 24.*“25”/],
  ['cap', '-1', /0 to the pile, 24.*“-1”/],
  ['cap', MARKUP, /0 to the pile, 24.*“<img src=x/],
];
const LABELS = /** @type {Record<string, string>} */ ({
  n: 'Pile n',
  k: 'Factor k',
  cap: 'Cap: most the mover may take now',
  limit: 'Limit: L(1), L(2), …, the last one holds on',
});

test('typed: every wrong value gets its sentence, beside the field and in the verdict; the board stays', async ({ page }) => {
  for (const [field, value, sentence] of WRONG) {
    await open(page, '#/dynamic-nim?n=24&k=2&at=11,8');
    if (field === 'limit') {
      await page.getByRole('button', { name: /^Any limit/ }).click();
      await settled(page);
      await page.keyboard.press('End');
    }
    const input = page.getByLabel(String(LABELS[field]), { exact: true });
    await input.fill(value);
    await input.press('Enter');
    await expect(page.locator('#problem')).toHaveText(sentence);
    await expect(verdict(page)).toHaveText(sentence);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveValue(value);
    const data = await attributes(page);
    expect([data.state, data.outcome, data.moves]).toEqual(['error', undefined, undefined]);
    // The last good board stays where it was.
    await expect(count(page)).toContainText(field === 'limit' ? '68 of 68' : '30 of 70');
    await page.goBack();
    await settled(page);
    expect((await attributes(page)).outcome).toBe('N');
  }
  expect(await page.title()).toContain('Mexplorer');
});

test('linked, cold: the sentence, and the board of the example', async ({ page }) => {
  for (const [field, value, sentence] of WRONG.filter(([, value]) => value.length < 1000)) {
    const rest = field === 'n' ? 'k=2' : field === 'k' ? 'n=24' : 'n=24&k=2';
    await page.goto('about:blank');
    await page.goto(`./#/dynamic-nim?${rest}&${field}=${encodeURIComponent(value)}`);
    await settled(page, 'error');
    await expect(verdict(page)).toHaveText(sentence);
    await expect(count(page)).toContainText('0 of 70');
    expect(await page.evaluate(() => document.images.length + document.querySelectorAll('main script').length)).toBe(0);
  }
});

test('an unknown method', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&k=2&method=magic', 'error');
  await expect(verdict(page)).toHaveText('There is no method “magic”; there are definition, rows, walls, numeration.');
});

test('what cannot be decoded is shown as typed', async ({ page }) => {
  await page.goto('./#/dynamic-nim?n=%E0&k=2');
  await settled(page, 'error');
  await expect(verdict(page)).toContainText('“%E0”');
});

test('a place that is none is a note; the answer stands', async ({ page }) => {
  for (const at of ['abc', '25', '-1', '11,11', '%E0', '1e9', '<b>']) {
    await page.goto('about:blank');
    await page.goto(`./#/dynamic-nim?n=24&k=2&at=${at}`);
    await settled(page);
    await expect(page.locator('.notes')).toContainText('no place on this board');
    expect(await attributes(page)).toMatchObject({ outcome: 'N' });
  }
});

test('unknown and repeated names and settings are notes', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=24&n=25&k=2&foo=1&__proto__=2&lang=fr&theme=pink');
  const notes = page.locator('.notes li');
  await expect(notes).toHaveCount(4);
  await expect(page.locator('.notes')).toContainText('foo, __proto__');
  expect(await attributes(page)).toMatchObject({ moves: '["3"]' });
});

test('full-width digits and a typed fraction are read, and written plainly', async ({ page }) => {
  await open(page, '#/dynamic-nim?n=%EF%BC%92%EF%BC%94&k=2');
  await expect(page.getByLabel('Cap: most')).toHaveValue('23');
  await expect(verdict(page)).toContainText('mover wins, take 3');
  await page.getByLabel('Pile n').fill('２２');
  await page.getByLabel('Pile n').press('Enter');
  await page.getByLabel('Factor k').fill('５／２');
  await page.getByLabel('Factor k').press('Enter');
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'P' });
  await expect(page.getByLabel('Pile n')).toHaveValue('22');
  await expect(page).toHaveURL(/n=22&k=5\/2/);
});

test('three hundred random hashes never throw', async ({ page }) => {
  test.slow();
  await open(page, '#/dynamic-nim?n=24&k=2');
  await page.evaluate(async () => {
    let state = 7;
    const random = () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) / 2 ** 32;
    const pieces = [
      'a=',
      'b=',
      'x=',
      'map=',
      'method=mex',
      'method=beatty',
      'view=partition',
      'view=zeckendorf',
      'layer=grundy',
      'wythoff?',
      'race?',
      'board=',
      'sample=',
      'AB/..',
      'open-9',
      'from=',
      'play=person',
      'view=growth',
      'method=full',
      'n=',
      'k=',
      'cap=',
      'at=',
      'method=',
      'rows',
      'walls',
      '24',
      '400',
      '1/2',
      '-1',
      '%E0',
      '<b>',
      '&',
      '&',
      '?',
      '/',
      ',',
      '=',
      '#',
      'lang=zh',
      'theme=dark',
      'embed=1',
      'hide=1',
      '9999999999',
      'dynamic-nim?',
      '中',
    ];
    for (let i = 0; i < 300; i += 1) {
      const page = random();
      let hash = page < 0.4 ? '#/dynamic-nim?' : page < 0.6 ? '#/wythoff?' : page < 0.9 ? '#/race?' : '#/';
      for (let count = random() * 9; count > 0; count -= 1) hash += pieces[Math.floor(random() * pieces.length)];
      location.hash = hash;
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    location.hash = '#/dynamic-nim?n=24&k=2&lang=en';
  });
  await settled(page);
  expect(await attributes(page)).toMatchObject({ moves: '["3"]' });
});

test('a Worker that crashes is replaced, the page says so and goes on', async ({ page, complaints }) => {
  // The Worker of this test dies over one pile, as it would by a panic: with an exception nobody catches.
  await page.route(/worker-.*\.js$/, async (route) => {
    const response = await route.fetch();
    const trap = `addEventListener('message', (event) => { if (event.data.options?.n === '13') throw new Error('unreachable'); });`;
    await route.fulfill({ response, body: trap + (await response.text()) });
  });
  await open(page, '#/dynamic-nim?n=24&k=2&at=11,8');
  await page.evaluate(() => (location.hash = '#/dynamic-nim?n=13&k=2'));
  await settled(page, 'error');
  await expect(verdict(page)).toContainText('The solver stopped while it worked on n=13, k=2, method=walls');
  await expect(count(page)).toContainText('30 of 70');
  await page.evaluate(() => (location.hash = '#/dynamic-nim?n=12&k=2'));
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N', moves: '["1"]' });
  expect(complaints.filter((one) => !one.includes('unreachable'))).toEqual([]);
  complaints.length = 0;
});
