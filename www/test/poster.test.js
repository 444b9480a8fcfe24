/** When a page shows its finished picture. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage } from './page.js';

for (const [more, is_shown] of /** @type {const} */ ([
  ['', true],
  ['&method=rows', true],
  ['&embed=1&lang=zh', true],
  ['&at=0', false],
  ['&view=board', false],
  ['&hide=1', false],
  ['&ask=outcome', false],
  ['&play=perfect', false],
]))
  test(`n=8&k=2${more} ${is_shown ? 'shows' : 'does not show'} a poster`, async () => {
    const { page } = await openPage(`#/dynamic-nim?n=8&k=2${more}`);
    assert.equal(page.board.model.poster.value !== null, is_shown);
    page.player.seek(1);
    assert.equal(page.board.model.poster.value, null);
    page.destroy();
  });
