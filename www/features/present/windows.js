/**
 * Two windows of one lesson: the presenter's, which leads, and the projector's, which it opened and which follows. They exchange messages,
 * which also works from a file. Each finds the other again after a reload: the follower says hello every second, with its token.
 */

/** @import { Host, OnShow } from './types.js' */

/** How often the follower says hello. */
export const HELLO_EVERY_MS = 1000;

/** A window that was silent for so long is gone. */
export const GONE_AFTER_MS = 2500;

/**
 * The presenter's side; it listens only to the window that it opened.
 * @param {Host} own @param {string} token
 * @param {{onKey: (key: {key: string, shift: boolean}) => void, onHeard: () => void}} on onKey: of the other window, whose keys are these
 *   ones'; onHeard: it is there
 */
export function createLeader(own, token, { onKey, onHeard }) {
  /** @type {Set<any>} */
  const followers = new Set();
  /** @type {OnShow | null} */
  let shown = null;
  /** @param {any} to */
  function post(to) {
    try {
      to.postMessage({ token, shown }, '*');
    } catch {
      followers.delete(to);
    }
  }
  /** @param {{data: any, source: any}} event */
  function onMessage({ data, source }) {
    // The token is in an address, and others may know it: the opener must be right, too.
    if (data?.token !== token || source?.opener !== own) return;
    if (typeof data.key === 'string') onKey({ key: data.key, shift: Boolean(data.shift) });
    if (!data.hello) return;
    followers.add(source);
    onHeard();
    if (shown) post(source);
  }
  own.addEventListener('message', onMessage);
  return {
    /** @param {OnShow} next */
    send(next) {
      shown = next;
      for (const one of followers) post(one);
    },
    destroy: () => own.removeEventListener('message', onMessage),
  };
}

/** @param {any} shown @returns {shown is OnShow} */
const isShown = (shown) => typeof shown?.section === 'number' && typeof shown.hash === 'string' && typeof shown.screen === 'string';

/**
 * The projector's side; it listens only to the window that opened it.
 * @param {Host} own @param {string} token @param {(shown: OnShow) => void} onShown
 */
export function createFollower(own, token, onShown) {
  /** @param {object} message */
  const post = (message) => own.opener?.postMessage({ token, ...message }, '*');
  const hello = () => post({ hello: true });
  /** @param {{data: any, source: any}} event */
  function onMessage({ data, source }) {
    if (source !== null && source === own.opener && data?.token === token && isShown(data.shown)) onShown(data.shown);
  }
  own.addEventListener('message', onMessage);
  const timer = own.setInterval(hello, HELLO_EVERY_MS);
  hello();
  return {
    /** @param {{key: string, shiftKey: boolean}} event */
    key: ({ key, shiftKey }) => post({ key, shift: shiftKey }),
    destroy() {
      own.clearInterval(timer);
      own.removeEventListener('message', onMessage);
    },
  };
}
