/**
 * Two windows of one lesson: the presenter's, which tells what is on show, and the projector's, which it opened and which follows. They
 * talk by messages to each other alone, so that it works from a file, too, and each finds the other again after a reload: the one that
 * follows says so every second, with the token that it was opened with.
 */

/** @import { Host, OnShow } from './types.js' */

/** How often the window that follows says that it is there. */
export const HELLO_EVERY_MS = 1000;

/** A window that was not heard of for so long is gone. */
export const GONE_AFTER_MS = 2500;

/**
 * The presenter's side; it hears nobody but the window that it opened.
 * @param {Host} own @param {string} token
 * @param {{onKey: (key: {key: string, shift: boolean}) => void, onHeard: () => void}} on onKey: of the other window, whose keys are these ones'; onHeard: it is there
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
    // Only a window that this one opened: the token stands in an address, and others may know it. Browsers tell the opener of any window.
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
    tell(next) {
      shown = next;
      for (const one of followers) post(one);
    },
    destroy: () => own.removeEventListener('message', onMessage),
  };
}

/** @param {any} shown @returns {shown is OnShow} */
const isShown = (shown) => typeof shown?.section === 'number' && typeof shown.hash === 'string' && typeof shown.screen === 'string';

/**
 * The projector's side; it hears nobody but the window that opened it.
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
