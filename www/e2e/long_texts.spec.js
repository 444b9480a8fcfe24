/** Texts that are too long to be laid out: refused with a sentence, or taken without being shown; what was there stays. */
import { expect, settled, test, visit } from './fixtures.js';

const MILLION = 1_000_000;

test('a field refuses what is too long for it, says the limit, and keeps what it has', { tag: '@engine' }, async ({ page }) => {
  await visit(page, '#/nim?heaps=3,4,5&lang=en');
  const heaps = page.locator('input[name=heaps]').first();
  await heaps.fill('7'.repeat(MILLION));
  const said = page.getByRole('alert');
  await expect(said).toContainText('1,000,000 characters are too many for this field; the limit is 204,800.');
  await expect(heaps).toHaveValue('3,4,5');
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toHaveCount(0);
  await heaps.fill('3,4,6');
  await heaps.press('Enter');
  await expect(page).toHaveURL(/heaps=3,4,6/);
  // A number has no face, and less room.
  await visit(page, '#/dynamic-nim?n=24&lang=en');
  const pile = page.locator('input[name=n]').first();
  await pile.fill('7'.repeat(MILLION));
  await expect(said).toContainText('1,000,000 characters are too many for this field; the limit is 120,000.');
  await expect(pile).toHaveValue('24');
});

test('a board of a megabyte that is dropped is read without being shown', async ({ page }) => {
  await visit(page, '#/race?lang=en');
  await page.evaluate(() => {
    const rows = Array.from({ length: 1000 }, () => '.'.repeat(1000));
    const data = new DataTransfer();
    const text = `1\n1000\nA${rows.join('\n').slice(1, -1)}B\n`;
    data.items.add(new File([text], 'large.in'));
    const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
    (document.querySelector('.board-group .board') ?? document.body).dispatchEvent(event);
  });
  await expect(page).toHaveURL(/board=1000x1000\./);
  await settled(page);
  await expect(page.locator('.files')).toContainText('“large.in” has 1,001,007 characters. It was read, but it is too long to show here.');
  // What is no board is told all the same.
  await page.getByRole('textbox', { name: 'Boards in the official format' }).fill('?'.repeat(MILLION));
  await expect(page.locator('.files .wrong')).toContainText('number of boards');
});

test('a million characters where result codes should stand are refused, and the codes that are there stay', async ({ page }) => {
  await page.goto('./#/collect?lang=en');
  const field = page.getByRole('textbox', { name: 'Names and codes' });
  await field.fill('Ann 3KVV-F13C-2M6R');
  await field.fill('x'.repeat(MILLION));
  await expect(page.getByRole('alert')).toContainText('1,000,000 characters are too many');
  await expect(field).toHaveValue('Ann 3KVV-F13C-2M6R');
});
