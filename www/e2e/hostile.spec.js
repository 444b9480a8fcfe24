/** What links, files and faults must not do to the page: it is one page, it says what is wrong, and the next link is shown as ever. */
import { expect, leave, notes, open, settled, test, verdict, visit } from './fixtures.js';

/** The element whose making fails from now on. @param {import('@playwright/test').Page} page @param {string | null} name null for none */
const breakElement = (page, name) =>
  page.evaluate((broken) => {
    const { prototype } = Document;
    const all = /** @type {any} */ (window);
    all.whole ??= prototype.createElementNS;
    /** @param {any[]} args */
    prototype.createElementNS = function (...args) {
      if (args[1] === broken) throw new Error('broken on purpose');
      return all.whole.apply(this, args);
    };
  }, name);

/** One page, with the heading. @param {import('@playwright/test').Page} page @param {string} heading */
async function expectOnePage(page, heading) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('#app > .page')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
}

test(
  'a page that fails while it is drawn shows only a message, and the next link works',
  { tag: '@engine' },
  async ({ page, complaints }) => {
    await open(page, '#/nim?heaps=3&lang=en');
    for (const [broken, hash] of /** @type {const} */ ([
      // While it is changed, and while it comes.
      ['select', '#/nim?heaps=3,4,5&play=person&hide=1&lang=en'],
      ['pre', '#/wythoff?a=3&b=5&lang=en'],
    ])) {
      await breakElement(page, broken);
      await visit(page, hash, 'error');
      await expectOnePage(page, 'Something went wrong on this page');
      await expect(verdict(page)).toContainText('broken on purpose');
      await page.getByRole('button', { name: 'Open this link again' }).click();
      await expectOnePage(page, 'Something went wrong on this page');
      await breakElement(page, null);
      await page.getByRole('button', { name: 'Open this link again' }).click();
      await settled(page, hash.includes('hide') ? 'hidden' : 'ready');
      await expectOnePage(page, hash.startsWith('#/nim') ? 'Nim' : 'Wythoff’s game');
      await breakElement(page, broken);
      await leave(page);
      await visit(page, hash, 'error');
      await breakElement(page, null);
      await visit(page, '#/nim?heaps=1,2&lang=en');
      await expectOnePage(page, 'Nim');
    }
    expect(complaints.length).toBeGreaterThan(3);
    expect(complaints.filter((one) => !one.includes('broken on purpose'))).toEqual([]);
    complaints.length = 0;
  },
);

test('a move of the link that is no number of moves is passed over with a note, from cold and after another link', async ({ page }) => {
  const played = '#/nim?heaps=3,4,5&play=person&hide=1&moves=0,1&lang=en';
  await open(page, `${played}&move=-1`, 'hidden');
  await expect(notes(page)).toContainText('The link sets move to “-1”, which isn’t possible, so it’s ignored.');
  await expectOnePage(page, 'Nim');
  for (const hash of ['#/nim?heaps=3&lang=en', `${played}&move=-1`, '#/nim?heaps=5,4&lang=en', `${played}&move=0.5`]) {
    await visit(page, hash, hash.includes('hide') ? 'hidden' : 'ready');
    await expectOnePage(page, 'Nim');
  }
});

test('a route that every object of the language knows is no page, and says so', async ({ page }) => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
    await page.goto(`./#/${name}?lang=en`);
    await expectOnePage(page, 'This page doesn’t exist');
    await expect(page.getByRole('alert')).toContainText(`“${name}”`);
    await expect(page.getByRole('link', { name: 'Mexplorer, home' })).toBeVisible();
  }
});

test('a lesson, a problem, a sheet, a list and a question of such a name are none, and the page says so', async ({ page }) => {
  await page.goto('./#/?lang=en');
  for (const name of ['constructor', '__proto__']) {
    for (const [hash, told] of /** @type {const} */ ([
      [`lesson?id=${name}`, `“${name}”`],
      [`judge?problem=${name}`, name],
      [`worksheet?game=${name}&ask=${name}&level=${name}&seed=${name}`, `“${name}”`],
      [`worksheet?game=nim&ask=${name}`, `“${name}”`],
      [`values?game=${name}&list=${name}&as=${name}`, `“${name}”`],
      [`values?game=octal&list=${name}&as=${name}`, `“${name}”`],
      [`nim?ask=${name}`, `“${name}”`],
    ])) {
      await page.evaluate((wanted) => (location.hash = wanted), `#/${hash}&lang=en`);
      await expect(page.locator('#app > .page'), hash).toHaveCount(1);
      await expect(page.getByRole('main'), hash).toContainText(told);
    }
  }
});
