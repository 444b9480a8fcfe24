/** Two windows of one lesson: who hears whom, and that either finds the other again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFollower, createLeader } from '../features/present/windows.js';
import { newToken } from '../ui/token.js';

/** @import { OnShow } from '../features/present/types.js' */

/** A window that another may have opened; messages come at once. */
function fakeWindow(/** @type {any} */ opener = null) {
  /** @type {Set<(event: any) => void>} */
  const listeners = new Set();
  /** @type {Set<() => void>} */
  const timers = new Set();
  const own = {
    opener: /** @type {any} */ (null),
    addEventListener: (/** @type {string} */ _, /** @type {any} */ listener) => void listeners.add(listener),
    removeEventListener: (/** @type {string} */ _, /** @type {any} */ listener) => void listeners.delete(listener),
    setInterval: (/** @type {() => void} */ run) => (timers.add(run), run),
    clearInterval: (/** @type {any} */ run) => void timers.delete(run),
    /** A second passes. */
    second: () => timers.forEach((run) => run()),
    listeners,
    /** As another window sees it: what it sends comes from that one. @param {any} from */
    seenBy: (from) => ({ postMessage: (/** @type {any} */ data) => [...listeners].forEach((one) => one({ data, source: from })) }),
  };
  if (opener) {
    // Each of the two knows the other by one and the same proxy.
    const me = { opener, postMessage: (/** @type {any} */ data) => [...listeners].forEach((one) => one({ data, source: own.opener })) };
    own.opener = opener.seenBy(me);
  }
  return own;
}

/** @type {OnShow} */
const SHOWN = { section: 3, hash: '#/nim?heaps=3&at=heap,1', is_open: false, screen: '', votes: [] };

test('what one shows the other hears; either may be loaded anew; keys go back', () => {
  const token = newToken();
  assert.match(token, /^[0-9a-f]{16}$/);
  const first = fakeWindow();
  const keys = /** @type {any[]} */ ([]);
  let hellos = 0;
  const on = { onKey: (/** @type {any} */ key) => keys.push(key), onHeard: () => (hellos += 1) };
  let leader = createLeader(first, token, on);
  leader.send(SHOWN);
  const second = fakeWindow(first);
  const heard = /** @type {any[]} */ ([]);
  const follower = createFollower(second, token, (shown) => heard.push(shown));
  assert.deepEqual([heard, hellos], [[SHOWN], 1]);
  leader.send({ ...SHOWN, section: 4, screen: 'blank' });
  assert.deepEqual([heard.at(-1).section, heard.at(-1).screen], [4, 'blank']);
  follower.key({ key: 'PageDown', shiftKey: false });
  assert.deepEqual(keys, [{ key: 'PageDown', shift: false }]);
  // The presenter's window is loaded again, and knows of no other.
  leader.destroy();
  leader = createLeader(first, token, on);
  leader.send({ ...SHOWN, section: 5 });
  assert.equal(heard.at(-1).section, 4);
  second.second();
  assert.equal(heard.at(-1).section, 5);
  // The projector's is.
  follower.destroy();
  assert.equal(second.listeners.size, 0);
  createFollower(second, token, (shown) => heard.push(shown));
  assert.equal(heard.at(-1).section, 5);
  leader.send({ ...SHOWN, section: 6 });
  assert.equal(heard.at(-1).section, 6);
});

test('nobody is followed but the window that opened this one, by its token; what is no message is passed over', () => {
  const token = newToken();
  const first = fakeWindow();
  const leader = createLeader(first, token, { onKey: () => assert.fail('a key'), onHeard: () => {} });
  leader.send(SHOWN);
  const heard = /** @type {any[]} */ ([]);
  const onShown = (/** @type {any} */ shown) => heard.push(shown);
  // Opened by nobody, by another, or with another token.
  const alone = fakeWindow();
  createFollower(alone, token, onShown);
  createFollower(fakeWindow(fakeWindow()), token, onShown);
  createFollower(fakeWindow(first), 'another', onShown);
  const stranger = alone.seenBy({});
  stranger.postMessage({ token, shown: SHOWN });
  assert.deepEqual(heard, []);
  const second = fakeWindow(first);
  createFollower(second, token, onShown);
  assert.equal(heard.length, 1);
  for (const data of [null, 1, 'x', {}, { token }, { token, shown: 1 }, { token, shown: { section: '1' } }, { shown: SHOWN }])
    second.opener && [...second.listeners].forEach((one) => one({ data, source: second.opener }));
  second.seenBy({}).postMessage({ token, shown: SHOWN });
  assert.equal(heard.length, 1);
  for (const data of [null, 1, { token: 'other', hello: true, key: 'PageDown' }, { token }]) first.seenBy({}).postMessage(data);
  // Who knows the token is not heard without being the window that was opened: neither keys nor what is on show.
  for (const strange of [{}, { opener: null }, { opener: alone }]) {
    const told = /** @type {any[]} */ ([]);
    const source = { ...strange, postMessage: (/** @type {any} */ message) => told.push(message) };
    for (const data of [
      { token, key: 'PageDown', shift: false },
      { token, hello: true },
    ])
      first.seenBy(source).postMessage(data);
    assert.deepEqual(told, []);
  }
});
