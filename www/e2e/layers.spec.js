/** The style sheets: what wins is said by layers, in one order whichever sheets a page has fetched, and nothing stands outside them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, open, settled, SINGLE_FILE, test } from './fixtures.js';

/** The order that the source declares. */
const ORDER = (/^@layer ([^;{]+);/m.exec(readFileSync(join(import.meta.dirname, '../ui/styles/layers.css'), 'utf8'))?.[1] ?? '').split(
  /,\s*/,
);

/** Pages that have sheets of all kinds: the lessons of each game, a chart, a play. */
const PAGES = [
  '#/dynamic-nim?n=24&k=2&view=cost',
  '#/dynamic-nim?n=24&k=2&play=person',
  '#/wythoff?a=8&b=13&method=beatty&view=zeckendorf',
  '#/race?sample=open-20&method=pairs&view=growth',
];

/** The layers by their first mention, sheet after sheet, and the rules outside all layers. @param {import('@playwright/test').Page} page */
const layersOf = (page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const names = rules.flatMap((rule) =>
      rule instanceof CSSLayerStatementRule ? [...rule.nameList] : rule instanceof CSSLayerBlockRule ? [rule.name] : [],
    );
    const outside = rules.filter((rule) => !(rule instanceof CSSLayerStatementRule || rule instanceof CSSLayerBlockRule));
    return { order: [...new Set(names)], outside: outside.map((rule) => rule.cssText) };
  });

test('the site has the layers in their order on every page, and on one page after another', async ({ page }) => {
  expect(ORDER).toContain('game');
  for (const hash of PAGES) {
    await open(page, hash);
    await page.waitForLoadState('networkidle');
    expect(await layersOf(page), hash).toEqual({ order: ORDER, outside: [] });
  }
  for (const hash of PAGES) {
    await page.goto(`./${hash}`);
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(await layersOf(page), `${hash}, after the ones before`).toEqual({ order: ORDER, outside: [] });
  }
});

test('the single file has them too', async ({ page }) => {
  await page.goto(`${SINGLE_FILE}#/`);
  await expect(page.locator('.home h1')).toBeVisible();
  expect(await layersOf(page)).toEqual({ order: ORDER, outside: [] });
});
