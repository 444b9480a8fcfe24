/** Judges' problems in a browser: a sample is answered, input is made, and a program's slip leads to the smallest board. */
import { attributes, expect, settled, test } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string} name */
const field = (page, name) => page.locator(`textarea[name=${name}]`);

test('a sample is answered, every case with its board', { tag: '@engine' }, async ({ page }) => {
  await page.goto('./#/judge?lang=en');
  await page.getByRole('combobox', { name: 'Problem' }).selectOption({ label: 'HDU 2516 · 取石子游戏' });
  await page.getByRole('button', { name: 'The problem’s sample' }).click();
  const rows = page.locator('.judge-cases tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText('First win');
  await field(page, 'output').fill('Second win\nSecond win\nFirst win\n');
  await expect(page.getByText('All 3 cases are right.')).toBeVisible();
  await rows.nth(2).getByRole('link').click();
  await settled(page);
  expect(await attributes(page)).toMatchObject({ outcome: 'N', for: '#/dynamic-nim?n=10000&k=2&lang=en' });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online judge problems');
  // Nothing of the desk is lost.
  await expect(page.getByText('All 3 cases are right.')).toBeVisible();
  await page.reload();
  await expect(field(page, 'output')).toHaveValue('Second win\nSecond win\nFirst win\n');
  await expect(rows).toHaveCount(3);
  await field(page, 'output').fill('n=2 Second win\nSecond win\nFirst win\n');
  await expect(page.getByText('A judge would call this wrong: there is a word too many before the first case.')).toBeVisible();
});

test('one line that is missing or too much is named, and the rest is compared', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('./#/judge?problem=poj-3922&lang=en');
  await page.getByRole('button', { name: 'The problem’s sample' }).click();
  await expect(page.locator('.judge-cases tbody tr')).toHaveCount(5);
  const lines = ['Case 1: lose', 'Case 2: 1', 'Case 3: 3', 'Case 4: lose', 'Case 5: 4'];
  const status = page.locator('.judge-desk p[role=status]');
  await field(page, 'output').fill(lines.toSpliced(3, 1).join('\n'));
  await expect(status).toHaveText('One line is missing after case 3. All other cases are right.');
  await expect(page.locator('.judge-cases .is-wrong')).toHaveCount(1);
  await field(page, 'output').fill(lines.toSpliced(0, 1).with(3, 'Case 5: 1').join('\n'));
  await expect(status).toHaveText('One line is missing at the start. If it stood there, one other case would be wrong.');
  await field(page, 'output').fill(lines.toSpliced(2, 0, 'f = 3').join('\n'));
  await expect(status).toHaveText('One line too many after case 2. Without it every case is right.');
  await page.goto('./#/judge?problem=poj-3922&lang=zh');
  await expect(status).toHaveText('第 2 组之后多了一行。去掉这一行，各组全部正确。');
  await field(page, 'output').fill(lines.toSpliced(3, 1).join('\n'));
  await expect(status).toHaveText('第 3 组之后缺少一行。其余各组全部正确。');
});

test('stairs in disguise and rounds on a graph open as boards', { tag: '@chromium' }, async ({ page }) => {
  for (const [problem, row, outcome, link] of /** @type {const} */ ([
    ['poj-1704', 1, 'N', '#/staircase?stairs=0,2,1,2,1,0,0,3,0&lang=en'],
    ['luogu-p2148', 0, 'N', '#/nim?heaps=1,0&lang=en'],
    ['luogu-p6560', 0, 'N', '#/graph?edges=1-2,2-3,3-4,4-5,3-6,7-5,6-7&vertices=8&tokens=1&win=5&lang=en'],
  ])) {
    await page.goto('about:blank');
    await page.goto(`./#/judge?problem=${problem}&lang=en`);
    await page.getByRole('button', { name: 'The problem’s sample' }).click();
    await page.locator('.judge-cases tbody tr').nth(row).getByRole('link').click();
    await settled(page);
    expect(await attributes(page)).toMatchObject({ outcome, for: link });
  }
});

test('half a million heaps are answered; their board has no room in a link', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('./#/judge?problem=luogu-p1247&lang=en');
  const heaps = Array.from({ length: 500_000 }, (_, index) => 1 + ((index * 48_271) % 999_999_937));
  const dropped = await page.evaluateHandle(
    (words) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([words], 'a.in', { type: 'text/plain' }));
      return transfer;
    },
    `500000\n${heaps.join(' ')}`,
  );
  await field(page, 'input').dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  const cells = page.locator('.judge-cases tbody td');
  const xor = heaps.reduce((sum, heap) => sum ^ heap, 0);
  const at = heaps.findIndex((heap) => (heap ^ xor) < heap);
  await expect(cells.nth(2)).toContainText(`${(heaps[at] ?? 0) - ((heaps[at] ?? 0) ^ xor)} ${at + 1} `, { timeout: 30_000 });
  await expect(cells.getByRole('link')).toHaveCount(0);
  await field(page, 'output').fill('lose');
  await expect(page.locator('.judge-smallest')).toContainText('This position is too long for a link.');
});

test('input is made, and the smallest case that a program gets wrong opens as a board', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('./#/judge?problem=own-wythoff&lang=zh');
  await page.locator('input[name=count]').fill('200');
  await page.getByRole('button', { name: '生成输入' }).click();
  await expect(page.locator('.judge-cases tbody tr')).toHaveCount(100);
  const input = await field(page, 'input').inputValue();
  expect(input.split('\n')).toHaveLength(200);
  const ratio = (1 + Math.sqrt(5)) / 2;
  const output = input.split('\n').map((line) => {
    const [low = 0, high = 0] = line
      .split(' ')
      .map(Number)
      .sort((a, b) => a - b);
    return Math.floor((high - low) * ratio) === low ? 0 : 1;
  });
  // As a file that is dropped.
  const dropped = await page.evaluateHandle((words) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([words], 'a.out', { type: 'text/plain' }));
    return transfer;
  }, output.join('\n'));
  await field(page, 'output').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.locator('.judge-smallest')).toBeVisible();
  const said = await page.locator('.judge-desk').innerText();
  expect(said.match(/[a-z]{3,}|⟨/gi)).toBeNull();
  const right = await page.locator('.judge-cases .is-wrong pre').first().textContent();
  await page.locator('.judge-smallest a').click();
  await settled(page);
  expect((await attributes(page)).outcome).toMatch(/^[NP]$/);
  expect(right).toMatch(/^[01]$/);
});

test(
  'an unreadable input is shown with its line; an unknown problem has a message; long work can be stopped',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto('./#/judge?problem=poj-3922&lang=en');
    await field(page, 'input').fill('2\n16 1\n1000000000 2');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Line 3: found “1000000000” where the number of stones should be, a whole number from 2 to 100,000,000.',
    );
    await field(page, 'output').fill('Case 1: lose');
    await expect(page.getByText('First answer the input.')).toBeVisible();
    await page.locator('input[name=count]').fill('1001');
    await expect(page.getByRole('button', { name: 'Generate input' })).toBeDisabled();
    await page.goto('about:blank');
    await page.goto('./#/judge?problem=<b>&lang=en');
    await expect(page.getByRole('alert')).toContainText('“<b>” is not a problem here');
    await page.goto('about:blank');
    await page.goto('./#/judge?problem=boi-2008&lang=en');
    await field(page, 'input').fill('1\n2\nAB\n.?');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
);

for (const [width, height, more] of /** @type {const} */ ([
  [360, 640, 'lang=zh'],
  [1280, 720, 'theme=projector&lang=en-XA'],
]))
  test(`it fits ${width} × ${height}`, { tag: '@chromium' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`./#/judge?problem=bzoj-1188&${more}`);
    await page.locator('.judge-desk .row button').first().click();
    await expect(page.locator('.judge-cases tbody tr')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
