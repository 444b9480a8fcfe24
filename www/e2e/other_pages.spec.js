/** Pages that are no game's, as one looks at them: nothing that axe finds, no scrolling sideways, controls that a finger meets. */
import { AXE, expect, overflow, test, THREE_LOOKS, violations } from './fixtures.js';

const PAGES = /** @type {const} */ ([
  ['worksheet?game=nim&count=2', '.sheet-item img'],
  ['judge?problem=boi-2008', '.judge-desk'],
  ['values?game=subtraction&set=2-6&as=c', '.values-found li'],
]);

for (const [width, height, look] of THREE_LOOKS)
  test(`${width} × ${height} ${look}`, { tag: '@chromium' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript({ path: AXE });
    for (const [link, ready] of PAGES) {
      await page.goto(`./#/${link}&${look}`);
      await expect(page.locator(ready).first()).toBeVisible();
      expect((await overflow(page)).sideways).toBe(false);
      expect(await violations(page)).toEqual([]);
      const small = await page
        .locator('main :is(button, select, input:not([type=checkbox], [type=radio]), .methods label):visible')
        .evaluateAll((all) =>
          all
            .filter((one) => !one.closest('[inert]') && one.getBoundingClientRect().height < 43.5)
            .map((one) => one.outerHTML.slice(0, 90)),
        );
      expect(small).toEqual([]);
    }
  });
