/** The router on a browser of our own: pushes, quiet rewrites, and what happens when another link is opened meanwhile. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRouter } from '../ui/router.js';
import { fakeBrowser } from './browser.js';

test('a push is one entry and changes the link; the same link pushes nothing', () => {
  const browser = fakeBrowser('#/race?sample=wrap');
  const router = createRouter(browser);
  assert.equal(router.link.value.route, 'race');
  router.push(router.linkWith({ method: 'full', sample: null }));
  assert.deepEqual(browser.entries, ['#/race?sample=wrap', '#/race?method=full']);
  assert.equal(router.link.value.params.get('method'), 'full');
  router.push('#/race?method=full');
  assert.equal(browser.entries.length, 2);
});

test('quiet rewrites come one in 400 ms, the last one last, and leave the link as it is', () => {
  const browser = fakeBrowser('#/x?n=1');
  const router = createRouter(browser);
  const { value: opened } = router.link;
  for (let at = 1; at <= 30; at += 1) {
    router.replaceSoon(router.linkWith({ at: String(at) }));
    browser.pass(20);
  }
  browser.pass(400);
  assert.deepEqual(browser.entries, ['#/x?n=1&at=30']);
  assert.ok(browser.replaced >= 2 && browser.replaced <= 3, String(browser.replaced));
  assert.equal(router.link.value, opened);
  assert.equal(router.hash.value, '#/x?n=1&at=30');
});

test('a push writes what waited first, so that back leads to it', () => {
  const browser = fakeBrowser('#/x?n=1');
  const router = createRouter(browser);
  router.replaceSoon(router.linkWith({ at: '1' }));
  router.replaceSoon(router.linkWith({ at: '2' }));
  router.push(router.linkWith({ n: '2' }));
  assert.deepEqual(browser.entries, ['#/x?n=1&at=2', '#/x?n=2&at=2']);
});

test('a rewrite that waits gives up when another link was opened, before the page has heard of it', () => {
  const browser = fakeBrowser('#/x?n=1');
  const router = createRouter(browser);
  router.replaceSoon(router.linkWith({ at: '1' }));
  browser.pass(400);
  router.replaceSoon(router.linkWith({ at: '2' }));
  // The address changes at once, and the event that tells of it comes later.
  browser.navigate('#/x?n=9', { silently: true });
  browser.pass(400);
  assert.deepEqual(browser.entries, ['#/x?n=1&at=1', '#/x?n=9']);
  browser.tell();
  assert.equal(router.link.value.params.get('n'), '9');
  router.replaceSoon(router.linkWith({ at: '3' }));
  browser.pass(400);
  assert.deepEqual(browser.entries, ['#/x?n=1&at=1', '#/x?n=9&at=3']);
});

test('where the history refuses, the page goes on by the hash', () => {
  const browser = fakeBrowser('#/x');
  browser.refuses = true;
  const router = createRouter(browser);
  router.push('#/x?n=2');
  assert.equal(router.link.value.params.get('n'), '2');
  router.replaceSoon(router.linkWith({ at: '3' }));
  browser.pass(400);
  assert.equal(router.link.value.params.get('at'), undefined);
});

test('a router that is taken down hears and writes nothing', () => {
  const browser = fakeBrowser('#/x');
  const router = createRouter(browser);
  router.replaceSoon('#/x?at=1');
  router.destroy();
  browser.pass(1000);
  browser.navigate('#/y');
  assert.deepEqual([router.link.value.route, browser.entries], ['x', ['#/x', '#/y']]);
});

test('words are kept with an entry of the history, and not with the next one', () => {
  const browser = fakeBrowser('#/');
  const router = createRouter(browser);
  assert.equal(router.kept(), '');
  router.keep('poj');
  assert.deepEqual([router.kept(), browser.entries], ['poj', ['#/']]);
  router.push('#/x');
  assert.deepEqual([router.kept(), browser.entries], ['', ['#/', '#/x']]);
});
